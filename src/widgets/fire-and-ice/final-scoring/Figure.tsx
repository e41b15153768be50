import {
  COLUMNS,
  CULTS,
  type Column,
  type Cult,
  type Ground,
  type SheetRow,
  type Tile,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Label, Picture } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { numeral } from '#src/calculators/phrases.ts';
import { livesOn } from '../shared/FactionName.tsx';
import { cultNames, factionNames, tileNames } from '../shared/names.ts';
import { WIDTH } from '../shared/FigureParts.tsx';
import type { finalScoring } from './calculator.ts';
import { COLUMN_NAMES, labels } from './labels.ts';

type Props = FigureOf<typeof finalScoring>;

const LEFT = 112;
const ROW = 25;
const HEAD = 52;

const short = {
  before: { en: 'VP before', it: 'PV prima' },
  area: { en: 'Area', it: 'Aree' },
  strongholds: { en: 'Stronghold–Sanct.', it: 'Fortezza–Sant.' },
};

/** A score sheet: a column for each player, and a line for everything that is counted. */
export function Figure({ lang, reply }: Props) {
  if (reply.kind !== 'answer') return null;
  const { players, tile, missing } = reply.answer.value;
  const step = (WIDTH - LEFT) / players.length;
  const lines = linesOf(lang, tile);
  const bottom = HEAD + ROW * lines.length;
  const middle = (seat: number): number => LEFT + step * (seat + 0.5);
  return (
    <Picture width={WIDTH} height={bottom + ROW + 10}>
      {players.map((row, i) => (
        <Player lang={lang} row={row} x={middle(i)} step={step} isOver={missing.length === 0} />
      ))}
      {lines.map(({ label, cell }, i) => (
        <>
          <Label x={0} y={HEAD + ROW * i + 17} align="start">
            {label}
          </Label>
          {players.map((row, seat) => (
            <Cell lang={lang} x={middle(seat)} y={HEAD + ROW * i + 17} {...cell(row)} />
          ))}
        </>
      ))}
      <Label x={0} y={bottom + 23} align="start" look="strong">
        {labels.total[lang]}
      </Label>
      {players.map(({ total, place }, seat) => (
        <>
          <Box
            x={middle(seat) - Math.min(step - 6, 50) / 2}
            y={bottom + 5}
            width={Math.min(step - 6, 50)}
            height={ROW + 2}
            look={missing.length === 0 && place === 1 ? 'chosen' : 'card'}
          />
          <Label x={middle(seat)} y={bottom + 23} look="strong">
            {numeral(total, lang)}
          </Label>
        </>
      ))}
    </Picture>
  );
}

/** Letters that fit into so much room. */
const fitting = (text: string, width: number): string => {
  const room = Math.floor(width / 6.6);
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
};

function Player({
  lang,
  row: { who, place, tied },
  x,
  step,
  isOver,
}: {
  readonly lang: Lang;
  readonly row: SheetRow;
  readonly x: number;
  readonly step: number;
  readonly isOver: boolean;
}) {
  const ground: Ground | 'none' = livesOn(who.faction) ?? 'none';
  return (
    <>
      <g class={`hex terrain--${ground}`}>
        <circle cx={x} cy="15" r="14" />
        <text x={x} y="19.5">
          {isOver ? `${place}${tied ? '=' : ''}` : who.seat}
        </text>
      </g>
      <Label x={x} y={44}>
        {fitting(who.name || factionNames[lang][who.faction], step)}
      </Label>
    </>
  );
}

interface CellOf {
  readonly points: number | undefined;
  /** What the points are for. */
  readonly result?: number | undefined;
}

interface SheetLine {
  readonly label: string;
  readonly cell: (row: SheetRow) => CellOf;
}

const linesOf = (lang: Lang, tile: Tile | undefined): readonly SheetLine[] =>
  COLUMNS.flatMap((column) =>
    column === 'cults'
      ? CULTS.map((cult) => cultLine(lang, cult))
      : [columnLine(lang, column, tile)],
  );

const cultLine = (lang: Lang, cult: Cult): SheetLine => ({
  label: cultNames[lang][cult],
  cell: ({ cults }) => ({ points: cults[cult]?.points, result: cults[cult]?.value }),
});

const columnLine = (
  lang: Lang,
  column: Exclude<Column, 'cults'>,
  tile: Tile | undefined,
): SheetLine => ({
  label: {
    points: short.before[lang],
    area: short.area[lang],
    tile: tileSaid(lang, tile),
    resources: COLUMN_NAMES.resources[lang],
  }[column],
  cell: (row) => ({
    points: row.points[column],
    result: column === 'area' || column === 'tile' ? row[column]?.value : undefined,
  }),
});

const tileSaid = (lang: Lang, tile: Tile | undefined): string => {
  if (tile === undefined) return COLUMN_NAMES.tile[lang];
  return tile === 'stronghold-sanctuary' ? short.strongholds[lang] : tileNames[lang][tile];
};

/** The points, and small beside them what they are for. */
function Cell({
  lang,
  x,
  y,
  points,
  result,
}: CellOf & { readonly lang: Lang; readonly x: number; readonly y: number }) {
  if (points === undefined) {
    return (
      <Label x={x} y={y} look="soft">
        ·
      </Label>
    );
  }
  return (
    <>
      <Label
        x={result === undefined ? x : x + 2}
        y={y}
        look="strong"
        align={result === undefined ? 'middle' : 'end'}
      >
        {numeral(points, lang)}
      </Label>
      {result !== undefined && (
        <Label x={x + 6} y={y} look="small" align="start">
          {`(${result})`}
        </Label>
      )}
    </>
  );
}
