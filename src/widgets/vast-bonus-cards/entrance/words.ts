import type {
  Direction,
  Effect,
  EntranceLine,
  EntranceRule,
  EntranceValue,
  EntranceViolation,
  Leaver,
  Piece,
  RawEntrance,
  Side,
  Space,
  Turn,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { roleNames, thePiece, theRole } from '../shared/names.ts';
import { barNames } from './bars.ts';
import { flawWords } from './flaws.ts';
import { heroCubes, tiles } from '../shared/phrases.ts';

type Words = CalculatorWords<keyof RawEntrance, EntranceValue, EntranceLine, EntranceViolation>;

/** Places among which somebody chooses. */
const either = (lang: Lang, places: readonly Space[]): string => listed(lang, places, 'or');

/** Whether all four sides of the marker are painted, or known to be empty. */
const isSure = ({ sides }: EntranceValue): boolean => sides.every(({ free }) => free !== 'unknown');

/** In the middle of a sentence. */
const within = (text: string): string =>
  text.replace(/^(The|Il|La) /, (article) => article.toLowerCase());

const effectEn: Readonly<Record<Effect, string>> = {
  collapse: 'The Collapse',
  wrath: 'Wrath',
  'cave-in': 'Cave-In',
  'giant-bats': 'Giant Bats',
  telekinesis: 'Telekinesis',
  rotation: 'The tile is turned',
};

const sideEn: Readonly<Record<Direction, string>> = {
  north: 'Above',
  east: 'On the right',
  south: 'Below',
  west: 'On the left',
};

const openEn: Readonly<Record<Side['free'], string>> = {
  yes: 'open',
  no: 'taken by a piece that moves first',
  depends: 'open if no piece is moved there',
  kept: 'open, as no piece may take it',
  unknown: 'not painted',
};

const beforeEn: Readonly<Record<Turn['before'][number], string>> = {
  fewer: 'a tile elsewhere touches only 1',
  crystal: 'a revealed Crystal tile has to go first',
};

const ruleEn: Readonly<Record<EntranceRule, string>> = {
  'knight-escapes': 'the Knight escapes there',
  'dragon-escapes': 'so does the surfaced Dragon',
  'thief-stashes': 'the Thief stashes there',
  'thief-returns': 'he returns there after dying',
  'poison-cubes': 'Poison leaves its cubes there',
  'tiles-connect': 'revealed tiles connect to it',
};

const orderedEn: Readonly<Record<Piece | 'marker' | 'cubes', string>> = {
  ...thePiece.en,
  marker: 'the marker',
  cubes: 'the Hero cubes',
};

const wayEn = ({ options, orBeyond }: Pick<Leaver, 'options' | 'orBeyond'>): string => {
  if (options.length === 0) return 'off the painted map';
  return `to ${either('en', options)}${orBeyond ? ', or off the painted map' : ''}`;
};

const leaversEn = ({ order }: EntranceValue): string => {
  const movers = order.filter((each) => each !== 'marker' && each !== 'cubes');
  return movers.length === 0
    ? ''
    : `First ${listed(
        'en',
        movers.map((piece) => thePiece.en[piece]),
      )}; then the marker`;
};

const sparedEn = ({ spared, instead }: EntranceValue, space: Space): string => {
  const tile = spared.find((each) => each.space === space);
  const goes = instead.length === 0 ? '' : ` Instead, ${either('en', instead)} may go.`;
  switch (tile?.because) {
    case 'stuck':
      return `Tile ${space} cannot collapse: ${thePiece.en[tile.piece]} cannot leave it.${goes}`;
    case 'no-room-left':
      return `Tile ${space} cannot collapse: the pieces take the marker’s last place.${goes}`;
    case 'no-place':
    case undefined:
      return `Tile ${space} cannot collapse: there is no place for the marker.${goes}`;
  }
};

const goneEn = (gone: readonly Space[]): string => {
  if (gone.length === 0) return '';
  return gone.length === 1 ? `Tile ${gone.join('')} goes. ` : `Tiles ${listed('en', gone)} go. `;
};

const notYetEn = ({ space, touches, first, before }: Turn): string => {
  if (first.length === 0) {
    return `Not yet: ${space} touches ${tiles.en(touches)}, and the Collapse takes only tiles that touch 1 or 2.`;
  }
  const crystal = before.includes('crystal') ? 'Crystal tile ' : '';
  return `Not yet: first ${crystal}${either('en', first)} goes.`;
};

const laterEn = ({ later, sides, marker }: EntranceValue): string => {
  if (later.length > 0) {
    return `If ${marker} went now, the marker would go to ${either('en', later)}.`;
  }
  return sides.some(({ free }) => free === 'unknown')
    ? `The marker stays on ${marker}.`
    : `And now ${marker} could not go anyway: the marker stays.`;
};

const headlineEn = (value: EntranceValue): string => {
  const { canCollapse, turn, marker, places, gone, spared } = value;
  const stays = `The marker stays on ${marker}.`;
  switch (canCollapse) {
    case undefined:
      if (turn?.is === 'later') return `${notYetEn(turn)} ${stays}`;
      return `${goneEn(gone)}${spared.map(({ space }) => `${sparedEn(value, space)} `).join('')}${stays}`;
    case 'later':
      return turn === undefined ? stays : `${notYetEn(turn)} ${laterEn(value)}`;
    case 'no':
      return `${goneEn(gone)}${sparedEn(value, marker)}`;
    case 'unknown':
      return 'No painted tile takes the marker. Paint the tiles beyond the edge.';
    case 'yes': {
      const first = leaversEn(value);
      const perhaps = isSure(value) ? '' : ', or off the painted map';
      return `${first === '' ? 'The marker' : first} goes to ${either('en', places)}${perhaps}.`;
    }
  }
};

const sideSaidEn = ({ direction, bars, free, space }: Side): string => {
  const what = bars.length === 0 ? openEn[free] : bars.map((bar) => barNames.en[bar]).join(', ');
  return `${sideEn[direction].toLowerCase()}${space === undefined ? '' : ` (${space})`} ${what}`;
};

const EN: Words = {
  title: 'Where the Entrance goes',
  lead: 'Paint the tiles around the Entrance marker: where it may go when its tile collapses, who moves first, and whether the tile can collapse at all.',
  fields: {
    map: 'Painted map',
    walls: 'Walls',
    by: 'What happens',
    collapse: 'Tiles that go',
    remover: 'Tile removed by',
    beyond: 'Beyond the painted map',
    moves: 'Where pieces are moved',
    cubes: 'Hero cubes on the marker’s space',
    poison: 'Poison used now',
    heroCubes: 'Hero cubes the Knight has left',
    several: 'If several tiles go at once, the marker may move',
  },
  hints: {
    map: 'Rows from the top with / between them, spaces with a dot. l Lit, d Dark, t Terrain, - no tile; then m marker, e Entrance tile, c Crystal tile, o token; k Knight, f Fangs, b Bones, y Eye, d Dragon underground, s surfaced, t Thief.',
    walls: 'b2-c2 a wall, b2-c2r a Rockslide, b2-c2b a bombed wall; commas between them.',
    poison: 'Leave blank if no Poison is used.',
    heroCubes:
      'Without those on the marker’s space. She keeps at least 2; leave blank if she has plenty.',
  },
  options: {
    by: effectEn,
    remover: roleNames.en,
    beyond: {
      more: 'There may be more tiles',
      nothing: 'Nothing: this is the whole Cave',
    },
    several: {
      stays: 'Only to a tile that stays',
      any: 'To any Lit tile still there',
    },
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'starts':
        return [`The marker starts on the Entrance tile, ${line.space}.`];
      case 'ordinary-tile':
        return [`The Entrance tile, ${line.space}, can collapse like any other Cave tile.`];
      case 'due':
        return [
          `Tile ${line.space} touches ${tiles.en(line.touches)}: the Collapse may take it now.`,
        ];
      case 'not-due':
        return [
          line.first.length === 0
            ? `Tile ${line.space} touches ${tiles.en(line.touches)}: the Collapse takes only tiles that touch 1 or 2.`
            : `Tile ${line.space} touches ${tiles.en(line.touches)}: in the Collapse ${either('en', line.first)} goes first.`,
        ];
      case 'due-unless':
        return [
          `Tile ${line.space} touches ${tiles.en(line.touches)}: the Collapse may take it now, unless ${listed(
            'en',
            line.before.map((what) => beforeEn[what]),
            'or',
          )}.`,
        ];
      case 'due-unknown':
        return [
          `Tile ${line.space} touches ${tiles.en(line.touches)} on the painted map. Whether it is its turn depends on the tiles beyond.`,
        ];
      case 'crystal-first':
        return [`A Crystal tile goes first: ${either('en', line.first)}.`];
      case 'stuck':
        return [
          `${capital(thePiece.en[line.piece])} has no legal way off ${line.space}, so the tile stays.`,
        ];
      case 'scatters':
        return [`Wrath scatters ${thePiece.en[line.piece]}: its piece leaves the map.`];
      case 'piece-moves':
        return [
          `${capital(thePiece.en[line.piece])} is moved from ${line.from} ${wayEn(line)}, the shortest way.`,
        ];
      case 'limits':
        return [
          line.walls
            ? `${capital(thePiece.en[line.piece])} is not moved through walls${line.dark ? ', onto Dark tiles' : ''} or to another player’s space.`
            : 'Underground, the Dragon passes walls and Dark tiles, but is not moved to another player’s space.',
        ];
      case 'four-sides':
        return [
          line.spaces.length === 0
            ? 'Adjacent are the spaces on the 4 sides; none of them is painted.'
            : `Adjacent are the spaces on the 4 sides: ${listed('en', line.spaces)}.`,
        ];
      case 'free':
        return [
          `${sideEn[line.direction]} (${line.space}): a Lit tile, unoccupied, no wall between.`,
          '✓',
        ];
      case 'no-tile':
        return [`${sideEn[line.direction]}: no tile.`];
      case 'beyond':
        return [
          line.more
            ? `${sideEn[line.direction]}: not painted, so there may be a tile.`
            : `${sideEn[line.direction]}: the Cave ends here.`,
        ];
      case 'wall':
        return [`${sideEn[line.direction]} (${line.space}): behind a wall.`];
      case 'rockslide':
        return [`${sideEn[line.direction]} (${line.space}): behind a Rockslide, which is a wall.`];
      case 'bombed':
        return [
          `${sideEn[line.direction]} (${line.space}): the wall between is bombed, so it is open.`,
        ];
      case 'dark':
        return [`${sideEn[line.direction]} (${line.space}): a Dark tile.`];
      case 'terrain':
        return [`${sideEn[line.direction]} (${line.space}): Terrain.`];
      case 'token':
        return [`${sideEn[line.direction]} (${line.space}): occupied by a token.`];
      case 'piece':
        return [`${sideEn[line.direction]} (${line.space}): occupied by a player piece.`];
      case 'also-collapses':
        return [`Tile ${line.space} goes at the same time, so the marker does not move there.`];
      case 'moves-again':
        return [
          `Tile ${line.space} goes at the same time: the marker may move there, but then has to move again.`,
        ];
      case 'taken':
        return [`${sideEn[line.direction]} (${line.space}): a piece that moves first takes it.`];
      case 'depends':
        return [`${sideEn[line.direction]} (${line.space}): open if no piece is moved there.`, '✓'];
      case 'kept':
        return [
          `${sideEn[line.direction]} (${line.space}): open; no piece may be moved there, for the marker needs it.`,
          '✓',
        ];
      case 'no-place':
        return [
          line.taken
            ? `Once the pieces have moved, the marker has no place: ${line.space} cannot collapse.`
            : `The marker has no place to go: ${line.space} cannot collapse.`,
        ];
      case 'another-tile':
        return [
          line.instead.length === 0
            ? `Another eligible tile goes instead of ${line.space}; the painted map does not tell which.`
            : `Another eligible tile goes instead of ${line.space}: ${either('en', line.instead)}.`,
        ];
      case 'tile-stays':
        return [`The die has chosen the tiles: nothing goes instead of ${line.space}.`];
      case 'order':
        return [`In this order: ${line.order.map((each) => orderedEn[each]).join(', then ')}.`];
      case 'mover':
        return [
          line.places.length > 1
            ? `Whoever removes the tile moves the marker: ${theRole.en[line.remover]} may choose ${either('en', line.places)}.`
            : `Whoever removes the tile moves the marker: ${theRole.en[line.remover]}.`,
        ];
      case 'stays':
        return [`Only a collapse of its own tile moves the marker, so it stays on ${line.space}.`];
      case 'unaffected':
        return [
          line.by === 'rotation'
            ? 'The marker only marks: turning the tile does nothing to it.'
            : `The marker only marks: ${effectEn[line.by]} cannot touch it.`,
        ];
      case 'entrance':
        return [
          line.places.length === 0
            ? 'The entrance is the marker’s space, wherever it ends.'
            : `The entrance is the marker’s space: ${either('en', line.places)}.`,
        ];
      case 'references':
        return [
          `“Entrance tile” in any rule now means the marker’s space: ${line.rules.map((rule) => ruleEn[rule]).join(', ')}.`,
        ];
      case 'ignored':
        return [
          `The marker occupies nothing: with only the marker on it, ${line.space} is unoccupied.`,
        ];
      case 'poison-cubes':
        return [
          `Poison, Strength ${line.tribe} against ${line.knight}, asks for ${heroCubes.en(line.cubes)}.`,
          String(line.cubes),
        ];
      case 'two-cubes':
        return [
          `The Knight never falls below ${heroCubes.en(line.least)}: ${line.added} instead of ${line.asked}.`,
          String(line.added),
        ];
      case 'poison':
        return [
          line.cubes === 0
            ? 'No Hero cube goes to the marker’s space.'
            : `${heroCubes.en(line.cubes)} from Poison on the marker’s space, ${line.space}.`,
          `+${line.cubes}`,
        ];
      case 'cubes-follow':
        return [
          `${heroCubes.en(line.cubes)} ${line.cubes === 1 ? 'goes' : 'go'} with the marker${line.places.length === 0 ? '' : ` to ${either('en', line.places)}`}.`,
        ];
      case 'regain':
        return [
          `The Knight gets ${heroCubes.en(line.cubes)} back when she moves into the marker’s space.`,
        ];
      case 'returns-dark':
        return ['If the Entrance tile is added to the map again, its Dark side is up.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'marker-on-dark':
        return `The marker cannot be on ${violation.space}: it is a Dark tile. Paint it Lit or move the marker.`;
      case 'marker-on-terrain':
        return `The marker cannot be on ${violation.space}: it is Terrain. Paint it Lit or move the marker.`;
      case 'one-at-a-time':
        return `The Collapse takes one tile after another, not ${listed('en', violation.tiles)} at once.`;
      case 'cave-in-players':
        return `Cave-In cannot take ${violation.space}: another player’s piece stands there.`;
      case 'cave-in-crystal':
        return `Cave-In cannot take ${violation.space}: a Crystal token lies there.`;
      case 'need-not-move':
        return `${capital(thePiece.en[violation.piece])} is not moved to ${violation.to}: the tile under that piece stays.`;
      case 'cannot-go':
        return `${capital(thePiece.en[violation.piece])} cannot be moved to ${violation.to}${violation.options.length === 0 ? '' : `, only to ${either('en', violation.options)}`}.`;
      case 'no-room-left':
        return `Moved like this, the pieces leave the marker no place. Move them so that ${violation.space} can collapse.`;
      case 'too-many-cubes':
        return `${violation.there} on the marker’s space and ${violation.hers} with the Knight are more than the ${heroCubes.en(violation.all)} there are. Count only those she has left.`;
    }
  },
  problem: flawWords.en,
  sentence: ({ by }, value) =>
    `Entrance marker on ${value.marker}, ${within(effectEn[by.trim() as Effect])}; ${value.sides.map(sideSaidEn).join('; ')}. ${headlineEn(value)}`,
};

const effectIt: Readonly<Record<Effect, string>> = {
  collapse: 'Il Crollo',
  wrath: 'Ira',
  'cave-in': 'Crollo della volta',
  'giant-bats': 'Pipistrelli Giganti',
  telekinesis: 'Telecinesi',
  rotation: 'La tessera viene ruotata',
};

const sideIt: Readonly<Record<Direction, string>> = {
  north: 'Sopra',
  east: 'A destra',
  south: 'Sotto',
  west: 'A sinistra',
};

const openIt: Readonly<Record<Side['free'], string>> = {
  yes: 'libera',
  no: 'presa da una pedina che si muove prima',
  depends: 'libera se nessuna pedina ci va',
  kept: 'libera, perché nessuna pedina può prenderla',
  unknown: 'non disegnata',
};

const beforeIt: Readonly<Record<Turn['before'][number], string>> = {
  fewer: 'altrove una tessera ne tocchi solo 1',
  crystal: 'una tessera Cristallo rivelata debba andare prima',
};

const ruleIt: Readonly<Record<EntranceRule, string>> = {
  'knight-escapes': 'da lì fugge il Cavaliere',
  'dragon-escapes': 'così anche il Drago emerso',
  'thief-stashes': 'lì il Ladro mette al sicuro',
  'thief-returns': 'lì torna dopo la morte',
  'poison-cubes': 'lì il Veleno lascia i cubi',
  'tiles-connect': 'lì si collegano le tessere rivelate',
};

const orderedIt: Readonly<Record<Piece | 'marker' | 'cubes', string>> = {
  ...thePiece.it,
  marker: 'il segnalino Ingresso',
  cubes: 'i cubi Eroe',
};

const wayIt = ({ options, orBeyond }: Pick<Leaver, 'options' | 'orBeyond'>): string => {
  if (options.length === 0) return 'fuori dalla mappa disegnata';
  return `in ${either('it', options)}${orBeyond ? ', o fuori dalla mappa disegnata' : ''}`;
};

const leaversIt = ({ order }: EntranceValue): string => {
  const movers = order.filter((each) => each !== 'marker' && each !== 'cubes');
  return movers.length === 0
    ? ''
    : `Prima ${listed(
        'it',
        movers.map((piece) => thePiece.it[piece]),
      )}; poi il segnalino Ingresso`;
};

const sparedIt = ({ spared, instead }: EntranceValue, space: Space): string => {
  const tile = spared.find((each) => each.space === space);
  const goes = instead.length === 0 ? '' : ` Al suo posto può crollare ${either('it', instead)}.`;
  switch (tile?.because) {
    case 'stuck':
      return `La tessera ${space} non può crollare: ${thePiece.it[tile.piece]} non può lasciarla.${goes}`;
    case 'no-room-left':
      return `La tessera ${space} non può crollare: le pedine occupano l’ultimo posto del segnalino Ingresso.${goes}`;
    case 'no-place':
    case undefined:
      return `La tessera ${space} non può crollare: non c’è posto per il segnalino Ingresso.${goes}`;
  }
};

const goneIt = (gone: readonly Space[]): string => {
  if (gone.length === 0) return '';
  return `${gone.length === 1 ? 'Crolla' : 'Crollano'} ${listed('it', gone)}. `;
};

const notYetIt = ({ space, touches, first, before }: Turn): string => {
  if (first.length === 0) {
    return `Non ancora: ${space} tocca ${tiles.it(touches)}, e il Crollo prende solo quelle che ne toccano 1 o 2.`;
  }
  const crystal = before.includes('crystal') ? 'la tessera Cristallo ' : '';
  return `Non ancora: prima crolla ${crystal}${either('it', first)}.`;
};

const laterIt = ({ later, sides, marker }: EntranceValue): string => {
  if (later.length > 0) {
    return `Se ${marker} crollasse ora, il segnalino Ingresso andrebbe in ${either('it', later)}.`;
  }
  return sides.some(({ free }) => free === 'unknown')
    ? `Il segnalino Ingresso resta in ${marker}.`
    : `E ora ${marker} non potrebbe comunque crollare: il segnalino Ingresso resta.`;
};

const headlineIt = (value: EntranceValue): string => {
  const { canCollapse, turn, marker, places, gone, spared } = value;
  const stays = `Il segnalino Ingresso resta in ${marker}.`;
  switch (canCollapse) {
    case undefined:
      if (turn?.is === 'later') return `${notYetIt(turn)} ${stays}`;
      return `${goneIt(gone)}${spared.map(({ space }) => `${sparedIt(value, space)} `).join('')}${stays}`;
    case 'later':
      return turn === undefined ? stays : `${notYetIt(turn)} ${laterIt(value)}`;
    case 'no':
      return `${goneIt(gone)}${sparedIt(value, marker)}`;
    case 'unknown':
      return 'Nessuna tessera disegnata accoglie il segnalino Ingresso. Disegna le tessere oltre il bordo.';
    case 'yes': {
      const first = leaversIt(value);
      const perhaps = isSure(value) ? '' : ', o fuori dalla mappa disegnata';
      return `${first === '' ? 'Il segnalino Ingresso' : first} va in ${either('it', places)}${perhaps}.`;
    }
  }
};

const sideSaidIt = ({ direction, bars, free, space }: Side): string => {
  const what = bars.length === 0 ? openIt[free] : bars.map((bar) => barNames.it[bar]).join(', ');
  return `${sideIt[direction].toLowerCase()}${space === undefined ? '' : ` (${space})`} ${what}`;
};

const IT: Words = {
  title: 'Dove va l’Ingresso',
  lead: 'Disegna le tessere attorno al segnalino Ingresso: dove può andare quando la sua tessera crolla, chi si muove prima e se la tessera può crollare.',
  fields: {
    map: 'Mappa disegnata',
    walls: 'Muri',
    by: 'Che cosa succede',
    collapse: 'Tessere che crollano',
    remover: 'Tessera rimossa da',
    beyond: 'Oltre la mappa disegnata',
    moves: 'Dove vanno le pedine',
    cubes: 'Cubi Eroe nello spazio del segnalino',
    poison: 'Veleno usato ora',
    heroCubes: 'Cubi Eroe rimasti al Cavaliere',
    several: 'Se crollano più tessere insieme, il segnalino può andare',
  },
  hints: {
    map: 'Righe dall’alto con / in mezzo, spazi con un punto. l Luce, d Buio, t Terreno, - nessuna tessera; poi m segnalino Ingresso, e tessera Ingresso, c tessera Cristallo, o segnalino; k Cavaliere, f Zanne, b Ossa, y Occhio, d Drago sottoterra, s emerso, t Ladro.',
    walls: 'b2-c2 un muro, b2-c2r una frana, b2-c2b un muro bombardato; virgole in mezzo.',
    poison: 'Lascia vuoto se non si usa il Veleno.',
    heroCubes:
      'Senza quelli nello spazio del segnalino. Ne conserva almeno 2; lascia vuoto se ne ha in abbondanza.',
  },
  options: {
    by: effectIt,
    remover: roleNames.it,
    beyond: {
      more: 'Possono esserci altre tessere',
      nothing: 'Niente: questa è tutta la Caverna',
    },
    several: {
      stays: 'Solo su una tessera che resta',
      any: 'Su qualunque tessera Luce ancora presente',
    },
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'starts':
        return [`Il segnalino Ingresso parte dalla tessera Ingresso, ${line.space}.`];
      case 'ordinary-tile':
        return [
          `La tessera Ingresso, ${line.space}, può crollare come ogni altra tessera Caverna.`,
        ];
      case 'due':
        return [
          `La tessera ${line.space} tocca ${tiles.it(line.touches)}: il Crollo può prenderla ora.`,
        ];
      case 'not-due':
        return [
          line.first.length === 0
            ? `La tessera ${line.space} tocca ${tiles.it(line.touches)}: il Crollo prende solo quelle che ne toccano 1 o 2.`
            : `La tessera ${line.space} tocca ${tiles.it(line.touches)}: nel Crollo prima va via ${either('it', line.first)}.`,
        ];
      case 'due-unless':
        return [
          `La tessera ${line.space} tocca ${tiles.it(line.touches)}: il Crollo può prenderla ora, a meno che ${listed(
            'it',
            line.before.map((what) => beforeIt[what]),
            'or',
          )}.`,
        ];
      case 'due-unknown':
        return [
          `La tessera ${line.space} tocca ${tiles.it(line.touches)} sulla mappa disegnata. Se è il suo turno dipende dalle tessere oltre il bordo.`,
        ];
      case 'crystal-first':
        return [`Prima crolla una tessera Cristallo: ${either('it', line.first)}.`];
      case 'stuck':
        return [
          `${capital(thePiece.it[line.piece])} non ha modo di lasciare ${line.space}, quindi la tessera resta.`,
        ];
      case 'scatters':
        return [`L’Ira disperde ${thePiece.it[line.piece]}: la sua pedina lascia la mappa.`];
      case 'piece-moves':
        return [
          `${capital(thePiece.it[line.piece])} va da ${line.from} ${wayIt(line)}, per la via più breve.`,
        ];
      case 'limits':
        return [
          line.walls
            ? `${capital(thePiece.it[line.piece])} non attraversa muri${line.dark ? ', non va su tessere Buio' : ''} e non va nello spazio di un altro giocatore.`
            : 'Sottoterra, il Drago attraversa muri e tessere Buio, ma non va nello spazio di un altro giocatore.',
        ];
      case 'four-sides':
        return [
          line.spaces.length === 0
            ? 'Sono adiacenti gli spazi sui 4 lati: nessuno è disegnato.'
            : `Sono adiacenti gli spazi sui 4 lati: ${listed('it', line.spaces)}.`,
        ];
      case 'free':
        return [
          `${sideIt[line.direction]} (${line.space}): una tessera Luce non occupata, senza muri in mezzo.`,
          '✓',
        ];
      case 'no-tile':
        return [`${sideIt[line.direction]}: nessuna tessera.`];
      case 'beyond':
        return [
          line.more
            ? `${sideIt[line.direction]}: non disegnata, quindi potrebbe esserci una tessera.`
            : `${sideIt[line.direction]}: qui la Caverna finisce.`,
        ];
      case 'wall':
        return [`${sideIt[line.direction]} (${line.space}): dietro un muro.`];
      case 'rockslide':
        return [`${sideIt[line.direction]} (${line.space}): dietro una frana, che è un muro.`];
      case 'bombed':
        return [
          `${sideIt[line.direction]} (${line.space}): il muro in mezzo è bombardato, quindi aperto.`,
        ];
      case 'dark':
        return [`${sideIt[line.direction]} (${line.space}): una tessera Buio.`];
      case 'terrain':
        return [`${sideIt[line.direction]} (${line.space}): un Terreno.`];
      case 'token':
        return [`${sideIt[line.direction]} (${line.space}): occupata da un segnalino.`];
      case 'piece':
        return [`${sideIt[line.direction]} (${line.space}): occupata da una pedina giocatore.`];
      case 'also-collapses':
        return [`La tessera ${line.space} crolla insieme, quindi il segnalino Ingresso non ci va.`];
      case 'moves-again':
        return [
          `La tessera ${line.space} crolla insieme: il segnalino Ingresso può andarci, ma poi deve spostarsi ancora.`,
        ];
      case 'taken':
        return [
          `${sideIt[line.direction]} (${line.space}): la prende una pedina che si muove prima.`,
        ];
      case 'depends':
        return [`${sideIt[line.direction]} (${line.space}): libera se nessuna pedina ci va.`, '✓'];
      case 'kept':
        return [
          `${sideIt[line.direction]} (${line.space}): libera; nessuna pedina ci può andare, perché serve al segnalino Ingresso.`,
          '✓',
        ];
      case 'no-place':
        return [
          line.taken
            ? `Mosse le pedine, per il segnalino Ingresso non c’è più posto: ${line.space} non può crollare.`
            : `Per il segnalino Ingresso non c’è posto: ${line.space} non può crollare.`,
        ];
      case 'another-tile':
        return [
          line.instead.length === 0
            ? `Al posto di ${line.space} crolla un’altra tessera idonea; la mappa disegnata non dice quale.`
            : `Al posto di ${line.space} crolla un’altra tessera idonea: ${either('it', line.instead)}.`,
        ];
      case 'tile-stays':
        return [`Le tessere le ha scelte il dado: al posto di ${line.space} non crolla niente.`];
      case 'order':
        return [`In quest’ordine: ${line.order.map((each) => orderedIt[each]).join(', poi ')}.`];
      case 'mover':
        return [
          line.places.length > 1
            ? `Chi rimuove la tessera sposta il segnalino Ingresso: ${theRole.it[line.remover]} sceglie fra ${listed('it', line.places)}.`
            : `Chi rimuove la tessera sposta il segnalino Ingresso: ${theRole.it[line.remover]}.`,
        ];
      case 'stays':
        return [
          `Solo il crollo della sua tessera sposta il segnalino Ingresso, che quindi resta in ${line.space}.`,
        ];
      case 'unaffected':
        return [
          line.by === 'rotation'
            ? 'Il segnalino Ingresso indica e basta: ruotare la tessera non lo tocca.'
            : `Il segnalino Ingresso indica e basta: ${effectIt[line.by]} ${line.by === 'giant-bats' ? 'non lo toccano' : 'non lo tocca'}.`,
        ];
      case 'entrance':
        return [
          line.places.length === 0
            ? 'L’ingresso è lo spazio del segnalino Ingresso, ovunque finisca.'
            : `L’ingresso è lo spazio del segnalino Ingresso: ${either('it', line.places)}.`,
        ];
      case 'references':
        return [
          `«Tessera Ingresso» in ogni regola ora significa lo spazio del segnalino: ${line.rules.map((rule) => ruleIt[rule]).join(', ')}.`,
        ];
      case 'ignored':
        return [
          `Il segnalino Ingresso non occupa: se c’è solo lui, ${line.space} è uno spazio non occupato.`,
        ];
      case 'poison-cubes':
        return [
          `Il Veleno, Forza ${line.tribe} contro ${line.knight}, chiede ${heroCubes.it(line.cubes)}.`,
          String(line.cubes),
        ];
      case 'two-cubes':
        return [
          `Il Cavaliere non scende mai sotto ${heroCubes.it(line.least)}: ${line.added} invece di ${line.asked}.`,
          String(line.added),
        ];
      case 'poison':
        return [
          line.cubes === 0
            ? 'Nessun cubo Eroe va nello spazio del segnalino Ingresso.'
            : `${heroCubes.it(line.cubes)} dal Veleno nello spazio del segnalino Ingresso, ${line.space}.`,
          `+${line.cubes}`,
        ];
      case 'cubes-follow':
        return [
          `${heroCubes.it(line.cubes)} ${line.cubes === 1 ? 'segue' : 'seguono'} il segnalino Ingresso${line.places.length === 0 ? '' : ` in ${either('it', line.places)}`}.`,
        ];
      case 'regain':
        return [
          `Il Cavaliere riprende ${heroCubes.it(line.cubes)} quando entra nello spazio del segnalino Ingresso.`,
        ];
      case 'returns-dark':
        return ['Se la tessera Ingresso torna sulla mappa, ha il lato Buio a faccia in su.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'marker-on-dark':
        return `Il segnalino Ingresso non può stare in ${violation.space}: è una tessera Buio. Rendila Luce o sposta il segnalino.`;
      case 'marker-on-terrain':
        return `Il segnalino Ingresso non può stare in ${violation.space}: è un Terreno. Rendila Luce o sposta il segnalino.`;
      case 'one-at-a-time':
        return `Il Crollo prende una tessera dopo l’altra, non ${listed('it', violation.tiles)} insieme.`;
      case 'cave-in-players':
        return `Il Crollo della volta non può prendere ${violation.space}: c’è la pedina di un altro giocatore.`;
      case 'cave-in-crystal':
        return `Il Crollo della volta non può prendere ${violation.space}: c’è un segnalino Cristallo.`;
      case 'need-not-move':
        return `${capital(thePiece.it[violation.piece])} non va in ${violation.to}: la tessera sotto la pedina resta.`;
      case 'cannot-go':
        return `${capital(thePiece.it[violation.piece])} non può andare in ${violation.to}${violation.options.length === 0 ? '' : `, solo in ${either('it', violation.options)}`}.`;
      case 'no-room-left':
        return `Mosse così, le pedine non lasciano posto al segnalino Ingresso. Muovile in modo che ${violation.space} possa crollare.`;
      case 'too-many-cubes':
        return `${violation.there} nello spazio del segnalino e ${violation.hers} al Cavaliere sono più dei ${heroCubes.it(violation.all)} che esistono. Conta solo quelli che gli restano.`;
    }
  },
  problem: flawWords.it,
  sentence: ({ by }, value) =>
    `Segnalino Ingresso in ${value.marker}, ${within(effectIt[by.trim() as Effect])}; ${value.sides.map(sideSaidIt).join('; ')}. ${headlineIt(value)}`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };
