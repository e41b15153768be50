import { arrowIn, HUES, type ArrowSide } from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import { exchange, exchangeWords, handful } from '../shared/exchange.tsx';
import { arrow, column, crossed, Drawn, row, times, type Part } from '../shared/layout.tsx';
import { amounts, gem } from '../shared/pieces.tsx';
import { NO_GEMS } from '#engine/the-magnificent-sno/index.ts';
import type { conversions } from './calculator.ts';

type Props = FigureOf<typeof conversions>;

const words = {
  one: { en: 'this', it: 'questo' },
  other: { en: 'for that', it: 'per quello' },
};

/** One side of a double arrow; the color of its gems is open. */
const sideOf = (lang: Lang, side: ArrowSide): readonly Part[] => [
  ...times(side.gems, gem(lang)),
  ...amounts(lang, { ...side, gems: NO_GEMS }),
];

/** What a conversion gives for what; `arrow` shows the card's two sides alone. */
export function Figure({ lang, draft, reply, show }: Props) {
  const sides = arrowIn(draft);
  if (sides === undefined) return null;
  if (show === 'arrow') {
    return (
      <Drawn
        part={row([
          handful(lang, words.one[lang], sideOf(lang, sides.from)),
          arrow('both'),
          handful(lang, words.other[lang], sideOf(lang, sides.to)),
        ])}
      />
    );
  }
  if (reply.kind === 'answer') return <Drawn part={exchange(lang, reply.answer.value)} />;
  const hue = HUES.find((each) => each === draft.gain.trim());
  const gained = times(sides.to.gems, crossed(gem(lang, hue)));
  return (
    <Drawn
      part={column([
        row([
          handful(lang, exchangeWords.pay[lang], sideOf(lang, sides.from)),
          arrow(),
          handful(lang, exchangeWords.gain[lang], [
            ...gained,
            ...amounts(lang, { ...sides.to, gems: NO_GEMS }),
          ]),
        ]),
      ])}
    />
  );
}
