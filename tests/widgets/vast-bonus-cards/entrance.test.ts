import { describe, expect, test } from 'vitest';
import { anyCalculator } from '#src/calculators/calculator.ts';
import { replyJson } from '#src/calculators/reply-json.ts';
import { entrance } from '#src/widgets/vast-bonus-cards/entrance/calculator.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';

speaksSense(entrance, {
  map: [
    'd.l.d/-.lem.l/-.-.d',
    'l.l.l/l.lmkft.lo/d.lc.t',
    'lco.l.l/lk.le.l/ls.-.lt',
    'lemd.lk',
    'lm',
    'dm.l',
    'tm.l',
    '-.lo.l/-.lemt.d/-.-.-',
    'l.l.l.l.l/l.l.lemk.l.l/l.l.l.l.l',
    '-.-/-.-',
  ],
  walls: ['', 'b2-c2', 'b1-b2r,b2-c2b', 'a2-b2,b2-b3,b1-b2', 'z9-z8'],
  collapse: ['', 'b1', 'b1,b2', 'a1', 'b2', 'c3'],
  moves: ['', 'kb1', 'kc2,tb1', 'tc1', 'kb9'],
  cubes: ['0', '1', '2', '5'],
  poison: ['', '4/2', '2/2', '0/9', '4'],
  heroCubes: ['', '2', '3', '7'],
});

describe('where the marker goes', () => {
  test('one way out', () => {
    const query = 'map=d.l.d/t.lem.l/-.d.-&by=wrath';
    expect(said(entrance, query, 'en')).toEqual([
      'The marker goes to b1.',
      'The Entrance tile, b2, counts as an ordinary Cave tile.',
      'Above (b1): an unoccupied Lit tile, with the way open. | ✓',
      'On the right (c2): behind a wall.',
      'Below (b3): a Dark tile.',
      'On the left (a2): a Terrain tile.',
      'Whoever removes the tile moves the marker: the Dragon.',
      'Only the spaces on the 4 sides are adjacent: b1, c2, b3 and a2.',
      'The entrance is the marker’s space: b1.',
      'Wherever a rule says “Entrance tile”, it now means the marker’s space: the Knight escapes there; the surfaced Dragon escapes there; the Thief stashes there; the Thief returns there after dying; Poison leaves its cubes there; revealed tiles connect to it.',
      'The marker does not occupy its space: with nothing else on it, b1 is unoccupied.',
      'If the Entrance tile comes back to the map later, it comes Dark side up.',
    ]);
    expect(said(entrance, query, 'it').slice(0, 8)).toEqual([
      'Il segnalino Ingresso va in b1.',
      'La tessera Ingresso, b2, vale come una normale tessera Caverna.',
      'Sopra (b1): una tessera Luce non occupata, con la via libera. | ✓',
      'A destra (c2): dietro un muro.',
      'Sotto (b3): una tessera Buio.',
      'A sinistra (a2): una tessera Terreno.',
      'Chi rimuove la tessera sposta il segnalino Ingresso: il Drago.',
      'Sono adiacenti solo gli spazi sui 4 lati: b1, c2, b3 e a2.',
    ]);
  });

  test.each([
    [
      'map=d.l.d/-.lemk.l/-.-.d&walls=&moves=kb1',
      'If the Collapse may take b2 now, first the Knight leaves; then the marker goes to c2.',
      'Se il Crollo può prendere b2 ora, prima va via il Cavaliere; poi il segnalino Ingresso va in c2.',
    ],
    [
      'map=d.l.d/-.lemk.l/-.-.d',
      'Tile b2 cannot collapse: the pieces take the marker’s last place.',
      'La tessera b2 non può crollare: le pedine occupano l’ultimo posto del segnalino Ingresso.',
    ],
    [
      'map=-.lo.l/-.lem.d/-.-.-&walls=&beyond=nothing',
      'Tile b2 cannot collapse: there is no place for the marker. Instead, b1, c1 or c2 may collapse.',
      'La tessera b2 non può crollare: non c’è posto per il segnalino Ingresso. Al suo posto può crollare b1, c1 o c2.',
    ],
    [
      'map=l.l.-/-.lm.d/-.-.-&walls=&beyond=nothing',
      'Not yet: a1 or c2 has to go first. If b2 collapsed now, the marker would go to b1.',
      'Non ancora: prima deve crollare a1 o c2. Se b2 crollasse ora, il segnalino Ingresso andrebbe in b1.',
    ],
    [
      'map=lc.-.-/l.lm.l/-.-.-&walls=&beyond=nothing&collapse=c2',
      'Not yet: Crystal tile a1 has to go first. The marker stays on b2.',
      'Non ancora: prima deve crollare la tessera Cristallo a1. Il segnalino Ingresso resta in b2.',
    ],
    [
      'map=-.d.-/t.lm.d/-.d.-&walls=',
      'Not yet: b2 touches 4 tiles, and the Collapse takes only tiles that touch 1 or 2. And b2 could not collapse now anyway: the marker stays.',
      'Non ancora: b2 tocca 4 tessere, e il Crollo prende solo quelle che ne toccano 1 o 2. E comunque ora b2 non potrebbe crollare: il segnalino Ingresso resta.',
    ],
    [
      'map=lm.d/lk.d&walls=a1-a2,a2-b2&beyond=nothing&collapse=a2',
      'Tile a2 cannot collapse: the Knight cannot leave it. Instead, b1 or b2 may collapse. The marker stays on a1.',
      'La tessera a2 non può crollare: il Cavaliere non può lasciarla. Al suo posto può crollare b1 o b2. Il segnalino Ingresso resta in a1.',
    ],
    [
      'map=l.lo.-/l.lm.-/-.-.-&walls=&by=wrath&collapse=b2,b1,a2',
      'Tiles b1 and a2 collapse. Tile b2 cannot collapse: there is no place for the marker.',
      'Crollano le tessere b1 e a2. La tessera b2 non può crollare: non c’è posto per il segnalino Ingresso.',
    ],
    ['by=giant-bats', 'The marker stays on b2.', 'Il segnalino Ingresso resta in b2.'],
    [
      'by=wrath&collapse=c3',
      'Tile c3 collapses. The marker stays on b2.',
      'Crolla la tessera c3. Il segnalino Ingresso resta in b2.',
    ],
    [
      'map=lem.d&walls=',
      'The marker can go to none of the painted tiles. Paint the tiles beyond the edge.',
      'Il segnalino Ingresso non può andare su nessuna delle tessere disegnate. Disegna le tessere oltre il bordo.',
    ],
    [
      'map=lem.l&walls=',
      'If the Collapse may take a1 now, the marker goes to b1, or off the painted map.',
      'Se il Crollo può prendere a1 ora, il segnalino Ingresso va in b1, o fuori dalla mappa disegnata.',
    ],
  ])('%s', (query, english, italian) => {
    expect(said(entrance, query, 'en')[0]).toBe(english);
    expect(said(entrance, query, 'it')[0]).toBe(italian);
  });
});

test('Poison leaves cubes, and they follow', () => {
  expect(said(entrance, 'poison=4/2&heroCubes=3', 'en')).toEqual(
    expect.arrayContaining([
      'With the Tribe’s Strength 4 against the Knight’s 2, Poison asks for 2 Hero cubes.',
      'But the Knight always keeps 2 Hero cubes, so Poison takes only 1.',
      'Poison puts 1 Hero cube on the marker’s space, b2.',
      '1 Hero cube goes with the marker to b1.',
    ]),
  );
});

test.each([
  [
    'map=d.l.d/-.dem.l/-.-.d',
    'The marker cannot be on b2: it is a Dark tile. Paint it Lit or move the marker.',
    'Il segnalino Ingresso non può stare in b2: è una tessera Buio. Rendila Luce o sposta il segnalino.',
  ],
  [
    'collapse=b1,b2',
    'The Collapse takes one tile after another, not b1 and b2 at once. Mark only one.',
    'Il Crollo prende una tessera dopo l’altra, non b1 e b2 insieme. Segnane una sola.',
  ],
  [
    'map=d.l.d/-.lemk.l/-.-.d&walls=&moves=kc3',
    'The Knight cannot move to c3, only to b1 or c2.',
    'Il Cavaliere non può andare in c3, solo in b1 o c2.',
  ],
])('%s is not allowed', (query, english, italian) => {
  expect(said(entrance, query, 'en')).toEqual([english]);
  expect(said(entrance, query, 'it')).toEqual([italian]);
});

test('what may come first is told where the Cave goes on', () => {
  expect(said(entrance, '', 'en')).toContain(
    'Tile b2 touches 2 tiles: the Collapse may take it now, unless a tile elsewhere touches only 1 or a revealed Crystal tile has to go first.',
  );
  expect(said(entrance, '', 'it')).toContain(
    'La tessera b2 tocca 2 tessere: il Crollo può prenderla ora, a meno che altrove una tessera ne tocchi solo 1 o una tessera Cristallo rivelata debba crollare prima.',
  );
});

describe('text that cannot be read', () => {
  const told = (query: string): readonly string[] =>
    (['en', 'it'] as const).map((lang) => {
      const { problems } = replyJson(anyCalculator(entrance), query, lang) as {
        readonly problems: readonly { readonly text: string }[];
      };
      return problems[0]?.text ?? '';
    });

  test.each([
    [
      'map=',
      'The map is empty. Start with “Empty map”, or write rows as in d.l.d/-.lem.l/-.-.d.',
      'La mappa manca. Comincia da «Mappa vuota», o scrivi le righe come in d.l.d/-.lem.l/-.-.d.',
    ],
    [
      'map=l.lm/l',
      'Row 2 (“l”) is longer or shorter than the first. Write the same number of spaces in each row, - where there is no tile.',
      'La riga 2 («l») è più lunga o più corta della prima. Scrivi lo stesso numero di spazi in ogni riga, - dove non c’è tessera.',
    ],
    [
      'map=l.qm',
      'Space b1 (“qm”) has to begin with l Lit, d Dark, t Terrain, x Canyon or - no tile.',
      'Lo spazio b1 («qm») deve cominciare con l Luce, d Buio, t Terreno, x Canyon o - nessuna tessera.',
    ],
    [
      'map=l.lm/lk.lk',
      'The Knight is on the map twice, the second time on b2. Take one away.',
      'Il Cavaliere compare due volte sulla mappa, la seconda in b2. Togli il doppione.',
    ],
    [
      'walls=b2c2',
      '“b2c2” is no wall. Write b2-c2 for a wall, b2-c2r for a Rockslide, b2-c2b for a bombed wall.',
      '«b2c2» non è un muro. Scrivi b2-c2 per un muro, b2-c2r per una Frana, b2-c2b per un muro bombardato.',
    ],
    [
      'collapse=a2',
      '“a2”: there is no tile on the painted map. Name another space, or paint a tile there.',
      '«a2»: sulla mappa disegnata lì non c’è tessera. Indica un altro spazio, o disegnaci una tessera.',
    ],
    [
      'poison=4',
      '“4” is not two Strengths. Write the Tribe’s and the Knight’s with / between them, as in 4/2.',
      '«4» non sono due valori di Forza. Scrivi quello della Tribù e quello del Cavaliere con / in mezzo, come in 4/2.',
    ],
  ])('%s', (query, english, italian) => {
    expect(told(query)).toEqual([english, italian]);
  });

  test.each([
    ['map=l.lmq', 'q', 'm the Entrance marker', 'm il segnalino Ingresso'],
    ['map=l.l', 'missing', 'lm', 'lm'],
    ['map=l.lmm', 'twice', 'once', 'una volta'],
    ['map=-k.lm', 'a1', 'nothing can be', 'non può stare'],
    ['map=dc.lm', 'a1', 'Begin with l', 'Comincia con l'],
    ['map=l.l.l.l.l.lm', 'at most', '5 rows', '5 righe'],
    ['walls=b2-b2', 'b2-b2', 'side by side', 'vicini'],
    ['walls=c3-d3', 'c3-d3', 'off the painted map', 'fuori'],
    ['walls=b2-c2,c2-b2r', 'c2-b2r', 'twice', 'due volte'],
    ['moves=xb1', 'xb1', 'k Knight', 'k Cavaliere'],
    ['moves=kz1', 'kz1', 'kb1', 'kb1'],
  ])('%s', (query, both, english, italian) => {
    const [en = '', it = ''] = told(query);
    expect(en).toContain(english);
    expect(it).toContain(italian);
    expect(en + it).toContain(both);
  });
});

test('the pasted sentence has position and outcome', () => {
  expect(pasted(entrance, '', 'en')).toBe(
    'Entrance marker on b2, the Collapse; above (b1) open; on the right (c2) behind a wall; below (b3) no tile; on the left (a2) no tile. If the Collapse may take b2 now, the marker goes to b1.',
  );
  expect(pasted(entrance, 'by=wrath', 'it')).toBe(
    'Segnalino Ingresso in b2, Ira; sopra (b1) libera; a destra (c2) dietro un muro; sotto (b3) nessuna tessera; a sinistra (a2) nessuna tessera. Il segnalino Ingresso va in b1.',
  );
});
