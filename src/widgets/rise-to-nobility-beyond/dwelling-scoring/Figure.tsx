import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Cross, Label, Picture, Tick } from '#src/figures/kit.tsx';
import { byLang } from '#src/lang.ts';
import { House, Points } from '../shared/pieces.tsx';
import type { dwellingScoring } from './calculator.ts';

const WORDS = byLang({
  active: { en: 'Active', it: 'Attiva' },
  condition: { en: 'Condition', it: 'Condizione' },
  points: { en: 'VP', it: 'PV' },
});

const LEFT = 78;
const WIDTH = 280;

/** Each Dwelling with its House, its condition and what it scores. */
export function Figure({ lang, reply }: FigureOf<typeof dwellingScoring>) {
  if (reply.kind !== 'answer') return null;
  const words = WORDS[lang];
  const { cards } = reply.answer.value;
  const step = Math.min(64, (WIDTH - LEFT) / cards.length);
  return (
    <Picture width={LEFT + cards.length * step} height={166}>
      {[
        { label: words.active, y: 68 },
        { label: words.condition, y: 108 },
        { label: words.points, y: 150 },
      ].map(({ label, y }) => (
        <Label x={2} y={y} align="start">
          {label}
        </Label>
      ))}
      {cards.map(({ points, state, scored }, i) => {
        const x = LEFT + (i + 0.5) * step;
        const isActive = state !== 'inactive';
        return (
          <>
            <Box
              x={x - 16}
              y={2}
              width={32}
              height={78}
              look={isActive ? 'chosen' : 'card'}
              rx={4}
            />
            <Points x={x} y={21} points={points} />
            <House x={x} y={62} {...(isActive ? {} : { look: 'ghost' })} />
            {state === 'met' && <Tick x={x} y={104} />}
            {state === 'unmet' && <Cross x={x} y={104} size={6} />}
            {state === 'inactive' && (
              <Label x={x} y={109} look="soft">
                –
              </Label>
            )}
            {scored > 0 && <Arrow from={{ x, y: 116 }} to={{ x, y: 130 }} />}
            <Label x={x} y={153} look="strong">
              {scored}
            </Label>
          </>
        );
      })}
    </Picture>
  );
}
