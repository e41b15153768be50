import { calculators, findCalculator } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { spokenOf, type Figured } from '#src/figures/figure.ts';
import { pictureOfCalculator, pictureOfChapter } from '#src/figures/pictured.ts';
import { GAMES } from '#src/games.ts';
import type { Lang } from '#src/lang.ts';
import { clauseAt } from '#src/paths.ts';
import { siteWords } from '#src/words.ts';
import type { GameSlug } from '#engine/index.ts';

/** What a preview is about. The pages of a kind that has none of its own are shown as their game's. */
export interface Subject {
  /** The page, below its language; its preview is called so. */
  readonly place: string;
  readonly title: string;
  /** A word or two above the title; may be blank. */
  readonly kind: string;
  readonly game?: GameSlug;
  readonly position?: Figured | undefined;
}

/** A subject with what its picture shows, in a few words; may be blank. */
interface Seen extends Subject {
  readonly shows: string;
}

const HOME = 'home';

const isGame = (text: string): text is GameSlug => Object.hasOwn(GAMES, text);

/** Every preview of a language, by its place. */
export const placesIn = (lang: Lang): readonly string[] => [
  HOME,
  ...Object.keys(GAMES),
  ...Object.keys(GAMES).flatMap((game) =>
    library()
      .chapters(game, lang)
      .map(({ chapter }) => `${game}/${chapter}`),
  ),
  ...calculators.map(({ name }) => `try/${name}`),
];

/** The preview of the page that stands at a path: `en/r/rtn.rock-rose.income/` is shown as its chapter. */
export const placeOf = (path: string, lang: Lang): string => {
  const id = clauseAt(path);
  const [, first = '', second = ''] = path.split('/');
  const moved = library().retired.find((each) => each.id === id)?.movedTo;
  const clause = id === '' ? undefined : library().clause(moved ?? id, lang);
  const wanted = clause
    ? [`${clause.game}/${clause.chapter}`]
    : [`${first}/${second}`, first, second];
  return wanted.find((place) => isPlace(place, lang)) ?? HOME;
};

/** Whether there is such a preview; every page asks. */
const isPlace = (place: string, lang: Lang): boolean => {
  const [first = '', second] = place.split('/');
  if (second === undefined) return first === HOME || isGame(first);
  return first === 'try'
    ? findCalculator(second) !== undefined
    : library()
        .chapters(first, lang)
        .some(({ chapter }) => chapter === second);
};

const known = new Map<string, Promise<Seen>>();

/** All clauses of a chapter ask for the same. */
export const subjectAt = (place: string, lang: Lang): Promise<Seen> => {
  const name = `${lang} ${place}`;
  const subject = known.get(name) ?? seen(place, lang);
  known.set(name, subject);
  return subject;
};

const seen = async (place: string, lang: Lang): Promise<Seen> => {
  const subject = await found(place, lang);
  const { position, kind } = subject;
  // One of several drawings is not what the calculator says: the page’s title tells it.
  const shows = position && !position.show ? spokenOf(position, lang).caption : kind;
  return { ...subject, shows };
};

const found = async (place: string, lang: Lang): Promise<Subject> => {
  const words = siteWords[lang];
  const [first = '', second = ''] = place.split('/');
  if (first === 'try') {
    const calculator = findCalculator(second)!;
    return {
      ...{ place, game: calculator.game, kind: words.calculator },
      title: calculator.words[lang].title,
      position: await pictureOfCalculator(second, lang),
    };
  }
  if (!isGame(first)) return { place, kind: '', title: words.tagline };
  const { title, best } = GAMES[first];
  if (second === '') {
    const clauses = library()
      .clauses(lang)
      .filter(({ game }) => game === first);
    const kind = words.results(clauses.length);
    return { place, game: first, kind, title, position: await firstOf(best, lang) };
  }
  const chapters = library().chapters(first, lang);
  const index = chapters.findIndex(({ chapter }) => chapter === second);
  return {
    ...{ place, game: first, kind: words.chapterOf(index + 1, chapters.length) },
    title: chapters[index]?.title ?? title,
    position: await pictureOfChapter(first, second, lang),
  };
};

const firstOf = async (names: readonly string[], lang: Lang): Promise<Figured | undefined> => {
  const pictures = await Promise.all(names.map((name) => pictureOfCalculator(name, lang)));
  return pictures.find((picture) => picture !== undefined);
};
