import { itemsIn } from '#engine/core/fields.ts';
import type { SeenCard, UncertainTreasuresValue } from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label, Picture } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { roleNames, treasureName } from '../shared/names.ts';
import { Card, GritStrip, Lines, STRIP_HEIGHT, upTo, WIDTH, wrapped } from '../shared/Things.tsx';
import { labels, type uncertainTreasures } from './calculator.ts';

type Props = FigureOf<typeof uncertainTreasures>;

const words = {
  deck: { en: 'Deck', it: 'Mazzo' },
  bottom: { en: 'at the bottom', it: 'in fondo' },
  empty: { en: 'no card', it: 'nessuna carta' },
  sees: { en: 'knows where', it: 'sa dov’è' },
  blind: { en: 'not where', it: 'non dov’è' },
} satisfies Readonly<Record<string, Pair>>;

/** The cards on their way; `deck`: how they lie under it, `seen`: who knows where, `grit`: what declining gives, `track`: the whole Grit track. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (reply.kind === 'violations') return <Refused lang={lang} draft={draft} />;
  const { value } = reply.answer;
  if (show === 'grit' || show === 'track' || value.drawn.length === 0) {
    return (
      <Picture width={WIDTH} height={STRIP_HEIGHT + 8}>
        <GritStrip
          lang={lang}
          y={0}
          before={value.grit.before}
          after={value.grit.after}
          isWhole={show === 'track'}
        />
      </Picture>
    );
  }
  if (show === 'seen') return <Seen lang={lang} cards={value.cards} />;
  return show === 'deck' ? (
    <Picture width={150} height={24 + value.deck.length * SLOT}>
      <Deck lang={lang} x={40} deck={value.deck} placed={placedOf(value)} />
    </Picture>
  ) : (
    <Way lang={lang} value={value} cave={draft.cave.trim() === 'yes'} />
  );
}

const SLOT = 38;
const CARD = { width: 30, height: 34 } as const;
/** Cards with a name, not a letter, need room for two lines of it. */
const NAMED = { width: 62, picture: 286 } as const;

/** What was put under the deck now, in the order it was. */
const placedOf = ({ cards }: UncertainTreasuresValue): readonly string[] =>
  cards.filter(({ place }) => place === 'bottom').map(({ card }) => card);

/** Short names are drawn small, longer ones as wide as they need. */
const widthFor = (names: readonly string[]): number =>
  Math.max(...names.map((name) => name.length)) > 3 ? NAMED.width : CARD.width;

/** Who has the cards, step by step from the top, and the deck as it is in the end. */
function Way({
  lang,
  value,
  cave,
}: {
  readonly lang: Lang;
  readonly value: UncertainTreasuresValue;
  readonly cave: boolean;
}) {
  const { drawn, offered, cards, deck } = value;
  const last = cards.filter(({ place }) => place === 'kept' || place === 'removed');
  const rows = [
    { who: cave ? roleNames[lang].cave : roleNames[lang].knight, held: drawn },
    ...(cave && offered.length > 0 ? [{ who: roleNames[lang].knight, held: offered }] : []),
    ...last.map(({ card, place }) => ({ who: labels.places[place][lang], held: [card] })),
  ];
  const width = widthFor(drawn.map((card) => treasureName(lang, card)));
  const height = 66;
  const right = width === NAMED.width ? NAMED.picture : WIDTH;
  return (
    <Picture width={right} height={Math.max(rows.length * height, 26 + deck.length * SLOT)}>
      {rows.map(({ who, held }, i) => (
        <Step
          lang={lang}
          y={i * height}
          n={i + 1}
          who={who}
          held={held}
          next={rows[i + 1]?.held ?? held}
          width={width}
          right={right - 76}
          isLast={i === rows.length - 1 && last.length > 0}
          isRemoved={i === rows.length - 1 && value.removed !== undefined}
        />
      ))}
      <Deck lang={lang} x={right - 68} deck={deck} placed={placedOf(value)} />
    </Picture>
  );
}

interface StepProps {
  readonly lang: Lang;
  readonly y: number;
  readonly n: number;
  readonly who: string;
  readonly held: readonly string[];
  /** Those that are handed on: the others go under the deck. */
  readonly next: readonly string[];
  readonly width: number;
  /** Where the deck begins. */
  readonly right: number;
  readonly isLast: boolean;
  readonly isRemoved: boolean;
}

function Step({ lang, y, n, who, held, next, width, right, isLast, isRemoved }: StepProps) {
  // What goes under the deck stands next to it.
  const inOrder = [
    ...held.filter((card) => next.includes(card)),
    ...held.filter((card) => !next.includes(card)),
  ];
  const end = inOrder.length * (width + 5);
  const goes = inOrder.some((card) => !next.includes(card));
  return (
    <>
      <Count x={11} y={y + 11} n={n} />
      <Label x={27} y={y + 16} align="start" look={isLast ? 'strong' : ''}>
        {who}
      </Label>
      {inOrder.map((card, i) => (
        <Card
          x={i * (width + 5) + 2}
          y={y + 25}
          width={width}
          height={CARD.height}
          name={treasureName(lang, card)}
          look={lookOf(card, next, isLast)}
        />
      ))}
      {isRemoved && <Cross x={2 + width / 2} y={y + 42} size={14} />}
      {goes && <Arrow from={{ x: end + 4, y: y + 42 }} to={{ x: right, y: y + 42 }} />}
    </>
  );
}

const lookOf = (card: string, next: readonly string[], isLast: boolean): string => {
  if (isLast) return 'chosen';
  return next.includes(card) ? 'card' : 'empty';
};

/** The deck from the top, what was put under it last of all. */
function Deck({
  lang,
  x,
  deck,
  placed,
}: {
  readonly lang: Lang;
  readonly x: number;
  readonly deck: readonly string[];
  readonly placed: readonly string[];
}) {
  return (
    <>
      <Label x={x + 34} y={16} look="soft">
        {words.deck[lang]}
      </Label>
      {deck.map((card, i) => (
        <Card
          x={x}
          y={24 + i * SLOT}
          width={66}
          height={SLOT - 4}
          name={treasureName(lang, card)}
          look={placed.includes(card) ? 'chosen' : 'card'}
        />
      ))}
      {deck.length === 0 && (
        <Label x={x + 34} y={40} look="soft">
          {words.empty[lang]}
        </Label>
      )}
    </>
  );
}

/** Each card, where it went, and whether the Cave is told. */
function Seen({ lang, cards }: { readonly lang: Lang; readonly cards: readonly SeenCard[] }) {
  const step = WIDTH / 3;
  return (
    <Picture width={WIDTH} height={127}>
      {cards.map(({ card, place, caveKnows }, i) => {
        const x = i * step + step / 2;
        return (
          <>
            <Card
              x={x - 31}
              y={2}
              width={62}
              height={40}
              name={treasureName(lang, card)}
              look={place === 'kept' ? 'chosen' : 'card'}
            />
            <Lines
              x={x}
              y={62}
              lines={wrapped((place === 'bottom' ? words.bottom : labels.places[place])[lang], 9)}
            />
            <Eye x={x} y={92} isOpen={caveKnows} />
            <Label x={x} y={121} look={caveKnows ? 'strong' : 'soft'}>
              {words[caveKnows ? 'sees' : 'blind'][lang]}
            </Label>
          </>
        );
      })}
    </Picture>
  );
}

function Eye({
  x,
  y,
  isOpen,
}: {
  readonly x: number;
  readonly y: number;
  readonly isOpen: boolean;
}) {
  return (
    <path
      class="sign"
      d={`M${Math.round(x) - 14} ${y}q14 -18 28 0q-14 18 -28 0zm10 0a4 4 0 0 0 8 0a4 4 0 0 0 -8 0${isOpen ? '' : 'm-10 10l28 -20'}`}
    />
  );
}

/** A card that is not there to be put away. */
function Refused({ lang, draft }: Pick<Props, 'lang' | 'draft'>) {
  const cards = itemsIn(draft.deck).slice(0, 3);
  return (
    <Picture width={WIDTH} height={60}>
      {upTo(cards.length).map((i) => (
        <Card x={i * 66 + 2} y={8} width={60} name={treasureName(lang, cards[i] ?? '')} />
      ))}
      <Box x={204} y={8} width={46} height={44} look="empty" />
      <Cross x={227} y={30} size={12} />
    </Picture>
  );
}
