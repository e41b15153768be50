import { saying, when, type Says } from '../core/answer.ts';
import { sum } from '../core/multisets.ts';
import type { SnoClause } from './clauses.ts';
import { DIE, GEMS_HELD, type CrossSpace, type DiceValue } from './data.ts';
import type { FinalRow } from './final-value.ts';
import { isOneLine, isRaised, type CardKind, type ScoredCard } from './scored-card.ts';
import { inBoxes } from './supplies.ts';

/** What cannot be in a camp, a storage or the boxes. */
export const BOX_SAYS = {
  'white-tiles': 'sno.components.white-tiles',
  'white-posters-left': 'sno.components.white-posters',
  'white-are-large': 'sno.scoring.large',
  'gems-twice': 'sno.gems.storage',
  'die-raised': 'sno.scoring.which-dice',
  'one-line': 'sno.scoring.cross-empty',
} as const satisfies Says<SnoClause>;

const say = saying(BOX_SAYS);

interface Readings {
  readonly diceValue: DiceValue;
  readonly cross: CrossSpace;
}

/** Amounts that the pieces of the game do not allow. */
export const boxViolations = (rows: readonly FinalRow[], readings: Readings) => [
  ...tooMany('white-tiles', rows, 'white'),
  ...tooMany('white-posters-left', rows, 'white-posters'),
  ...rows.flatMap((row) => rowViolations(row, readings)),
];

const cardsOf = ({ last, extra, others }: FinalRow): readonly ScoredCard[] => [
  ...last,
  ...extra,
  ...others,
];

/** The single number of each of a player's cards of a kind, where it is told. */
const counted = (row: FinalRow, kind: CardKind): readonly number[] =>
  cardsOf(row)
    .filter((card) => card.kind === kind)
    .flatMap(({ amounts: [count] }) => count ?? []);

const PIECES = { white: 'white-tiles', 'white-posters': 'white-posters' } as const;

/** What all players have of a piece, however many of their cards count it. */
const tooMany = (
  code: 'white-tiles' | 'white-posters-left',
  rows: readonly FinalRow[],
  kind: keyof typeof PIECES,
) => {
  const entered = sum(rows.map((row) => Math.max(0, ...counted(row, kind))));
  const all = inBoxes(PIECES[kind]);
  return when(entered > all, say(code, { entered, all }));
};

const rowViolations = (row: FinalRow, { diceValue, cross }: Readings) => {
  const { name } = row;
  const [white = 0] = counted(row, 'white');
  const [large = white] = counted(row, 'large');
  const gems = sum(counted(row, 'gems'));
  const all = GEMS_HELD.max;
  return [
    ...when(large < white, say('white-are-large', { name, white, large })),
    // A gem is discarded once.
    ...when(gems > all, say('gems-twice', { name, gems, all })),
    ...cardsOf(row).flatMap((card) => [
      ...when(
        isRaised(card) && diceValue === 'shown',
        say('die-raised', { name, value: highest(card), most: DIE.max, reading: diceValue }),
      ),
      // A covered space counts in its row and in its column.
      ...when(isOneLine(card) && cross === 'covered', say('one-line', { name, reading: cross })),
    ]),
  ];
};

const highest = ({ amounts }: ScoredCard): number =>
  Math.max(...amounts.map((amount = 0) => amount));
