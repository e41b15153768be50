import { wholeIn } from '#engine/core/notation.ts';
import {
  parseCompleted,
  trackIn,
  type Completed,
  type PerformValue,
  type Reward,
  type TrackSpace,
} from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Cross, Label, round, Tick } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import {
  column,
  crossed,
  Drawn,
  faint,
  joined,
  note,
  row,
  times,
  titled,
  under,
  verdict,
  word,
  type Part,
} from '../shared/layout.tsx';
import { coins, gem, gems, hat, points, poster, power, tent, trainer } from '../shared/pieces.tsx';
import { sumLabels } from '../shared/power-lines.ts';
import type { perform } from './calculator.ts';

type Props = FigureOf<typeof perform>;

const words = {
  discard: { en: 'discard', it: 'scarti' },
  gain: { en: 'gain', it: 'ottieni' },
  together: { en: 'together', it: 'insieme' },
};

/** The performance track with the hat's way, and what completed posters give. */
export function Figure({ lang, draft, reply, show }: Props) {
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const read = parseCompleted('completed', draft.completed);
  const rows = read.ok ? read.value : [];
  const isPosters = show === 'posters' || (show === undefined && rows.length > 0);
  return <Drawn part={isPosters ? posters(lang, rows, value) : track(lang, draft, value)} />;
}

const ROW = 28;
const CELL = { x: 30, width: 100 } as const;

/** The spaces from the highest down: ticks on those that are open, crosses on those with a hat. */
const track = (lang: Lang, draft: Props['draft'], value: PerformValue | undefined): Part => {
  const spaces = (trackIn(draft) ?? []).toReversed();
  const reach = wholeIn(draft.power) ?? 0;
  const wanted = draft.hat.trim();
  const target = value?.hat.space ?? spaces.find((space) => String(space.value) === wanted)?.space;
  const middle = (space: number): number =>
    spaces.findIndex((each) => each.space === space) * ROW + ROW / 2;
  const cells: Part = {
    width: CELL.x + CELL.width + 22,
    height: spaces.length * ROW,
    draw: (x, y) => (
      <>
        {spaces.map((space) => (
          <Cell
            x={x}
            y={y + middle(space.space)}
            space={space}
            reach={reach}
            target={target}
            may={value !== undefined}
            open={openIn(value, space, reach)}
          />
        ))}
        {value?.from && target !== undefined && (
          <Arrow
            from={{ x: x + CELL.x + 48, y: y + middle(value.from.space) }}
            to={{ x: x + CELL.x + 48, y: y + middle(target) }}
          />
        )}
      </>
    ),
  };
  return row([cells, under(power(reach), sumLabels.power[lang])], 10);
};

/** Whether a hat may go there: as the engine says, or no hat is there and the power reaches it. */
const openIn = (
  value: PerformValue | undefined,
  { space, hat: held, value: worth }: TrackSpace,
  reach: number,
): boolean =>
  value === undefined
    ? held === undefined && worth <= reach
    : value.track.some((each) => each.space === space && each.open);

function Cell({
  x,
  y,
  space,
  reach,
  target,
  may,
  open,
}: {
  readonly x: number;
  readonly y: number;
  readonly space: TrackSpace;
  readonly reach: number;
  readonly target: number | undefined;
  readonly may: boolean;
  readonly open: boolean;
}) {
  const isFar = space.value > reach;
  const isTarget = space.space === target;
  const kind = space.hat ?? (isTarget ? 'wanted' : undefined);
  const look = isTarget && may ? ' box--chosen' : isFar ? ' box--empty' : '';
  const at = { x: x + CELL.x + CELL.width + 13, y };
  return (
    <>
      <Label x={x + 14} y={y + 5} look={isFar ? 'soft' : 'strong'}>
        {space.value}
      </Label>
      <rect
        class={`box${look}`}
        x={round(x + CELL.x)}
        y={round(y - 13)}
        width={CELL.width}
        height="26"
      />
      {kind !== undefined && hat(kind).draw(x + CELL.x + 6, y - 12)}
      {open && (may || !isTarget) && <Tick {...at} />}
      {!open && (!isFar || isTarget) && <Cross {...at} size={7} />}
    </>
  );
}

/** What a poster or tent asks for: gems, by color where it is told. */
const asked = (lang: Lang, { gems: all, hues }: Reward): readonly Part[] => {
  const told = gems(lang, hues);
  return told.length > 0 ? told : times(all, gem(lang));
};

const given = ({
  points: score,
  coins: money,
}: Pick<Reward, 'points' | 'coins'>): readonly Part[] => [
  ...(score > 0 ? [points(score)] : []),
  ...(money > 0 ? [coins(money)] : []),
];

/** Each poster above its tent, with what both ask for and give; then the sum. */
const posters = (lang: Lang, rows: readonly Completed[], value: PerformValue | undefined): Part =>
  column(
    [
      ...rows.map((each) => completed(lang, each)),
      ...(value === undefined
        ? [verdict(false)]
        : [row([note(words.together[lang]), ...given(value)])]),
    ],
    { gap: 12 },
  );

const completed = (lang: Lang, { poster: bill, tent: below, waived }: Completed): Part => {
  const spared = below === undefined || waived;
  const demand = [
    ...asked(lang, bill),
    ...(below === undefined
      ? []
      : asked(lang, below).map((part) => (waived ? crossed(part) : part))),
  ];
  return row(
    [
      column([poster(lang, 'standard'), below === undefined ? faint(tent('free')) : tent()], {
        gap: 2,
      }),
      ...(spared ? [trainer()] : []),
      ...(demand.length > 0 ? [titled(words.discard[lang], row(demand, 2))] : []),
      word('→', 'strong'),
      titled(
        words.gain[lang],
        row(joined([...given(bill), ...(below === undefined ? [] : given(below))], '+'), 3),
      ),
    ],
    8,
  );
};
