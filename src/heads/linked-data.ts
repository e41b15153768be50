import { chapterAddress, clauseAddress, gameAddress, homeAddress } from '#src/addresses.ts';
import { findCalculator } from '#src/calculators/manifest.ts';
import { namedReadings } from '#src/clauses/named-readings.ts';
import { library, type ClauseRecord } from '#src/clauses/shelf.ts';
import { GAMES } from '#src/games.ts';
import type { Lang } from '#src/lang.ts';
import { clauseAt } from '#src/paths.ts';

/** What a page says to programs, in the words of schema.org. */
export type LinkedData = Readonly<Record<string, unknown>>;

interface Page {
  /** Below the base: `en/r/rtn.rock-rose.income/`. */
  readonly path: string;
  readonly lang: Lang;
  readonly title: string;
  readonly game?: string | undefined;
  readonly absolute: (address: string) => string;
}

export const linkedDataOf = (page: Page): readonly LinkedData[] => {
  const { path, lang } = page;
  const id = clauseAt(path);
  const clause = library()
    .clauses(lang)
    .find((each) => each.id === id);
  const [, section, name = ''] = path.split('/');
  return [
    ...crumbs(page, clause),
    ...(clause?.kind === 'open' ? question(clause) : []),
    ...(section === 'try' && name.endsWith('-setup') ? howTo(page, name) : []),
  ].map((data) => ({ '@context': 'https://schema.org', ...data }));
};

/** The way from the first page to this one. */
const crumbs = (
  { path, lang, title, game, absolute }: Page,
  clause: ClauseRecord | undefined,
): readonly LinkedData[] => {
  if (game === undefined) return [];
  const facts = GAMES[game as keyof typeof GAMES];
  const chapter = clause && library().chapter(game, lang, clause.chapter);
  const way = [
    { name: 'Clause & Effect', address: homeAddress(lang) },
    { name: facts.title, address: gameAddress(lang, game) },
    ...(chapter
      ? [{ name: chapter.title, address: chapterAddress(lang, game, chapter.chapter) }]
      : []),
    ...(path === `${lang}/${game}/`
      ? []
      : [{ name: title.replace(` · ${facts.title}`, ''), address: '' }]),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      // The last one is the page itself, and has no address.
      itemListElement: way.map(({ name, address }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        ...(address && { item: absolute(address) }),
      })),
    },
  ];
};

/** An open question: what is asked, and the readings between which a table chooses. */
const question = (clause: ClauseRecord): readonly LinkedData[] => {
  const readings = namedReadings(clause);
  return [
    {
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: clause.title,
        text: clause.text,
        answerCount: readings.length,
        suggestedAnswer: readings.map(({ label }) => ({ '@type': 'Answer', text: label })),
      },
    },
  ];
};

interface Steps {
  readonly steps: readonly { readonly clause: string }[];
}

/** A game laid out as its calculator starts: one clause a step. */
const howTo = ({ lang, absolute }: Page, name: string): readonly LinkedData[] => {
  const calculator = findCalculator(name)!;
  const { title, lead } = calculator.words[lang];
  const reply = calculator.ask(calculator.start);
  if (reply.kind !== 'answer') return [];
  const { steps } = reply.answer.value as Steps;
  return [
    {
      '@type': 'HowTo',
      name: title,
      description: lead,
      step: steps
        .map(({ clause }) => library().clause(clause, lang))
        .map((clause) => ({
          '@type': 'HowToStep',
          name: clause.title,
          text: clause.text,
          url: absolute(clauseAddress(lang, clause.id)),
        })),
    },
  ];
};
