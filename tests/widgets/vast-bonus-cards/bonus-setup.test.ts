import { expect, test } from 'vitest';
import { LANGS, type Lang } from '#src/lang.ts';
import { bonusSetup, sayStep } from '#src/widgets/vast-bonus-cards/bonus-setup/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(bonusSetup);

const steps = (parts: string, lang: Lang): readonly string[] => {
  const reply = bonusSetup.ask({ ...bonusSetup.start, parts });
  if (reply.kind !== 'answer') return [];
  const { value } = reply.answer;
  return value.steps.map(({ id }) => sayStep(id, value, lang));
};

test('each part brings its steps', () => {
  expect(steps('terrain,upgrades', 'en')).toEqual([
    'Shuffle the 6 Terrain cards and put them face down beside the map.',
    'Thief: draw 1 of the 3 Upgrade cards and put it face down next to your board.',
    'Return the other 2 Upgrade cards to the box.',
  ]);
  expect(steps('scales', 'it')).toEqual([
    'Drago: mescola le 3 Scaglie e mettile coperte accanto alla tua plancia.',
  ]);
  for (const lang of LANGS) expect(steps(bonusSetup.start.parts, lang)).toHaveLength(8);
});

test('the headline counts what is added', () => {
  expect(said(bonusSetup, 'parts=entrance', 'en')).toEqual([
    'Your setup has 1 step more than the base game’s.',
    'Everything is optional: use any of it, alone or together.',
  ]);
  expect(said(bonusSetup, 'parts=', 'it')[0]).toBe(
    'Scegliete con che cosa giocate: per ora non si aggiunge nulla.',
  );
});

test('the pasted sentence names the steps', () => {
  expect(pasted(bonusSetup, 'parts=entrance,scales&done=marker', 'en')).toBe(
    'Setup of Vast with the Bonus Cards: Entrance marker and Scales; 1 of 2 steps done.',
  );
  expect(pasted(bonusSetup, 'parts=', 'it')).toBe(
    'Senza carte bonus, Vast si prepara come nel gioco base.',
  );
});
