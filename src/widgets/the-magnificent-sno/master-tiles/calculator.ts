import {
  askMasterTile,
  MASTER_TILE_START,
  READINGS,
  type RawMasterTile,
} from '#engine/the-magnificent-sno/index.ts';
import { arises } from '#src/calculators/arises.ts';
import { defineCalculator } from '#src/calculators/calculator.ts';
import { words } from './words.ts';

/** Whether gems are entered that the chosen tile shows. */
const showsGems = ({ tile, costGems }: RawMasterTile): boolean =>
  costGems.trim() !== '' && !['points', 'trainer', 'clear-gems'].includes(tile.trim());

export const masterTiles = defineCalculator({
  name: 'master-tiles',
  game: 'the-magnificent-sno',
  start: MASTER_TILE_START,
  ask: askMasterTile,
  cites: [
    'sno.tiles.build',
    'sno.tiles.build-bonus',
    'sno.tiles.points',
    'sno.tiles.trainer-for-points',
    'sno.tiles.points-for-trainer',
    'sno.tiles.clear-gems',
    'sno.tiles.clear-overflow',
    'sno.tiles.eight',
    'sno.tiles.trainer',
    'sno.tiles.trainer-place',
    'sno.tiles.tent',
    'sno.tiles.tent-bonus',
    'sno.tiles.tent-space',
    'sno.tent-spaces.no-bonus',
    'sno.tiles.poster',
    'sno.tiles.poster-needs',
    'sno.tiles.poster-no-tent',
    'sno.perform.poster',
    'sno.tiles.card',
    'sno.tiles.four-dice',
    'sno.tiles.more-choice',
    'sno.tiles.half',
    'sno.tiles.clear-pays',
    'sno.pay.below-zero',
  ],
  readings: [
    { field: 'clearPays', ...READINGS.clearPays, matters: showsGems },
    {
      field: 'floor',
      ...READINGS.floor,
      matters: (draft) => arises(askMasterTile(draft), 'sno.pay.below-zero'),
    },
  ],
  kept: [],
  words,
});
