import { TERRAIN_PIECES, TERRAINS, type Terrain } from '#engine/vast-bonus-cards/index.ts';
import { itemsIn } from '#engine/core/fields.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Cross, Label, Picture } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import { terrainNames } from '../shared/names.ts';
import { Lines, upTo, WIDTH, wrapped } from '../shared/Things.tsx';
import { faceOf, labels, type randomTerrain } from './calculator.ts';

type Props = FigureOf<typeof randomTerrain>;

const aside: Pair = { en: 'set aside', it: 'da parte' };

const COLUMNS = 3;
const CELL = { x: WIDTH / COLUMNS, y: 78 } as const;

/** The 6 Terrain cards as they lie; `kinds` shows the tiles they stand for. */
export function Figure({ lang, draft, reply, show }: Props) {
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const up = value?.faceUp ?? itemsIn(draft.faceUp);
  const isRefused = value?.tile === undefined;
  return (
    <Picture width={WIDTH} height={2 * CELL.y}>
      {TERRAINS.map((terrain, i) => {
        const [x, y] = [(i % COLUMNS) * CELL.x, Math.floor(i / COLUMNS) * CELL.y];
        return show === 'kinds' ? (
          <Tiles lang={lang} terrain={terrain} x={x} y={y} />
        ) : (
          <TerrainCard
            lang={lang}
            terrain={terrain}
            face={faceOf({ tile: value?.tile, faceUp: up }, terrain)}
            isRefused={isRefused && draft.draws.trim() === terrain}
            isAside={value?.result === 'draw-again' && draft.draws.trim() === terrain}
            x={x}
            y={y}
          />
        );
      })}
    </Picture>
  );
}

interface PlaceProps {
  readonly lang: Props['lang'];
  readonly terrain: Terrain;
  readonly x: number;
  readonly y: number;
}

const LOOKS = { down: 'empty', up: 'card', now: 'chosen' } as const;

function TerrainCard({
  lang,
  terrain,
  face,
  isRefused,
  isAside,
  x,
  y,
}: PlaceProps & {
  readonly face: keyof typeof LOOKS;
  readonly isRefused: boolean;
  readonly isAside: boolean;
}) {
  const name = wrapped(terrainNames[lang][terrain], 11);
  return (
    <>
      <Box x={x + 2} y={y + 2} width={CELL.x - 4} height={CELL.y - 6} look={LOOKS[face]} />
      {face !== 'down' && <Sign terrain={terrain} x={x + CELL.x / 2} y={y + 15} />}
      <Lines
        x={x + CELL.x / 2}
        y={y + (face === 'down' && !isRefused ? 30 : 37)}
        lines={name}
        look={face === 'down' ? 'soft' : 'strong'}
      />
      <Label x={x + CELL.x / 2} y={y + 67} look="soft">
        {isAside ? aside[lang] : labels.faces[face][lang]}
      </Label>
      {isRefused && <Cross x={x + CELL.x / 2} y={y + 14} />}
    </>
  );
}

/** The tiles of a kind, one beside the other. */
function Tiles({ lang, terrain, x, y }: PlaceProps) {
  const count = TERRAIN_PIECES[terrain];
  const size = count > 1 ? 24 : 38;
  const left = x + (CELL.x - count * (size + 3) + 3) / 2;
  return (
    <>
      {upTo(count).map((i) => (
        <g class="tile tile--terrain">
          <rect x={left + i * (size + 3)} y={y + 21 - size / 2} width={size} height={size} rx="4" />
          <Sign terrain={terrain} x={left + i * (size + 3) + size / 2} y={y + 21} />
        </g>
      ))}
      <Lines x={x + CELL.x / 2} y={y + 56} lines={wrapped(terrainNames[lang][terrain], 11)} />
    </>
  );
}

/** A sign for each kind, about its middle. */
const SIGNS: Readonly<Record<Terrain, string>> = {
  canyon: 'm-9 -8l4 5v6l-4 5m18 -16l-4 5v6l4 5m-13 -8h8',
  lake: 'm-9 -3q3 -4 6 0t6 0t6 0m-18 7q3 -4 6 0t6 0t6 0',
  magma: 'm0 9q-8 -3 -3 -9q1 3 3 2q-2 -6 3 -10q0 5 4 8q3 6 -7 9z',
  'mushroom-forest': 'm-8 0q8 -15 16 0zm5 0v8h6v-8',
  pits: 'm-8 0a8 6 0 0 0 16 0a8 6 0 0 0 -16 0zm3 1a5 3 0 0 0 10 0',
  river: 'm-5 -9q6 5 0 9t0 9m8 -18q6 5 0 9t0 9',
};

function Sign({ terrain, x, y }: Omit<PlaceProps, 'lang'>) {
  return <path class="sign" d={`M${Math.round(x)} ${Math.round(y)}${SIGNS[terrain]}`} />;
}
