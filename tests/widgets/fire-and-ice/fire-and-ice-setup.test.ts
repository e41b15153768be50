import { expect, test } from 'vitest';
import { LANGS, type Lang } from '#src/lang.ts';
import {
  fireAndIceSetup,
  sayStep,
} from '#src/widgets/fire-and-ice/fire-and-ice-setup/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(fireAndIceSetup);

const steps = (lang: Lang): readonly string[] => {
  const reply = fireAndIceSetup.ask({
    ...fireAndIceSetup.start,
    players: '3',
    options: 'auction',
    factions: 'ice-maidens,dragonlords,riverwalkers',
  });
  if (reply.kind !== 'answer') return [];
  const { value } = reply.answer;
  return value.steps.map(({ id }) => sayStep(id, value, lang));
};

test('the steps have the numbers of the table', () => {
  expect(steps('en')).toContain('Put all Faction tokens into the bag and draw 3.');
  expect(steps('en')).toContain(
    'For each drawn Faction put a marker on 40 of the Victory point track.',
  );
  expect(steps('it')).toContain('Dame del Ghiaccio: prendi 1 tessera Favore a tua scelta.');
  for (const lang of LANGS) expect(steps(lang)).toHaveLength(13);
});

test('two sides of a board are refused', () => {
  expect(said(fireAndIceSetup, 'factions=dragonlords,acolytes', 'en')).toEqual([
    'The Dragonlords and the Acolytes are two sides of one board: take one of them away.',
  ]);
});

test('the pasted sentence names the steps', () => {
  expect(pasted(fireAndIceSetup, 'players=2&done=base', 'en')).toBe(
    'Setup of Fire & Ice for 2 players: Base game and Final Scoring tile; 1 of 2 steps done.',
  );
});
