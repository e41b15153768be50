import { describe, expect, test } from 'vitest';
import { FACTIONS, TERRAINS } from '#engine/fire-and-ice/index.ts';
import { factionChoice } from '#src/widgets/fire-and-ice/faction-choice/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(factionChoice, {
  taken: [
    '',
    'giants,darklings',
    'witches,ice-maidens/desert',
    'ice-maidens/forest,yetis/lakes',
    'acolytes/plains,nomads',
    'shapeshifters/lakes,riverwalkers/forest',
    'giants,giants',
  ],
  wants: ['', ...FACTIONS],
  terrain: ['', ...TERRAINS],
  auction: ['', 'ice-maidens,witches,nomads,engineers', 'witches'],
});

describe('what the Faction choice says', () => {
  test('of the printed example', () => {
    const query = 'taken=giants,darklings&wants=ice-maidens&terrain=forest';
    expect(said(factionChoice, query, 'en')).toEqual([
      'The next player can choose the Ice Maidens with Forest as their Starting terrain.',
      'The Ice Maidens choose their Starting terrain right away, before the next player takes a Faction.',
      'Home terrains in play: Wasteland (Giants) and Swamp (Darklings).',
      'Swamp is the Home terrain of the Darklings.',
      'Wasteland is the Home terrain of the Giants.',
      'Terrains that are open: Desert, Plains, Lakes, Forest and Mountains.',
      'After that, nobody can choose the Auren or the Witches, and nobody else can choose Forest as a terrain.',
      'The Yetis are then out of the game: they are on the other side of the board.',
      'The Ice Maidens play with the white pieces.',
    ]);
    expect(said(factionChoice, query, 'it').slice(0, 3)).toEqual([
      'Il prossimo giocatore può scegliere le Dame del Ghiaccio con le Foreste come Terreno Iniziale.',
      'Il Terreno Iniziale delle Dame del Ghiaccio si sceglie subito, prima che un altro prenda una Fazione.',
      'Terreni Ideali in gioco: Lande Desolate (Giganti) e Paludi (Oscuri).',
    ]);
  });

  test('of a Faction that is closed', () => {
    const query = 'taken=giants,darklings,ice-maidens/forest&wants=witches&terrain=';
    expect(said(factionChoice, query, 'en')).toEqual([
      'Choice 4: nobody can choose the Witches, because Forest is the Starting terrain of the Ice Maidens.',
    ]);
    expect(said(factionChoice, query, 'it')).toEqual([
      'Scelta 4: nessuno può scegliere le Streghe, perché le Foreste sono il Terreno Iniziale delle Dame del Ghiaccio.',
    ]);
  });

  test('of a Faction with a singular name in Italian', () => {
    expect(said(factionChoice, 'taken=mermaids&wants=riverwalkers&terrain=lakes', 'it')).toEqual([
      'Scelta 2: il Popolo dei Fiumi non può avere i Laghi, che sono il Terreno Ideale delle Sirene.',
    ]);
  });

  test('of a full table', () => {
    const five = 'taken=witches,giants,nomads,engineers,darklings';
    expect(said(factionChoice, `${five}&wants=`, 'en')).toEqual(['Everybody has a Faction.']);
    expect(said(factionChoice, `${five}&wants=mermaids`, 'en')[0]).toBe(
      'Chosen so far, in this order: Five Factions are already chosen, and at most five can play. Take one away, or leave open what the next player wants.',
    );
    expect(
      said(factionChoice, 'taken=witches,dragonlords&wants=&auction=dragonlords,witches', 'it')[0],
    ).toBe(
      'Tutti hanno una Fazione. Ora si sceglie il Terreno Iniziale dei Signori dei Draghi: Deserto, Pianure, Paludi, Laghi, Montagne o Lande Desolate.',
    );
  });

  test('of a draw that cannot be', () => {
    expect(said(factionChoice, 'taken=&wants=&auction=fakirs,nomads', 'en')).toEqual([
      'The Fakirs and the Nomads are two sides of one token: only one of them can be drawn.',
    ]);
  });

  test('into a chat', () => {
    expect(pasted(factionChoice, 'taken=witches,ice-maidens/desert&wants=acolytes', 'en')).toBe(
      'Chosen so far: Witches, Ice Maidens (Desert). The next player can choose the Acolytes. They choose their Starting terrain last; open so far: Plains, Swamp, Lakes, Mountains and Wasteland.',
    );
    expect(pasted(factionChoice, 'taken=&wants=', 'it')).toBe(
      'Nessuno ha ancora scelto. Il prossimo giocatore può scegliere fra 20 Fazioni.',
    );
  });
});

test('a terrain that is still to be told, and a table where all have chosen', () => {
  expect(said(factionChoice, 'taken=ice-maidens&wants=witches', 'en')).toEqual([
    'Chosen so far, in this order: Say which Starting terrain the Ice Maidens chose.',
  ]);
  expect(said(factionChoice, 'taken=ice-maidens&wants=witches', 'it')).toEqual([
    'Già scelte, in quest’ordine: Indica il Terreno Iniziale delle Dame del Ghiaccio.',
  ]);
  expect(said(factionChoice, 'taken=acolytes/desert,witches&wants=', 'en')[0]).toBe(
    'Everybody has a Faction.',
  );
});
