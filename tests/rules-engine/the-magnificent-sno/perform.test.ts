import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BLANK_POSTER,
  makePosterRow,
  parseCompleted,
  perform,
  posterTexts,
  sparesTent,
  type Completed,
  type Reward,
} from '#engine/the-magnificent-sno/index.ts';
import {
  answerTo,
  asking,
  linesOf,
  problemsOf,
  rule,
  unwrap,
  valueOf,
  verdictOf,
  violationsOf,
} from '#tests/support/rule.ts';

/** A track such as a board may have: the picture of the real one is lost. */
const SUPPOSED = { track: '4,6,8,10,11,12', occupied: '10', own: '12', second: 'yes' };

const ask = asking(perform, SUPPOSED);

type Input = Parameters<typeof ask>[0];

/** A space whose value no other space has. */
const at = (value: number) => ({ value, nth: undefined });

/** One of several spaces of a value. */
const among = (value: number, nth: number) => ({ value, nth });

test('nothing is supposed before the player has read the track off the board', () => {
  expect(problemsOf(perform.ask(perform.form.start))).toEqual([
    { field: 'track', code: 'missing' },
  ]);
});

const hatOf = (input: Input): number => valueOf(ask(input)).hat.value;

describe('the hat', () => {
  rule('sno.perform.space', 'it takes a space without a hat and not above the power', () => {
    const three = { players: '3', own: '', second: 'no', occupied: '' };
    expect(hatOf({ ...three, power: '12' })).toBe(12);
    expect(hatOf({ ...three, power: '9' })).toBe(8);
    expect(hatOf({ ...three, power: '12', occupied: '12,11' })).toBe(10);
    expect(linesOf(ask({ ...three, occupied: '12,11' }), 'skipped')).toMatchObject([
      { spaces: [at(11), at(12)] },
    ]);
    expect(violationsOf(ask({ ...three, power: '3' }))).toEqual([
      { clause: 'sno.perform.space', code: 'no-space', power: 3 },
    ]);
    expect(verdictOf(ask({ ...three, power: '10', hat: '11' }))).toBe('too-high');
    // Where the power reaches no space at all, none would be higher than the one wanted.
    expect(verdictOf(ask({ ...three, power: '3', hat: '4', lower: 'highest' }))).toBe('too-high');
    expect(verdictOf(ask({ ...three, occupied: '8', hat: '8' }))).toBe('occupied');
    expect(verdictOf(ask({ ...three, own: '8', hat: '8' }))).toBe('own-hat-there');
  });

  rule('sno.perform.lower-space', 'whether a lower space may be taken is a reading', () => {
    const lower = ask({ hat: '6' });
    expect(valueOf(lower)).toMatchObject({ hat: { space: 2, value: 6 }, highest: at(11) });
    expect(linesOf(lower, 'lower-space')).toMatchObject([{ space: at(6), highest: at(11) }]);
    expect(linesOf(ask({ hat: '11' }), 'lower-space')).toEqual([]);
    expect(violationsOf(ask({ hat: '6', lower: 'highest' }))).toEqual([
      { clause: 'sno.perform.lower-space', code: 'not-highest', space: at(6), highest: at(11) },
    ]);
    expect(verdictOf(ask({ hat: '11', lower: 'highest' }))).toBe('fine');
    expect(hatOf({ lower: 'highest' })).toBe(11);
  });

  test('two spaces of one value hold two hats', () => {
    const twice = { players: '3', second: 'no', own: '', track: '4,8,8,10', power: '8' };
    expect(valueOf(ask({ ...twice, occupied: '8' })).hat).toMatchObject({ space: 3, value: 8 });
    expect(hatOf({ ...twice, occupied: '8,8' })).toBe(4);
    expect(valueOf(ask({ ...twice, occupied: '8', hat: '8' })).hat.space).toBe(3);
    expect(verdictOf(ask({ ...twice, occupied: '8,8', hat: '8' }))).toBe('occupied');
    // Of two free spaces of one value it is the higher, asked for or not.
    expect(valueOf(ask({ ...twice, occupied: '' })).hat.space).toBe(3);
    expect(valueOf(ask({ ...twice, occupied: '', hat: '8' })).hat.space).toBe(3);
  });

  test('spaces are spaces, not values: a hat moves from one 4 to another', () => {
    const twice = { track: '4,4,6,8', occupied: '', own: '4', second: 'yes', power: '5' };
    expect(valueOf(ask(twice))).toMatchObject({ from: { space: 1 }, hat: { space: 2 } });
    expect(linesOf(ask(twice), 'hat-moves')).toMatchObject([
      { from: among(4, 1), to: among(4, 2), down: false },
    ]);
    // From the upper one it goes down.
    const down = ask({ ...twice, own: '4.2' });
    expect(linesOf(down, 'hat-moves')).toMatchObject([
      { from: among(4, 2), to: among(4, 1), down: true },
    ]);
    expect(verdictOf(ask({ ...twice, own: '4.2', hat: '4.2' }))).toBe('own-space');
    expect(valueOf(ask({ ...twice, own: '4.2', hat: '4' })).hat.space).toBe(1);
    // The lower of two equal spaces is a lower space.
    const free = { ...twice, own: '8' };
    expect(linesOf(ask({ ...free, hat: '4.1' }), 'lower-space')).toMatchObject([
      { space: among(4, 1), highest: among(4, 2) },
    ]);
    expect(verdictOf(ask({ ...free, hat: '4.1', lower: 'highest' }))).toBe('not-highest');
    // A hat whose space is named takes it before those that are not.
    expect(valueOf(ask({ ...twice, own: '4.1', occupied: '4', power: '6' })).track).toMatchObject([
      { hat: 'own' },
      { hat: 'other' },
      {},
      {},
    ]);
    expect(problemsOf(ask({ ...twice, own: '4.1', occupied: '4.1' }))).toEqual([
      { field: 'own', code: 'not-readable', got: '4.1', where: [1], reason: 'taken' },
    ]);
    expect(problemsOf(ask({ ...twice, own: '4.3' }))).toEqual([
      { field: 'own', code: 'not-readable', got: '4.3', where: [1], reason: 'not-on-track' },
    ]);
    expect(problemsOf(ask({ ...twice, own: '4.x' }))).toMatchObject([{ code: 'not-whole' }]);
    expect(problemsOf(ask({ ...twice, own: '4.1.1' }))).toMatchObject([{ code: 'not-whole' }]);
  });

  rule('sno.perform.own-hat', 'one’s own space up to four players is a reading', () => {
    const three = { players: '3', occupied: '', own: '12', second: 'no' };
    expect(hatOf(three)).toBe(11);
    expect(linesOf(ask(three), 'own-hat')).toMatchObject([
      { spaces: [at(12)], reading: 'occupied' },
    ]);
    expect(violationsOf(ask({ ...three, hat: '12' }))).toEqual([
      { clause: 'sno.perform.own-hat', code: 'own-hat-there', space: at(12) },
    ]);
    const free = { ...three, ownHat: 'free' };
    expect(hatOf(free)).toBe(12);
    expect(verdictOf(ask({ ...free, hat: '12' }))).toBe('fine');
    expect(hatOf({ ...free, own: '8', occupied: '12' })).toBe(11);
    // Both hats of one player, one of which moves; those out of reach are not spoken of.
    const both = { ...three, second: 'later' };
    expect(hatOf({ ...both, own: '11,12' })).toBe(10);
    expect(linesOf(ask({ ...both, own: '10,12', power: '11' }), 'own-hat')).toMatchObject([
      { spaces: [at(10)] },
    ]);
    expect(hatOf({ ...both, own: '11,12', ownHat: 'free' })).toBe(12);
    expect(answerTo(ask({ ...three, power: '8' })).lines.map(({ code }) => code)).toEqual([
      'hat',
      'which-hat',
    ]);
    // Where the hat that performs comes from in front of the player, the other keeps its space.
    const joins = { ...three, second: 'yes' };
    for (const ownHat of ['occupied', 'free']) {
      expect(hatOf({ ...joins, ownHat })).toBe(11);
      expect(verdictOf(ask({ ...joins, ownHat, hat: '12' }))).toBe('occupied');
      expect(hatOf({ ...three, ownHat, hats: 'front' })).toBe(11);
    }
    expect(linesOf(ask(joins), 'own-hat-stays')).toMatchObject([{ spaces: [at(12)] }]);
    expect(linesOf(ask(joins), 'own-hat')).toEqual([]);
    expect(linesOf(ask({ ...joins, own: '8' }), 'own-hat-stays')).toEqual([]);
    expect(linesOf(ask({ ...joins, power: '11' }), 'own-hat-stays')).toEqual([]);
    // What is not told is not taken to be free.
    expect(linesOf(ask({ ...three, own: '' }), 'own-untold')).toMatchObject([
      { clause: 'sno.perform.own-hat' },
    ]);
    expect(linesOf(ask({ ...free, own: '' }), 'own-untold')).toEqual([]);
    expect(linesOf(ask({ ...joins, own: '' }), 'own-untold')).toEqual([]);
    expect(linesOf(ask(three), 'own-untold')).toEqual([]);
    // With five the text has a rule of its own.
    expect(hatOf({ ...free, players: '5', second: 'yes' })).toBe(11);
    expect(linesOf(ask({ ...free, players: '5', second: 'yes' }), 'own-hat')).toEqual([]);
  });

  rule('sno.player.pieces', 'up to four players have 2 hats each on the track', () => {
    const hats = { track: '1,2,3,4,5,6,7,8,9,10', own: '', second: 'no' };
    const two = { ...hats, players: '2' };
    expect(verdictOf(ask({ ...two, occupied: '1,2' }))).toBe('fine');
    expect(violationsOf(ask({ ...two, occupied: '1,2,3' }))).toEqual([
      {
        clause: 'sno.player.pieces',
        code: 'too-many-hats',
        others: 3,
        most: 2,
        each: 2,
        players: 2,
      },
    ]);
    expect(verdictOf(ask({ ...hats, players: '4', occupied: '1,2,3,4,5,6' }))).toBe('fine');
    expect(verdictOf(ask({ ...hats, players: '4', occupied: '1,2,3,4,5,6,7' }))).toBe(
      'too-many-hats',
    );
  });

  rule('sno.five.one-hat', 'among five the others have 4 hats on the track', () => {
    const five = { track: '1,2,3,4,5,6,7', own: '', second: 'no' };
    expect(verdictOf(ask({ ...five, occupied: '1,2,3,4' }))).toBe('fine');
    expect(violationsOf(ask({ ...five, occupied: '1,2,3,4,5' }))).toMatchObject([
      { clause: 'sno.five.one-hat', code: 'too-many-hats', others: 5, most: 4 },
    ]);
  });

  rule('sno.five.no-second-hat', 'with five players nobody has a second hat', () => {
    expect(linesOf(ask({}), 'one-hat')).toMatchObject([{ hats: 1 }]);
    expect(violationsOf(ask({ own: '8,12' }))).toEqual([
      { clause: 'sno.five.no-second-hat', code: 'second-hat', hats: 2, allowed: 1 },
    ]);
    expect(verdictOf(ask({ players: '4', own: '8,12', second: 'later' }))).toBe('fine');
  });

  rule('sno.perform.hats', 'which of two hats performs first is a reading', () => {
    const four = { players: '4', own: '8' };
    const performs = (more: Input) => valueOf(ask({ ...four, ...more })).performs;
    const from = (more: Input) => valueOf(ask({ ...four, ...more })).from;
    expect(performs({ second: 'no' })).toBe('track');
    expect(from({ second: 'no' })).toMatchObject(at(8));
    expect(performs({ second: 'yes' })).toBe('front');
    expect(from({ second: 'yes' })).toBeUndefined();
    const front = { hats: 'front' };
    expect(performs({ ...front, second: 'no' })).toBe('front');
    expect(from({ ...front, second: 'no' })).toBeUndefined();
    expect(performs({ ...front, second: 'yes', own: '6,8' })).toBe('either');
    expect(from({ ...front, second: 'yes', own: '6,8' })).toBeUndefined();
    expect(linesOf(ask({ ...four, ...front, second: 'no' }), 'which-hat')).toEqual([
      {
        clause: 'sno.perform.hats',
        code: 'which-hat',
        performs: 'front',
        second: 'no',
        reading: 'front',
      },
    ]);
    // With five nobody has a choice.
    expect(valueOf(ask({ ...front, players: '5', second: 'no' })).performs).toBe('only');
    expect(linesOf(ask({ ...front, players: '5' }), 'which-hat')).toEqual([]);
  });

  rule('sno.perform.hats', 'the second hat is on the track only once it has performed', () => {
    const four = { players: '4', occupied: '' };
    const both = { ...four, own: '6,8' };
    expect(verdictOf(ask({ ...both, second: 'yes', hats: 'front' }))).toBe('fine');
    expect(violationsOf(ask({ ...both, second: 'yes' }))).toEqual([
      {
        clause: 'sno.perform.hats',
        code: 'hats-on-track',
        own: 2,
        there: 1,
        second: 'yes',
      },
    ]);
    expect(violationsOf(ask({ ...four, own: '6', second: 'yes', hats: 'front' }))).toMatchObject([
      { clause: 'sno.perform.hats', code: 'hats-on-track', own: 1, there: 2 },
    ]);
    expect(verdictOf(ask({ ...four, own: '6', second: 'later' }))).toBe('hats-on-track');
    // A hat that is not told may be anywhere.
    expect(verdictOf(ask({ ...four, own: '', second: 'later' }))).toBe('fine');
  });

  rule('sno.order.second-hat', 'a round begins with the second hat in front of the player', () => {
    const first = { players: '4', occupied: '', own: '6,8', second: 'no' };
    for (const hats of ['track', 'front']) {
      expect(violationsOf(ask({ ...first, hats }))).toMatchObject([
        { clause: 'sno.order.second-hat', code: 'hats-on-track', own: 2, there: 1 },
      ]);
    }
    expect(verdictOf(ask({ ...first, own: '6' }))).toBe('fine');
  });

  rule('sno.perform.third', 'whether there is a third performance is a reading', () => {
    const four = { players: '4', own: '6,8', second: 'later', occupied: '' };
    expect(valueOf(ask(four))).toMatchObject({ performs: 'either', from: undefined });
    expect(linesOf(ask(four), 'third')).toEqual([
      { clause: 'sno.perform.third', code: 'third', performs: 'either' },
    ]);
    expect(linesOf(ask(four), 'which-hat')).toEqual([]);
    expect(violationsOf(ask({ ...four, third: 'no' }))).toEqual([
      { clause: 'sno.perform.third', code: 'no-third' },
    ]);
    expect(verdictOf(ask({ ...four, own: '6', second: 'yes', third: 'no' }))).toBe('fine');
    // With five the only hat moves again; its space must be told.
    const five = { second: 'later', own: '12' };
    expect(valueOf(ask(five))).toMatchObject({ performs: 'only', from: at(12), hat: at(11) });
    expect(linesOf(ask(five), 'third')).toMatchObject([{ performs: 'only' }]);
    expect(linesOf(ask(five), 'hat-moves')).toEqual([]);
    expect(problemsOf(ask({ ...five, own: '' }))).toEqual([{ field: 'own', code: 'missing' }]);
    expect(verdictOf(ask({ ...five, third: 'no' }))).toBe('no-third');
  });

  rule('sno.five.second-performance', 'the hat moves to the new space, even if it is lower', () => {
    const down = ask({ own: '12', power: '8' });
    expect(valueOf(down)).toMatchObject({ hat: { value: 8 }, from: at(12) });
    expect(linesOf(down, 'hat-moves')).toMatchObject([{ from: at(12), to: at(8), down: true }]);
    expect(linesOf(ask({ own: '4', power: '8' }), 'hat-moves')).toMatchObject([
      { from: at(4), to: at(8), down: false },
    ]);
    expect(problemsOf(ask({ own: '' }))).toEqual([{ field: 'own', code: 'missing' }]);
    expect(linesOf(ask({ own: '4', second: 'no' }), 'hat-moves')).toEqual([]);
  });

  rule('sno.five.own-space', 'the space of one’s own hat counts as occupied', () => {
    expect(hatOf({ own: '11', power: '11', occupied: '' })).toBe(10);
    expect(violationsOf(ask({ hat: '12' }))).toEqual([
      { clause: 'sno.five.own-space', code: 'own-space', space: at(12) },
    ]);
    expect(linesOf(ask({}), 'own-space-taken')).toMatchObject([
      { clause: 'sno.five.own-space', space: at(12) },
    ]);
  });

  rule('sno.five.other-performances', 'one’s own space at the first is a reading', () => {
    const first = { second: 'no', own: '12' };
    expect(linesOf(ask(first), 'own-space-taken')).toMatchObject([
      { clause: 'sno.five.other-performances', space: at(12) },
    ]);
    expect(violationsOf(ask({ ...first, hat: '12' }))).toEqual([
      { clause: 'sno.five.other-performances', code: 'own-space', space: at(12) },
    ]);
    expect(hatOf(first)).toBe(11);
    const free = { ...first, ownSpace: 'second' };
    expect(valueOf(ask(free))).toMatchObject({ hat: { value: 12 }, from: at(12) });
    expect(verdictOf(ask({ ...free, hat: '12' }))).toBe('fine');
    expect(linesOf(ask(free), 'own-space-free')).toMatchObject([{ space: at(12) }]);
    expect(linesOf(ask(free), 'own-space-taken')).toEqual([]);
    // Other hats stay in the way.
    expect(hatOf({ ...free, own: '8', occupied: '11,12' })).toBe(10);
    expect(verdictOf(ask({ ...free, own: '8', occupied: '12', hat: '12' }))).toBe('occupied');
    // At the second performance, and with fewer players, nothing changes.
    expect(hatOf({ ...free, second: 'yes' })).toBe(11);
    expect(hatOf({ ...free, players: '4' })).toBe(11);
    // At a third performance it may stay again.
    expect(hatOf({ ...free, second: 'later' })).toBe(12);
    expect(linesOf(ask({ ...first, second: 'later' }), 'own-space-taken')).toMatchObject([
      { clause: 'sno.five.other-performances' },
    ]);
    // Left out, the space may be any: that is said.
    expect(hatOf({ second: 'no', own: '' })).toBe(12);
    expect(linesOf(ask({ second: 'no', own: '' }), 'own-untold')).toMatchObject([
      { clause: 'sno.five.other-performances' },
    ]);
    expect(linesOf(ask({ ...free, own: '' }), 'own-untold')).toEqual([]);
    // A hat that stays is on a space that is not vacant.
    expect(linesOf(ask(free), 'hat')).toMatchObject([{ stays: true }]);
    expect(linesOf(ask(first), 'hat')).toMatchObject([{ stays: false }]);
  });

  rule('sno.five.example', 'hat on 12 and power 12: down to the next empty space', () => {
    expect(hatOf({ own: '12', power: '12', occupied: '10' })).toBe(11);
    expect(hatOf({ own: '12', power: '12', occupied: '10,11' })).toBe(8);
  });

  test('the space taken is always open, and none higher is', () => {
    const track = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(track, fc.nat(20), fc.nat(5), (values, power, taken) => {
        const spaces = values.toSorted((a, b) => a - b);
        const reply = ask({
          players: '4',
          track: spaces.join(),
          occupied: spaces.slice(-taken - 1, -1).join(),
          own: '',
          power: String(power),
        });
        if (reply.kind !== 'answer') return;
        const { track: seen, hat } = reply.answer.value;
        expect(seen.filter(({ target }) => target)).toMatchObject([{ open: true }]);
        expect(seen.filter(({ open, space }) => open && space > hat.space)).toEqual([]);
      }),
    );
  });
});

describe('the posters', () => {
  rule('sno.perform.poster', 'a poster needs a tent below it, and gives points and coins', () => {
    const reply = ask({ completed: '6/3/1:2/0/0;5/0/1:0/4/0', gems: '3' });
    expect(valueOf(reply)).toMatchObject({ points: 13, coins: 7, gems: 2, gemsAfter: 1 });
    expect(violationsOf(ask({ completed: '6/3/0:-' }))).toEqual([
      { clause: 'sno.perform.poster', code: 'no-tent', without: 1, trainers: 0 },
    ]);
    expect(violationsOf(ask({ completed: '6/3/2:-', noTent: '1', gems: '1' }))).toEqual([
      { clause: 'sno.perform.poster', code: 'gems-for-posters', needed: 2, held: 1 },
    ]);
    expect(verdictOf(ask({ completed: '1/1/0:1/1/0;1/1/0:1/1/0', posters: '1' }))).toBe(
      'too-many-posters',
    );
    expect(linesOf(ask({ posters: '2' }), 'posters-allowed')).toMatchObject([
      { completed: 0, most: 2 },
    ]);
  });

  test('a trainer stands in for each missing tent', () => {
    const two = { completed: '6/3/0:-;4/1/0:-' };
    expect(verdictOf(ask({ ...two, noTent: '1' }))).toBe('no-tent');
    expect(valueOf(ask({ ...two, noTent: '2' }))).toMatchObject({ points: 10, withoutTent: 2 });
    expect(linesOf(ask({ ...two, noTent: '2' }), 'without-tent')).toMatchObject([
      { row: 1 },
      { row: 2 },
    ]);
  });

  rule('sno.trainers.waived-tent', 'a tent waived by a trainer pays, or gives nothing', () => {
    const waived = { completed: '6/3/1:-2/2/2', gems: '1' };
    const reply = ask({ ...waived, noTent: '1' });
    expect(valueOf(reply)).toMatchObject({ points: 8, coins: 5, gems: 1, withoutTent: 1 });
    expect(linesOf(reply, 'waived-tent')).toEqual([
      {
        clause: 'sno.trainers.waived-tent',
        code: 'waived-tent',
        row: 1,
        points: 2,
        coins: 2,
        reading: 'pays',
      },
    ]);
    const nothing = ask({ ...waived, noTent: '1', waivedTent: 'nothing' });
    expect(valueOf(nothing)).toMatchObject({ points: 6, coins: 3, gems: 1, gemsAfter: 0 });
    expect(linesOf(nothing, 'waived-tent')).toMatchObject([{ points: 0, coins: 0 }]);
    // It takes a trainer, and a tent that is not waived pays under either reading.
    expect(verdictOf(ask(waived))).toBe('no-tent');
    const met = { completed: '6/3/1:2/2/2', waivedTent: 'nothing' };
    expect(valueOf(ask(met))).toMatchObject({ points: 8, coins: 5, gems: 3 });
  });

  rule('sno.perform.coins-and-points', 'a tent may give coins and points at once', () => {
    const reply = ask({ completed: '0/0/0:2/2/0' });
    expect(valueOf(reply)).toMatchObject({ points: 2, coins: 2 });
    expect(linesOf(reply, 'tent')).toMatchObject([{ row: 1, points: 2, coins: 2 }]);
  });

  rule('sno.perform.two-gems', 'a tent may ask for 2 gems besides the poster’s', () => {
    const tent = { completed: '6/3/1:4/4/2' };
    expect(valueOf(ask({ ...tent, gems: '3' }))).toMatchObject({ gems: 3, gemsAfter: 0 });
    expect(violationsOf(ask({ ...tent, gems: '2' }))).toEqual([
      { clause: 'sno.perform.two-gems', code: 'gems-for-tents', needed: 3, held: 2 },
    ]);
    expect(linesOf(ask(tent), 'tent-gems')).toMatchObject([{ row: 1, gems: 2 }]);
    expect(valueOf(ask(tent)).gemsAfter).toBeUndefined();
  });

  rule('sno.perform.clear-gems', 'whether a clear gem pays for a colored one is a reading', () => {
    // Poster: 1 green, 1 purple. Tent: 2 orange.
    const show = { completed: '6/3/gp:2/2/oo' };
    const enough = ask({ ...show, held: '2/1/1/0' });
    expect(linesOf(enough, 'gems-paid')).toMatchObject([
      { paid: { orange: 2, green: 1, purple: 1, clear: 0 }, left: { orange: 0, clear: 0 } },
    ]);
    expect(linesOf(enough, 'clear-pays')).toEqual([]);
    const clear = { ...show, held: '1/1/1/2' };
    expect(linesOf(ask(clear), 'gems-paid')).toMatchObject([
      { paid: { orange: 1, green: 1, purple: 1, clear: 1 }, left: { orange: 0, clear: 1 } },
    ]);
    expect(linesOf(ask(clear), 'clear-pays')).toMatchObject([{ replaced: 1 }]);
    expect(violationsOf(ask({ ...clear, posterGems: 'as-shown' }))).toMatchObject([
      { clause: 'sno.perform.clear-gems', code: 'no-clear', replaced: 1 },
    ]);
    expect(verdictOf(ask({ ...show, held: '2/1/1/0', posterGems: 'as-shown' }))).toBe('fine');
    // Enough gems in number, not in color.
    expect(violationsOf(ask({ ...show, held: '3/3/0/0' }))).toMatchObject([
      { clause: 'sno.perform.poster', code: 'gems-lacking', lacking: { purple: 1, green: 0 } },
    ]);
    // A colored gem never pays for a clear one, and a clear one pays once.
    expect(verdictOf(ask({ completed: '6/3/c:2/2/0', held: '3/3/3/0' }))).toBe('gems-lacking');
    expect(verdictOf(ask({ completed: '6/3/cg:2/2/0', held: '3/0/0/1' }))).toBe('gems-lacking');
    expect(verdictOf(ask({ completed: '6/3/cg:2/2/0', held: '3/0/0/2' }))).toBe('fine');
    // What a waived tent asks for is not paid.
    const waived = ask({ completed: '6/3/g:-2/2/oo', noTent: '1', held: '0/1/0/0' });
    expect(valueOf(waived)).toMatchObject({ gems: 1, gemsAfter: 0 });
  });

  test('without their colors only the number of gems is checked, and that is said', () => {
    const told = (input: Input) => linesOf(ask(input), 'colors-not-told').length;
    expect(told({ completed: '6/3/2:2/2/0', held: '0/3/0/0' })).toBe(1);
    expect(told({ completed: '6/3/gg:2/2/0', gems: '2' })).toBe(1);
    expect(told({ completed: '6/3/gg:2/2/2', held: '0/3/3/0' })).toBe(1);
    expect(told({ completed: '6/3/gg:2/2/0', held: '0/3/0/0' })).toBe(0);
    expect(told({ completed: '6/3/gg:2/2/0' })).toBe(0);
    expect(told({ completed: '6/3/0:2/2/0', gems: '2' })).toBe(0);
    // The number and the colors agree, or one is wrong.
    expect(valueOf(ask({ completed: '6/3/1:2/2/0', held: '1/0/0/1' })).gemsAfter).toBe(1);
    expect(problemsOf(ask({ gems: '3', held: '1/0/0/1' }))).toMatchObject([
      { field: 'gems', reason: 'gems-differ' },
    ]);
    expect(told({ completed: '6/3/1:2/2/0', gems: '2', held: '1/0/0/1' })).toBe(1);
  });

  rule('sno.gems.storage', 'nobody holds more than 12 gems, 3 of each kind', () => {
    expect(problemsOf(ask({ gems: '13' }))).toMatchObject([{ code: 'out-of-range', max: 12 }]);
    expect(problemsOf(ask({ held: '4/0/0/0' }))).toMatchObject([{ code: 'out-of-range', max: 3 }]);
  });

  rule('sno.perform.example', 'the tent shown adds 2 points and 2 coins to its poster', () => {
    expect(valueOf(ask({ completed: '6/3/0:2/2/0' }))).toMatchObject({ points: 8, coins: 5 });
  });

  test('completed posters read back as they were written', () => {
    const none = { orange: 0, green: 0, purple: 0, clear: 0 };
    const reward = fc.record({
      points: fc.nat(30),
      coins: fc.nat(30),
      gems: fc.nat(30),
      hues: fc.constant(none),
    });
    const rows = fc.array(
      fc.oneof(
        fc.record({ poster: reward, tent: reward, waived: fc.boolean() }),
        fc.record({
          poster: reward,
          tent: fc.constant(undefined),
          waived: fc.constant(false),
        }),
      ),
      { maxLength: 9 },
    );
    const written = ({ points, coins, gems }: Reward): string => [points, coins, gems].join('/');
    const tentOf = ({ tent, waived }: Completed): string =>
      tent === undefined ? '-' : `${waived ? '-' : ''}${written(tent)}`;
    fc.assert(
      fc.property(rows, (completed) => {
        const text = completed.map((row) => `${written(row.poster)}:${tentOf(row)}`).join(';');
        expect(unwrap(parseCompleted('completed', text))).toEqual(completed);
      }),
    );
  });
});

describe('the texts of a completed poster', () => {
  test.each([
    ['6/3/0:2/2/0', { poster: '6/3/0', tent: '2/2/0', kind: 'met' }],
    ['6/3/0:-2/2/2', { poster: '6/3/0', tent: '2/2/2', kind: 'waived' }],
    ['6/3/0:-', { poster: '6/3/0', tent: '0/0/0', kind: 'none' }],
    ['6//x:', { poster: '6//x', tent: '', kind: 'met' }],
    [BLANK_POSTER, { poster: '0/0/0', tent: '0/0/0', kind: 'met' }],
  ] as const)('%s falls into them and is made of them', (row, texts) => {
    expect(posterTexts(row)).toEqual(texts);
    expect(makePosterRow(texts)).toBe(row);
  });

  test.each(['', '6/3/0', '6/3:2/2/0', '6/3/0:2/2', '6/3/0:-:-'])('%s does not', (row) => {
    expect(posterTexts(row)).toBeUndefined();
  });

  test('a waived tent without amounts stays a tent', () => {
    const row = makePosterRow({ poster: '6/3/0', tent: '', kind: 'waived' });
    expect(posterTexts(row)).toMatchObject({ kind: 'waived' });
  });

  test('a trainer is asked for where one makes up for a tent', () => {
    expect(['1/1/0:-', '1/1/0:1/1/1;1/1/0:-1/1/1'].map(sparesTent)).toEqual([true, true]);
    expect(['', '1/1/0:1/1/1', 'x'].map(sparesTent)).toEqual([false, false, false]);
  });
});

describe('performances that cannot be read', () => {
  test.each([
    [
      'a solo player',
      { players: '1' },
      { field: 'players', code: 'out-of-range', got: 1, min: 2, max: 5 },
    ],
    ['no track', { track: '' }, { field: 'track', code: 'missing' }],
    [
      'a track that falls',
      { track: '4,8,6,10,12' },
      {
        field: 'track',
        code: 'not-readable',
        got: '4,8,6,10,12',
        where: [3],
        reason: 'not-ascending',
      },
    ],
    [
      'a hat beside the track',
      { occupied: '8,9' },
      { field: 'occupied', code: 'not-readable', got: '9', where: [2], reason: 'not-on-track' },
    ],
    [
      'two hats on one space',
      { own: '10' },
      { field: 'own', code: 'not-readable', got: '10', where: [1], reason: 'taken' },
    ],
    [
      'a space that is none',
      { hat: '7' },
      { field: 'hat', code: 'not-readable', got: '7', reason: 'not-on-track' },
    ],
    [
      'a poster without a word on its tent',
      { completed: '6/3/0:2/2/0;5/0/1' },
      {
        field: 'completed',
        code: 'not-readable',
        got: '5/0/1',
        where: [2],
        reason: 'not-a-poster',
      },
    ],
    [
      'a poster of three parts',
      { completed: '5/0/1:-:-' },
      {
        field: 'completed',
        code: 'not-readable',
        got: '5/0/1:-:-',
        where: [1],
        reason: 'not-a-poster',
      },
    ],
    [
      'ten posters',
      { completed: Array.from({ length: 10 }, () => '1/1/0:-').join(';') },
      { field: 'completed', code: 'wrong-count', got: 10, min: 0, max: 9 },
    ],
  ])('%s', (_, input, problem) => {
    expect(problemsOf(ask(input))).toEqual([problem]);
  });
});
