import { askAuction, AUCTION_START, READINGS } from '#engine/fire-and-ice/index.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

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
    { field: 'nextBidder', ...READINGS.nextBidder },
    { field: 'placement', ...READINGS.placement },
  ],
  kept: [],
  words,
});
