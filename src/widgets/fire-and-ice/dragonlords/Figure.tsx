import {
  bowlsIn,
  ownerOf,
  parseOpponents,
  TERRAINS,
  type Bowls,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { BOWLS_SIZE, BowlsFace } from '../shared/BowlsFigure.tsx';
import { Stack, turning, type Part } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { factionsListed } from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';
import type { dragonlords } from './calculator.ts';

type Props = FigureOf<typeof dragonlords>;

/** The space that becomes a Volcano, and the Bowls before and after. */
export function Figure(props: Props) {
  const { lang, draft, reply } = props;
  const before = bowlsIn(draft.bowls);
  const after: Bowls | undefined = reply.kind === 'answer' ? reply.answer.value.bowls : before;
  return (
    <Stack
      parts={[
        ...erupts(props),
        ...(before === undefined || after === undefined
          ? []
          : [{ ...BOWLS_SIZE, draw: <BowlsFace {...{ lang, before, after }} /> }]),
      ]}
    />
  );
}

const erupts = ({ lang, draft, reply }: Props): readonly Part[] => {
  const from = TERRAINS.find((terrain) => terrain === draft.terrain.trim());
  if (from === undefined) return [];
  const seats = parseOpponents(draft.opponents, 'dragonlords');
  const owner = seats.ok ? ownerOf(seats.value, from) : undefined;
  return [
    turning(lang, {
      from,
      to: 'volcano',
      price: reply.kind === 'answer' ? phrases[lang].tokens(reply.answer.value.price) : '',
      note:
        owner === undefined
          ? figureWords.nobody[lang]
          : figureWords.homeOf(factionsListed(lang, [owner]))[lang],
      isAllowed: reply.kind === 'answer',
    }),
  ];
};
