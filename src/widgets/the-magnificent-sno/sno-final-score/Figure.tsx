import { sum } from '#engine/core/multisets.ts';
import type { FinalRow } from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import { halves } from '../shared/halves.ts';
import {
  boxed,
  column,
  disc,
  Drawn,
  faint,
  lead,
  row,
  space,
  type Part,
} from '../shared/layout.tsx';
import { orderCard, points } from '../shared/pieces.tsx';
import { standing, type snoFinalScore } from './calculator.ts';

/** Everybody from the first down: place, points and what they are made of; the card, where it decides. */
export function Figure({ lang, reply }: FigureOf<typeof snoFinalScore>) {
  if (reply.kind === 'violations') return null;
  const { value } = reply.answer;
  const rows = standing(value);
  const told = rows.map((each) => nameAndSum(each, lang));
  const width = Math.max(...told.map((part) => part.width));
  const isTie = value.first.length > 1;
  return (
    <Drawn
      part={column(
        rows.map((each, i) => {
          const isFirst = value.first.some(({ name }) => name === each.name);
          const card = orderCard(each.card ?? '?');
          const line = row(
            [
              each.place === undefined || rows.length === 1 ? space(0) : disc(each.place),
              { ...(told[i] ?? space(0)), width },
              points(each.total === undefined ? '?' : halves(each.total, lang)),
              ...(isTie ? [isFirst ? card : faint(card)] : []),
            ],
            10,
          );
          return boxed(line, each.name === value.winner ? 'chosen' : 'card');
        }),
      )}
    />
  );
}

/** The name above the sum of its parts: `118 + 15 + 0`. */
const nameAndSum = ({ name, track, last, extra, others, base }: FinalRow, lang: Lang): Part => {
  const cards = [last, extra, others]
    .filter((each) => each.length > 0)
    .map((each) => sum(each.map(({ points: scored = 0 }) => scored)));
  const terms = [track, ...cards, base].map((term) =>
    term === undefined ? '?' : halves(term, lang),
  );
  return column([lead(name), lead(terms.join(' + '))], { gap: 2, align: 'start' });
};
