// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { calculators, findCalculator } from '#src/calculators/manifest.ts';
import {
  begunAt,
  keepTable,
  makeTable,
  parseTable,
  recallTable,
  withBoard,
} from '#src/calculators/table.ts';

afterEach(() => {
  localStorage.clear();
});

const GAME = 'rise-to-nobility-beyond';
const begun = (name: string, query: string) => begunAt(findCalculator(name)!, parseTable(query));

describe('a table is text', () => {
  const table = { players: 'Ada,Bo', rateGoods: '1:2', 'rtn.scoring.next-rank': 'competition' };

  test('that a link carries, readable and with its version', () => {
    const link = 'players=Ada,Bo&rateGoods=1:2&rtn.scoring.next-rank=competition&v=1';
    expect(makeTable(table)).toBe(link);
    expect(parseTable(link)).toEqual(table);
    expect(makeTable({ players: '' })).toBe('');
  });

  test('of which damage is left out, and versions yet to come are not guessed at', () => {
    expect(parseTable('players=Ada%ff&first=1&utm_source=x')).toEqual({ first: '1' });
    expect(parseTable('players=Ada&v=2')).toEqual({});
    expect(parseTable('__proto__=x&constructor=y').constructor).toBe('y');
  });

  test('that the device keeps, for each game', () => {
    keepTable(GAME, table);
    expect(recallTable(GAME)).toEqual(table);
    expect(recallTable('fire-and-ice')).toEqual({});
    keepTable(GAME, {});
    expect(localStorage.length).toBe(0);
  });

  test('what boards print was kept field by field before, and is carried over', () => {
    localStorage.setItem('ce:the-magnificent-sno:track', '4,6');
    localStorage.setItem('ce:the-magnificent-sno:cards:3', '-1,0,1/1');
    const carried = { track: '4,6', 'cards.3': '-1,0,1/1' };
    expect(recallTable('the-magnificent-sno')).toEqual(carried);
    expect(recallTable('the-magnificent-sno')).toEqual(carried);
    expect(Object.keys(localStorage)).toEqual(['ce:table:the-magnificent-sno']);
  });
});

describe('a calculator begins with its table', () => {
  test('with the readings of the group, if they are readings', () => {
    expect(begun('donation-scoring', 'rtn.scoring.next-rank=competition')['ties']).toBe(
      'competition',
    );
    expect(begun('donation-scoring', 'rtn.scoring.next-rank=alphabetical')['ties']).toBe('dense');
  });

  test('with what the boards print, for the number of players', () => {
    expect(begun('glade', 'slot1=1,2')['slot1']).toBe('1,2');
    const query = 'players=Ada,Bo,Cy&cards.3=-1,0,1/1&cards.2=0,0';
    expect(begun('round-end', query)['cards']).toBe('-1,0,1/1');
    expect(begun('round-end', 'players=Ada,Bo&cards.3=-1,0,1/1')['cards']).toBe('');
  });

  test('with what is in play', () => {
    const query = 'players=Ada:yetis/lakes,Bo:witches,Cy:acolytes&options=auction';
    expect(begun('fire-and-ice-setup', query)).toMatchObject({
      players: '3',
      factions: 'yetis,acolytes',
      options: 'auction',
    });
    expect(begun('fire-and-ice-setup', 'players=Ada&options=poker')).toMatchObject({
      players: '4',
      factions: '',
      options: '',
    });
    expect(begun('bonus-setup', 'parts=terrain,scales')['parts']).toBe('terrain,scales');
  });

  test('with who plays', () => {
    expect(begun('tie-break', 'players=Ada,Bo')['table']).toBe('Ada::;Bo::');
    expect(begun('tie-break', 'players=Ada')['table']).toContain('Dora');
    expect(begun('round-end', 'players=Ada,Bo')['table']).toBe('Ada:::;Bo:::');
    // Whoever has not told a name goes by the number of the seat.
    expect(begun('round-end', 'players=Ada,:red')['table']).toBe('Ada:::;2:::');
    expect(begun('sno-final-score', 'players=Ada,Bo&module=yes')).toMatchObject({
      table: 'Ada:;Bo:',
      module: 'yes',
    });
    expect(begun('sno-final-score', 'players=Flo')['table']).toBe('Flo:');
    expect(begun('donation-scoring', 'players=Ada,Bo,Cy')).toMatchObject({
      tokens: ',,',
      names: 'Ada,Bo,Cy',
    });
    expect(begun('donation-scoring', 'players=Ada')['tokens']).toBe('4,3,2');
    expect(begun('beyond-setup', 'players=Ada,Bo,Cy,Dora')['players']).toBe('4');
    expect(begun('temple-dice', 'players=Ada,Bo,Cy,Dora')['players']).toBe('4');
  });

  test('with the Factions of the others, where the own one sits at the table', () => {
    const query = 'players=Ada:dragonlords,Bo:ice-maidens/forest,Cy:giants';
    expect(begun('dragonlords', query)).toMatchObject({
      opponents: 'ice-maidens/forest,giants',
      players: '3',
    });
    expect(begun('acolytes', query)['opponents']).toBe('witches');
    expect(begun('dragonlords', 'players=Ada:dragonlords,Bo')['opponents']).toBe('witches');
  });

  test('in turn order from whoever starts', () => {
    const query = 'players=Ada:witches,Bo:ice-maidens/forest,Cy:giants&first=2';
    expect(begun('turn-order', query)).toMatchObject({
      order: 'ice-maidens,giants,witches',
      passes: '',
    });
    expect(begun('turn-order', query)['names']).toBe('Bo,Cy,Ada');
    expect(begun('turn-order', query.replace('&first=2', ''))).toMatchObject({
      passes: 'auren',
      names: '',
    });
  });

  test('with names in Fire & Ice, and with the Factions they go with', () => {
    expect(begun('shares', 'players=Ada,Bo,Cy')).toMatchObject({
      values: ',,',
      names: 'Ada,Bo,Cy',
    });
    expect(begun('faction-auction', 'players=Ada,Bo,Cy')).toMatchObject({
      players: '3',
      names: 'Ada,Bo,Cy',
    });
    expect(begun('map-scoring', 'players=Ada:witches,Bo:ice-maidens/forest')).toMatchObject({
      board: 'witches:;ice-maidens.forest:',
      names: 'Ada,Bo',
    });
    expect(
      begun('final-scoring', 'players=Ada:witches,Bo:ice-maidens/forest,Cy&tile=outposts'),
    ).toMatchObject({
      ...{ factions: 'witches,ice-maidens,/', names: 'Ada,Bo,Cy', tile: 'outposts' },
      ...{ points: '', area: '', results: '', cults: '', resources: '' },
    });
    expect(begun('final-scoring', 'players=Ada')).toMatchObject({
      ...{ factions: 'witches,alchemists,mermaids,yetis', points: '78,71,64,58' },
    });
    // Without their Factions nobody is on the map of an example.
    const { start } = findCalculator('map-scoring')!;
    expect(begun('map-scoring', 'players=Ada:witches,Bo')).toEqual(start);
  });

  test('with what is in play', () => {
    expect(begun('map-scoring', 'map=base&tile=outposts')).toMatchObject({
      map: 'base',
      tile: 'outposts',
    });
    expect(begun('map-scoring', 'map=moon')['map']).toBe('fire-and-ice');
    expect(begun('sno-setup', 'module=yes&sideB=ii,v')).toMatchObject({
      module: 'yes',
      sideB: 'ii,v',
    });
  });

  test('with a Cave player if there is one', () => {
    expect(begun('uncertain-treasures', 'players=Ada:knight,Bo:cave')['cave']).toBe('yes');
    expect(begun('uncertain-treasures', 'players=Ada:knight,Bo:thief')['cave']).toBe('no');
    expect(begun('uncertain-treasures', 'players=Ada:knight,Bo')['cave']).toBe('yes');
  });

  test('and tells it what was read off a board', () => {
    const roundEnd = findCalculator('round-end')!;
    const draft = { ...roundEnd.start, cards: '1,0,0' };
    expect(withBoard(roundEnd, { first: '1' }, draft, { cards: '1,0,0' })).toEqual({
      first: '1',
      'cards.3': '1,0,0',
    });
  });
});

describe('what a table calls by one name is one thing', () => {
  const fields = calculators.flatMap(({ game, fields: all }) =>
    Object.entries(all).map(([field, spec]) => ({ game, field, spec })),
  );

  test('the readings of a question are the same wherever they are asked', () => {
    for (const { spec } of fields) {
      for (const other of fields) {
        if (spec.question !== undefined && spec.question === other.spec.question) {
          expect(other.spec.options).toEqual(spec.options);
        }
      }
    }
  });

  test('so is what is in play, and nobody else takes the names of players', () => {
    for (const { game, field, spec } of fields.filter((each) => each.spec.atTable)) {
      const same = fields.filter((each) => each.game === game && each.field === field);
      expect(same.every((each) => each.spec.options?.join() === spec.options?.join())).toBe(true);
    }
    const told = fields.filter(({ spec }) => spec.atTable || spec.onBoard);
    expect(told.map(({ field }) => field)).not.toContain('players');
    expect(told.map(({ field }) => field)).not.toContain('first');
  });
});
