import { ruled, when } from '../core/answer.ts';
import { question } from '../core/question.ts';
import type { Space } from './cave-map.ts';
import {
  candidates,
  canGo,
  due,
  exposedTerrain,
  openToCaveIn,
  turnOf,
  type Candidate,
  type Turn,
} from './collapse-turn.ts';
import { leaving, outcome, type Outcome } from './collapse.ts';
import { collapses, isSent } from './collapsing.ts';
import { HERO_CUBES, type Effect } from './data.ts';
import { CUBES_THERE, FORM, type Entrance, type EntranceDraft } from './entrance-asked.ts';
import {
  entranceLines,
  say,
  SAYS,
  type EntranceValue,
  type Leaver,
  type PoisonedCubes,
} from './entrance-lines.ts';
import { boardViolations, poisonViolations } from './entrance-board.ts';
import type { Departure, Sent } from './forced-moves.ts';
import { markerPlaces, sides, type Attempt } from './marker-places.ts';
import { cubesLost, poisonCubes } from './poison.ts';

/** Where the Entrance goes when its tile collapses, and what goes before it. */
const move = (position: Entrance) => {
  const story = storyOf(position);
  const value = entranceValue(position, story);
  const { supposed } = story;
  const violations = [
    ...boardViolations(position),
    ...moveViolations(position, supposed),
    ...cubeViolations(position),
    ...poisonViolations(position),
  ];
  return ruled(violations, {
    value,
    lines: entranceLines({ collapse: position, supposed, value, poison: position.poison }),
  });
};

interface Story {
  readonly turn: Turn | undefined;
  /** What becomes of the tiles that are to go, whether or not it is their turn. */
  readonly supposed: Outcome;
  /** What becomes of them now: nothing, if it is not their turn. */
  readonly found: Outcome;
}

const storyOf = (position: Entrance): Story => {
  const turn = turnOf(position);
  const supposed = outcome(position, collapses(position.by) ? position.collapse : []);
  return { turn, supposed, found: turn?.is === 'later' ? outcome(position, []) : supposed };
};

export const entrance = question({ form: FORM, says: SAYS, rule: move });

/** The pieces that have a choice where to go, whatever has been chosen so far. */
export const choosers = (draft: EntranceDraft): readonly Leaver[] => {
  const reply = entrance.ask({ ...draft, moves: '' });
  return reply.kind === 'answer' ? reply.answer.value.leavers.filter(hasChoice) : [];
};

const hasChoice = ({ options, orBeyond }: Leaver): boolean => options.length > (orBeyond ? 0 : 1);

const entranceValue = (position: Entrance, { turn, supposed, found }: Story): EntranceValue => {
  const canCollapse = verdict(position, supposed, turn);
  const moves = canCollapse === 'yes' || canCollapse === 'unknown';
  const places = moves ? placesOf(position, found) : [position.map.marker.space];
  const around = sides(position, supposed.attempt ?? supposed, supposed.ways);
  const entrance = moves && isOpenEnded(around) ? undefined : onlyOne(places);
  const leavers = leaversOf(found);
  const cubes = cubesThere(position, entrance);
  return {
    marker: position.map.marker.space,
    canCollapse,
    turn,
    later: canCollapse === 'later' ? placesOf(position, supposed) : [],
    sides: around,
    places,
    entrance,
    gone: found.gone,
    spared: found.spared,
    mayStay: found.mayStay,
    leavers,
    scattered: found.scattered,
    order: [
      ...found.scattered,
      ...leavers.map(({ piece }) => piece),
      ...(moves ? inTheEnd(cubes.total) : []),
    ],
    instead: insteadOf(position, found, turn),
    cubes,
    returnsDark: returnsDark(position, found),
  };
};

/** Whether the marker might go where nothing is painted. */
const isOpenEnded = (around: EntranceValue['sides']): boolean =>
  around.some(({ free }) => free === 'unknown');

const onlyOne = (places: readonly Space[]): Space | undefined =>
  places.length === 1 ? places[0] : undefined;

/** The marker moves last, and the Hero cubes with it. */
const inTheEnd = (cubes: number): EntranceValue['order'] =>
  cubes > 0 ? ['marker', 'cubes'] : ['marker'];

/** Tiles that Wrath and Cave-In take before the Collapse may come back; in the Collapse they are gone. */
const returnsDark = ({ map, by }: Entrance, { gone }: Outcome): boolean =>
  by !== 'collapse' &&
  map.spots.some(({ marks, space }) => marks.includes('entrance-tile') && gone.includes(space));

/** Whether the marker's tile goes. */
const verdict = (
  position: Entrance,
  supposed: Outcome,
  turn: Turn | undefined,
): EntranceValue['canCollapse'] => {
  const { space } = position.map.marker;
  if (!collapses(position.by) || !position.collapse.includes(space)) return undefined;
  if (turn?.is === 'later') return 'later';
  if (!supposed.gone.includes(space)) return 'no';
  return placesOf(position, supposed).length > 0 ? 'yes' : 'unknown';
};

/** Every space where the marker may end, whichever way the pieces leave. */
const placesOf = (position: Entrance, { gone, ways, attempt }: Outcome): readonly Space[] => {
  if (attempt === undefined || !gone.includes(position.map.marker.space)) return [];
  // Tiles on which a piece is left stay, but not for the marker.
  const places = ways.flatMap((way) =>
    markerPlaces(position, { gone: attempt.gone, places: way.places }),
  );
  return position.map.spots.map(({ space }) => space).filter((space) => places.includes(space));
};

const leaversOf = ({ moved, ways }: Attempt): readonly Leaver[] =>
  moved.flatMap((piece) => {
    const all = ways.flatMap((way) => way.moves.filter((move) => move.piece === piece));
    const moves = all.filter(({ from, to }) => to !== from);
    const [first] = moves;
    if (first === undefined) return [];
    const ends = [...new Set(moves.map(({ to }) => to))];
    const options = ends.flatMap((to) => (to === undefined ? [] : [to]));
    const cornered = all.flatMap(({ to, clear }) => (clear || to === undefined ? [] : [to]));
    return [
      {
        piece,
        from: first.from,
        options,
        orBeyond: options.length < ends.length,
        to: ends.length === 1 ? first.to : undefined,
        ...(cornered.length === 0 ? {} : { cornered: [...new Set(cornered)] }),
      },
    ];
  });

const cubesThere = (
  { cubes, poison, heroCubes }: Entrance,
  at: Space | undefined,
): PoisonedCubes => {
  const asked = poison === undefined ? 0 : poisonCubes(poison);
  const added = Math.min(cubesLost(asked, heroCubes), CUBES_THERE.max - cubes);
  return { before: cubes, asked, added, total: cubes + added, at };
};

/** What may go instead of a tile that stays: nothing with Wrath, whose die has chosen. */
const insteadOf = (
  position: Entrance,
  { spared, gone }: Outcome,
  turn: Turn | undefined,
): readonly Space[] => {
  if (turn?.is === 'later') return turn.first;
  if (spared.length === 0) return [];
  const out = [...gone, ...spared.map(({ space }) => space)];
  return substitutes(position, position.by).filter((space) => !out.includes(space));
};

const substitutes = (position: Entrance, by: Effect): readonly Space[] => {
  switch (by) {
    case 'collapse': {
      const others = candidates(position).filter(({ space }) => !position.collapse.includes(space));
      const first = due(others.filter(({ space }) => canGo(position, space)));
      const spaces = first.map(({ space }) => space);
      return [...spaces, ...terrainInstead(position, first)];
    }
    case 'cave-in':
      return openToCaveIn(position).filter((space) => canGo(position, space));
    case 'wrath':
    case 'giant-bats':
    case 'telekinesis':
    case 'rotation':
      return [];
  }
};

/** Terrain that the Collapse may take as well, if no Crystal tile has to go first. */
const terrainInstead = (position: Entrance, first: readonly Candidate[]): readonly Space[] =>
  first.some(({ crystal }) => crystal)
    ? []
    : exposedTerrain(position)
        .filter((space) => !position.collapse.includes(space))
        .filter((space) => canGo(position, space));

/** More Hero cubes, on the marker's space and with the Knight, than there are. */
const cubeViolations = ({ cubes: there, heroCubes: hers = 0 }: Entrance) => {
  const all = HERO_CUBES.max;
  return when(there + hers > all, say('too-many-cubes', { there, hers, all }));
};

/** Pieces sent where the rules do not let them go, or where they leave the marker no place. */
const moveViolations = (position: Entrance, found: Outcome) => {
  const { moves } = position;
  const last = moves.at(-1);
  if (last === undefined) return [];
  const { left, yielded } = outcome({ ...position, moves: [] }, position.collapse);
  const free = { ...leaving({ ...position, moves: [] }, left), yielded };
  const wrong = moves.flatMap((sent) => [...moveViolation(sent, free)]);
  if (wrong.length > 0) return wrong;
  return free.ways.some((way) => areSent(way, moves))
    ? roomViolations(position, found)
    : [cannotGo(last, [])];
};

const moveViolation = (sent: Sent, free: Attempt & Pick<Outcome, 'yielded'>) => {
  const { piece, to } = sent;
  if (!free.moved.includes(piece)) return [say('need-not-move', sent)];
  if (free.ways.some((way) => isSent(way, sent))) return [];
  const options = leaversOf(free).find((each) => each.piece === piece)?.options ?? [];
  const yields = free.yielded.some((each) => each.piece === piece && each.spaces.includes(to));
  return [yields ? say('in-the-way', { ...sent, options }) : cannotGo(sent, options)];
};

const cannotGo = (sent: Sent, options: readonly Space[]) => say('cannot-go', { ...sent, options });

const areSent = (way: Departure, moves: readonly Sent[]): boolean =>
  moves.every((move) => isSent(way, move));

/** Moves that the tile would not survive: other ones leave the marker a place. */
const roomViolations = (position: Entrance, found: Outcome) => {
  const { space } = position.map.marker;
  const free = outcome({ ...position, moves: [] }, position.collapse);
  const isBlocked = free.gone.includes(space) && !found.gone.includes(space);
  return when(isBlocked, say('no-room-left', { space }));
};
