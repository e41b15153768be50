import { clauseAddress, tableAddress } from '#src/addresses.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { namedReadings } from '#src/clauses/named-readings.ts';
import { library } from '#src/clauses/shelf.ts';
import { GAMES } from '#src/games.ts';
import type { GameSlug } from '#engine/index.ts';
import type { Lang } from '#src/lang.ts';
import { siteWords } from '#src/words.ts';
import type { Choice, TableGiven } from './given.ts';

/** All that the calculators of a game ask of a table, each thing once. */
export const tableGiven = (game: GameSlug, lang: Lang): TableGiven => {
  const ours = calculators.filter((calculator) => calculator.game === game);
  const asked = ours.flatMap(({ fields, words }) =>
    Object.entries(fields).map(([field, spec]) => ({ field, spec, words: words[lang] })),
  );
  const choicesOf = ({ field, spec, words }: (typeof asked)[number]): readonly Choice[] =>
    (spec.options ?? []).map((value) => ({
      value,
      label: words.options?.[field]?.[value] ?? value,
    }));
  const questions = library()
    .clauses(lang)
    .filter((clause) => clause.game === game && clause.readings.length > 0);
  return {
    ...{ lang, game },
    address: tableAddress(lang, game),
    title: `${siteWords[lang].table} · ${GAMES[game].title}`,
    modules: firstOf(asked.filter(({ spec }) => spec.atTable)).map((each) => ({
      field: each.field,
      label: each.words.fields[each.field] ?? each.field,
      hint: each.words.hints?.[each.field] || undefined,
      choices: choicesOf(each),
      several: each.spec.count !== undefined,
    })),
    readings: questions.map((clause) => ({
      ...{ clause: clause.id, title: clause.title, href: clauseAddress(lang, clause.id) },
      choices: namedReadings(clause),
    })),
  };
};

/** Several calculators may ask for the same. */
const firstOf = <T extends { readonly field: string }>(asked: readonly T[]): readonly T[] =>
  asked.filter(({ field }, i) => asked.findIndex((other) => other.field === field) === i);
