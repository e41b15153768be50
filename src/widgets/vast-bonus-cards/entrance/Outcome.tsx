import {
  spotAt,
  type EntranceValue,
  type Leaver,
  type Painting,
  type Side,
  type Space,
} from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';
import { PieceGlyph } from '../shared/Glyphs.tsx';
import { labels, type Shown } from './labels.ts';
import {
  arrivalAt,
  arrowBetween,
  centerOf,
  middleOf,
  moved,
  pieceAt,
  TILE,
  type Arrow,
} from './sheet.ts';

interface OutcomeProps {
  readonly lang: Lang;
  readonly painting: Painting;
  /** The tiles that are to go. */
  readonly falls: readonly Space[];
  readonly value: EntranceValue | undefined;
}

/** The answer on the map: what goes, where the marker may go, what stops it, where pieces are moved. */
export function Outcome({ lang, painting, falls, value }: OutcomeProps) {
  if (value === undefined) return null;
  const { marker, canCollapse, places, later, sides, leavers, instead } = value;
  const gone = surelyGone(value);
  const tries = canCollapse !== undefined;
  return (
    <g class="outcome" aria-hidden="true">
      {gone.map((space) => (
        <path
          class="outcome__crack"
          d="M-50-10-30-4-35 10-10 3-15 23 9 13 7 33 29 22 27 42 50 35"
          transform={moved(centerOf(space))}
        />
      ))}
      {tries &&
        falls
          .filter((space) => !gone.includes(space))
          .map((space) => <Frame kind="spared" space={space} />)}
      {instead.map((space) => (
        <Frame kind="instead" space={space} />
      ))}
      {places.map((space) => (
        <Frame kind="place" space={space} />
      ))}
      {tries && sides.map((side) => <Bar side={side} marker={marker} painting={painting} />)}
      {leavers.map((leaver, nth) => (
        <Leaving lang={lang} leaver={leaver} nth={nth} painting={painting} />
      ))}
      {canCollapse === 'yes' &&
        places.map((space) => (
          <Shaft
            kind={isSure(value, space) ? 'sure' : 'maybe'}
            arrow={arrowBetween(centerOf(marker), centerOf(space), [22, 26])}
          />
        ))}
      {later.map((space) => (
        <Shaft kind="maybe" arrow={arrowBetween(centerOf(marker), centerOf(space), [22, 26])} />
      ))}
    </g>
  );
}

/** The tiles that go; not the marker's, as long as nobody knows whether the marker has a place. */
const surelyGone = ({ gone, canCollapse, marker }: EntranceValue): readonly Space[] =>
  gone.filter((space) => space !== marker || canCollapse !== 'unknown');

/** Whether the marker can go there whichever way the pieces leave. */
const isSure = ({ sides, entrance }: EntranceValue, space: Space): boolean =>
  entrance === space || sides.some((side) => side.space === space && side.free === 'yes');

function Frame({
  kind,
  space,
}: {
  readonly kind: 'place' | 'instead' | 'spared';
  readonly space: Space;
}) {
  const half = TILE.size / 2;
  return (
    <rect
      class={`outcome__frame outcome__frame--${kind}`}
      x={-half}
      y={-half}
      width={TILE.size}
      height={TILE.size}
      rx={TILE.corner}
      transform={moved(centerOf(space))}
    />
  );
}

/** Where the marker is stopped. An open space needs no sign: there is nothing to go to. */
function Bar({
  side,
  marker,
  painting,
}: {
  readonly side: Side;
  readonly marker: Space;
  readonly painting: Painting;
}) {
  const { space, free } = side;
  if (space === undefined || free !== 'no') return null;
  if (spotAt(painting, space)?.ground === 'none') return null;
  return (
    <g class="outcome__bar" transform={moved(middleOf([marker, space]))}>
      <circle r="12" />
      <path d="m-5-5 10 10m0-10L-5 5" />
    </g>
  );
}

/** From where a piece stands to where it may be moved. */
function Leaving({
  lang,
  leaver,
  nth,
  painting,
}: {
  readonly lang: Lang;
  readonly leaver: Leaver;
  readonly nth: number;
  readonly painting: Painting;
}) {
  const { piece, from, options, to } = leaver;
  const start = spotAt(painting, from);
  if (start === undefined) return null;
  return (
    <>
      {options.map((space) => {
        const end = arrivalAt(space, nth);
        return (
          <g class="outcome__piece">
            <Shaft
              kind={to === undefined ? 'maybe' : 'sure'}
              arrow={arrowBetween(pieceAt(start, piece), end, [14, 14])}
            />
            <g transform={moved(end)}>
              <PieceGlyph lang={lang} piece={piece} />
            </g>
          </g>
        );
      })}
    </>
  );
}

function Shaft({ kind, arrow }: { readonly kind: 'sure' | 'maybe'; readonly arrow: Arrow }) {
  const { transform, length } = arrow;
  return (
    <g class={`outcome__arrow outcome__arrow--${kind}`} transform={transform}>
      <path d={`M0 0H${length - 12}`} />
      <path d={`M${length - 14}-8 ${length} 0l-14 8z`} />
    </g>
  );
}

/** What the signs on the map mean, for those that are there. */
export function Legend({ lang, value }: Pick<OutcomeProps, 'lang' | 'value'>) {
  if (value === undefined) return null;
  const { canCollapse, places, later, sides, leavers, instead } = value;
  const isStopped = canCollapse !== undefined && sides.some(({ free }) => free === 'no');
  const shown: readonly (readonly [boolean, Shown])[] = [
    [surelyGone(value).length > 0, 'goes'],
    [leavers.length > 0, 'leaves'],
    [places.length > 0, canCollapse === 'yes' ? 'place' : 'entrance'],
    [later.length > 0, 'later'],
    [isStopped, 'blocked'],
    [instead.length > 0, canCollapse === 'later' ? 'first' : 'instead'],
  ];
  return (
    <ul class="cave-legend">
      {shown.flatMap(([isThere, sign]) =>
        isThere
          ? [
              <li>
                <svg viewBox="-14 -14 28 28" width="22" height="22" aria-hidden="true">
                  {SIGNS[sign]}
                </svg>{' '}
                {labels.shown[sign][lang]}
              </li>,
            ]
          : [],
      )}
    </ul>
  );
}

const frame = (kind: 'place' | 'instead') => (
  <rect
    class={`outcome__frame outcome__frame--${kind}`}
    x="-10"
    y="-10"
    width="20"
    height="20"
    rx="3"
  />
);

const SIGNS: Readonly<Record<Shown, preact.JSX.Element>> = {
  goes: <path class="outcome__crack" d="M-13-6-5-3-7 2 3-1 1 6 12 7" />,
  leaves: (
    <g class="outcome__piece">
      <Shaft kind="maybe" arrow={{ transform: 'translate(-14 0)', length: 28 }} />
    </g>
  ),
  place: frame('place'),
  entrance: frame('place'),
  later: <Shaft kind="maybe" arrow={{ transform: 'translate(-14 0)', length: 28 }} />,
  blocked: (
    <g class="outcome__bar">
      <circle r="11" />
      <path d="m-4-4 8 8m0-8-8 8" />
    </g>
  ),
  first: frame('instead'),
  instead: frame('instead'),
};
