import { library } from '#src/clauses/shelf.ts';
import type { Lang } from '#src/lang.ts';
import { drawn } from './drawn.ts';
import { figured, type Figured } from './figure.ts';

/** The position that shows a clause best: its own figure, or else an example that cites it. */
export const pictureOfClause = (id: string, lang: Lang): Promise<Figured | undefined> => {
  const examples = library().examples(lang);
  const { figures } = library().clause(id, lang);
  return firstDrawn(
    [...figures, ...examples.filter(({ cites }) => cites.includes(id)).map((each) => each.id)],
    lang,
  );
};

/** What goes with a sentence about a clause: its own picture, or else that of its chapter. */
export const pictureOfPoint = async (id: string, lang: Lang): Promise<Figured | undefined> => {
  const { game, chapter } = library().clause(id, lang);
  return (await pictureOfClause(id, lang)) ?? (await pictureOfChapter(game, chapter, lang));
};

/** The position that opens a chapter. */
export const pictureOfChapter = (
  game: string,
  chapter: string,
  lang: Lang,
): Promise<Figured | undefined> => {
  const { parts } = library().chapter(game, lang, chapter);
  const figures = parts.flatMap((part) => {
    if (part.tag === 'Clause') return part.clause.figures;
    return part.tag === 'Figure' || part.tag === 'Example' ? [part.id] : [];
  });
  return firstDrawn(figures, lang);
};

/** The position on which a calculator opens, or else its first example. */
export const pictureOfCalculator = (name: string, lang: Lang): Promise<Figured | undefined> => {
  const examples = library().examples(lang);
  const own = examples.filter(({ calculator }) => calculator === name).map(({ id }) => id);
  return firstDrawn([name, ...own], lang);
};

const firstDrawn = async (names: readonly string[], lang: Lang): Promise<Figured | undefined> => {
  for (const name of names) {
    const position = readable(name, lang);
    if (position && (await drawn(position, lang))) return position;
  }
  return undefined;
};

/** A calculator may open on a position that is still to be filled in. */
const readable = (name: string, lang: Lang): Figured | undefined => {
  try {
    return figured(name, library().examples(lang));
  } catch {
    return undefined;
  }
};
