import { wholeIn } from '#engine/core/notation.ts';
import {
  CENTER_TENTS,
  POSTERS_SHOWN,
  TENT_SPACES,
  travelOffer,
  type TravelOption,
  type TravelValue,
} from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  crossed,
  disc,
  Drawn,
  faint,
  note,
  pick,
  row,
  shape,
  small,
  space,
  tall,
  times,
  titled,
  under,
  verdict,
  word,
  type Part,
} from '../shared/layout.tsx';
import { pile, poster, tent, wagon, type TentState } from '../shared/pieces.tsx';
import { labels, type travel } from './calculator.ts';

type Props = FigureOf<typeof travel>;
type Draft = Props['draft'];

const words = {
  offer: {
    poster: { en: 'poster', it: 'poster' },
    tent: { en: 'here', it: 'qui' },
    'center-tent': { en: 'center', it: 'centro' },
    'other-center-tent': { en: 'another', it: 'un altro' },
  },
  display: { en: 'Poster display', it: 'Esposizione dei poster' },
  white: { en: 'white deck', it: 'mazzo bianco' },
  standard: { en: 'deck', it: 'mazzo' },
  taken: { en: 'taken', it: 'preso' },
  refill: { en: 'refill', it: 'rimpiazzo' },
};

/** The wagon's way, what it may take where it ends, and where a tent goes. */
export function Figure({ lang, draft, reply, show }: Props) {
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const drawings: Readonly<Record<string, () => Part>> = {
    way: () => way(lang, draft),
    offer: () => offer(lang, draft),
    board: () => board(lang, draft, value),
    posters: () => posters(lang, draft, value),
  };
  const take = draft.take.trim();
  const isTent = take !== '' && take !== 'poster';
  const shown = show === undefined ? ['way', isTent ? 'board' : 'offer'] : [show];
  const isWhite = show === undefined && draft.white.trim() !== 'none';
  const parts = (isWhite ? ['posters'] : shown).map((each) => pick(drawings, each));
  return <Drawn part={column(parts, { gap: 12 })} />;
}

const count = (text: string): number => wholeIn(text) ?? 0;

/** A space of a track, with what is on it. */
const trackSpace = (on: Part | undefined, look = ''): Part => ({
  width: 34,
  height: 34,
  draw: (x, y) => (
    <>
      <circle class={`box ${look}`.trim()} cx={x + 17} cy={y + 17} r="16" />
      {on?.draw(x + (34 - on.width) / 2, y + (34 - on.height) / 2)}
    </>
  ),
});

/** The sign of a poster space. */
const posterSign = (): Part =>
  shape(
    { width: 14, height: 18 },
    'sno-poster--standard',
    <path d="M1 1h12v16h-12zM4 6h6M4 10h6" />,
  );

const tentSign = (): Part =>
  shape({ width: 24, height: 22 }, 'sno-tent--full', <path d="M12 2l10 9l-2 10h-16l-2-10z" />);

/** What is on the space where the wagon ends. */
const END_SIGNS = new Map([
  ['tent', tentSign],
  ['empty', posterSign],
]);

/** Spaces step by step: those beyond the power are crossed out, passed poster spaces give a poster. */
const way = (lang: Lang, draft: Draft): Part => {
  const steps = count(draft.steps);
  const passed = count(draft.passed);
  const spaces = Array.from({ length: steps }, (_, i) => {
    const step = i + 1;
    const isPassed = step < steps && step >= steps - passed;
    const on = isPassed
      ? posterSign()
      : step === steps
        ? END_SIGNS.get(draft.end.trim())?.()
        : undefined;
    const circle = trackSpace(on, step === steps ? 'box--chosen' : '');
    const place = column([step > count(draft.power) ? crossed(circle) : circle, disc(step)], {
      gap: 3,
    });
    const gained = row([word('+', 'strong'), small(poster(lang, 'standard'))], 1);
    return isPassed ? column([gained, place], { gap: 4 }) : lowered(place, passed > 0);
  });
  const start = column([wagon(), space(0, 22)], { gap: 7 });
  return row([lowered(start, passed > 0), ...spaces], 2);
};

/** Makes room above for the posters beside it. */
const lowered = (part: Part, isLow: boolean): Part =>
  isLow ? column([space(0, 26), part], { gap: 4 }) : part;

const OFFERED: Readonly<Record<TravelOption['take'], (lang: Lang) => Part>> = {
  poster: (lang) => poster(lang, 'standard'),
  tent: () => tent(),
  'center-tent': () => tent(),
  'other-center-tent': () => tent(),
};

/** Everything that may be wanted where the wagon ends. */
const offer = (lang: Lang, draft: Draft): Part =>
  row(
    travelOffer(draft).map(({ take, possible }) => {
      const thing = OFFERED[take](lang);
      const named = under(tall(possible ? thing : faint(thing), 38), words.offer[take][lang]);
      const part = column([named, verdict(possible)], { gap: 3 });
      return draft.take.trim() === take ? boxed(part, 'chosen') : boxed(part, 'card');
    }),
    3,
  );

/** The center of the track and the places of the player's board; a tent placed now stands out. */
const board = (lang: Lang, draft: Draft, value: TravelValue | undefined): Part => {
  const free = count(draft.tentSpaces);
  const isFree = draft.printed.trim() === 'free';
  const place = value?.place;
  const spaces = Array.from({ length: TENT_SPACES.max }, (_, i): TentState => {
    if (i < TENT_SPACES.max - free) return 'full';
    return i === TENT_SPACES.max - free && place === 'space' ? 'new' : 'free';
  });
  const printed: TentState = place === 'printed' ? 'new' : isFree ? 'free' : 'full';
  const center = Array.from({ length: CENTER_TENTS }, (_, i): TentState => {
    const held = count(draft.center);
    return i < (value?.centerAfter ?? held) ? 'full' : i < held ? 'gone' : 'free';
  });
  const isBarred = value === undefined;
  return column(
    [
      ...(draft.take.trim() === 'center-tent'
        ? [
            titled(
              labels.center[lang],
              row([...center.map(tent), ...(isBarred ? [verdict(false)] : [])]),
            ),
            arrow('down'),
          ]
        : []),
      titled(
        labels.board[lang],
        boxed(row([...spaces.map(tent), printedTent(lang, printed)], 0), 'card'),
      ),
    ],
    { gap: 6 },
  );
};

/** The printed tent stands apart, under its name. */
const printedTent = (lang: Lang, state: TentState): Part =>
  under(tent(state), labels.printed[lang]);

/** The poster display and both decks: what is taken, and what fills its space. */
const posters = (lang: Lang, draft: Draft, value: TravelValue | undefined): Part => {
  const white = draft.white.trim();
  const face = poster(lang, 'white');
  const refill = value?.refill;
  const space = white === 'display' ? boxed(under(face, words.taken[lang]), 'chosen') : face;
  const from = (deck: 'white' | 'standard'): boolean =>
    refill === deck || (deck === 'white' && refill === 'unchecked');
  const deck = (kind: 'white' | 'standard', left: number | undefined, text: string): Part => {
    const cards = left === 0 ? poster(lang, 'empty') : pile(poster(lang, kind), undefined);
    const part = column([cards, note(left === undefined ? text : `${text}: ${left}`)], { gap: 2 });
    const isTaken = kind === 'white' && white === 'deck';
    return column([
      ...(from(kind) ? [row([note(words.refill[lang]), word('↑', 'strong')])] : []),
      isTaken ? boxed(part, 'chosen') : part,
    ]);
  };
  return column(
    [
      titled(
        words.display[lang],
        boxed(row([...times(POSTERS_SHOWN, poster(lang, 'standard')), space]), 'card'),
      ),
      row(
        [
          deck(
            'standard',
            value?.posterDeckAfter ?? wholeIn(draft.posterDeck),
            words.standard[lang],
          ),
          deck('white', value?.whiteDeckAfter ?? wholeIn(draft.whiteDeck), words.white[lang]),
        ],
        8,
      ),
    ],
    { gap: 10 },
  );
};
