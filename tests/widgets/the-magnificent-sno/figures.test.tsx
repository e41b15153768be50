import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { theMagnificentSno as game } from '#engine/the-magnificent-sno/index.ts';
import { library } from '#src/clauses/shelf.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { drawingOf } from '#src/figures/drawings.ts';
import { figured } from '#src/figures/figure.ts';
import { LANGS, type Lang } from '#src/lang.ts';

/** A position as a chapter's figure draws it. */
const drawn = async (of: string, show?: string, lang: Lang = 'en'): Promise<string> => {
  const { calculator, draft, reply } = figured(of, game.examples);
  const Drawing = await drawingOf(calculator);
  if (Drawing === undefined) throw new Error(`${of} has no drawing.`);
  return render(<Drawing lang={lang} draft={draft} reply={reply} show={show} />);
};

/** How often something stands in a drawing. */
const times = (markup: string, part: string): number => markup.split(part).length - 1;

const CROSS = 'class="cross"';
const TICK = 'class="tick"';

/** The numbers on the pieces of a kind: `sno-points` are the shields. */
const numbers = (markup: string, piece: string): readonly string[] =>
  [...markup.matchAll(new RegExp(`${piece}"[^]*?<text[^>]*>([^<]*)</text>`, 'g'))].map(
    ([, text = '']) => text,
  );

/** The numbered discs, in their order. */
const discs = (markup: string): readonly string[] =>
  [...markup.matchAll(/class="count">.*?<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

const ours = calculators.filter(({ game: slug }) => slug === game.slug);

describe.each(LANGS)('figures in %s', (lang) => {
  test.each(ours.map(({ name }) => name))('%s draws each of its examples', async (name) => {
    const examples = game.examples.filter(({ calculator }) => calculator === name);
    expect(examples.length).toBeGreaterThan(0);
    for (const { id } of examples) {
      const markup = await drawn(id, undefined, lang);
      expect(markup, id).toContain('<svg');
      expect(markup, id).not.toMatch(/NaN|undefined|\[object|Infinity|<text[^>]*><\/text>|style=/);
    }
  });

  test('every figure of the chapters can be drawn, and no two of a chapter are alike', async () => {
    for (const { chapter } of library().chapters(game.slug, lang)) {
      const { default: text } = (await import(
        `../../../content/the-magnificent-sno/${lang}/${chapter}.mdx?raw`
      )) as { readonly default: string };
      const figures = [...text.matchAll(/<Figure of="([^"]*)"(?: show="([^"]*)")?/g)];
      const examples = [...text.matchAll(/<Example id="([^"]*)"/g)];
      const all = await Promise.all(
        [...figures, ...examples].map(([, of = '', show]) => drawn(of, show, lang)),
      );
      expect(figures.length, chapter).toBeGreaterThan(0);
      expect(new Set(all).size, chapter).toBe(all.length);
      expect(all.join(''), chapter).not.toMatch(/NaN|undefined|\[object/);
    }
  });
});

describe('what a figure shows is what the rules say', () => {
  test('power adds dice of one color and crosses out the others', async () => {
    const sum = await drawn('power-and-build?die=6&placed=g4,p3', 'power');
    expect(sum).toMatch(/sno-sum-number[^>]*>10</);
    expect(times(sum, CROSS)).toBe(1);
    expect(times(sum, 'sno-pips')).toBe(3);
  });

  test('a gem of another color is crossed out', async () => {
    const of = 'power-and-build?dieColor=clear&die=3&as=purple&placed=&gems=1/0/1/1';
    const sum = await drawn(of, 'power');
    expect(sum).toMatch(/sno-sum-number[^>]*>7</);
    expect(times(sum, CROSS)).toBe(1);
  });

  test('power 7 reaches a large tile and not a large and a small one', async () => {
    const table = await drawn('power-and-build?die=4&placed=g3&small=0', 'table');
    expect([times(table, TICK), times(table, CROSS)]).toEqual([1, 1]);
  });

  test('two of three ways build a white tile', async () => {
    const ways = await drawn('power-and-build?die=5&placed=&large=1&small=0', 'ways');
    expect([times(ways, TICK), times(ways, CROSS)]).toEqual([2, 1]);
  });

  test('white tiles are refused with a cross, allowed with a tick', async () => {
    expect(times(await drawn('white-clear-die'), TICK)).toBe(1);
    // The tile that may not be white, and the build as a whole.
    expect(times(await drawn('white-no-trainer'), CROSS)).toBe(2);
    expect(await drawn('white-short')).toContain('takes 9');
  });

  test('steps are counted, those beyond the power crossed out', async () => {
    const way = await drawn('travel?power=4&steps=6&end=other', 'way');
    expect(discs(way)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(times(way, CROSS)).toBe(2);
  });

  test('a poster for each poster space passed', async () => {
    const way = await drawn('travel?power=6&steps=5&passed=2&end=tent', 'way');
    expect(times(way, 'scale(0.7)')).toBe(2);
  });

  test('poster and center tent may be had where a tent is gone', async () => {
    const offer = await drawn('travel?power=3&steps=3&end=empty', 'offer');
    expect([times(offer, TICK), times(offer, CROSS)]).toEqual([2, 2]);
    const empty = await drawn('travel?power=2&steps=2&center=0', 'offer');
    expect([times(empty, TICK), times(empty, CROSS)]).toEqual([1, 3]);
  });

  test('a fifth tent covers the printed one', async () => {
    const board = await drawn('cover-printed');
    expect(times(board, 'sno-tent--new')).toBe(1);
    expect(times(board, 'sno-tent--gone')).toBe(1);
  });

  test('open spaces are ticked, and the hat goes to the highest', async () => {
    const track = await drawn('perform?players=4&track=4,6,8,10,12&occupied=8&own=4&power=9');
    expect([times(track, TICK), times(track, CROSS)]).toEqual([1, 2]);
    expect(times(track, 'sno-hat--wanted')).toBe(1);
    expect(times(track, 'box--empty')).toBe(2);
  });

  test('poster and tent give points and coins together', async () => {
    const posters = await drawn('tent-two-two');
    expect(numbers(posters, 'sno-points')).toEqual(['6', '2', '8']);
    expect(numbers(posters, 'sno-coin')).toEqual(['3', '2', '5']);
  });

  test('card 1 plays first and chooses last', async () => {
    const order = await drawn('round-end?table=Ada:9:6:;Bo:3:6:;Cy:5:6:', 'order');
    expect(numbers(order, 'sno-order-card')).toEqual(['1', '2', '3', '3', '2', '1']);
  });

  test('a missing coin costs 3 points in round 3', async () => {
    const bill = await drawn('round-end?round=3&table=Ada:3:4:o6,g2;Bo:5:6:', 'pay');
    expect(numbers(bill, 'sno-coin')).toEqual(['6', '4', '2']);
    expect(numbers(bill, 'sno-points')).toEqual(['−6']);
    expect(times(bill, CROSS)).toBe(1);
  });

  test('with a gap one of three sets is discarded', async () => {
    const sets = await drawn('round-end?table=Ada:2:6:;Bo:5:6:', 'sets');
    expect(discs(sets)).toEqual(['1', '2']);
    expect(times(sets, CROSS)).toBe(1);
    expect(times(sets, 'sno-card')).toBe(4);
  });

  test('no trainer tiles after round 2', async () => {
    const of = 'round-end?round=2&table=Ada:3:6:;Bo:5:6:;Cy:6:6:';
    expect(times(await drawn(of, 'next'), CROSS)).toBe(1);
  });

  test('the dice of 1 to 5 players', async () => {
    const dice = await drawn('sno-setup?players=3', 'dice');
    expect([...dice.matchAll(/× (\d)/g)].map(([, count]) => count).join('')).toBe(
      '11123332444355546665',
    );
  });

  test('with five, the tops of deck and pile are a set', async () => {
    expect(times(await drawn('sno-setup?players=5', 'display'), 'box--chosen')).toBe(1);
    expect(times(await drawn('sno-setup?players=4', 'display'), 'box--chosen')).toBe(0);
  });

  test('all 24 tents are laid out with the module and board II', async () => {
    const pile = await drawn('sno-setup?players=4&module=yes&sideB=ii', 'pile');
    expect([...pile.matchAll(/label--big[^>]*>(\d+)</g)].map(([, count]) => count)).toEqual([
      '24',
      '15',
      '6',
      '2',
      '1',
      '0',
    ]);
  });

  test('the line through a camp ends at a gap', async () => {
    const camp = await drawn('camp-scoring?camp=.g.../oog.p/.p...&space=b2', 'cross');
    expect(times(camp, 'camp__apart')).toBe(1);
    expect(camp).toContain('M5 15H25M15 5V25');
  });

  test('a bar for each pair', async () => {
    expect(times(await drawn('pairs-four'), 'camp__pair')).toBe(4);
    expect(times(await drawn('camp-scoring?camp=pg./..p', 'pairs'), 'camp__pair')).toBe(1);
  });

  test('the highest die of each color counts', async () => {
    const sheet = await drawn('sheet-dice');
    expect(times(sheet, CROSS)).toBe(2);
    expect(numbers(sheet, 'sno-points')).toEqual(['11']);
  });

  test('half of an extra card', async () => {
    expect(numbers(await drawn('sheet-half'), 'sno-points')).toEqual(['11', '5']);
  });

  test('a second tile turn is crossed out', async () => {
    const turns = await drawn('board-second-tile');
    expect(times(turns, 'sno-slot')).toBe(5);
    expect([times(turns, 'sno-oval--now'), times(turns, CROSS)]).toEqual([2, 1]);
  });

  test('three new trainer tiles work in the tile turn', async () => {
    const tiles = await drawn('master-board', 'abilities');
    expect([times(tiles, TICK), times(tiles, CROSS)]).toEqual([3, 3]);
  });

  test('the right side is refilled after round 1 only', async () => {
    expect(times(await drawn('master-board?round=1', 'after'), CROSS)).toBe(3);
    expect(times(await drawn('master-board?round=2', 'after'), CROSS)).toBe(4);
  });

  test('what a conversion gives, and what finds no room', async () => {
    const swap = await drawn('convert-back');
    expect(times(swap, 'sno-trainer"')).toBe(1);
    expect(numbers(swap, 'sno-coin')).toEqual(['2', '1']);
    expect(times(await drawn('convert-clear'), CROSS)).toBe(1);
  });

  test('2 coins for 6 points, a trainer for 5', async () => {
    const kinds = await drawn('master-tiles', 'all');
    expect(numbers(kinds, 'sno-points')).toEqual(['6', '5']);
    expect(numbers(kinds, 'sno-coin')).toEqual(['2']);
  });

  test('a split turn beyond its power is crossed out', async () => {
    expect(times(await drawn('split-printed'), CROSS)).toBe(0);
    expect(times(await drawn('split-too-far'), CROSS)).toBe(2);
    expect(times(await drawn('split-same'), CROSS)).toBe(1);
  });

  test('locked trainers raise power and are not paid for', async () => {
    const tile = await drawn('trainer-locked');
    expect(tile).toMatch(/sno-sum-number[^>]*>9</);
    expect(numbers(tile, 'sno-coin')).toEqual(['7']);
    expect(times(tile, 'sno-trainer"')).toBe(2);
  });

  test('the highest card of the tied wins', async () => {
    const table = await drawn('tie-highest-card');
    expect(numbers(table, 'sno-order-card')).toEqual(['4', '2', '1', '3']);
    expect([times(table, 'box--chosen'), times(table, TICK)]).toEqual([2, 1]);
  });

  test('a white poster buys one clear die, unless none is left', async () => {
    const bought = await drawn('solo-white-poster');
    expect(times(bought, 'sno-hue--clear')).toBe(3);
    expect(times(await drawn('sno-solo?turn=3&clearDice=3&ownClear=2'), CROSS)).toBe(2);
    const titles = await drawn('sno-solo?points=225');
    expect([times(titles, TICK), times(titles, CROSS)]).toEqual([2, 1]);
  });

  test('a drawing that is not there is its author’s mistake', async () => {
    await expect(drawn('sno-setup', 'nowhere')).rejects.toThrow('no such drawing');
  });
});
