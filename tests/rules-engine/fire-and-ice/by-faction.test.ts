import { expect, test } from 'vitest';
import { finalScoring, mapScoring, turnOrder } from '#engine/fire-and-ice/index.ts';

const PLAYERS = 'Ada:witches,Bo:ice-maidens/forest,Cy';

test('in turn order only those are known whose Faction sits at the table', () => {
  const { tells } = turnOrder.form.fields.names;
  const raw = { order: 'giants,Ice-Maidens,witches' };
  expect(tells?.(PLAYERS, ['', ',Rob'], raw)).toBe('Ada:witches,Rob:ice-maidens/forest,Cy');
  expect(tells?.(PLAYERS, ['', ',,Anna'], raw)).toBe('Anna:witches,Bo:ice-maidens/forest,Cy');
  expect(tells?.(PLAYERS, ['', 'Dora'], raw)).toBe(PLAYERS);
  expect(tells?.(PLAYERS, ['', 'Dora'], {})).toBe(PLAYERS);
});

test('on the score sheet a Faction that the table lacks sits where it is listed', () => {
  const { tells } = finalScoring.form.fields.names;
  const raw = { factions: 'ice-maidens,witches,/' };
  expect(tells?.(PLAYERS, ['Bo,Ada,Cy', 'Rob,Ada,Cy'], raw)).toBe(
    'Ada:witches,Rob:ice-maidens/forest,Cy',
  );
  expect(tells?.(PLAYERS, ['Bo,Ada,Cy', 'Bo,Anna,Cy'], raw)).toBe(
    'Anna:witches,Bo:ice-maidens/forest,Cy',
  );
  expect(tells?.(PLAYERS, ['Bo,Ada,Cy', 'Bo,Ada,Cyd'], raw)).toBe(
    'Ada:witches,Bo:ice-maidens/forest,Cyd',
  );
  expect(tells?.('', ['', ',Ada'], raw)).toBe(',Ada');
  expect(tells?.('', ['', ',Ada'], {})).toBe(',Ada');
});

test('so it does on the map, whose land is no player, read in full or in part', () => {
  const { tells } = mapScoring.form.fields.names;
  const board = 'land:C2ice;Ice-Maidens.forest:H1d,Z9d\nwitches.ship2:D1d;giants:';
  const raw = { map: 'fire-and-ice', board };
  expect(tells?.('', ['', ',Ada'], {})).toBe(',Ada');
  expect(tells?.(PLAYERS, ['Bo,Ada', 'Rob,Ada'], raw)).toBe(
    'Ada:witches,Rob:ice-maidens/forest,Cy',
  );
  expect(tells?.(PLAYERS, ['Bo,Ada,Cy', 'Bo,Ada,Cyd'], raw)).toBe(
    'Ada:witches,Bo:ice-maidens/forest,Cyd',
  );
});
