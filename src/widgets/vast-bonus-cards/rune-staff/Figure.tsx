import { itemsIn } from '#engine/core/fields.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import {
  pathTo,
  TELEPORT_DIRECTIONS,
  type RuneStaffValue,
  type StaffSpot,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Count, Cross, Label, Picture, Tick } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cubePlaceNames, pieceMarks, treasureName } from '../shared/names.ts';
import { Card, Cube, GritStrip, Pawn, STRIP_HEIGHT, upTo, WIDTH } from '../shared/Things.tsx';
import type { runeStaff } from './calculator.ts';

type Props = FigureOf<typeof runeStaff>;

const words = {
  grit: { en: 'Grit', it: 'Coraggio' },
  unplaced: { en: 'Unplaced', it: 'Non piazzato' },
} satisfies Readonly<Record<string, Pair>>;

const CELL = 34;

/** The spaces counted to the target, or all that are as far as the Grit takes her; with her cubes counted, those that may go back. `grit`: what it costs on the track. */
export function Figure({ lang, draft, reply, show }: Props) {
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  if (show === 'cubes' || (show === undefined && value?.cubes !== undefined)) {
    return value === undefined ? null : <Cubes lang={lang} draft={draft} value={value} />;
  }
  if (show === 'grit' && value !== undefined) return <Grit lang={lang} value={value} />;
  const direction = TELEPORT_DIRECTIONS.find((each) => each === draft.direction.trim()) ?? 'any';
  const target = { across: wholeIn(draft.across) ?? 0, down: wholeIn(draft.down) ?? 0 };
  const isFar = ({ across, down }: StaffSpot): number =>
    pathTo({ across: Math.abs(across), down: Math.abs(down) }, direction).length;
  if (target.across + target.down === 0) {
    return <Ring lang={lang} reach={value?.reach ?? 0} isFar={isFar} value={value} />;
  }
  return (
    <Way lang={lang} draft={draft} reply={reply} target={target} path={pathTo(target, direction)} />
  );
}

function Grit({ lang, value }: { readonly lang: Lang; readonly value: RuneStaffValue }) {
  const { gritBefore, gritAfter = gritBefore } = value;
  return (
    <Picture width={WIDTH} height={STRIP_HEIGHT + 2}>
      <GritStrip lang={lang} y={0} before={gritBefore} after={gritAfter} />
    </Picture>
  );
}

/** What the Grit comes to, in one line. */
const paid = (lang: Lang, before: number, spend: number, after: number | undefined): string =>
  `${words.grit[lang]}: ${before} − ${spend}${after === undefined ? '' : ` = ${after}`}`;

function Way({
  lang,
  draft,
  reply,
  target,
  path,
}: Pick<Props, 'lang' | 'draft' | 'reply'> & {
  readonly target: StaffSpot;
  readonly path: readonly StaffSpot[];
}) {
  const [columns, rows] = [Math.max(3, target.across + 1), target.down + 1];
  const cell = Math.min(CELL, WIDTH / columns);
  const left = (WIDTH - columns * cell) / 2;
  const height = rows * cell + 26;
  const line = lineOf(reply, lang, wholeIn(draft.grit) ?? 0);
  const at = ({ across, down }: StaffSpot) => ({
    x: left + (across + 0.5) * cell,
    y: (down + 0.5) * cell + 1,
  });
  return (
    <Picture width={WIDTH} height={height}>
      {upTo(rows).flatMap((down) =>
        upTo(columns).map((across) => (
          <Box
            x={left + across * cell + 1}
            y={down * cell + 2}
            width={cell - 2}
            height={cell - 2}
            rx={3}
            look={across === target.across && down === target.down ? 'chosen' : 'card'}
          />
        )),
      )}
      <Pawn {...at({ across: 0, down: 0 })} mark={pieceMarks[lang].knight} />
      {path.map((step, i) => (
        <Count {...at(step)} n={i + 1} />
      ))}
      {reply.kind === 'violations' && <Cross {...at(target)} size={13} />}
      <Label x={WIDTH / 2} y={height - 6}>
        {line}
      </Label>
    </Picture>
  );
}

const lineOf = (reply: Props['reply'], lang: Lang, grit: number): string => {
  if (reply.kind === 'violations') {
    const dear = reply.violations.find((violation) => violation.code === 'too-little-grit');
    return dear === undefined
      ? `${words.grit[lang]}: ${grit}`
      : `${words.grit[lang]}: ${grit} < ${dear.cost}`;
  }
  const { gritBefore, spend, gritAfter } = reply.answer.value;
  return spend === undefined
    ? `${words.grit[lang]}: ${grit}`
    : paid(lang, gritBefore, spend, gritAfter);
};

/** Every space just as far as the Grit is good for. */
function Ring({
  lang,
  reach,
  isFar,
  value,
}: {
  readonly lang: Lang;
  readonly reach: number;
  readonly isFar: (spot: StaffSpot) => number;
  readonly value: RuneStaffValue | undefined;
}) {
  const around = Math.min(reach, 4);
  const size = 2 * around + 1;
  const cell = Math.min(CELL, WIDTH / size);
  const spots = upTo(size).flatMap((row) =>
    upTo(size).map((column) => ({ across: column - around, down: row - around })),
  );
  const left = (WIDTH - size * cell) / 2;
  const height = size * cell + 26;
  return (
    <Picture width={WIDTH} height={height}>
      {spots.map((spot) => {
        const x = left + (spot.across + around) * cell;
        const y = (spot.down + around) * cell;
        const isEnd = isFar(spot) === reach && reach > 0;
        return (
          <>
            <Box
              x={x + 1}
              y={y + 2}
              width={cell - 2}
              height={cell - 2}
              rx={3}
              look={isEnd ? 'chosen' : 'card'}
            />
            {isEnd && (
              <Label x={x + cell / 2} y={y + cell / 2 + 5.5} look="strong">
                {reach}
              </Label>
            )}
          </>
        );
      })}
      <Pawn x={WIDTH / 2} y={(around + 0.5) * cell + 1} mark={pieceMarks[lang].knight} />
      {value?.spend !== undefined && (
        <Label x={WIDTH / 2} y={height - 6}>
          {paid(lang, value.gritBefore, value.spend, value.gritAfter)}
        </Label>
      )}
    </Picture>
  );
}

/** The Grit falls; below, every cube she has: those that may go back with a tick, the Staff's own with a cross. */
function Cubes({
  lang,
  draft,
  value,
}: Pick<Props, 'lang' | 'draft'> & { readonly value: RuneStaffValue }) {
  const { gritBefore, gritAfter = gritBefore, cubes } = value;
  const free = wholeIn(draft.unplaced) ?? 0;
  const placed = itemsIn(draft.placed);
  const cards = [
    { name: treasureName(lang, 'rune-staff'), goes: false },
    ...placed.map((place) => ({
      name: own(cubePlaceNames[lang], place) ?? place,
      goes: cubes?.choice.some((each) => each === place) ?? false,
    })),
    ...upTo(free).map((i) => ({
      name: words.unplaced[lang],
      goes: i < (cubes?.unplaced ?? 0),
    })),
  ];
  const step = WIDTH / cards.length;
  const y = STRIP_HEIGHT + 16;
  return (
    <Picture width={WIDTH} height={y + 84}>
      <GritStrip lang={lang} y={0} before={gritBefore} after={gritAfter} />
      {cards.map(({ name, goes }, i) => {
        const x = i * step + step / 2;
        return (
          <>
            <Card
              x={i * step + 3}
              y={y}
              width={step - 6}
              height={54}
              name={name}
              look={goes ? 'chosen' : 'card'}
            />
            <Cube x={x - 10} y={y + 68} look={goes ? 'new' : 'on'} />
            {goes ? <Tick x={x + 12} y={y + 68} /> : <Cross x={x + 12} y={y + 68} size={6} />}
          </>
        );
      })}
    </Picture>
  );
}
