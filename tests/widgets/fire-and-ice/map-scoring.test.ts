import { expect, test } from 'vitest';
import { CATEGORIES } from '#engine/fire-and-ice/index.ts';
import { mapScoring } from '#src/widgets/fire-and-ice/map-scoring/calculator.ts';
import { scoringOverlay } from '#src/widgets/fire-and-ice/map-scoring/overlay.ts';
import { pasted, said, speaksSense } from '#tests/support/calculator.ts';
import { raised } from '#tests/support/raised.ts';

speaksSense(mapScoring, {
  board: [
    'witches:D1d',
    'riverwalkers.desert:C2d,E4s;fakirs.carpet4:E5s',
    'dwarves:E5s,F2a;swarmlings.ship3:F3s,F4d,F4-H4',
    'witches:D1d,D1h;yetis:D1s',
    'dwarves.ship2:D1d;riverwalkers.ship3:C2d',
    'fakirs.carpet7:E5d;giants:r3,E6d,E6-J1,B1-B2',
    'alchemists:E5d;land:C2ice',
  ],
  cults: ['', '4/2/0/10;0/1/8/3;0/0/0/0', '1/1/1/1', '0/0/0/0;2/2/2/2', '1/2'],
  leftOvers: ['', '3/1/0/2/5/1;0/0/0/0/0/0;1/1/1/1/1/1', '7/0/0/0/4/0', '1/0/0/0/2/0;2/0/0/0/1/1'],
  points: ['', '61,58,3', '40', '12,13', '5,,6'],
});

const TWO = 'board=witches.ship2:D1d,D2d,E2d,G3h,H4d,H5s,I5t;yetis.mountains.ship1:E10d,E11d,F6h';

test('one tile: groups, area and distance with their shares', () => {
  expect(said(mapScoring, `${TWO}&tile=distance`, 'en')).toEqual([
    'Area scoring plus Greatest distance: Witches 33 VP, Yetis 27 VP.',
    'The Witches have 7 Structures in 2 groups, with Shipping 2.',
    'The Yetis have 3 Structures in 1 group, with Shipping 1.',
    'Shipping is the level of the Shipping track; the Bonus card that adds 1 does not count here.',
    'The Area scoring counts the Structures in each player’s largest group.',
    'One Final Scoring tile is drawn at setup; here it is Greatest distance.',
    'Area scoring: the Witches come first with a group of 4 (18 VP); the Yetis come second with a group of 3 (12 VP).',
    'Greatest distance of the Witches: from G3 to H5. | 2',
    'Greatest distance of the Yetis: from E11 to F6. | 2',
    'Greatest distance: the Witches and the Yetis tie for first place with distance 2 (15 VP each).',
    'Greatest distance: the Witches and the Yetis split the VP of the places they take up: 18 + 12. | 30 VP',
    'The Witches: 18 for the area + 15 for the tile. | 33 VP',
    'The Yetis: 12 for the area + 15 for the tile. | 27 VP',
  ]);
});

test('the same in Italian', () => {
  expect(said(mapScoring, `${TWO}&tile=settlements`, 'it').slice(0, 9)).toEqual([
    'Aree più Insediamenti: Streghe 33 PV, Yeti 27 PV.',
    'Le Streghe hanno 7 Edifici in 2 gruppi, con Navigazione 2.',
    'Gli Yeti hanno 3 Edifici in 1 gruppo, con Navigazione 1.',
    'La Navigazione è il livello sul suo tracciato: la tessera Bonus che dà +1 qui non conta.',
    'Il Punteggio per le aree conta gli Edifici del gruppo più grande di ogni giocatore.',
    'Durante la preparazione si pesca una tessera Punteggio Finale: qui è Insediamenti.',
    'Punteggio per le aree: primo posto alle Streghe con un gruppo di 4 (18 PV); secondo posto agli Yeti con un gruppo di 3 (12 PV).',
    'Insediamenti delle Streghe in un solo gruppo. | 1',
    'Insediamenti degli Yeti in un solo gruppo. | 1',
  ]);
});

test('with everything else the answer is the whole final scoring', () => {
  const query = `${TWO}&tile=distance&cults=8/0/0/0;8/2/0/0&leftOvers=3/1/0/2/5/1;0/0/0/0/0/0&points=60,70`;
  expect(said(mapScoring, query, 'en')[0]).toBe(
    'In all, with the Cults, what is left over and the VP so far: Yetis 111 VP, Witches 101 VP.',
  );
  expect(pasted(mapScoring, query, 'it')).toMatch(
    /; in tutto, con i Culti, ciò che avanza e i PV fin qui: Yeti 111 PV, Streghe 101 PV\.$/,
  );
});

test('the sentence names the readings that decided, and no others', () => {
  const apart = 'board=witches:B1d,J9s,C1a;nomads:D4d';
  const none = 'Final scoring on the map. Area scoring: Witches 2 (18 VP), Nomads 1 (12 VP); ';
  expect(pasted(mapScoring, `${apart}&tile=settlements&rounding=exact`, 'en')).toBe(
    `${none}Settlements: Witches 1 (15 VP), Nomads 1 (15 VP).`,
  );
  expect(pasted(mapScoring, `${apart}&tile=stronghold-sanctuary`, 'en')).toBe(
    `${none}Stronghold and Sanctuary: Witches no result (0 VP), Nomads no result (0 VP), with the reading “Unconnected, they give no result”.`,
  );
  expect(pasted(mapScoring, `${apart}&tile=outposts&zero=ranked`, 'it')).toMatch(
    /, con l’interpretazione «0 conta come ogni altro risultato»\.$/,
  );
});

test('a position that no game can reach', () => {
  expect(said(mapScoring, 'board=witches:D1s,D2s;fakirs:D1d,D1-D2', 'en')).toEqual([
    'The Witches and the Fakirs both have a Structure on D1; a space holds only one.',
    'The Witches have 2 Strongholds on the map; a player has only 1.',
    'No Bridge can join D1 and D2: give the Bridge of the Fakirs other ends, or take it away.',
  ]);
  expect(said(mapScoring, 'board=witches:D1s,D2s;fakirs:D1d', 'it')).toEqual([
    'In D1 ci sono Edifici di Streghe e Fachiri: in una casella ce ne sta uno solo.',
    'Le Streghe hanno 2 Fortezze sulla Mappa, ma ogni giocatore ne ha solo 1.',
  ]);
});

test('the same draft is asked once', () => {
  expect(mapScoring.ask({ ...mapScoring.start })).toBe(mapScoring.ask({ ...mapScoring.start }));
});

test.each(CATEGORIES)('%s is drawn on the map', (category) => {
  const reply = mapScoring.ask({ ...mapScoring.start });
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const { lit, links, spans, rings, badges } = scoringOverlay(reply.answer.value, category);
  expect(lit?.size).toBeGreaterThan(0);
  expect(links.length + spans.length + rings.length + badges.length).toBeGreaterThan(0);
});

test('groups are joined by solid lines within Settlements and dashed ones between them', () => {
  const draft = { ...mapScoring.start, board: 'witches.ship3:D1d,D2d,E2d,G3h,H4d' };
  const reply = mapScoring.ask(draft);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const { links } = scoringOverlay(reply.answer.value, 'area');
  expect(links.filter(({ dashed }) => dashed)).toHaveLength(1);
  expect(links.filter(({ dashed }) => !dashed)).toHaveLength(4);
  const settlements = scoringOverlay(reply.answer.value, 'settlements');
  expect(settlements.badges.map(({ text }) => text)).toEqual(['1', '2']);
});

test('a reading is asked for only where the answer rests on it', () => {
  const of = (board: string, tile: string) => raised('map-scoring', { board, tile });
  const apart = 'witches:B1d,J9s,C1a;nomads:D4d';
  expect(of(apart, 'settlements')).toEqual([]);
  expect(of(apart, 'outposts')).toEqual(['zero']);
  expect(of(apart, 'stronghold-sanctuary')).toEqual(['unconnected']);
  // With three results above 0 no place is left that pays; two leave one.
  const edge = 'witches:B1d;nomads:D4d;giants:C1d;mermaids:D1d';
  expect(of(edge, 'outposts')).toEqual([]);
  expect(of(edge.replace('D1', 'E4'), 'outposts')).toEqual(['zero']);
  expect(of('witches:Z9d', 'outposts')).toEqual([]);
});

test('a board that cannot be read', () => {
  expect(said(mapScoring, 'board=witches:Z9d', 'en')).toEqual([
    'Board: “Z9d” names a space that this map does not have.',
  ]);
});

test('two players on top of a Cult', () => {
  const query = 'board=witches:B1d;nomads:B2d&cults=10/0/0/0;10/2/3/4';
  expect(said(mapScoring, query, 'en')).toEqual([
    'The Witches and the Nomads cannot both be on space 10 of Fire: only one player fits there. The others stop at 9.',
  ]);
  expect(said(mapScoring, query, 'it')).toEqual([
    'Nella casella 10 del Culto Fuoco non possono stare insieme le Streghe e i Nomadi: c’è posto per un giocatore solo. Gli altri si fermano alla 9.',
  ]);
});

test('who is entered alone is first only if nobody else is there', () => {
  expect(said(mapScoring, 'board=witches:D1d&tile=distance', 'en')[0]).toBe(
    'Area scoring plus Greatest distance: Witches 18 VP, if nobody else is on the map.',
  );
  expect(pasted(mapScoring, 'board=witches:D1d&tile=settlements', 'it')).toBe(
    'Punteggio Finale sulla Mappa. Punteggio per le aree: Streghe 1 (18 PV); Insediamenti: Streghe 1 (18 PV), se sulla Mappa non c’è nessun altro.',
  );
});

test('a player without Structures, and one where none can stand', () => {
  expect(said(mapScoring, 'board=witches:;giants:E4d&tile=distance', 'en')[1]).toBe(
    'The Witches have no Structure on the map.',
  );
  expect(said(mapScoring, 'board=riverwalkers.desert:B9d;giants:E4d', 'en')[1]).toBe(
    'The Riverwalkers cannot have built on B9, away from the River. The Structure counts here all the same.',
  );
  expect(said(mapScoring, 'board=witches:C2d;land:C2ice', 'en')).toEqual([
    'The Witches have a Structure on C2, which is Ice here: they do not build on that.',
  ]);
});
