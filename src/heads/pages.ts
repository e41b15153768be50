import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { GAMES } from '#src/games.ts';
import type { Lang } from '#src/lang.ts';
import {
  aidPath,
  calculatorPath,
  chapterPath,
  clausePath,
  coveragePath,
  gamePath,
  homePath,
  momentsPath,
  printPath,
  SECTIONS,
  sectionPath,
  tablePath,
  teachPath,
} from '#src/paths.ts';

/** Every page of a language, but for those that only forward or stand in for others. */
export const pagesIn = (lang: Lang): readonly string[] => [
  homePath(lang),
  ...Object.keys(GAMES).flatMap((game) => [
    gamePath(lang, game),
    teachPath(lang, game),
    momentsPath(lang, game),
    printPath(lang, game),
    tablePath(lang, game),
    ...library()
      .aids(game)
      .map(({ name }) => aidPath(lang, game, name)),
    coveragePath(lang, game),
    ...library()
      .chapters(game, lang)
      .map(({ chapter }) => chapterPath(lang, game, chapter)),
  ]),
  ...library()
    .clauses(lang)
    .map(({ id }) => clausePath(lang, id)),
  ...calculators.map(({ name }) => calculatorPath(lang, name)),
  ...SECTIONS.map((section) => sectionPath(lang, section)),
];
