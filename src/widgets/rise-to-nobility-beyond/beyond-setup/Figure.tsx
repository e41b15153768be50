import { own } from '#engine/core/own.ts';
import {
  BASE_SETTLERS,
  BOX,
  DRAFT_DEALT_EACH,
  DRAFT_KEPT_EACH,
  GLADE_FACE_UP,
  GLADE_TYPES,
  PLAYERS,
  ROCK_ROSE,
  SETTLERS_DEALT_EACH,
  TOKENS,
  type SetupValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { JSX } from 'preact';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { gladeNames } from '../shared/names.ts';
import {
  CARD,
  Deck,
  DieAt,
  Gem,
  GladeCard,
  House,
  Token,
  upTo,
  Worker,
} from '../shared/pieces.tsx';
import type { beyondSetup } from './calculator.ts';

const WORDS = byLang({
  gladeDeck: { en: 'Glade deck', it: 'mazzo Radura' },
  settlersDeck: { en: 'Settlers deck', it: 'mazzo dei Coloni' },
  temple: { en: 'Temple', it: 'Tempio' },
  glade: { en: 'Glade', it: 'Radura' },
  board: { en: 'Game board', it: 'Tabellone' },
  expansion: { en: 'Expansion board', it: 'Plancia dell’espansione' },
  extension: { en: 'Extension', it: 'Estensione' },
  extensions: { en: 'extensions', it: 'estensioni' },
  playerBoard: { en: 'Player board', it: 'Plancia giocatore' },
  supply: { en: 'General supply', it: 'Riserva generale' },
  bottom: { en: 'at the bottom', it: 'in fondo' },
  decks12: { en: 'Decks 1 and 2', it: 'Mazzi 1 e 2' },
  deck3: { en: 'Deck 3', it: 'Mazzo 3' },
  drawn: { en: '1 each', it: '1 a testa' },
  left: { en: 'to the left', it: 'a sinistra' },
  under: { en: 'under the Glade deck', it: 'sotto il mazzo Radura' },
  pick: { en: 'choose 1', it: 'scegline 1' },
  ratio: { en: 'Exchange ratio', it: 'Rapporto di scambio' },
  slot: { en: 'Relic slot', it: 'Spazio dado Reliquia' },
  rockRose: { en: 'Rock Rose', it: 'Rocce Rosee' },
  houses: { en: 'Houses', it: 'Case' },
  meeples: { en: 'meeples', it: 'meeple' },
  tokens: { en: 'Offering tokens', it: 'segnalini Donazione' },
  gladeCards: { en: 'Glade cards', it: 'carte Radura' },
  settlers: { en: 'Settlers', it: 'Coloni' },
  players: (players: number) => ({
    en: `${players} ${players === 1 ? 'player' : 'players'}`,
    it: `${players} ${players === 1 ? 'giocatore' : 'giocatori'}`,
  }),
});

const WIDTH = 280;

interface Props {
  readonly lang: Lang;
  readonly value: SetupValue;
}

const DRAWINGS: Readonly<Record<string, (props: Props) => JSX.Element>> = {
  table: Table,
  box: InTheBox,
  supply: Supply,
  player: EachPlayer,
  settlers: SettlersDeck,
  glade: GladeDeck,
  draft: Draft,
  extension: Extension,
  dice: DiceEach,
};

/** What the setup comes to for these players, or one of its steps. */
export function Figure({ lang, reply, show = '' }: FigureOf<typeof beyondSetup>) {
  if (reply.kind !== 'answer') return null;
  const Drawing = own(DRAWINGS, show) ?? Summary;
  return <Drawing lang={lang} value={reply.answer.value} />;
}

/** The decks and the Temple, by the number of players. */
function Summary({ lang, value }: Props) {
  const words = WORDS[lang];
  return (
    <Picture width={WIDTH} height={170}>
      <Label x={62} y={14} look="strong">
        {words.gladeDeck}
      </Label>
      <Deck x={40} y={34} cards={value.gladeDeck} />
      <Label x={62} y={102} look="soft">
        {`${value.gladeBottom} ${words.bottom}`}
      </Label>
      <Label x={212} y={14} look="strong">
        {words.settlersDeck}
      </Label>
      <Deck x={190} y={34} cards={value.settlersDeck} look="chosen" />
      <Label x={2} y={146} align="start" look="strong">
        {words.temple}
      </Label>
      {upTo(value.templeSpaces).map((n) => (
        <Box x={66 + n * 34} y={126} width={30} height={30} />
      ))}
      {upTo(value.templeSpaces).map((n) => (
        <Label x={81 + n * 34} y={146}>
          {n + 1}
        </Label>
      ))}
    </Picture>
  );
}

/** Where the boards lie. */
function Table({ lang, value }: Props) {
  const words = WORDS[lang];
  return (
    <Picture width={WIDTH} height={236}>
      <Box x={2} y={2} width={92} height={128} look="card" />
      <Label x={48} y={70}>
        {words.board}
      </Label>
      <Box x={94} y={2} width={184} height={128} look="chosen" />
      <Label x={186} y={20} look="strong">
        {words.expansion}
      </Label>
      <Label x={106} y={42} align="start">
        {words.glade}
      </Label>
      {upTo(GLADE_FACE_UP).map((n) => (
        <Box x={106 + n * 28} y={48} width={22} height={28} look="card" rx={3} />
      ))}
      <Label x={106} y={94} align="start">
        {words.temple}
      </Label>
      {upTo(value.templeSpaces).map((n) => (
        <Box x={106 + n * 28} y={100} width={22} height={22} rx={3} look="card" />
      ))}
      <Box x={2} y={160} width={130} height={66} look="card" />
      <Label x={67} y={198}>
        {words.playerBoard}
      </Label>
      <Box x={132} y={160} width={108} height={66} look="chosen" />
      <Label x={186} y={178} look="strong">
        {words.extension}
      </Label>
      {GLADE_TYPES.map((_, n) => (
        <Box x={142 + n * 30} y={186} width={26} height={32} look="empty" rx={3} />
      ))}
      <Label x={260} y={198} look="strong">
        {`× ${value.players}`}
      </Label>
    </Picture>
  );
}

/** The pieces that Beyond adds. */
function InTheBox({ lang }: Props) {
  const words = WORDS[lang];
  const rows = [
    {
      count: BOX.gladeCards,
      name: words.gladeCards,
      sign: <Box x={3} y={-13} width={20} height={26} look="card" rx={3} />,
    },
    {
      count: BOX.settlers,
      name: words.settlers,
      sign: <Box x={3} y={-13} width={20} height={26} look="chosen" rx={3} />,
    },
    { count: ROCK_ROSE.max, name: words.rockRose, sign: <Gem x={13} y={0} /> },
    { count: BOX.houses, name: words.houses, sign: <House x={13} y={0} /> },
    { count: BOX.meeples, name: words.meeples, sign: <Worker x={13} y={0} /> },
    {
      count: BOX.extensionsEach * PLAYERS.max,
      name: words.extensions,
      sign: <Box x={2} y={-8} width={22} height={16} rx={2} look="chosen" />,
    },
    { count: TOKENS.max * PLAYERS.max, name: words.tokens, sign: <Token x={13} y={0} /> },
  ];
  return (
    <Picture width={WIDTH} height={4 * 36}>
      {rows.map(({ count, name, sign }, i) => (
        <g transform={`translate(${i % 2 === 0 ? 0 : 142} ${18 + Math.floor(i / 2) * 36})`}>
          {sign}
          <Label x={30} y={5} align="start" look="strong">
            {count}
          </Label>
          <Label x={52} y={5} align="start">
            {name}
          </Label>
        </g>
      ))}
    </Picture>
  );
}

/** What joins the general supply. */
function Supply({ lang }: Props) {
  const words = WORDS[lang];
  return (
    <Picture width={WIDTH} height={92}>
      <Box x={2} y={22} width={WIDTH - 4} height={66} look="chosen" />
      <Label x={WIDTH / 2} y={14} look="strong">
        {words.supply}
      </Label>
      {[
        { piece: <Gem x={0} y={0} />, count: ROCK_ROSE.max, name: words.rockRose },
        { piece: <House x={0} y={0} />, count: BOX.houses, name: words.houses },
        { piece: <Worker x={0} y={0} />, count: BOX.meeples, name: words.meeples },
      ].map(({ piece, count, name }, i) => (
        <g transform={`translate(${50 + i * 90} 44)`}>
          {piece}
          <Label x={14} y={5} align="start" look="strong">
            {count}
          </Label>
          <Label x={4} y={32}>
            {name}
          </Label>
        </g>
      ))}
    </Picture>
  );
}

/** An extension and the tokens of a color. */
function EachPlayer({ lang }: Props) {
  const words = WORDS[lang];
  return (
    <Picture width={WIDTH} height={92}>
      <Box x={2} y={2} width={104} height={62} look="chosen" />
      {GLADE_TYPES.map((_, n) => (
        <Box x={10 + n * 30} y={10} width={26} height={32} look="empty" rx={3} />
      ))}
      <Label x={2} y={84} align="start">
        {`${BOX.extensionsEach} ${words.extension.toLowerCase()}`}
      </Label>
      <Label x={120} y={38} look="strong">
        +
      </Label>
      {upTo(TOKENS.max).map((n) => (
        <Token x={142 + n * 21} y={33} />
      ))}
      <Label x={WIDTH - 1} y={84} align="end">
        {`${TOKENS.max} ${words.tokens}`}
      </Label>
    </Picture>
  );
}

/** Decks 1 and 2 less the first Settlers, and deck 3, make one deck. */
function SettlersDeck({ lang, value }: Props) {
  const words = WORDS[lang];
  return (
    <Picture width={WIDTH} height={196}>
      <Count x={12} y={14} n={1} />
      <Label x={28} y={19} align="start">
        {words.decks12}
      </Label>
      <Deck x={2} y={38} cards={BASE_SETTLERS} />
      <Arrow from={{ x: 54, y: 62 }} to={{ x: 106, y: 62 }} />
      {upTo(value.players * SETTLERS_DEALT_EACH).map((n) => (
        <Box x={114 + n * 24} y={44} width={20} height={28} look="card" rx={3} />
      ))}
      <Label x={114} y={90} align="start">
        {words.drawn}
      </Label>
      <Count x={12} y={112} n={2} />
      <Label x={114} y={117} align="start">
        {words.deck3}
      </Label>
      <Deck x={2} y={138} cards={value.settlersDeck - BOX.settlers} />
      <Label x={80} y={168} look="strong">
        +
      </Label>
      <Deck x={114} y={138} cards={BOX.settlers} />
      <Arrow from={{ x: 166, y: 162 }} to={{ x: 218, y: 162 }} />
      <Deck x={226} y={138} cards={value.settlersDeck} look="chosen" />
    </Picture>
  );
}

/** The Glade cards: on display, kept by the players, and what the deck then has. */
function GladeDeck({ lang, value }: Props) {
  const words = WORDS[lang];
  return (
    <Picture width={WIDTH} height={158}>
      <Deck x={2} y={52} cards={BOX.gladeCards} />
      {[26, 78, 130].map((y) => (
        <Arrow from={{ x: 52, y: 76 }} to={{ x: 82, y }} />
      ))}
      {upTo(GLADE_FACE_UP).map((n) => (
        <Box x={90 + n * 22} y={14} width={19} height={26} look="card" rx={3} />
      ))}
      <Label x={226} y={32} align="start">
        {GLADE_FACE_UP}
      </Label>
      {upTo(value.players).map((n) =>
        upTo(DRAFT_KEPT_EACH).map((card) => (
          <Box
            x={90 + n * 22 + card * 3}
            y={62 + card * 3}
            width={14}
            height={22}
            look="card"
            rx={2}
          />
        )),
      )}
      <Label x={226} y={82} align="start">
        {`${DRAFT_KEPT_EACH} × ${value.players}`}
      </Label>
      <Deck x={90} y={106} cards={value.gladeDeck} look="chosen" />
      <Label x={142} y={128} align="start" look="strong">
        {words.gladeDeck}
      </Label>
      <Label x={142} y={146} align="start" look="soft">
        {`${value.gladeBottom} ${words.bottom}`}
      </Label>
    </Picture>
  );
}

/** Choose one and pass the others, until enough are kept; the rest goes under the deck. */
function Draft({ lang }: Props) {
  const words = WORDS[lang];
  const step = 26;
  const under = 22 + DRAFT_KEPT_EACH * 44;
  return (
    <Picture width={WIDTH} height={under + 20}>
      {upTo(DRAFT_KEPT_EACH).map((turn) => {
        const hand = DRAFT_DEALT_EACH - turn;
        const isLast = turn + 1 === DRAFT_KEPT_EACH;
        const y = 26 + turn * 44;
        return (
          <>
            <Count x={96} y={y + 16} n={turn + 1} />
            {upTo(hand).map((n) => (
              <Box
                x={116 + n * step}
                y={y + (n === hand - 1 ? -4 : 2)}
                width={22}
                height={30}
                look={n === hand - 1 ? 'chosen' : 'card'}
                rx={3}
              />
            ))}
            <Label x={68} y={y + 21} look="strong">
              {hand - 1}
            </Label>
            {isLast ? (
              <Arrow from={{ x: 68, y: y + 26 }} to={{ x: 68, y: y + 42 }} />
            ) : (
              <Arrow from={{ x: 58, y: y + 16 }} to={{ x: 14, y: y + 16 }} />
            )}
          </>
        );
      })}
      <Label x={2} y={14} align="start">
        {words.left}
      </Label>
      <Label x={WIDTH - 2} y={14} align="end" look="strong">
        {words.pick}
      </Label>
      <Label x={2} y={under + 14} align="start">
        {words.under}
      </Label>
    </Picture>
  );
}

/** Columns of cards above their spaces, the ratio and the slot. */
function Extension({ lang }: Props) {
  const words = WORDS[lang];
  return (
    <Picture width={WIDTH} height={236}>
      {GLADE_TYPES.map((type, i) => {
        const x = 48 + i * 92;
        return (
          <>
            <GladeCard x={x - CARD.width / 2} y={2} type={type} />
            <GladeCard x={x - CARD.width / 2} y={32} type={type} />
            <GladeCard x={x - CARD.width / 2} y={62} type={type} />
          </>
        );
      })}
      <Box x={2} y={112} width={WIDTH - 4} height={122} look="chosen" />
      {GLADE_TYPES.map((type, i) => (
        <>
          <Box x={6 + i * 92} y={120} width={84} height={30} look="card" />
          <Label x={48 + i * 92} y={140} look="strong">
            {gladeNames[type].many[lang]}
          </Label>
        </>
      ))}
      <Gem x={26} y={178} />
      <Label x={44} y={183} align="start">
        : ?
      </Label>
      <Label x={76} y={183} align="start">
        {words.ratio}
      </Label>
      <DieAt x={28} y={212} value={0} look="ghost" />
      <Label x={76} y={217} align="start">
        {words.slot}
      </Label>
    </Picture>
  );
}

/** How many dice each player rolls. */
function DiceEach({ lang, value }: Props) {
  return (
    <Picture width={WIDTH} height={40}>
      <Label x={2} y={25} align="start" look="strong">
        {WORDS[lang].players(value.players)}
      </Label>
      {upTo(value.dice).map((n) => (
        <DieAt x={106 + n * 38} y={20} value={n + 1} />
      ))}
    </Picture>
  );
}
