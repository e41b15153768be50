import type { ComponentType } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import {
  fireAndIce,
  PLACE_POINTS,
  POWER_ACTIONS,
  type Category,
  type MapScoringValue,
  type RiverwalkersMapValue,
} from '#engine/fire-and-ice/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { library } from '#src/clauses/shelf.ts';
import { drawingOf } from '#src/figures/drawings.ts';
import { figured, type FigureProps } from '#src/figures/figure.ts';
import { LANGS, type Lang } from '#src/lang.ts';

const { examples, slug } = fireAndIce;

const ours = calculators.filter(({ game }) => game === slug);

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

const valueOf = (of: string): unknown => {
  const { reply } = figured(of, examples);
  return reply.kind === 'answer' ? reply.answer.value : undefined;
};

const many = (frame: Element, selector: string): number => frame.querySelectorAll(selector).length;

const texts = (frame: Element, selector = 'text'): readonly string[] =>
  [...frame.querySelectorAll(selector)].map(({ textContent }) => textContent);

const counts = (frame: Element): readonly string[] => texts(frame, '.count text');

const names = (frame: Element): readonly string[] => texts(frame, '.space-name');

const hasSense = (frame: Element): void => {
  expect(frame.innerHTML).toContain('<svg');
  expect(frame.innerHTML).not.toMatch(
    /NaN|undefined|Infinity|\[object|style=|tabindex|role="button"/i,
  );
  for (const text of texts(frame)) expect(text.trim()).not.toBe('');
};

test('every calculator of the game draws its positions', () => {
  expect([...drawings.keys()]).toEqual(ours.map(({ name }) => name));
});

describe.each(LANGS)('every worked example is a picture (%s)', (lang) => {
  test.each(examples.map(({ id }) => id))('%s', (id) => {
    hasSense(drawn(id, undefined, lang));
  });
});

describe.each(LANGS)('every chapter has figures (%s)', (lang) => {
  const chapters = library().chapters(slug, lang);

  test.each(chapters.map(({ chapter }) => chapter))('%s opens with one', (chapter) => {
    const { parts } = library().chapter(slug, lang, chapter);
    const [first] = parts.filter(({ tag }) => tag === 'Figure' || tag === 'Clause');
    expect(first?.tag).toBe('Figure');
  });
});

describe('reach', () => {
  test('by land and by Bridge: a tick on each space (fi.reach.direct)', () => {
    const frame = drawn('map-scoring?board=witches:E4d,C3-E4', 'reach');
    expect(many(frame, '.tick')).toBe(4);
    expect(names(frame).toSorted()).toEqual(['C3', 'E3', 'E4', 'E5', 'F1']);
  });

  test('by ship: River spaces counted up to the Shipping value (fi.reach.shipping)', () => {
    expect(counts(drawn('map-scoring?board=witches.ship2:J9d', 'reach'))).toEqual(['2', '1']);
    expect(counts(drawn('map-scoring?board=witches.ship1:J9d', 'reach'))).toEqual(['1']);
    expect(many(drawn('map-scoring?board=witches.ship2:J9d', 'reach'), '.tick')).toBe(5);
    expect(many(drawn('map-scoring?board=witches:J9d', 'reach'), '.tick')).toBe(2);
  });

  test('by tunnel over 1 space, by carpet and Stronghold over 2 (fi.reach.tunnel, fi.reach.carpet)', () => {
    expect(many(drawn('map-scoring?board=dwarves:J2d', 'reach'), '.tick')).toBe(7);
    expect(many(drawn('map-scoring?board=dwarves:J2d', 'reach'), '.arrow')).toBe(2);
    const near = many(drawn('map-scoring?board=fakirs:J1d', 'reach'), '.tick');
    const far = many(drawn('map-scoring?board=fakirs:J1s', 'reach'), '.tick');
    expect([near, far]).toEqual([4, 9]);
  });

  test('a Bridge goes between two River spaces, from a Structure of one’s own (fi.reach.bridges, fi.reach.bridge-end)', () => {
    expect(many(drawn('map-scoring?board=witches:E5d', 'bridges'), '.tick')).toBe(4);
    expect(many(drawn('map-scoring?board=witches:E5d,C3-E4'), '.cross')).toBe(1);
    expect(many(drawn('map-scoring?board=witches:E5d,C4-E5'), '.cross')).toBe(0);
  });
});

const scored = (of: string, category: Category) =>
  (valueOf(of) as MapScoringValue).categories
    .find((score) => score.category === category)
    ?.entries.map(({ value }) => value);

describe('final scoring', () => {
  test('as many discs as the distance counts (fi.distance.count, fi.distance.one-end)', () => {
    for (const board of ['H2d,H3d', 'H2d,H3d,I4h,I5d,I6t', 'E5d,G3d,E5-G3']) {
      const of = `map-scoring?tile=distance&board=witches:${board}`;
      const [distance = 0] = scored(of, 'distance') ?? [];
      expect(counts(drawn(of))).toEqual(Array.from({ length: distance }, (_, i) => `${i + 1}`));
    }
  });

  test('Stronghold and Sanctuary in two groups are cut apart (fi.strongholds.unconnected)', () => {
    const of = 'map-scoring?tile=stronghold-sanctuary&board=witches:I3s,I4d,H5h,H6a';
    expect(counts(drawn(of))).toEqual([]);
    expect(many(drawn(of), '.cross')).toBe(1);
    expect(many(drawn(`${of}&unconnected=counts`), '.cross')).toBe(0);
    expect(counts(drawn(`${of}&unconnected=counts`))).toHaveLength(4);
  });

  test('Outposts of one group are counted, the others pale (fi.outposts.one-group)', () => {
    const frame = drawn('map-scoring?tile=outposts&board=witches:D1d,E1h,G1d');
    expect(counts(frame)).toEqual(['1', '2']);
    expect(many(frame, '.piece--dim')).toBe(1);
  });

  test('a Bridge costs a Settlement (fi.settlements.bridges)', () => {
    const of = 'map-scoring?tile=settlements&board=witches.ship1:E5d,F1d,F2h,G3d,H3d';
    expect(counts(drawn(of))).toHaveLength(4);
    expect(counts(drawn(`${of},E5-G3`))).toHaveLength(3);
  });

  test('a ship joins two groups into one (fi.scoring.connected)', () => {
    const pieces = ':E4d,E5h,F1d,G3d,H3s';
    expect(counts(drawn(`map-scoring?board=witches${pieces}`, 'area'))).toHaveLength(3);
    const joined = drawn(`map-scoring?board=witches.ship1${pieces}`, 'area');
    expect(counts(joined)).toHaveLength(5);
    expect(many(joined, '.arrow')).toBe(1);
  });

  test('players who tie stand under one roof (fi.scoring.ties)', () => {
    expect(many(drawn('shares?values=9,7,5,2'), '.arrow')).toBe(PLACE_POINTS.tile.length);
    const tied = drawn('shares-distance');
    expect(many(tied, '.arrow')).toBe(2);
    expect(texts(tied).filter((text) => text === '15 VP')).toHaveLength(2);
  });

  test('a Cult shows where the markers are (fi.scoring.cults)', () => {
    const frame = drawn('shares?scale=cult&values=9,6,6,2');
    expect(texts(frame)).toEqual(expect.arrayContaining(PLACE_POINTS.cult.map(String)));
    expect(counts(frame)).toHaveLength(8);
  });
});

describe('Riverwalkers', () => {
  test('a tick on every space that is open, a cross where only land leads (fi.riverwalkers.not-by-land)', () => {
    const of = 'riverwalkers-map?board=riverwalkers.plains:J8d,J9d&unlocked=lakes,wasteland';
    const frame = drawn(of);
    expect(many(frame, '.tick')).toBe((valueOf(of) as RiverwalkersMapValue).open.length);
    expect(many(frame, '.cross')).toBe(2);
  });

  test('a Priest on each locked terrain (fi.riverwalkers.priests)', () => {
    expect(many(drawn('unlock-desert'), '.piece__shape')).toBe(6);
    expect(many(drawn('unlock-desert'), '.tick')).toBe(1);
    expect(many(drawn('unlock-home'), '.piece__shape')).toBe(5);
    expect(texts(drawn('unlock-home'), '.wheel__mark')).toContain('2 coins');
  });
});

describe('Towns and Power', () => {
  test('each Structure with its Power value, and whether both are enough (fi.towns.needs)', () => {
    const town = drawn('town-seven');
    expect(counts(town)).toEqual(['1', '1', '2', '3']);
    expect([many(town, '.tick'), many(town, '.cross')]).toEqual([2, 0]);
    const yetis = drawn('town-yetis');
    expect(counts(yetis)).toEqual(['4', '4']);
    expect([many(yetis, '.tick'), many(yetis, '.cross')]).toEqual([1, 1]);
  });

  test('two banks without a Bridge are two clusters (fi.riverwalkers.both-banks)', () => {
    const board = 'riverwalkers.desert:H1d,H2s,I2h,J2d';
    const of = `towns-and-power?faction=riverwalkers&cluster=&board=${board}`;
    expect(many(drawn(of), '.cross')).toBe(2);
    expect(many(drawn(`${of},H2-I2`), '.cross')).toBe(0);
  });

  test('what each neighbor is offered, piece by piece (fi.power.offer)', () => {
    const frame = drawn('power-offer');
    expect(counts(frame)).toEqual(['4', '1', '2']);
    expect(texts(frame)).toEqual(expect.arrayContaining(['5 Power → −4 VP', '1 Power → free']));
  });
});

describe('terrains and Spades', () => {
  test('steps along the wheel (fi.spades.shorter-way, fi.spades.not-through-home)', () => {
    const steps = (of: string) => many(drawn(`spade-cost?${of}`), '.wheel__count');
    expect(steps('faction=witches&home=&from=wasteland')).toBe(2);
    expect(steps('faction=witches&home=&from=mountains&to=swamp')).toBe(4);
    expect(steps('faction=yetis&home=mountains&from=plains&to=swamp')).toBe(1);
  });

  test('what each terrain costs a Volcano Faction (fi.dragonlords.home-terrain)', () => {
    const of = 'spade-cost?faction=dragonlords&home=&from=forest&opponents=witches';
    const frame = drawn(`${of},ice-maidens/desert`, 'prices');
    expect(counts(frame)).toEqual(['1', '1', '1', '1', '2', '1', '1']);
    expect(texts(frame)).toEqual(
      expect.arrayContaining(['home of Witches', 'start of Ice Maidens']),
    );
  });

  test('a cross through what nobody may transform (fi.terrains.for-good, fi.volcano.not-ice)', () => {
    expect(many(drawn('spades-volcano-for-good'), '.cross')).toBe(1);
    expect(many(drawn('spade-cost?faction=dragonlords&home=&from=ice'), '.cross')).toBe(1);
    expect(many(drawn('spades-dragonlords'), '.cross')).toBe(0);
  });
});

describe('Factions', () => {
  test('crosses on the terrains that are closed (fi.choosing.ice-barred)', () => {
    const frame = drawn('choice-pietro');
    expect([many(frame, '.tick'), many(frame, '.cross')]).toEqual([5, 2]);
    expect(many(frame, '.box--chosen')).toBe(1);
  });

  test('an Ice Faction closes the Factions of its terrain, and its own other side (fi.choosing.ice-bars)', () => {
    const frame = drawn('faction-choice?taken=ice-maidens/lakes&wants=');
    expect(many(frame, '.cross')).toBe(3);
  });

  test('Yetis pay 1 less for each Power action (fi.yetis.one-less)', () => {
    const frame = drawn('yetis?action=bridge');
    expect(texts(frame, '.label--gone').map(Number)).toEqual(Object.values(POWER_ACTIONS));
    expect(counts(frame).map(Number)).toEqual(Object.values(POWER_ACTIONS).map((base) => base - 1));
    // The Action token bears a cross of its own.
    expect(many(drawn('yetis-no-reuse'), '.cross')).toBe(3);
    expect(many(drawn('yetis-reuse'), '.cross')).toBe(1);
  });

  test('tokens come and go (fi.dragonlords.removed, fi.dragonlords.stronghold)', () => {
    expect(many(drawn('dragonlords-home'), '.bowls__token--went')).toBe(2);
    expect(many(drawn('dragonlords-stronghold'), '.bowls__token--came')).toBe(4);
  });

  test('a marker too low is crossed (fi.acolytes.one-cult)', () => {
    const any = drawn('acolytes?cults=6/2/5/3&terrain=forest&opponents=witches', 'cults');
    expect([many(any, '.tick'), many(any, '.cross')]).toEqual([2, 2]);
    expect(many(drawn('acolytes-water', 'cults'), '.cross')).toBe(1);
    expect(texts(drawn('acolytes-earth', 'cults'), '.cults__marker-level')).toEqual(['2']);
  });

  test('neighbors take Power or refuse it (fi.shapeshifters.token)', () => {
    const frame = drawn('shape-token');
    expect([many(frame, '.tick'), many(frame, '.cross')]).toEqual([2, 1]);
    expect(texts(frame)).toEqual(expect.arrayContaining(['1 token', '−1 VP']));
    expect(many(drawn('shift-barred'), '.cross')).toBe(1);
  });

  test('a Sanctuary is no Temple (fi.ice-maidens.sanctuary)', () => {
    const frame = drawn('ice-maidens?favor=&stronghold=yes&temples=2&sanctuary=yes');
    expect(texts(frame)).toEqual(['+3', '+3', '0', '= 6 VP']);
    expect(many(frame, '.cross')).toBe(1);
  });
});

describe('turn order and auction', () => {
  test('tokens move across in the order of passing (fi.turn-order.pass)', () => {
    const frame = drawn('order-printed');
    expect(counts(frame)).toEqual(['1', '2']);
    expect(many(frame, '.arrow')).toBe(2);
    expect(texts(frame, '.label--token')).toEqual(['Auren', 'Acolytes', 'Nomads']);
  });

  test('bids in turn, and a cross on one that is not higher (fi.auction.higher-or-pass)', () => {
    expect(counts(drawn('auction-too-low'))).toEqual(['1', '2', '3', '4']);
    expect(many(drawn('auction-too-low'), '.cross')).toBe(1);
    expect(many(drawn('auction-win'), '.cross')).toBe(0);
    expect(texts(drawn('auction-win'))).toEqual(expect.arrayContaining(['33 VP', 'II']));
  });

  test('second Dwellings in reverse (fi.auction.placement)', () => {
    expect(counts(drawn('auction-full', 'setup'))).toEqual(
      // Yetis, Nomads with a third Dwelling, Witches: first, second, last, Bonus card.
      ['1', '6', '3', '2', '5', '7', '2', '3', '4', '1'],
    );
  });
});
