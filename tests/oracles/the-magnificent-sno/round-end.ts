/**
 * A second opinion on the end of a round, done by hand as the chapter tells it: hats are lifted and put
 * down one by one, coins are paid one by one, sets are taken off the display one by one.
 */

export interface Player {
  readonly name: string;
  /** Spaces counted from the bottom. */
  readonly hats: readonly number[];
  readonly coins: number;
  /** `g5`: a letter for the colour and the value. */
  readonly dice: readonly string[];
}

export interface Rules {
  readonly round: 1 | 2 | 3;
  readonly discarder: 'chooser' | 'card-one';
  readonly leftSet: 'stays' | 'discarded';
  /** Coins on the play-order cards from number 1 up. */
  readonly cards: readonly number[];
}

/** The hats as they stand on the track: who has one on each space, from the bottom. */
type Track = (string | undefined)[];

const trackOf = (players: readonly Player[]): Track => {
  const track: Track = Array.from({ length: 30 }, () => undefined);
  for (const { name, hats } of players) for (const space of hats) track[space - 1] = name;
  return track;
};

/** sno.hats.lower-back: who has two hats takes the lower one back. */
const takeLowerBack = (track: Track): Track => {
  const left = [...track];
  for (const [space, name] of track.entries()) {
    if (name !== undefined && left.lastIndexOf(name) !== space) left[space] = undefined;
  }
  return left;
};

/** sno.hats.gap: two players with an empty space between their hats. */
export const hasGap = (track: Track, players: number): boolean => {
  const spaces = [...track.keys()].filter((space) => track[space] !== undefined);
  const [low = 0, high = 0] = spaces;
  let empty = 0;
  for (let space = low + 1; space < high; space += 1) if (track[space] === undefined) empty += 1;
  return players === 2 && empty >= 1;
};

/** sno.hats.down, sno.hats.gap: the hats go to the bottom in their order. */
const slideDown = (track: Track, gap: boolean): Track => {
  const down: Track = [];
  for (const name of track) {
    if (name === undefined) continue;
    if (gap && down.length === 1) down.push(undefined);
    down.push(name);
  }
  return down;
};

/** sno.pay.dice, sno.pay.highest-sum: what the dice cost. */
export const costOf = (dice: readonly string[]): number => {
  const add = (letter: string): number =>
    dice.reduce((all, die) => (die.startsWith(letter) ? all + Number(die.slice(1)) : all), 0);
  return Math.max(add('o'), add('g'), add('p')) + add('c');
};

/** Pays coin by coin; each one that is not there costs points (sno.pay.missing). */
const pay = (coins: number, due: number): { coins: number; missing: number } => {
  let [left, missing] = [coins, 0];
  for (let paid = 0; paid < due; paid += 1) {
    if (left > 0) left -= 1;
    else missing += 1;
  }
  return { coins: left, missing };
};

export interface Outcome {
  readonly name: string;
  readonly to: number;
  readonly card: number;
  readonly coins: number;
  readonly lost: number;
  /** Sets that lie there when this player chooses. */
  readonly offered: number;
}

export interface RoundEnd {
  readonly gap: boolean;
  readonly players: readonly Outcome[];
  readonly choosing: readonly string[];
  readonly discards: string | undefined;
  /** Cards and tiles laid out anew; nothing after round 3. */
  readonly refill: { readonly cards: number; readonly tiles: number } | undefined;
}

/** Sets on the board: 3 with 2 or 3 players, else 4 (sno.display.three, .four, .five). */
const setsOnBoard = (players: number): number => (players <= 3 ? 3 : 4);

/** sno.sets.choose, sno.sets.two-players: from the highest card down each takes a set. */
const chooseSets = (choosing: readonly string[], gap: boolean, { discarder }: Rules) => {
  const display = Array.from({ length: setsOnBoard(choosing.length) }, () => 'set');
  const offered = new Map<string, number>();
  const first = discarder === 'chooser' ? choosing[0] : choosing.at(-1);
  for (const name of choosing) {
    offered.set(name, display.length);
    display.pop();
    if (gap && name === first) display.pop();
  }
  return { offered, left: display.length, discards: gap ? first : undefined };
};

/** sno.next.refill, sno.next.left-set: empty places are filled, with tiles after round 1 only. */
const layOut = (players: number, left: number, { round, leftSet }: Rules) => {
  if (round === 3) return undefined;
  const places = setsOnBoard(players) - (leftSet === 'stays' ? left : 0);
  return { cards: places, tiles: round === 1 ? places : 0 };
};

export const endRound = (players: readonly Player[], rules: Rules): RoundEnd => {
  const kept = takeLowerBack(trackOf(players));
  const gap = hasGap(kept, players.length);
  const down = slideDown(kept, gap);
  const upwards = down.filter((name) => name !== undefined);
  const choosing = upwards.toReversed();
  const { offered, left, discards } = chooseSets(choosing, gap, rules);
  return {
    gap,
    choosing,
    discards,
    refill: layOut(players.length, left, rules),
    players: players.map(({ name, coins, dice }) => {
      const card = upwards.indexOf(name) + 1;
      // sno.pay.card-first: the card before the dice.
      const effect = rules.cards[card - 1] ?? 0;
      const afterCard = effect < 0 ? pay(coins, -effect) : { coins: coins + effect, missing: 0 };
      const afterDice = pay(afterCard.coins, costOf(dice));
      return {
        name,
        to: down.indexOf(name) + 1,
        card,
        coins: afterDice.coins,
        lost: (afterCard.missing + afterDice.missing) * rules.round,
        offered: offered.get(name) ?? 0,
      };
    }),
  };
};
