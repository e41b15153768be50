import { expect, test } from 'vitest';
import { anyCalculator } from '#src/calculators/calculator.ts';
import { replyJson } from '#src/calculators/reply-json.ts';
import { acolytes } from '#src/widgets/fire-and-ice/acolytes/calculator.ts';
import { factionChoice } from '#src/widgets/fire-and-ice/faction-choice/calculator.ts';
import { turnOrder } from '#src/widgets/fire-and-ice/turn-order/calculator.ts';

test.each([
  [factionChoice, 'taken=giants,witches,giants', 'Giants', 'Giganti'],
  [turnOrder, 'order=auren,nomads,auren', 'Auren', 'Auren'],
  [acolytes, 'opponents=nomads,nomads', 'Nomads', 'Nomadi'],
])('a Faction that is listed twice is named', (calculator, query, english, italian) => {
  const any = anyCalculator(calculator as never);
  expect(replyJson(any, query, 'en')).toMatchObject({
    problems: [{ reason: 'twice', text: `“${english}” is there twice. Take one away.` }],
  });
  expect(replyJson(any, query, 'it')).toMatchObject({
    problems: [{ reason: 'twice', text: `«${italian}» compare due volte. Togli il doppione.` }],
  });
});

test('the Shapeshifters’ Home terrain is asked for by name', () => {
  const any = anyCalculator(acolytes);
  expect(replyJson(any, 'opponents=shapeshifters', 'en')).toMatchObject({
    problems: [{ text: 'Say which Home terrain the Shapeshifters have now.' }],
  });
  expect(replyJson(any, 'opponents=shapeshifters', 'it')).toMatchObject({
    problems: [{ text: 'Indica quale Terreno Ideale hanno adesso i Mutaforma.' }],
  });
});

test('the player’s own Faction is no opponent', () => {
  const any = anyCalculator(acolytes);
  expect(replyJson(any, 'opponents=acolytes', 'en')).toMatchObject({
    problems: [{ text: '“Acolytes” is you. Enter the other players only.' }],
  });
  expect(replyJson(any, 'opponents=acolytes', 'it')).toMatchObject({
    problems: [{ text: '«Accoliti» sei tu. Indica solo gli altri giocatori.' }],
  });
});
