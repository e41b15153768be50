import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { CUBE_SPACES, vastBonusCards } from '#engine/vast-bonus-cards/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { drawingOf } from '#src/figures/drawings.ts';
import { figured, type FigureProps } from '#src/figures/figure.ts';
import { LANGS, type Lang } from '#src/lang.ts';

const { examples } = vastBonusCards;

const ours = calculators.filter(({ game }) => game === 'vast-bonus-cards');

const drawings = new Map<string, ComponentType<FigureProps>>();
for (const calculator of ours) {
  const Drawing = await drawingOf(calculator);
  if (Drawing !== undefined) drawings.set(calculator.name, Drawing);
}

/** The figure of a position, as a chapter names it. */
const drawn = (of: string, show?: string, lang: Lang = 'en'): Element => {
  const { calculator, draft, reply } = figured(of, examples);
  const Drawing = drawings.get(calculator.name);
  const frame = document.createElement('div');
  if (Drawing !== undefined) {
    frame.innerHTML = renderToString(
      <Drawing lang={lang} draft={draft} reply={reply} show={show} />,
    );
  }
  return frame;
};

const many = (frame: Element, selector: string): number => frame.querySelectorAll(selector).length;

const texts = (frame: Element, selector = 'text'): readonly string[] =>
  [...frame.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('every calculator of the game draws its positions', () => {
  expect([...drawings.keys()]).toEqual(ours.map(({ name }) => name));
});

describe.each(LANGS)('every worked example is a picture (%s)', (lang) => {
  test.each(examples.map(({ id }) => id))('%s', (id) => {
    const frame = drawn(id, undefined, lang);
    expect(frame.innerHTML).toContain('<svg');
    expect(frame.innerHTML).not.toMatch(/NaN|undefined|\[object|style=|tabindex|role="button"/);
    for (const text of texts(frame)) expect(text.trim()).not.toBe('');
  });
});

describe('Moving the Entrance', () => {
  test('an arrow for each place of the marker, a bar at each closed side', () => {
    const frame = drawn('entrance-one-way');
    expect(many(frame, '.outcome__frame--place')).toBe(1);
    expect(many(frame, '.outcome__arrow')).toBe(1);
    expect(many(frame, '.outcome__bar')).toBe(3);
    expect(many(frame, '.edge--wall')).toBe(1);
  });

  test('four sides, never a diagonal', () => {
    const frame = drawn('entrance?map=l.l.l/l.lm.l/l.l.l&walls=&by=wrath&collapse=b2');
    expect(many(frame, '.outcome__arrow')).toBe(4);
  });

  test('a tile that has to stay does not crack', () => {
    const frame = drawn('entrance-token');
    expect(many(frame, '.outcome__crack')).toBe(0);
    expect(many(frame, '.outcome__arrow')).toBe(0);
  });

  test('pieces first, marker last', () => {
    expect(texts(drawn('entrance-knight-first'), '.count text')).toEqual(['1', '2']);
    expect(texts(drawn('entrance-one-way'), '.count text')).toEqual([]);
  });

  test('Poison’s cubes lie where the marker goes', () => {
    expect(many(drawn('entrance-poison'), '.bit')).toBe(2);
  });

  test('each tile bears the number of tiles it touches', () => {
    const frame = drawn('entrance?map=l.l.l/lm.-.d/l.-.-&walls=&beyond=nothing', 'touches');
    expect(texts(frame, '.count text')).toEqual(['2', '2', '2', '2', '1', '1']);
  });

  test('as many exposed edges are counted as the engine counts', () => {
    const of = 'entrance?map=l.t.-/lm.t.-&walls=&beyond=nothing&collapse=b1';
    const { reply } = figured(of, examples);
    const terrain =
      reply.kind === 'answer' &&
      (reply.answer.value as { turn: { terrain: { exposed: number } } }).turn.terrain;
    expect(terrain).toMatchObject({ edges: 6, exposed: 4 });
    expect(many(drawn(of, 'edges'), '.count')).toBe(4);
  });

  test('a figure of the table before leaves the answer out', () => {
    expect(many(drawn('entrance-one-way', 'before'), '.outcome, .count')).toBe(0);
  });
});

describe('Uncertain Treasures', () => {
  test('the deck has what was put away at its bottom, the Knight’s card last', () => {
    const frame = drawn('treasures-keep', 'deck');
    expect(texts(frame)).toEqual(['Deck', 'D', 'E', 'B', 'A']);
    expect(many(frame, '.box--chosen')).toBe(2);
  });

  test('three steps with a Cave player, two without', () => {
    expect(texts(drawn('treasures-keep'), '.count text')).toEqual(['1', '2', '3']);
    expect(texts(drawn('treasures-no-cave'), '.count text')).toEqual(['1', '2']);
  });

  test('a declined card is crossed out', () => {
    expect(many(drawn('treasures-decline'), '.cross')).toBe(1);
    expect(many(drawn('treasures-keep'), '.cross')).toBe(0);
  });

  test('the Cave knows where its own card went', () => {
    const frame = drawn('treasures-keep', 'seen');
    expect(texts(frame).filter((text) => text === 'knows where')).toHaveLength(1);
  });

  test('the Grit track shows the cube that is reached', () => {
    const frame = drawn('uncertain-treasures?choice=decline&grit=9', 'grit');
    expect(texts(frame, '.label--strong')).toEqual(['14']);
    expect(many(frame, '.bit--new')).toBe(1);
    expect(many(drawn('uncertain-treasures', 'track'), '.bit')).toBe(CUBE_SPACES.length);
  });
});

test('Random Terrain: what is placed, what is face up, what is face down', () => {
  const frame = drawn('terrain-second');
  expect(many(frame, '.box--chosen')).toBe(1);
  expect(many(frame, '.box--card')).toBe(1);
  expect(many(frame, '.box--empty')).toBe(4);
  expect(many(drawn('random-terrain?faceUp=lake&draws=pits&fits=no'), '.cross')).toBe(1);
  expect(many(drawn('random-terrain', 'kinds'), '.tile')).toBe(8);
});

test('Prepared: the cube raises the stat and brings nothing else', () => {
  const frame = drawn('prepared-strength');
  expect(texts(frame, '.label--strong')).toEqual(['12', 'Strength', '3']);
  expect(many(frame, '.cross')).toBe(3);
  expect(texts(drawn('prepared', 'stats'), '.label--strong').slice(0, 4)).toEqual([
    '1',
    '3',
    '5',
    '7',
  ]);
});

test('Slingshot: the Tribe that uses it gets no help', () => {
  const frame = drawn('slingshot-small');
  expect(many(frame, '.tick')).toBe(2);
  expect(many(frame, '.cross')).toBe(1);
  expect(texts(frame)).toContain('Fangs: Strength 4 + ? > 4 ?');
  expect(many(drawn('slingshot-own'), '.cross')).toBe(2);
});

describe('Cursed Amulet', () => {
  test('Health lost is crossed out, twice as much', () => {
    const frame = drawn('amulet-flame-giant');
    expect(many(frame, '.bit--gone')).toBe(4);
    expect(texts(frame)).toContain('2 × 2 = 4');
  });

  test('spaces are counted as far as she may be moved', () => {
    expect(many(drawn('amulet-bats'), '.count')).toBe(6);
    expect(many(drawn('cursed-amulet?amulet=none&effect=slap'), '.count')).toBe(3);
  });

  test('the discard comes last', () => {
    expect(texts(drawn('amulet-blob'), '.count text')).toEqual(['1', '2', '3']);
  });

  test('the Shield leaves 2', () => {
    expect(texts(drawn('amulet-shield'))).toContain('2 × 2 → 2 (Shield)');
  });
});

describe('Rune Staff', () => {
  test('as many spaces are counted as the target is away', () => {
    expect(many(drawn('staff-diagonal'), '.count')).toBe(2);
    expect(many(drawn('rune-staff?across=2&down=2&direction=orthogonal'), '.count')).toBe(4);
  });

  test('every space as far as the Grit takes her', () => {
    expect(many(drawn('staff-four'), '.box--chosen')).toBe(16);
    const orthogonal = drawn('rune-staff?across=&down=&spend=4&direction=orthogonal');
    expect(many(orthogonal, '.box--chosen')).toBe(8);
  });

  test('too little Grit crosses the target out', () => {
    const frame = drawn('staff-poor');
    expect(many(frame, '.cross')).toBe(1);
    expect(texts(frame)).toContain('Grit: 3 < 4');
  });

  test('the Staff’s own cube stays', () => {
    const frame = drawn('staff-cube');
    expect(many(frame, '.tick')).toBe(2);
    expect(many(frame, '.cross')).toBe(1);
  });
});

describe('Goblin Schemes', () => {
  test('each Scheme costs one Treasure more', () => {
    expect(many(drawn('schemes', 'price'), 'circle')).toBe(1 + 2 + 3 + 4);
  });

  test('every way to pay has a tick, a refused one a cross', () => {
    expect(many(drawn('schemes-second'), '.tick')).toBe(2);
    expect(many(drawn('schemes-cards-before-kept'), '.cross')).toBe(1);
  });

  test('a Treasure is kept where there is room', () => {
    expect(texts(drawn('schemes-keep'))).toContain('Kept: 2 of 2');
    expect(texts(drawn('schemes-full'))).toContain('Cave’s supply');
  });

  test('the cards in hand are counted, the bought ones not', () => {
    expect(many(drawn('schemes-hand'), '.count')).toBe(5);
  });
});

test('Strength discs: one for each holder, and the card that waits', () => {
  const frame = drawn('discs-armory');
  expect(many(frame, 'circle')).toBe(4);
  expect(many(frame, '.box--empty')).toBe(1);
  const freed = drawn('discs-freed');
  expect(many(freed, '.bit--new')).toBe(1);
  expect(many(freed, '.arrow')).toBe(1);
});

test('Cave Oil: a cross, a question mark, and every cause in its group', () => {
  expect(many(drawn('oil-lake'), '.cross')).toBe(2);
  expect(texts(drawn('oil-backstab'))).toContain('?');
  expect(texts(drawn('cave-oil', 'all'))).toContain('Lake, River, Magma and Flame Wall');
});

describe('Dragon Scales', () => {
  test('two Crystal tiles, one Scale', () => {
    const frame = drawn('scales-two-tiles');
    expect(many(frame, '.outcome__crack')).toBe(2);
    expect(texts(frame)).toContain('+1');
  });

  test('Silver is what the Gems in supply are', () => {
    expect(many(drawn('scales-silver'), '.tick')).toBe(2);
    expect(many(drawn('scales-silver-useless'), '.tick')).toBe(0);
  });

  test('one card fewer is drawn', () => {
    expect(many(drawn('scales-kept'), '.count')).toBe(3);
  });

  test('the cube of the Platinum Scale arrives on the track', () => {
    expect(texts(drawn('scales-platinum'))).toContain('Wakefulness: 5 → 6');
  });
});

test('Warlock’s Wand: the charges after each step, and a cross at the sixth use', () => {
  const frame = drawn('wand-spores');
  const rows = [...frame.querySelectorAll('.vbc-charges')].map((row) => many(row, '.on'));
  expect(rows).toEqual([5, 4, 3, 3, 3]);
  expect(many(drawn('wand-empty'), '.cross')).toBe(1);
  expect(texts(drawn('wand-card'))).toContain('Stashed: 2');
});
