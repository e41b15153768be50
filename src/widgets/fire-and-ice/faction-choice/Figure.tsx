import {
  FACTION_FACTS,
  FACTIONS,
  otherSideOf,
  parseSeats,
  printedHome,
  TERRAINS,
  type Faction,
  type FactionChoiceValue,
  type Seat,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import { Disc } from '../shared/figure-map.tsx';
import { Hex, Stack, terrainRows, Token, TOKEN, type Part } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { factionsListed } from '../shared/names.ts';
import { factionChoice } from './calculator.ts';

type Props = FigureOf<typeof factionChoice>;

/**
 * The terrains that a Faction may choose, or the Factions that are left. `show` may ask for all
 * Factions by their `terrains`, or for the `boards` of the new ones.
 */
export function Figure({ lang, draft, reply, show }: Props) {
  const wants = FACTIONS.find((faction) => faction === draft.wants.trim());
  const choosing = valueOf({ ...draft, terrain: '' });
  const open = valueOf({ ...draft, wants: '', terrain: '' });
  if (open === undefined) return null;
  const taken = parseSeats('taken', draft.taken, 'starts');
  const table: Table = {
    lang,
    value: open,
    taken: taken.ok ? taken.value : [],
    wants,
    isRefused: reply.kind === 'violations',
  };
  if (show === 'boards') return <Stack parts={[grid(table, BOARDS)]} />;
  if (show === 'terrains') return <Stack parts={[grid(table, HOMES)]} />;
  return choosing !== undefined && choosing.terrains.length > 0 ? (
    <Stack parts={[terrains(lang, choosing, draft.terrain.trim())]} />
  ) : (
    <Stack
      parts={[
        grid(
          table,
          [...HOMES, ...BOARDS].filter((row) =>
            row.some(
              (faction) =>
                faction === wants ||
                open.factions.some((each) => each.faction === faction && !each.open),
            ),
          ),
        ),
      ]}
    />
  );
}

const valueOf = (draft: Props['draft']): FactionChoiceValue | undefined => {
  const reply = factionChoice.ask(draft);
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

/** The Factions of each Home terrain, and those on the two sides of a new board. */
const HOMES: readonly (readonly Faction[])[] = TERRAINS.map((terrain) =>
  FACTIONS.filter((faction) => printedHome(faction) === terrain),
);
const BOARDS: readonly (readonly Faction[])[] = FACTIONS.filter(
  (faction) => FACTION_FACTS[faction].family !== 'base',
).flatMap((faction) => {
  const other = otherSideOf(faction);
  return other !== undefined && FACTIONS.indexOf(faction) < FACTIONS.indexOf(other)
    ? [[faction, other]]
    : [];
});

interface Table {
  readonly lang: Lang;
  readonly value: FactionChoiceValue;
  readonly taken: readonly Seat[];
  readonly wants: Faction | undefined;
  readonly isRefused: boolean;
}

/** The longest name of a Faction fits beside its mark. */
const HALF = 158;
const ROW = TOKEN + 8;

/** Factions in pairs: those taken are marked, those closed are crossed out. */
const grid = (
  { lang, value, taken, wants, isRefused }: Table,
  rows: readonly (readonly Faction[])[],
): Part => ({
  width: HALF * 2,
  height: ROW * rows.length + 2,
  draw: rows.flatMap((row, i) =>
    row.map((faction, side) => {
      const seat = taken.find((each) => each.faction === faction);
      const isOpen = value.factions.some((each) => each.faction === faction && each.open);
      const isWanted = faction === wants;
      const [x, y] = [HALF * side + 1, ROW * i + 7];
      const start = printedHome(faction) === undefined ? seat?.terrain : undefined;
      return (
        <>
          <Token
            {...{ x, y, lang, faction }}
            width={HALF - 5}
            look={seat !== undefined || isWanted ? 'chosen' : 'card'}
          />
          {start !== undefined && (
            <Hex x={x + HALF - 14} y={y + 2} lang={lang} ground={start} size={11} />
          )}
          {seat === undefined && !isOpen && <Disc x={x + HALF - 13} y={y + 3} />}
          {isWanted && !isRefused && <Disc x={x + HALF - 13} y={y + 3} isOpen />}
        </>
      );
    }),
  ),
});

/** Every terrain: open, or whose it is. */
const terrains = (lang: Lang, { terrains: all }: FactionChoiceValue, chosen: string): Part =>
  terrainRows(
    lang,
    all.map(({ terrain, open, bars }) => {
      const names = factionsListed(
        lang,
        bars.map(({ by }) => by),
      );
      const isStart = bars.every(({ as }) => as === 'start');
      return {
        terrain,
        note: open ? '' : (isStart ? figureWords.startOf : figureWords.homeOf)(names)[lang],
        mark: (spot) => <Disc {...spot} isOpen={open} />,
        isChosen: terrain === chosen,
      };
    }),
  );
