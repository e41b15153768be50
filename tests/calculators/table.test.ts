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
  withNames,
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

describe('a calculator tells its table the names that were typed', () => {
  const told = (name: string, query: string, before: object, after: object, earlier?: string) => {
    const calculator = findCalculator(name)!;
    const [was, now] = [before, after].map((draft) => ({ ...calculator.start, ...draft }));
    return makeTable(withNames(calculator, parseTable(query), [was!, now!], earlier));
  };

  test('and nothing else of the table changes', () => {
    const query = 'players=Ada:witches,Bo:giants&first=2&tile=outposts&v=1';
    const named = { values: '3,1', names: 'Ada,Bo' };
    expect(told('shares', query, named, { ...named, names: 'Ada,Rob' })).toBe(
      'players=Ada:witches,Rob:giants&first=2&tile=outposts&v=1',
    );
    expect(told('shares', query, named, { ...named, values: '3,2' })).toBe(query);
    expect(told('shares', query, named, named)).toBe(query);
  });

  test('but not where names follow their seats', () => {
    const before = { values: '3,2,1', names: 'Ada,Bo,Cy' };
    const query = 'players=Ada,Bo,Cy&v=1';
    expect(told('shares', query, before, { values: '2,1', names: 'Bo,Cy' })).toBe(query);
    const counted = { names: 'Bo,Ada', points: '60,70' };
    expect(told('final-scoring', query, { names: 'Ada,Bo' }, counted)).toBe(query);
    expect(told('tie-break', query, { table: 'Ada:1;Bo:2;Cy:3' }, { table: 'Bo:2;Cy:3' })).toBe(
      query,
    );
  });

  test('and takes back what it told, not what stood in the position', () => {
    const [before, after] = [{ table: 'Ada:1;Bo:2' }, { table: 'Ada:1;Bob:2' }];
    expect(told('tie-break', '', before, after)).toBe('players=,Bob&v=1');
    expect(told('tie-break', 'players=,Bob', after, before, '')).toBe('');
  });

  test('which the others of the game begin with', () => {
    const table = parseTable(told('shares', '', {}, { names: 'Ada,Bo,,' }));
    expect(begunAt(findCalculator('faction-auction')!, table)).toMatchObject({
      players: '2',
      names: 'Ada,Bo',
    });
    expect(begunAt(findCalculator('final-scoring')!, table)['names']).toBe('Ada,Bo');
    const sno = parseTable(told('round-end', '', {}, { table: 'Anna:::;Ben:::;Cid:::' }));
    expect(begunAt(findCalculator('sno-final-score')!, sno)['table']).toBe('Anna:;Ben:;Cid:');
    expect(begunAt(findCalculator('tie-break')!, sno)['table']).toBe('Anna::;Ben::;Cid::');
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
