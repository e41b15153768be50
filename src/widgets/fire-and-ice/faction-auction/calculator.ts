import {
  askAuction,
  AUCTION_START,
  READINGS,
  type RawAuction,
} from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

type Draft = Readonly<Record<keyof RawAuction, string>>;

/** Whether a reading changes what has come of the auction so far. */
const differs = (draft: Draft, field: keyof RawAuction, options: readonly string[]): boolean => {
  const outcomes = options.map((reading) => {
    const reply = askAuction({ ...draft, [field]: reading });
    return JSON.stringify(reply.kind === 'answer' ? reply.answer.value : reply);
  });
  return new Set(outcomes).size > 1;
};

export const factionAuction = defineCalculator({
  name: 'faction-auction',
  game: 'fire-and-ice',
  start: AUCTION_START,
  ask: askAuction,
  cites: [
    'fi.auction.draw',
    'fi.auction.forty',
    'fi.auction.first-bid',
    'fi.auction.higher-or-pass',
    'fi.auction.until-one',
    'fi.auction.limit',
    'fi.auction.pick',
    'fi.auction.spaces',
    'fi.auction.pay',
    'fi.auction.out',
    'fi.auction.repeat',
    'fi.auction.next-bidder',
    'fi.auction.last-player',
    'fi.auction.order',
    'fi.auction.follow-order',
    'fi.auction.placement',
    'fi.auction.first-dwellings',
    'fi.auction.afterwards',
  ],
  readings: [
    {
      field: 'nextBidder',
      ...READINGS.nextBidder,
      matters: (draft) => differs(draft, 'nextBidder', READINGS.nextBidder.options),
    },
    {
      field: 'placement',
      ...READINGS.placement,
      matters: (draft) => differs(draft, 'placement', READINGS.placement.options),
    },
  ],
  kept: [],
  words,
});
