import { wholeIn } from '#engine/core/notation.ts';
import { POSTERS_SHOWN, SOLO_TITLES, type SoloValue } from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  crossed,
  Drawn,
  lead,
  note,
  row,
  times,
  titled,
  verdict,
  type Part,
} from '../shared/layout.tsx';
import { blankDie, pile, points, poster } from '../shared/pieces.tsx';
import type { snoSolo } from './calculator.ts';

type Props = FigureOf<typeof snoSolo>;

const words = {
  display: { en: 'Poster display', it: 'Esposizione dei poster' },
  tent: { en: 'Main tent', it: 'Tendone' },
  refill: { en: 'refill', it: 'rimpiazzo' },
  titles: {
    victory: { en: 'you win', it: 'vinci' },
    ringmaster: { en: '“Ringmaster”', it: '«Ringmaster»' },
    magnificent: { en: '“Magnificent”', it: '«Magnificent»' },
  },
};

/** The white poster that buys a clear die, or the titles that points bring. */
export function Figure({ lang, draft, reply }: Props) {
  const score = wholeIn(draft.points);
  if (score !== undefined && reply.kind === 'answer') {
    return <Drawn part={titles(lang, score)} />;
  }
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  return <Drawn part={discard(lang, draft, value)} />;
}

const discard = (lang: Lang, draft: Props['draft'], value: SoloValue | undefined): Part => {
  const dice = wholeIn(draft.clearDice) ?? 0;
  const bought = (value?.clearDice ?? dice + 1) - dice;
  const gained =
    value === undefined
      ? crossed(blankDie(lang, 'clear'))
      : boxed(blankDie(lang, 'clear'), 'chosen');
  const deck = value?.whiteDeck ?? wholeIn(draft.whiteDeck) ?? 0;
  return column(
    [
      titled(
        words.display[lang],
        boxed(
          row([...times(POSTERS_SHOWN, poster(lang, 'standard')), crossed(poster(lang, 'white'))]),
          'card',
        ),
      ),
      row(
        [
          column(
            [
              ...(value?.refilled ? [note(`↑ ${words.refill[lang]}`)] : []),
              deck === 0 ? poster(lang, 'empty') : pile(poster(lang, 'white'), deck),
            ],
            { gap: 2 },
          ),
          arrow(),
          titled(
            words.tent[lang],
            row([...times(dice, blankDie(lang, 'clear')), ...times(bought, gained)], 3),
          ),
        ],
        8,
      ),
    ],
    { gap: 10 },
  );
};

/** The ladder of titles: which of them the points reach. */
const titles = (lang: Lang, score: number): Part =>
  column(
    [
      ...SOLO_TITLES.map(({ title, points: needed }) =>
        row([points(needed), lead(words.titles[title][lang]), verdict(score >= needed)], 10),
      ),
      row([arrow(), points(score)]),
    ],
    { align: 'start' },
  );
