import { own } from '#engine/core/own.ts';
import {
  entrance as question,
  type EntranceValue,
  type Side,
  type Space,
  type Turn,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { roleNames, thePiece } from '../shared/names.ts';
import { heroCubes, tiles, uncapitalized } from '../shared/phrases.ts';
import { readingsIn } from '../shared/readings.ts';
import { lines } from './lines.ts';
import { bars, directions, effects, openness } from './names.ts';
import { problem, problems, problemWays } from './problems.ts';
import { either, ways } from './ways.ts';

/** One sentence after another. */
const sentences = (...parts: readonly Pair[]): Pair => ({
  en: parts.map(({ en }) => en).join(' '),
  it: parts.map(({ it }) => it).join(' '),
});

/** Whether a side of the marker is neither painted nor known to be empty. */
const isOpenEnded = ({ sides }: EntranceValue): boolean =>
  sides.some(({ free }) => free === 'unknown');

/** The Hero cubes on the marker's space, where there are any. */
const withCubes = ({ cubes: { total } }: EntranceValue): Pair =>
  total === 0
    ? { en: '', it: '' }
    : { en: `, with ${heroCubes.en(total)}`, it: `, con ${heroCubes.it(total)}` };

const stays = (value: EntranceValue): Pair => ({
  en: `The marker stays on ${value.marker}${withCubes(value).en}.`,
  it: `Il segnalino Ingresso resta in ${value.marker}${withCubes(value).it}.`,
});

const goes = (value: EntranceValue): Pair => {
  const { order, places } = value;
  const pieces = order.filter((each) => each !== 'marker' && each !== 'cubes');
  const first = (lang: Lang): string =>
    listed(
      lang,
      pieces.map((piece) => thePiece[lang][piece]),
    );
  const who =
    pieces.length === 0
      ? { en: 'The marker', it: 'Il segnalino Ingresso' }
      : {
          en: `First ${first('en')} ${pieces.length === 1 ? 'leaves' : 'leave'}; then the marker`,
          it: `Prima ${pieces.length === 1 ? 'va' : 'vanno'} via ${first('it')}; poi il segnalino Ingresso`,
        };
  return {
    en: `${who.en} goes to ${either(places, 'en')}${condition(value).en}${withCubes(value).en}.`,
    it: `${who.it} va in ${either(places, 'it')}${condition(value).it}${withCubes(value).it}.`,
  };
};

/** What else the marker's place may depend on. */
const condition = (value: EntranceValue): Pair => {
  if (isOpenEnded(value))
    return { en: ', or off the painted map', it: ', o fuori dalla mappa disegnata' };
  return value.sides.some(({ free }) => free === 'depends')
    ? { en: ', where the pieces leave room', it: ', dove le pedine lasciano posto' }
    : { en: '', it: '' };
};

const spared = ({ spared: all, instead }: EntranceValue, space: Space): readonly Pair[] => {
  const tile = all.find((each) => each.space === space);
  return [
    {
      en: `Tile ${space} cannot collapse: ${whySpared(tile).en}.`,
      it: `La tessera ${space} non può crollare: ${whySpared(tile).it}.`,
    },
    ...(instead.length === 0
      ? []
      : [
          {
            en: `Instead, ${either(instead, 'en')} may collapse.`,
            it: `Al suo posto può crollare ${either(instead, 'it')}.`,
          },
        ]),
  ];
};

const whySpared = (tile: EntranceValue['spared'][number] | undefined): Pair => {
  switch (tile?.because) {
    case 'stuck':
      if (tile.how === 'refuge')
        return { en: 'another piece needs it', it: 'serve a un’altra pedina' };
      return {
        en: `${thePiece.en[tile.piece]} cannot leave it`,
        it: `${thePiece.it[tile.piece]} non può lasciarla`,
      };
    case 'no-room-left':
      return {
        en: 'the pieces take the marker’s last place',
        it: 'le pedine occupano l’ultimo posto del segnalino Ingresso',
      };
    case 'no-place':
    case undefined:
      return {
        en: 'there is no place for the marker',
        it: 'non c’è posto per il segnalino Ingresso',
      };
  }
};

/** Tiles whose fate hangs on where the pieces are moved. */
const mayStay = ({ mayStay: all }: EntranceValue): readonly Pair[] =>
  all.map(({ space, pieces }) => {
    const who = (lang: Lang): string =>
      listed(
        lang,
        pieces.map((piece) => thePiece[lang][piece]),
        'or',
      );
    return {
      en: `Tile ${space} collapses too, unless ${who('en')} ends there.`,
      it: `Crolla anche la tessera ${space}, a meno che ci finisca ${who('it')}.`,
    };
  });

const gone = ({ gone: fallen, turn }: EntranceValue): readonly Pair[] => {
  if (fallen.length === 0) return [];
  if (turn?.terrain !== undefined)
    return [
      {
        en: `The Terrain tile on ${listed('en', fallen)} collapses.`,
        it: `Crolla la tessera Terreno in ${listed('it', fallen)}.`,
      },
    ];
  return [
    fallen.length === 1
      ? { en: `Tile ${fallen.join('')} collapses.`, it: `Crolla la tessera ${fallen.join('')}.` }
      : {
          en: `Tiles ${listed('en', fallen)} collapse.`,
          it: `Crollano le tessere ${listed('it', fallen)}.`,
        },
  ];
};

const notYet = ({ space, touches, first, before, terrain }: Turn): Pair => {
  if (terrain !== undefined && !before.includes('crystal'))
    return {
      en: `Not yet: fewer than half of the edges of Terrain ${space} are exposed.`,
      it: `Non ancora: è scoperta meno della metà dei lati del Terreno ${space}.`,
    };
  if (touches === 0 && terrain === undefined)
    return {
      en: `${space} touches no tile, and the Collapse takes only tiles that touch 1 or 2.`,
      it: `${space} non tocca nessuna tessera, e il Crollo prende solo quelle che ne toccano 1 o 2.`,
    };
  if (first.length === 0)
    return {
      en: `Not yet: ${space} touches ${tiles.en(touches)}, and the Collapse takes only tiles that touch 1 or 2.`,
      it: `Non ancora: ${space} tocca ${tiles.it(touches)}, e il Crollo prende solo quelle che ne toccano 1 o 2.`,
    };
  const crystal = before.includes('crystal');
  return {
    en: `Not yet: ${crystal ? 'Crystal tile ' : ''}${either(first, 'en')} has to go first.`,
    it: `Non ancora: prima deve crollare ${crystal ? 'la tessera Cristallo ' : ''}${either(first, 'it')}.`,
  };
};

const later = (value: EntranceValue): Pair => {
  const { later: places, marker } = value;
  if (places.length > 0)
    return {
      en: `If ${marker} collapsed now, the marker would go to ${either(places, 'en')}.`,
      it: `Se ${marker} crollasse ora, il segnalino Ingresso andrebbe in ${either(places, 'it')}.`,
    };
  return isOpenEnded(value)
    ? stays(value)
    : {
        en: `And ${marker} could not collapse now anyway: the marker stays.`,
        it: `E comunque ora ${marker} non potrebbe crollare: il segnalino Ingresso resta.`,
      };
};

/** Where the painted map cannot tell whether it is the tile's turn, the answer holds only if it is. */
const outcome = (value: EntranceValue): Pair => {
  const { turn, canCollapse } = value;
  const said = ending(value);
  const isSure = turn?.is !== 'unless' && turn?.is !== 'unknown';
  return isSure || canCollapse === 'unknown' || canCollapse === 'no'
    ? said
    : {
        en: `If the Collapse may take ${turn.space} now, ${uncapitalized(said.en)}`,
        it: `Se il Crollo può prendere ${turn.space} ora, ${uncapitalized(said.it)}`,
      };
};

const ending = (value: EntranceValue): Pair => {
  const { canCollapse, turn, marker } = value;
  switch (canCollapse) {
    case undefined:
      if (turn?.is === 'later') return sentences(notYet(turn), stays(value));
      return sentences(
        ...gone(value),
        ...mayStay(value),
        ...value.spared.flatMap(({ space }) => spared(value, space)),
        stays(value),
      );
    case 'later':
      return turn === undefined ? stays(value) : sentences(notYet(turn), later(value));
    case 'no':
      return sentences(...gone(value), ...mayStay(value), ...spared(value, marker));
    case 'unknown':
      return {
        en: 'The marker can go to none of the painted tiles. Paint the tiles beyond the edge.',
        it: 'Il segnalino Ingresso non può andare su nessuna delle tessere disegnate. Disegna le tessere oltre il bordo.',
      };
    case 'yes':
      return goes(value);
  }
};

const sidesIn = (sides: readonly Side[], lang: Lang): string =>
  sides
    .map(({ direction, bars: found, free, space }) => {
      const where = space === undefined ? '' : ` (${space})`;
      const isEnd = free === 'no' && space === undefined;
      const named = found.map((bar) => bars[isEnd ? 'no-tile' : bar][lang]);
      const what = named.join(', ') || openness[free][lang];
      return `${directions[direction][lang]}${where} ${what}`;
    })
    .join('; ');

/** What the leaflet leaves open, for the sentence that is pasted. */
const OPEN = [
  {
    field: 'several',
    clause: 'vbc.entrance.several',
    said: {
      stays: {
        en: 'the marker may move only to a tile that stays',
        it: 'il segnalino Ingresso può andare solo su una tessera che resta',
      },
      any: {
        en: 'the marker may cross tiles that go at the same time',
        it: 'il segnalino Ingresso può passare su tessere che crollano insieme',
      },
    },
  },
  {
    field: 'cornered',
    clause: 'vbc.entrance.wrath-stuck',
    said: {
      keeps: {
        en: 'a piece that cannot get clear of Wrath stays and keeps its tile',
        it: 'una pedina che non può mettersi in salvo dall’Ira resta e salva la sua tessera',
      },
      closest: {
        en: 'a piece that cannot get clear of Wrath moves as close as it can',
        it: 'una pedina che non può mettersi in salvo dall’Ira va più vicino che può',
      },
    },
  },
] as const;

export const entrance = calculator(question, {
  name: 'entrance',
  game: 'vast-bonus-cards',
  title: { en: 'Where the Entrance goes', it: 'Dove va l’Ingresso' },
  lead: {
    en: 'Paint the tiles around the Entrance marker: where it may go when its tile collapses, who moves first, and whether the tile can collapse at all.',
    it: 'Disegna le tessere attorno al segnalino Ingresso: dove può andare quando la sua tessera crolla, chi si muove prima e se la tessera può crollare.',
  },
  fields: {
    map: { en: 'Painted map', it: 'Mappa disegnata' },
    walls: { en: 'Walls', it: 'Muri' },
    by: { en: 'What happens', it: 'Che cosa succede' },
    collapse: { en: 'Tiles that go', it: 'Tessere che crollano' },
    remover: { en: 'Tile removed by', it: 'Tessera rimossa da' },
    beyond: { en: 'Beyond the painted map', it: 'Oltre la mappa disegnata' },
    moves: { en: 'Where pieces are moved', it: 'Dove vanno le pedine' },
    cubes: {
      en: 'Hero cubes on the marker’s space',
      it: 'Cubi Eroe nello spazio del segnalino',
    },
    poison: { en: 'Poison used now', it: 'Veleno usato ora' },
    heroCubes: { en: 'Hero cubes the Knight has left', it: 'Cubi Eroe rimasti al Cavaliere' },
    several: {
      en: 'If several tiles go at once, the marker may move',
      it: 'Se crollano più tessere insieme, il segnalino Ingresso può andare',
    },
    cornered: {
      en: 'A piece that cannot get clear of Wrath',
      it: 'Una pedina che non può mettersi in salvo dall’Ira',
    },
  },
  hints: {
    map: {
      en: 'Rows from the top with / between them, spaces with a dot. l Lit, d Dark, t Terrain, x outer space of the Canyon, - no tile; then m marker, e Entrance tile, c Crystal tile, o token; k Knight, f Fangs, b Bones, y Eye, d Dragon underground, s surfaced, t Thief.',
      it: 'Righe dall’alto con / in mezzo, spazi con un punto. l Luce, d Buio, t Terreno, x spazio esterno del Canyon, - nessuna tessera; poi m segnalino Ingresso, e tessera Ingresso, c tessera Cristallo, o segnalino; k Cavaliere, f Zanne, b Ossa, y Occhio, d Drago sottoterra, s emerso, t Ladro.',
    },
    walls: {
      en: 'b2-c2 a wall, b2-c2r a Rockslide, b2-c2b a bombed wall; commas between them.',
      it: 'b2-c2 un muro, b2-c2r una Frana, b2-c2b un muro bombardato; virgole in mezzo.',
    },
    poison: {
      en: 'Leave blank if no Poison is used.',
      it: 'Lascia vuoto se non si usa il Veleno.',
    },
    heroCubes: {
      en: 'Without those on the marker’s space. She keeps at least 2; leave blank if she has plenty.',
      it: 'Senza quelli nello spazio del segnalino Ingresso. Ne conserva almeno 2; lascia vuoto se ne ha molti.',
    },
  },
  options: {
    by: {
      ...effects,
      collapse: { en: 'The Collapse', it: 'Il Crollo' },
      rotation: { en: 'The tile is turned', it: 'La tessera viene ruotata' },
    },
    remover: roleNames,
    beyond: {
      more: { en: 'There may be more tiles', it: 'Possono esserci altre tessere' },
      nothing: {
        en: 'Nothing: this is the whole Cave',
        it: 'Niente: questa è tutta la Caverna',
      },
    },
    several: {
      stays: { en: 'Only to a tile that stays', it: 'Solo su una tessera che resta' },
      any: {
        en: 'Over any Lit tile still there, to one that stays',
        it: 'Su qualunque tessera Luce ancora presente, fino a una che resta',
      },
    },
    cornered: {
      keeps: { en: 'Stays and keeps its tile', it: 'Resta e salva la sua tessera' },
      closest: {
        en: 'Moves as close as it can; only tiles still occupied stay',
        it: 'Va più vicino che può; restano solo le tessere ancora occupate',
      },
    },
  },
  ways: { ...ways, ...problemWays },
  headline: outcome,
  lines,
  violations: {
    'marker-on-dark': {
      en: 'The marker cannot be on {space}: it is a Dark tile. Paint it Lit or move the marker.',
      it: 'Il segnalino Ingresso non può stare in {space}: è una tessera Buio. Rendila Luce o sposta il segnalino.',
    },
    'marker-on-terrain': {
      en: 'The marker cannot be on {space}: it is Terrain. Paint it Lit or move the marker.',
      it: 'Il segnalino Ingresso non può stare in {space}: è un Terreno. Rendila Luce o sposta il segnalino.',
    },
    'one-at-a-time': {
      en: 'The Collapse takes one tile after another, not {tiles} at once. Mark only one.',
      it: 'Il Crollo prende una tessera dopo l’altra, non {tiles} insieme. Segnane una sola.',
    },
    'cave-in-players': {
      en: 'Cave-In cannot take {space}: another player’s piece is there. Choose another tile.',
      it: 'Il Crollo della volta non può prendere {space}: c’è la pedina di un altro giocatore. Scegli un’altra tessera.',
    },
    'cave-in-crystal': {
      en: 'Cave-In cannot take {space}: a Crystal token lies there. Choose another tile.',
      it: 'Il Crollo della volta non può prendere {space}: c’è un segnalino Cristallo. Scegli un’altra tessera.',
    },
    'no-attack': {
      en: 'A Tribe of Strength {tribe} cannot attack a Knight of Strength {knight}, so it cannot use Poison. It must be stronger.',
      it: 'Una Tribù di Forza {tribe} non può attaccare un Cavaliere di Forza {knight}, quindi non può usare il Veleno. Deve essere più forte.',
    },
    'piece-on-canyon': {
      en: 'Nobody can be on {space}: the outer spaces of the Canyon are impassable. Move the piece, or paint Terrain.',
      it: 'Nessuno può stare in {space}: gli spazi esterni del Canyon sono invalicabili. Sposta la pedina, o disegna un Terreno.',
    },
    'piece-on-dark': {
      en: '{piece:Piece} cannot be on {space}: it is a Dark tile. Paint it Lit or move the piece.',
      it: '{piece:Piece} non può stare in {space}: è una tessera Buio. Rendila Luce o sposta la pedina.',
    },
    'too-many-crystals': {
      en: 'You painted {got} Crystal tiles, but there are only {all}.',
      it: 'Hai disegnato {got} tessere Cristallo, ma ce ne sono solo {all}.',
    },
    'too-many-rockslides': {
      en: 'You painted {got} Rockslides, but there are only {all}.',
      it: 'Hai disegnato {got} Frane, ma ce ne sono solo {all}.',
    },
    'too-many-bombs': {
      en: 'You painted {got} bombed walls, but there are only {all} Bomb tokens.',
      it: 'Hai disegnato {got} muri bombardati, ma ci sono solo {all} segnalini Bomba.',
    },
    'too-much-terrain': {
      en: 'You painted {got} Terrain tiles, but there are only {all}.',
      it: 'Hai disegnato {got} tessere Terreno, ma ce ne sono solo {all}.',
    },
    'map-apart': ({ tiles: apart }) => ({
      en: `${listed('en', apart)} ${apart.length === 1 ? 'touches' : 'touch'} no other tile: the Cave is always in one piece. Paint the tiles between.`,
      it: `${listed('it', apart)} non ${apart.length === 1 ? 'tocca' : 'toccano'} nessun’altra tessera: la Caverna è sempre in un pezzo solo. Disegna le tessere in mezzo.`,
    }),
    'terrain-touches': {
      en: 'Terrain {space} touches other Terrain at a corner, and Terrain is never placed so. Paint another tile there.',
      it: 'Il Terreno {space} tocca un altro Terreno in un angolo, e così non si piazza mai. Disegna lì un’altra tessera.',
    },
    'need-not-move': {
      en: '{piece:Piece} does not move to {to}: the tile under that piece stays.',
      it: '{piece:Piece} non va in {to}: la tessera sotto la pedina resta.',
    },
    'cannot-go': ({ piece, to, options }) => ({
      en: `${capital(thePiece.en[piece])} cannot move to ${to}${options.length === 0 ? '' : `, only to ${either(options, 'en')}`}.`,
      it: `${capital(thePiece.it[piece])} non può andare in ${to}${options.length === 0 ? '' : `, solo in ${either(options, 'it')}`}.`,
    }),
    'in-the-way': {
      en: '{piece:Piece} cannot move to {to}: then another piece could not get off its tile. Choose {options:either}.',
      it: '{piece:Piece} non può andare in {to}: un’altra pedina non potrebbe più lasciare la sua tessera. Scegli {options:either}.',
    },
    'no-room-left': {
      en: 'Moved like this, the pieces leave the marker no place. Move them so that {space} can collapse.',
      it: 'Mosse così, le pedine non lasciano posto al segnalino Ingresso. Muovile in modo che {space} possa crollare.',
    },
    'too-many-cubes': ({ there, hers, all }) => ({
      en: `${there} on the marker’s space and ${hers} with the Knight are more than the ${heroCubes.en(all)} there are. Count only those she has left.`,
      it: `${there} nello spazio del segnalino e ${hers} al Cavaliere sono più dei ${heroCubes.it(all)} che esistono. Conta solo quelli che gli restano.`,
    }),
  },
  problems,
  problem,
  sentence: (value, draft) => {
    const { marker, sides, canCollapse } = value;
    // Where another tile goes than the marker's, what is around the marker does not matter.
    const around = (lang: Lang): string =>
      canCollapse === undefined ? '' : `; ${sidesIn(sides, lang)}`;
    const effect = own(effects, draft.by.trim()) ?? { en: draft.by, it: draft.by };
    const reading = readingsIn(question.ask(draft), draft, OPEN);
    return {
      en: `Entrance marker on ${marker}, ${effect.en}${around('en')}. ${outcome(value).en}${reading.en}`,
      it: `Segnalino Ingresso in ${marker}, ${effect.it}${around('it')}. ${outcome(value).it}${reading.it}`,
    };
  },
});
