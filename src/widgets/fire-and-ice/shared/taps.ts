import {
  builtOn,
  landscape,
  nameOf,
  STRUCTURES,
  terrainOf,
  toggleBridge,
  toggleGround,
  toggleRiverTown,
  toggleStructure,
  type Ground,
  type Position,
  type Space,
  type Structure,
} from '#engine/fire-and-ice/index.ts';

/** What a tap does besides placing a piece: mark a skipped river space, change a terrain, choose a space. */
export const OTHER_TOOLS = ['river-town', 'ground', 'pick'] as const;

export type OtherTool = (typeof OTHER_TOOLS)[number];

export type Tool = Structure | 'bridge' | OtherTool;

/** What the reader is about to do to the map. */
export interface Hand {
  readonly tool: Tool;
  /** The player whose pieces these are, from 0; -1 for nobody. */
  readonly seat: number;
  readonly ground: Ground;
  /** The first end of a Bridge that waits for its second. */
  readonly bridgeStart: Space | undefined;
  /** The name of the chosen space. */
  readonly picked: string;
}

export const structureIn = (tool: Tool): Structure | undefined =>
  STRUCTURES.find((structure) => structure === tool);

/** Whether a tap on this space means anything. */
export const canTap = (position: Position, { tool, seat }: Hand, space: Space): boolean => {
  const isLand = terrainOf(landscape(position.map), space) !== undefined;
  if (tool === 'pick') return isLand;
  if (tool === 'ground') return isLand && !builtOn(position).has(space);
  return seat >= 0 && isLand !== (tool === 'river-town');
};

/** Whether the space already has what a tap would give it. */
export const isHeld = (position: Position, hand: Hand, space: Space): boolean => {
  switch (hand.tool) {
    case 'pick':
      return nameOf(landscape(position.map), space) === hand.picked;
    case 'ground':
      return position.land.some((changed) => changed.space === space);
    case 'river-town':
      return position.holdings[hand.seat]?.riverTowns.includes(space) ?? false;
    case 'bridge':
      return space === hand.bridgeStart;
    case 'dwelling':
    case 'trading-house':
    case 'temple':
    case 'stronghold':
    case 'sanctuary':
      return builtOn(position).get(space)?.seat === hand.seat;
  }
};

/** The ends that a Bridge from this space can have. */
export const bridgeEnds = ({ map }: Position, start: Space | undefined): readonly Space[] =>
  (start === undefined ? undefined : landscape(map).bridgeable[start]) ?? [];

/** The position after a tap; the same one if the tap changes nothing on the map. */
export const afterTap = (position: Position, hand: Hand, space: Space): Position => {
  const { tool, seat, ground, bridgeStart } = hand;
  switch (tool) {
    case 'pick':
      return position;
    case 'ground':
      return toggleGround(position, space, {
        ground,
        printed: terrainOf(landscape(position.map), space),
      });
    case 'river-town':
      return toggleRiverTown(position, seat, space);
    case 'bridge':
      return bridgeStart !== undefined && bridgeEnds(position, bridgeStart).includes(space)
        ? toggleBridge(position, seat, [bridgeStart, space])
        : position;
    case 'dwelling':
    case 'trading-house':
    case 'temple':
    case 'stronghold':
    case 'sanctuary':
      return toggleStructure(position, seat, { space, structure: tool });
  }
};
