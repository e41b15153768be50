import { wholeIn } from '#engine/core/notation.ts';
import {
  SCALE_DECK,
  SLOTH_CATEGORIES,
  SYMBOLS,
  WAKEFULNESS,
  WAKEFULNESS_ROWS,
  type DragonScalesValue,
  type Scale,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label, Picture, Tick } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { MarkGlyph } from '../shared/Glyphs.tsx';
import { scaleNames, slothNames, symbolNames } from '../shared/names.ts';
import { Card, Cube, Lines, upTo, WIDTH, wrapped } from '../shared/Things.tsx';
import type { dragonScales } from './calculator.ts';
import { labels } from './labels.ts';
import { STEP, Track, wakefulness } from './Track.tsx';

type Props = FigureOf<typeof dragonScales>;

const words = {
  scales: { en: 'Scales', it: 'Scaglie' },
  deck: { en: 'Power deck', it: 'Mazzo dei Poteri' },
} satisfies Readonly<Record<string, Pair>>;

type Drawing = 'gain' | 'symbols' | 'hand' | 'platinum' | 'spirit';

/** A power that earns a Scale, the symbols it may be played as, the new hand, or the cube of the Platinum Scale. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'spirit') return <Spirit lang={lang} />;
  if (reply.kind === 'violations') return <Refused lang={lang} scale={draft.scale.trim()} />;
  const { value } = reply.answer;
  const drawing = show ?? usualFor(value);
  if (drawing === 'gain') return <Gain lang={lang} draft={draft} value={value} />;
  if (drawing === 'hand') return <Hand lang={lang} value={value} />;
  if (drawing === 'platinum') return <Platinum lang={lang} draft={draft} value={value} />;
  return <Symbols lang={lang} value={value} />;
}

/** What a position is about. */
const usualFor = ({ power, platinum, fate }: DragonScalesValue): Drawing => {
  if (platinum !== undefined) return 'platinum';
  if (fate === 'kept') return 'hand';
  return power === 'none' ? 'symbols' : 'gain';
};

const SCALE = { width: 74, height: 50 } as const;

function ScaleCard({
  lang,
  scale,
  x,
  y,
}: {
  readonly lang: Lang;
  readonly scale: Scale;
  readonly x: number;
  readonly y: number;
}) {
  return <Card x={x} y={y} {...SCALE} name={scaleNames[lang][scale]} look="chosen" />;
}

/** The Crystals that the power hits, and the Scale that goes into the Power deck for them. */
function Gain({
  lang,
  draft,
  value,
}: Pick<Props, 'lang' | 'draft'> & { readonly value: DragonScalesValue }) {
  const { power, gained, scalesLeft } = value;
  const crystals = {
    none: 0,
    smash: wholeIn(draft.tokens) ?? 0,
    wrath: wholeIn(draft.tiles) ?? 0,
    surface: 1,
  }[power];
  const step = Math.min(54, 120 / Math.max(1, crystals));
  return (
    <Picture width={WIDTH} height={146}>
      {upTo(crystals).map((i) => (
        <Crystal x={2 + i * step} isTile={power === 'wrath'} />
      ))}
      <Arrow from={{ x: 124, y: 28 }} to={{ x: 160, y: 28 }} look={gained > 0 ? '' : 'soft'} />
      {gained === 0 && <Cross x={142} y={28} />}
      <Box x={168} y={3} width={84} height={50} look={gained > 0 ? 'chosen' : 'empty'} />
      <Label x={210} y={36} look="big">
        {gained > 0 ? `+${gained}` : 0}
      </Label>
      <Label x={0} y={84} align="start" look="soft">
        {words.scales[lang]}
      </Label>
      {upTo(SCALE_DECK.max).map((i) => (
        <Box
          x={i * 34 + 1}
          y={92}
          width={30}
          height={42}
          rx={4}
          look={i < scalesLeft ? 'card' : 'empty'}
        />
      ))}
      {gained > 0 && <Arrow from={{ x: scalesLeft * 34 + 16, y: 113 }} to={{ x: 160, y: 113 }} />}
      <Box x={168} y={78} width={84} height={60} look="card" />
      <Lines x={210} y={108} lines={wrapped(words.deck[lang], 10)} />
    </Picture>
  );
}

/** A Crystal tile that goes, or the token on one. */
function Crystal({ x, isTile }: { readonly x: number; readonly isTile: boolean }) {
  return (
    <g class="tile tile--lit" transform={`translate(${Math.round(x)} 3)`}>
      <rect width="50" height="50" rx="5" />
      <g transform="translate(25 25) scale(1.4)">
        <MarkGlyph mark="crystal" />
      </g>
      {isTile ? (
        <path class="outcome__crack" d="M2 18l12 4l-4 8l14 -3l-3 10l12 -5l2 10l13 -4" />
      ) : (
        <Cross x={25} y={25} size={13} />
      )}
    </g>
  );
}

/** The three symbols; with the Silver Scale each is on a Gem, and where the Gem is counts. */
function Symbols({ lang, value }: { readonly lang: Lang; readonly value: DragonScalesValue }) {
  const { scale, symbols, gems } = value;
  const isSilver = scale === 'silver';
  const step = WIDTH / SYMBOLS.length;
  const y = isSilver ? 132 : 92;
  return (
    <Picture width={WIDTH} height={y + (isSilver ? 46 : 38)}>
      {scale !== undefined && (
        <ScaleCard lang={lang} scale={scale} x={(WIDTH - SCALE.width) / 2} y={2} />
      )}
      {SYMBOLS.map((symbol, i) => {
        const x = i * step + step / 2;
        const isUsable = symbols.includes(symbol);
        return (
          <>
            {isSilver ? (
              <path class={isUsable ? 'bit bit--new' : 'bit bit--gone'} d={gem(x, 84)} />
            ) : (
              <Box x={x - 36} y={72} width={72} height={30} look={isUsable ? 'chosen' : 'empty'} />
            )}
            <Label x={x} y={y} look={isUsable ? 'strong' : ''}>
              {symbolNames[lang][symbol]}
            </Label>
            {isSilver && (
              <Label x={x} y={y + 17} look="soft">
                {labels.places[gems[symbol]][lang]}
              </Label>
            )}
            {isUsable ? (
              <Tick x={x} y={y + (isSilver ? 34 : 26)} />
            ) : (
              <Cross x={x} y={y + (isSilver ? 34 : 26)} size={6} />
            )}
          </>
        );
      })}
    </Picture>
  );
}

/** The outline of a Gem about its middle. */
const gem = (x: number, y: number): string =>
  `M${Math.round(x) - 14} ${y - 16}h28l10 14l-24 28l-24 -28z`;

/** The Scale that stays, and the cards drawn after it. */
function Hand({ lang, value }: { readonly lang: Lang; readonly value: DragonScalesValue }) {
  const { fate, scale, draws, spirit } = value;
  const kept = fate === 'kept' && scale !== undefined ? SCALE.width + 6 : 0;
  const step = Math.min(48, (WIDTH - kept) / Math.max(1, draws));
  const left = (WIDTH - kept - draws * step) / 2;
  return (
    <Picture width={WIDTH} height={82}>
      {kept > 0 && scale !== undefined && <ScaleCard lang={lang} scale={scale} x={left} y={2} />}
      {upTo(draws).map((i) => (
        <>
          <Box
            x={left + kept + i * step}
            y={2}
            width={step - 5}
            height={SCALE.height}
            look="card"
            rx={5}
          />
          <Count x={left + kept + i * step + (step - 5) / 2} y={27} n={i + 1} />
        </>
      ))}
      <Label x={WIDTH / 2} y={74}>
        {`${labels.spirit[lang]} ${spirit} · ${labels.draws[lang]} ${draws}`}
      </Label>
    </Picture>
  );
}

/** A Sloth cube on its way to the Wakefulness track. */
function Platinum({
  lang,
  draft,
  value,
}: Pick<Props, 'lang' | 'draft'> & { readonly value: DragonScalesValue }) {
  const { platinum } = value;
  const before = wholeIn(draft.wakefulness) ?? 0;
  const awakensAt = wholeIn(draft.awakensAt) ?? WAKEFULNESS.max;
  const after = platinum?.after ?? before;
  const step = WIDTH / SLOTH_CATEGORIES.length;
  return (
    <Picture width={WIDTH} height={140}>
      {SLOTH_CATEGORIES.map((category, i) => {
        const isChosen = category === platinum?.category;
        const left = isChosen ? platinum.slothAfter : wholeIn(draft[category]);
        return (
          <>
            <Box
              x={i * step + 2}
              y={2}
              width={step - 4}
              height={46}
              look={isChosen ? 'chosen' : 'card'}
            />
            <Label x={i * step + step / 2} y={20} look={isChosen ? 'strong' : ''}>
              {slothNames[lang][category]}
            </Label>
            {upTo(left ?? 0).map((n) => (
              <Cube x={i * step + 13 + n * 11.4} y={36} />
            ))}
            {isChosen && <Cube x={i * step + 16 + (left ?? 0) * 11.4} y={36} look="gone" />}
            {isChosen && (
              <Arrow
                from={{ x: i * step + step / 2, y: 52 }}
                to={{ x: (after - 0.5) * STEP, y: 84 }}
              />
            )}
          </>
        );
      })}
      <Track lang={lang} y={82} before={before} after={after} awakensAt={awakensAt} />
    </Picture>
  );
}

/** Spirit and Armor by the cubes on the track. */
function Spirit({ lang }: { readonly lang: Lang }) {
  const rows = [
    { name: wakefulness[lang], of: ({ from }: Row) => from },
    { name: labels.spirit[lang], of: ({ spirit }: Row) => spirit },
    { name: labels.armor[lang], of: ({ armor }: Row) => armor },
  ];
  const [left, step] = [80, 22];
  return (
    <Picture width={WIDTH} height={92}>
      {rows.map(({ name, of }, row) => (
        <>
          <Label x={0} y={row * 30 + 20} align="start" look={row === 0 ? 'soft' : ''}>
            {name}
          </Label>
          {WAKEFULNESS_ROWS.map((each, i) => (
            <>
              {row > 0 && (
                <Box
                  x={left + i * step}
                  y={row * 30 + 3}
                  width={step - 2}
                  height={26}
                  rx={3}
                  look="card"
                />
              )}
              <Label
                x={left + i * step + 10}
                y={row * 30 + 20}
                look={row === 0 ? 'soft' : 'strong'}
              >
                {of(each)}
              </Label>
            </>
          ))}
        </>
      ))}
    </Picture>
  );
}

type Row = (typeof WAKEFULNESS_ROWS)[number];

function Refused({ lang, scale }: { readonly lang: Lang; readonly scale: string }) {
  const named = (['golden', 'silver', 'platinum'] as const).find((each) => each === scale);
  return (
    <Picture width={WIDTH} height={54}>
      <ScaleCard lang={lang} scale={named ?? 'silver'} x={(WIDTH - SCALE.width) / 2} y={2} />
      <Cross x={WIDTH / 2} y={27} size={16} />
    </Picture>
  );
}
