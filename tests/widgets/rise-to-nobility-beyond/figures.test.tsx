import { renderToString } from 'preact-render-to-string';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  CARDS_OF_A_TYPE,
  GLADE_FACE_UP,
  PLAYERS,
  REPUTATION,
  riseToNobilityBeyond,
  SETTLER_GOODS,
  TIERS,
  TOKENS,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { calculators } from '#src/calculators/manifest.ts';
import { drawingOf } from '#src/figures/drawings.ts';
import { figured } from '#src/figures/figure.ts';
import { LANGS, type Lang } from '#src/lang.ts';

const { examples } = riseToNobilityBeyond;

const render = async (of: string, show?: string, lang: Lang = 'en'): Promise<string> => {
  const { calculator, draft, reply } = figured(of, examples);
  const Drawing = await drawingOf(calculator);
  if (!Drawing) throw new Error(`${calculator.name} draws nothing.`);
  return renderToString(<Drawing lang={lang} draft={draft} reply={reply} show={show} />);
};

/** The drawing of a position, on the page. */
const draw = async (of: string, show?: string, lang?: Lang): Promise<void> => {
  document.body.innerHTML = await render(of, show, lang);
};

const all = (selector: string): number => document.querySelectorAll(selector).length;

const crosses = (): number => all('.cross');

const gems = (): number => all('.piece--gem');

const texts = (selector = 'text'): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The numbers in discs, in the order drawn. */
const counts = (): readonly string[] => texts('.count text');

/** What stands on the shields of victory points. */
const points = (): readonly string[] =>
  [...document.querySelectorAll('.piece--points')].map(
    (shield) => shield.parentElement?.querySelector('text')?.textContent ?? '',
  );

beforeEach(() => {
  document.body.innerHTML = '';
});

const cases = calculators
  .filter(({ game }) => game === 'rise-to-nobility-beyond')
  .map(({ name }) => ({ name, own: examples.filter(({ calculator }) => calculator === name) }));

describe.each(cases)('$name', ({ name, own }) => {
  test.each(LANGS)('draws its start and its examples (%s)', async (lang) => {
    for (const of of [name, ...own.map(({ id }) => id)]) {
      const html = await render(of, undefined, lang);
      expect(html, of).not.toMatch(/NaN|undefined|Infinity|\[object|style=|id=|role=|tabindex/);
      document.body.innerHTML = html;
      expect(texts().every((text) => text.trim() !== '')).toBe(true);
    }
  });
});

describe('the chapters', () => {
  const texts = import.meta.glob<string>('/content/rise-to-nobility-beyond/*/*.mdx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const chapters = Object.entries(texts).map(([path, text]) => ({
    path,
    lang: LANGS.find((lang) => path.includes(`/${lang}/`)) ?? LANGS[0],
    tags: [...text.matchAll(/<Figure of="([^"]+)"(?: show="([^"]+)")?/g)],
  }));

  test.each(chapters)('$path shows figures, none of them twice', async ({ tags, lang }) => {
    expect(tags.length).toBeGreaterThan(0);
    const drawn = await Promise.all(tags.map(([, of = '', show]) => render(of, show, lang)));
    expect(new Set(drawn).size).toBe(tags.length);
    expect(drawn.join('')).not.toMatch(/NaN|undefined|\[object/);
  });
});

describe('Rock Rose income', () => {
  test('as many Rock Rose as the unplayed dice earn, and one group left over', async () => {
    await draw('income-printed');
    expect(gems()).toBe(2);
    expect(all('.box--chosen')).toBe(2);
    expect(all('.box--empty')).toBe(1);
    expect(all('.pip')).toBe(8);
    expect(all('.die--out')).toBe(3);
  });

  test('Dwellings and Elders add theirs', async () => {
    await draw('income-with-cards');
    expect(gems()).toBe(5);
    expect(all('.piece--coin')).toBe(2 * 4);
  });

  test('the die over Reputation is crossed out', async () => {
    await draw('income-over-reputation');
    expect(crosses()).toBe(1);
    expect(texts('.box--card + text')).toEqual(['4']);
  });

  test('the dice that Reputation keeps out are crossed out', async () => {
    await draw('rock-rose-income?played=5,3', 'too-high');
    expect(crosses()).toBe(3);
  });

  test('the track runs from the lowest to the highest Reputation', async () => {
    await draw('rock-rose-income?reputation=12', 'track');
    expect(all('.box')).toBe(REPUTATION.max - REPUTATION.min + 1);
    expect(counts()).toEqual(['12']);
  });
});

describe('Rock Rose exchanges', () => {
  test('a row for each exchange made, and what is left', async () => {
    await draw('rock-rose-exchange?rockRose=5&rateGoods=2:1&goods=2');
    expect(all('.arrow')).toBe(2);
    expect(all('.piece--ghost')).toBe(4);
    expect(texts()).toContain('5 → 1');
  });

  test('the way back is crossed out', async () => {
    await draw('rock-rose-exchange?rateCoins=1:2&coins=-1');
    expect(crosses()).toBe(1);
    await draw('rock-rose-exchange?rateCoins=1:2&coins=-1&direction=both-ways');
    expect(crosses()).toBe(0);
  });
});

describe('Settlers of deck 3', () => {
  test('each Good has its Rock Rose, and the card its points', async () => {
    await draw('settler-one-kind');
    expect([all('.piece--good'), gems(), points()]).toEqual([5, 5, ['5']]);
    expect(crosses()).toBe(0);
  });

  test('the Rock Rose that is missing is crossed out, and so is the way', async () => {
    await draw('settler-short');
    expect([all('.piece--ghost'), crosses(), points()]).toEqual([1, 2, []]);
  });

  test('up to the most a Settler takes', async () => {
    await draw('settler?books=2&magic=2&rockRose=4', 'range');
    expect([all('.piece--good'), gems()]).toEqual([4, 4]);
    expect(all('.piece--ghost')).toBe(2 * (SETTLER_GOODS.max - 4));
  });

  test('the scarcer one draws the line', async () => {
    await draw('settler?magic=5&rockRose=5&goodsHeld=7&rockRoseHeld=5', 'best');
    expect([all('.piece--good'), gems(), all('.piece--ghost')]).toEqual([5, 5, 2]);
  });
});

describe('Berk the Clerk', () => {
  test('two places are numbered, a third is crossed out', async () => {
    await draw('clerk-two');
    expect([counts(), crosses(), all('.picture > .box--chosen')]).toEqual([['1', '2'], 0, 2]);
    await draw('clerk-three');
    expect([counts(), crosses()]).toEqual([['1', '2'], 1]);
  });

  test('all cards of the display go', async () => {
    await draw('clerk-office?places=glade', 'how');
    expect([crosses(), all('.box--chosen')]).toEqual([GLADE_FACE_UP, GLADE_FACE_UP]);
  });
});

describe('the Glade', () => {
  test('a card more than the limit is crossed out', async () => {
    await draw('glade-full');
    expect([all('.box--chosen'), crosses()]).toEqual([1, 1]);
    await draw('glade-other-type');
    expect([all('.box--chosen'), crosses()]).toEqual([1, 0]);
  });

  test('a row has as many places as the limit', async () => {
    await draw('glade?relics=2', 'row');
    expect(all('.box--card') + all('.box--empty')).toBe(CARDS_OF_A_TYPE.max);
    expect(texts()).toContain(`2 / ${CARDS_OF_A_TYPE.max}`);
  });

  test('a twin is refused, unless it goes first', async () => {
    await draw('glade?relics=6&sameEffect=yes&discard=twin', 'row');
    expect([crosses(), all('.arrow')]).toEqual([1, 1]);
    await draw('glade-same-effect', 'row');
    expect([texts().includes('='), all('.arrow')]).toEqual([true, 0]);
  });

  test('the die goes to the slot that shows its value', async () => {
    await draw('glade?die=3&slot1=1&slot2=3&slot3=5', 'slots');
    expect([all('.box--chosen'), all('.arrow'), crosses()]).toEqual([1, 1, 2]);
    await draw('glade?die=3&taken=2', 'slots');
    expect([all('.arrow--soft'), crosses()]).toEqual([2, 1]);
  });
});

describe('Relics', () => {
  test('the die points at each of its Relics', async () => {
    await draw('relics-three');
    expect([all('.arrow'), crosses()]).toEqual([3, 0]);
    expect(texts()).toContain('5 → 1');
  });

  test('the steps are numbered', async () => {
    await draw('relics?die=2&costs=2/0/0;1/1/0', 'order');
    expect(counts()).toEqual(['1', '2', '3']);
  });

  test('a second die is crossed out', async () => {
    await draw('relics-blocked');
    expect([all('.die'), crosses()]).toEqual([2, 1]);
  });
});

describe('Elders and Dwellings', () => {
  test('the pieces leave their area and stand on the cards', async () => {
    await draw('activation-two-elders');
    expect([all('.piece--own'), all('.box--chosen'), all('.piece--ghost')]).toEqual([3, 2, 2]);
  });

  test('without a piece the card is crossed out', async () => {
    await draw('activation?elders=2&workers=0&dwellings=0&houses=0');
    expect([crosses(), all('.piece--own')]).toEqual([1, 0]);
  });

  test('the active ones bring their income', async () => {
    await draw(
      'activation?elders=3&eldersActive=2&workers=0&activateElders=0&dwellings=0&houses=0',
      'income',
    );
    expect([all('.piece--coin') / 2, crosses()]).toEqual([4, 1]);
    expect(texts()).toContain('4 Coins');
  });

  test('only an active Dwelling whose condition is met scores', async () => {
    await draw('dwelling-points');
    expect([all('.tick'), crosses(), all('.piece--own'), all('.arrow')]).toEqual([1, 1, 2, 1]);
  });
});

describe('the Temple', () => {
  test('as many die spaces as players, and the die on the leftmost free one', async () => {
    await draw('temple-match');
    expect([all('.box'), all('.die'), all('.die--out'), crosses()]).toEqual([3, 3, 1, 0]);
    await draw(`temple-dice?players=${PLAYERS.max}&placed=`);
    expect([all('.box'), all('.box--chosen')]).toEqual([PLAYERS.max, 1]);
  });

  test('a die that differs, or finds no space, is crossed out', async () => {
    await draw('temple-differ');
    expect([crosses(), all('.box--chosen')]).toEqual([1, 1]);
    await draw('temple-full');
    expect([crosses(), all('.box--chosen'), all('.die')]).toEqual([1, 0, 4]);
  });

  test('the tiers, with the token on its own', async () => {
    await draw('offering?tier=4', 'tiers');
    expect(all('.picture .box:not(.box--empty)')).toBeGreaterThanOrEqual(TIERS.length);
    expect([all('.piece--token'), all('.box--chosen')]).toEqual([1, 1]);
    expect(points()).toEqual(['7']);
  });

  test('an Offering takes a token and gives the tier’s benefit', async () => {
    await draw('offering?tier=1');
    expect([all('.piece--token'), gems(), crosses()]).toEqual([TOKENS.max, 3, 0]);
    await draw('offering-tier-3');
    expect(all('.piece--good')).toBe(6);
    await draw('offering-eighth');
    expect([all('.piece--token'), crosses()]).toEqual([0, 1]);
  });
});

describe('scoring the Offerings', () => {
  test('every token, every rank, every point', async () => {
    await draw('scoring-three');
    expect(all('.piece--token')).toBe(9);
    expect([counts(), points()]).toEqual([
      ['1', '2', '3'],
      ['9', '4', '2'],
    ]);
  });

  test('a tie shares its rank', async () => {
    await draw('scoring-tie-first');
    expect([counts(), points(), texts().includes('=')]).toEqual([
      ['1', '1', '2'],
      ['7', '7', '3'],
      true,
    ]);
    await draw('donation-scoring?tokens=3,3,1&ties=competition');
    expect([counts(), points()]).toEqual([
      ['1', '1', '3'],
      ['7', '7', '1'],
    ]);
  });

  test('half, and half of the half', async () => {
    await draw('donation-scoring?tokens=4,3,2', 'halves');
    expect(points()).toEqual(['9', '4', '2']);
  });
});

describe('setup', () => {
  test('the decks and the Temple, by the number of players', async () => {
    await draw('setup-four');
    expect(texts()).toEqual(expect.arrayContaining(['54', '8 at the bottom', '56', '4']));
  });

  test('the draft chooses from 5, from 4 and from 3', async () => {
    await draw('beyond-setup', 'draft');
    expect([counts(), all('.box'), all('.box--chosen')]).toEqual([['1', '2', '3'], 12, 3]);
  });

  test('deck 3 joins what is left of the others', async () => {
    await draw('beyond-setup?players=4', 'settlers');
    expect(texts()).toEqual(expect.arrayContaining(['48', '44', '12', '56']));
  });

  test('dice for each player', async () => {
    await draw('beyond-setup?players=6', 'dice');
    expect(all('.die')).toBe(4);
  });

  test.each(['table', 'box', 'supply', 'player', 'settlers', 'glade', 'draft', 'extension'])(
    '%s speaks every language',
    async (show) => {
      const said = await Promise.all(
        LANGS.map((lang) => render('beyond-setup?players=4', show, lang)),
      );
      expect(said.join('')).not.toMatch(/NaN|undefined|\[object/);
      expect(new Set(said).size).toBe(LANGS.length);
    },
  );
});

test('what is too little stands beside what it would take', async () => {
  await draw('relics?costs=2/0/0;1/2/0&rockRose=2&coins=1');
  expect(texts()).toContain('2 < 3');
  expect(texts()).toContain('1 < 2');
  await draw('relics?costs=2/0/0;1/2/0&rockRose=3&coins=2');
  expect(texts().join()).not.toContain('<');
  await draw('offering?tier=1&costs=2/0/0&rockRose=1');
  expect(texts()).toContain('1 < 2');
  await draw('offering?tier=1&tokens=0');
  expect(texts().join()).not.toContain('<');
});
