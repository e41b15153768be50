import { parseCamp, type CampValue } from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { CampFace, type CampOverlay } from '../shared/CampDrawing.tsx';
import type { campScoring } from './calculator.ts';

type Props = FigureOf<typeof campScoring>;

/** A camp with what it scores: the lines of row and column, or its pairs; `plain` shows tiles alone. */
export function Figure({ lang, draft, reply, show }: Props) {
  const read = parseCamp('camp', draft.camp);
  if (!read.ok) return null;
  const camp = read.value;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const longest = Math.max(camp.length, ...camp.map((row) => row.length));
  return (
    <CampFace
      lang={lang}
      camp={camp}
      overlay={value === undefined ? {} : overlayOf(value, show)}
      side={longest > 6 ? 28 : 34}
    />
  );
}

/** A camp with a space beyond a gap is about row and column; else pairs come first. */
const overlayOf = ({ cross, pairs }: CampValue, show: string | undefined): CampOverlay => {
  const isAbout = cross?.apart.length || pairs.pairs.length === 0 ? 'cross' : 'pairs';
  switch (show ?? isAbout) {
    case 'cross':
      return { cross };
    case 'pairs':
      return { pairs };
    default:
      return {};
  }
};
