import { expect, test } from 'vitest';
import { glade, templeDice } from '#engine/rise-to-nobility-beyond/index.ts';
import { verdictOf } from '#tests/support/rule.ts';
import { lists } from './lists.ts';

/*
 * Dice at the Temple and cards from the Glade, told a second time from their chapters: pieces are
 * really placed, one after the other, and whoever finds no place says so.
 */

/** Whether dice can have come to lie so, from left to right, whoever placed them. */
const canLie = (spaces: number, dice: readonly number[]): boolean => {
  const row: number[] = [];
  for (const die of dice) {
    if (row.length === spaces) return false;
    const [first] = row;
    if (first !== undefined && first !== die) return false;
    row.push(die);
  }
  return true;
};

test('every row of up to 4 dice, and every die after it', () => {
  const rows = [0, 1, 2, 3, 4].flatMap((count) => lists([1, 2, 5, 6], count));
  for (const players of [1, 2, 3, 4, 5, 6]) {
    for (const placed of rows) {
      for (const die of [undefined, 1, 2, 5, 6]) {
        const reply = templeDice.ask({
          ...templeDice.form.start,
          players: String(players),
          placed: placed.join(),
          die: die === undefined ? '' : String(die),
        });
        const dice = die === undefined ? placed : [...placed, die];
        const where = `${players} players: ${placed.join()} + ${String(die)}`;
        expect(verdictOf(reply) === 'fine', where).toBe(canLie(players, dice));
      }
    }
  }
});

test('whose dice they are matters in one reading only', () => {
  for (const own of [0, 1, 2, 3, 4]) {
    for (const placed of [0, 1, 2, 3]) {
      for (const several of ['allowed', 'one-each']) {
        for (const die of ['', '4']) {
          const reply = templeDice.ask({
            players: '6',
            placed: Array.from({ length: placed }, () => 4).join(),
            die,
            own: String(own),
            several,
          });
          const mine = own + (die === '' ? 0 : 1);
          const isFine = own <= placed && (several === 'allowed' || mine <= 1);
          expect(verdictOf(reply) === 'fine', `${own} of ${placed}, ${several}, ${die}`).toBe(
            isFine,
          );
        }
      }
    }
  }
});

const TYPES = ['relic', 'elder', 'dwelling'] as const;

/** Whether a card may be taken: the row of its type is laid out, cards leave it and come to it. */
const mayTake = (count: number, twin: boolean, discard: string, discarding: string): boolean => {
  if (twin && count === 0) return false;
  const row = Array.from({ length: count }, (_, i) => (twin && i === 0 ? 'same' : `other ${i}`));
  if (discard !== 'none') {
    // rtn.glade.early-discard
    if (row.length < 6 && discarding === 'only-when-full') return false;
    const at = row.findIndex((effect) => (effect === 'same') === (discard === 'twin'));
    if (at < 0) return false;
    row.splice(at, 1);
  }
  return row.length < 6 && !row.includes('same');
};

test('every number of cards of a type, with and without a twin', () => {
  for (const type of TYPES) {
    for (const count of [0, 1, 2, 3, 4, 5, 6]) {
      for (const sameEffect of ['no', 'yes']) {
        for (const discard of ['none', 'other', 'twin']) {
          for (const discarding of ['only-when-full', 'any-time']) {
            const reply = glade.ask({
              ...glade.form.start,
              type,
              relics: String(type === 'relic' ? count : 6),
              elders: String(type === 'elder' ? count : 6),
              dwellings: String(type === 'dwelling' ? count : 6),
              sameEffect,
              discard,
              discarding,
            });
            const where = `${count} of ${type}, ${sameEffect}, ${discard}, ${discarding}`;
            expect(verdictOf(reply) === 'fine', where).toBe(
              mayTake(count, sameEffect === 'yes', discard, discarding),
            );
          }
        }
      }
    }
  }
});

test('a die enters the Glade where a free slot shows its value', () => {
  const printed = ['', '1', '3,4'];
  for (const slots of lists(printed, 3)) {
    for (const taken of ['', '1', '2,3', '1,2,3']) {
      for (const die of [1, 3, 6]) {
        const reply = glade.ask({
          ...glade.form.start,
          die: String(die),
          slot1: slots[0] ?? '',
          slot2: slots[1] ?? '',
          slot3: slots[2] ?? '',
          taken,
        });
        const free = slots.filter((_, i) => !taken.split(',').includes(String(i + 1)));
        const sure = free.some((values) => values.split(',').includes(String(die)));
        const perhaps = sure || free.includes('');
        const where = `${die} to ${slots.join(' / ')}, taken ${taken}`;
        expect(verdictOf(reply) === 'fine', where).toBe(perhaps);
        if (reply.kind !== 'answer') continue;
        expect(reply.answer.value.mayTake, where).toBe(sure ? 'yes' : 'if-a-slot-fits');
      }
    }
  }
});
