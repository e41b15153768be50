import { games } from '#engine/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { FIRST_LANG } from '#src/lang.ts';
import type { Ledger } from './ledger-record.ts';

/** By game, all that a link to its table can say now: who plays, boards, what is in play, readings. */
export const tablesNow = (): Ledger['tables'] =>
  Object.fromEntries(games.map(({ slug }) => [slug, tellable(slug)]));

const tellable = (game: string): Ledger['tables'][string] => {
  const ours = calculators.filter((calculator) => calculator.game === game);
  const inPlay = ours
    .flatMap(({ fields }) => Object.entries(fields))
    .filter(([, { atTable }]) => atTable);
  const asked = library()
    .clauses(FIRST_LANG)
    .filter((clause) => clause.game === game && clause.readings.length > 0);
  return Object.fromEntries([
    ...['players', 'first', ...ours.flatMap(({ kept }) => kept)].map((name) => [name, []] as const),
    ...inPlay.map(([field, { options = [] }]) => [field, options] as const),
    ...asked.map(({ id, readings }) => [id, readings] as const),
  ]);
};
