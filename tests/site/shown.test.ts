import { describe, expect, test } from 'vitest';
import { library } from '#src/clauses/shelf.ts';
import { LANGS, type Lang } from '#src/lang.ts';
import { calculatorPath, chapterPath } from '#src/paths.ts';
import { BASE, pageAt } from './built.ts';

/** Where a rule is drawn, and by which calculator. */
type Places = Readonly<Record<string, string>>;

/**
 * Rules about where, how far, in which order and which ones, that a reader wants to see: where each
 * is drawn, and by which calculator. A place is a clause, `opening of <chapter>` or `example <id>`.
 */
const SHOWN: Readonly<Record<string, Readonly<Record<string, Places>>>> = {
  'fire-and-ice': {
    'the wheel with an Ice Faction’s ways': { 'opening of ice-factions': 'spade-cost' },
    'partial digging': { 'fi.spades.partial': 'spade-cost', 'fi.ice.partial': 'spade-cost' },
    'a Volcano’s price next to whose home': { 'fi.volcano.no-home-terrain': 'spade-cost' },
    'reach by land': { 'fi.reach.direct': 'map-scoring' },
    'reach by ship': { 'fi.reach.shipping': 'map-scoring' },
    'reach by tunnel': { 'fi.reach.tunnel': 'map-scoring' },
    'reach by carpet': { 'fi.reach.carpet': 'map-scoring' },
    'reach by bridge': { 'fi.reach.bridges': 'map-scoring', 'fi.reach.bridge-end': 'map-scoring' },
    'the tile for the greatest distance': { 'fi.distance.count': 'map-scoring' },
    'the tile for Stronghold and Sanctuary': { 'fi.strongholds.distance': 'map-scoring' },
    'the tile for outposts': { 'fi.outposts.count': 'map-scoring' },
    'the tile for settlements': { 'fi.settlements.count': 'map-scoring' },
    towns: { 'fi.towns.cluster': 'towns-and-power', 'fi.towns.mermaids': 'towns-and-power' },
    'the turn order board': {
      'fi.turn-order.pass': 'turn-order',
      'fi.turn-order.numerals': 'turn-order',
    },
    'the auction’s rounds': {
      'opening of auction': 'faction-auction',
      'fi.auction.follow-order': 'faction-auction',
    },
    'Riverwalkers’ unlocked terrain': {
      'opening of riverwalkers': 'riverwalkers',
      'fi.riverwalkers.in-range': 'riverwalkers-map',
    },
    'a Cult track': { 'fi.cults.power': 'acolytes', 'fi.cults.top': 'acolytes' },
  },
  'the-magnificent-sno': {
    'power and tiles of a build without white': { 'sno.build.table': 'power-and-build' },
    'power and tiles of a build with white': { 'sno.build.white-is-large': 'power-and-build' },
    'covered tents': { 'sno.tiles.tent-space': 'master-tiles' },
    'printed tents': { 'sno.tent-spaces.printed': 'travel' },
    'travel, with what is gained in passing': { 'opening of travel': 'travel' },
    'travel, with what is gained at the end': { 'sno.travel.end-only': 'travel' },
    hats: { 'sno.hats.down': 'round-end', 'sno.hats.lower-back': 'round-end' },
    'gaps between hats': { 'sno.hats.gap': 'round-end' },
    'the round end step by step': { 'opening of round-end': 'round-end' },
    'the cross in a camp': { 'sno.scoring.cross': 'camp-scoring' },
    'rows and columns in a camp': {
      'sno.scoring.unbroken': 'camp-scoring',
      'sno.scoring.twice': 'camp-scoring',
    },
    'the master board’s display': { 'sno.module.picture': 'master-board' },
    'the master board’s future': {
      'sno.module.no-future': 'master-board',
      'sno.module.slide-refill': 'master-board',
    },
    'conversions with their arrows': {
      'opening of new-bonuses': 'conversions',
      'sno.bonus.trainer-back': 'conversions',
    },
  },
  'rise-to-nobility-beyond': {
    'a roll, what is played and what it leaves': { 'rtn.rock-rose.income': 'rock-rose-income' },
    'the Temple’s dice from left to right': { 'rtn.temple.left-to-right': 'temple-dice' },
    'tiers and tokens': { 'rtn.temple.tiers': 'offering' },
    'Offering scores with a tie': { 'rtn.scoring.ties': 'donation-scoring' },
    'card limits': { 'rtn.glade.place-card': 'glade', 'rtn.glade.discard-first': 'glade' },
    'Relics on a die': { 'rtn.relics.at-once': 'relics' },
    'setup by number of players': {
      'rtn.setup.board': 'beyond-setup',
      'rtn.draft.deck-left': 'beyond-setup',
    },
  },
  'vast-bonus-cards': {
    'the marker’s ways': { 'vbc.entrance.adjacent': 'entrance' },
    'the bars around the marker': {
      'vbc.entrance.walls': 'entrance',
      'vbc.entrance.unoccupied': 'entrance',
    },
    'pieces first, marker last': { 'vbc.entrance.pieces-first': 'entrance' },
    'a tile that has to stay': { 'vbc.entrance.no-place': 'entrance' },
    'Treasure cards on their way': {
      'opening of uncertain-treasures': 'uncertain-treasures',
      'vbc.treasures.bottom-order': 'uncertain-treasures',
    },
    'Scheme prices': { 'opening of schemes': 'schemes' },
    'Amulet losses doubled': {
      'opening of cursed-amulet': 'cursed-amulet',
      'vbc.amulet.other-effects': 'cursed-amulet',
    },
    'the Staff’s spaces': { 'vbc.staff.orthogonal': 'rune-staff' },
    'a hand of Scales': { 'example scales-kept': 'dragon-scales' },
    'charges of the Wand': { 'vbc.wand.use': 'warlocks-wand' },
  },
};

const rows = Object.entries(SHOWN).flatMap(([game, subjects]) =>
  Object.entries(subjects).flatMap(([subject, places]) =>
    Object.entries(places).flatMap(([place, calculator]) =>
      LANGS.map((lang) => ({ lang, game, subject, place, calculator })),
    ),
  ),
);

/** The chapter that has the place, and where in it the place is. */
const found = (
  place: string,
  lang: Lang,
): { readonly chapter: string; readonly within: string } => {
  const [, kind, name = ''] = /^(opening of|example) (.*)$/.exec(place) ?? [];
  if (kind === 'opening of') return { chapter: name, within: 'figure[data-figure]' };
  if (kind === 'example') {
    const example = library()
      .examples(lang)
      .find(({ id }) => id === name);
    return { chapter: example?.chapter ?? '', within: `[id="example-${name}"]` };
  }
  const { chapter } = library().clause(place, lang);
  return { chapter, within: `[id="${place}"]` };
};

describe('what a reader wants to see', () => {
  test.each(rows)('$subject: $place ($lang)', ({ lang, game, place, calculator }) => {
    const { chapter, within } = found(place, lang);
    const pictures =
      pageAt(chapterPath(lang, game, chapter))
        ?.document()
        .querySelector(within)
        ?.querySelectorAll('.figure__picture') ?? [];
    const own = pictures.filter((picture) =>
      picture.getAttribute('href')?.startsWith(`${BASE}${calculatorPath(lang, calculator)}`),
    );
    expect(own, `${place} has no drawing of ${calculator}`).not.toEqual([]);
    for (const picture of own) {
      expect(picture.querySelectorAll('svg path, svg rect, svg use').length).toBeGreaterThan(0);
    }
  });
});
