import type { EntranceLine, Leaver } from '#engine/vast-bonus-cards/index.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair, Sentence } from '#src/calculators/say.ts';
import { thePiece, theRole } from '../shared/names.ts';
import { heroCubes, tiles } from '../shared/phrases.ts';
import { effects, movers, precedents, rules } from './names.ts';
import { either } from './ways.ts';

type Line<Code extends EntranceLine['code']> = Extract<EntranceLine, { readonly code: Code }>;

const way = ({ options, orBeyond }: Pick<Leaver, 'options' | 'orBeyond'>): Pair => {
  if (options.length === 0) return { en: 'off the painted map', it: 'fuori dalla mappa disegnata' };
  return {
    en: `to ${either(options, 'en')}${orBeyond ? ', or off the painted map' : ''}`,
    it: `in ${either(options, 'it')}${orBeyond ? ', o fuori dalla mappa disegnata' : ''}`,
  };
};

/** Whose turn it is, and which pieces leave. */
const before = {
  starts: {
    en: 'The marker starts on the Entrance tile, {space}.',
    it: 'Il segnalino Ingresso parte dalla tessera Ingresso, {space}.',
  },
  'ordinary-tile': {
    en: 'The Entrance tile, {space}, can collapse like any other Cave tile.',
    it: 'La tessera Ingresso, {space}, può crollare come ogni altra tessera Caverna.',
  },
  due: {
    en: 'Tile {space} touches {touches tile|tiles}: the Collapse may take it now.',
    it: 'La tessera {space} tocca {touches tessera|tessere}: il Crollo può prenderla ora.',
  },
  'not-due': ({ space, touches, first }: Line<'not-due'>): Sentence => {
    const touching = {
      en: `Tile ${space} touches ${touches === 0 ? 'no tile' : tiles.en(touches)}`,
      it: `La tessera ${space} ${touches === 0 ? 'non tocca nessuna tessera' : `tocca ${tiles.it(touches)}`}`,
    };
    return first.length === 0
      ? {
          en: `${touching.en}: the Collapse takes only tiles that touch 1 or 2.`,
          it: `${touching.it}: il Crollo prende solo quelle che ne toccano 1 o 2.`,
        }
      : {
          en: `${touching.en}: in the Collapse ${either(first, 'en')} goes first.`,
          it: `${touching.it}: nel Crollo prima va via ${either(first, 'it')}.`,
        };
  },
  'due-unless': ({ space, touches, before: reasons }: Line<'due-unless'>): Sentence => {
    const unless = (lang: keyof Pair): string =>
      listed(
        lang,
        reasons.map((what) => precedents[what][lang]),
        'or',
      );
    return {
      en: `Tile ${space} touches ${tiles.en(touches)}: the Collapse may take it now, unless ${unless('en')}.`,
      it: `La tessera ${space} tocca ${tiles.it(touches)}: il Crollo può prenderla ora, a meno che ${unless('it')}.`,
    };
  },
  'due-unknown': {
    en: 'Tile {space} touches {touches tile|tiles} on the painted map. Whether it is its turn depends on the tiles beyond.',
    it: 'La tessera {space} tocca {touches tessera|tessere} sulla mappa disegnata. Se è il suo turno dipende dalle tessere oltre il bordo.',
  },
  'crystal-first': {
    en: 'A Crystal tile goes first: {first:either}.',
    it: 'Prima crolla una tessera Cristallo: {first:either}.',
  },
  'whole-terrain': {
    en: '{spaces:tiles} are one Terrain tile: it goes or stays as a whole.',
    it: '{spaces:tiles} sono una sola tessera Terreno: crolla o resta per intero.',
  },
  'terrain-due': {
    en: 'Terrain {space}: {exposed} of its {edges} edges are exposed, at least half, so the Collapse may take it. It counts as 1 tile.',
    it: 'Terreno {space}: {exposed} dei suoi {edges} lati sono scoperti, almeno la metà, quindi il Crollo può prenderlo. Conta come 1 tessera.',
  },
  'terrain-not-due': ({ space, exposed, edges }: Line<'terrain-not-due'>): Sentence => ({
    en: `Terrain ${space}: ${exposed} of its ${edges} edges ${exposed === 1 ? 'is' : 'are'} exposed, fewer than half, so the Collapse cannot take it.`,
    it: `Terreno ${space}: ${exposed} dei suoi ${edges} lati ${exposed === 1 ? 'è scoperto' : 'sono scoperti'}, meno della metà, quindi il Crollo non può prenderlo.`,
  }),
  'terrain-unknown': {
    en: 'Terrain {space} reaches the edge of the painted map. The Collapse takes it only if at least half of its edges are exposed.',
    it: 'Il Terreno {space} arriva al bordo della mappa disegnata. Il Crollo lo prende solo se almeno metà dei suoi lati è scoperta.',
  },
  'terrain-instead': ({ spaces }: Line<'terrain-instead'>): Sentence => ({
    en: `Terrain ${listed('en', spaces)} may go too: at least half of its edges are exposed, and it counts as 1 tile.`,
    it: `Può crollare anche il Terreno ${listed('it', spaces)}: almeno metà dei suoi lati è scoperta, e conta come 1 tessera.`,
  }),
  stuck: {
    en: '{piece:Piece} has no legal way off {space}, so the tile stays.',
    it: '{piece:Piece} non ha modo di lasciare {space}, quindi la tessera resta.',
  },
  'stuck-stays': ({ reading }: Line<'stuck-stays'>): Sentence =>
    reading === 'keeps'
      ? {
          en: 'A piece that cannot get clear of Wrath stays where it is.',
          it: 'Una pedina che non può mettersi in salvo dall’Ira resta dov’è.',
        }
      : {
          en: 'A piece that cannot get clear of Wrath is moved as close as possible; from there it gets no closer.',
          it: 'Una pedina che non può mettersi in salvo dall’Ira va più vicino che può; da lì non può avvicinarsi.',
        },
  cornered: ({ piece, from, options }: Line<'cornered'>): Sentence => ({
    en: `${capital(thePiece.en[piece])} cannot get clear: moved as close as possible, from ${from} to ${either(options, 'en')}. The tile under that piece stays.`,
    it: `${capital(thePiece.it[piece])} non può mettersi in salvo: va più vicino che può, da ${from} in ${either(options, 'it')}. La tessera sotto la pedina resta.`,
  }),
  together: ({ gone, stay, refuge }: Line<'together'>): Sentence => ({
    en: `All that was to go is looked at together: ${[
      ...(gone.length === 0 ? [] : [`${listed('en', gone)} ${gone.length === 1 ? 'goes' : 'go'}`]),
      `${listed('en', stay)} ${stay.length === 1 ? 'stays' : 'stay'}`,
    ].join(', ')}${refuge ? ', and a piece may go there' : ''}.`,
    it: `Ciò che doveva crollare si guarda tutto insieme: ${[
      ...(gone.length === 0
        ? []
        : [`${listed('it', gone)} ${gone.length === 1 ? 'crolla' : 'crollano'}`]),
      `${listed('it', stay)} ${stay.length === 1 ? 'resta' : 'restano'}`,
    ].join(', ')}${refuge ? ', e una pedina può andarci' : ''}.`,
  }),
  canyon: ({ spaces }: Line<'canyon'>): Sentence => ({
    en: `Nobody is moved onto ${listed('en', spaces)}: the outer spaces of the Canyon are impassable.`,
    it: `Nessuno va in ${listed('it', spaces)}: gli spazi esterni del Canyon sono invalicabili.`,
  }),
  scatters: {
    en: 'Wrath scatters {piece}: its piece leaves the map.',
    it: 'L’Ira disperde {piece}: la sua pedina lascia la mappa.',
  },
  'piece-moves': ({ piece, from, ...leaver }: Line<'piece-moves'>): Sentence => ({
    en: `${capital(thePiece.en[piece])} is moved from ${from} ${way(leaver).en}, the shortest way.`,
    it: `${capital(thePiece.it[piece])} va da ${from} ${way(leaver).it}, per la via più breve.`,
  }),
  limits: ({ piece, walls, dark }: Line<'limits'>): Sentence =>
    walls
      ? {
          en: `${capital(thePiece.en[piece])} is not moved through walls${dark ? ', onto Dark tiles' : ''} or to another player’s space.`,
          it: `${capital(thePiece.it[piece])} non attraversa muri${dark ? ', non va su tessere Buio' : ''} e non va nello spazio di un altro giocatore.`,
        }
      : {
          en: 'Underground, the Dragon passes walls and Dark tiles, but is not moved to another player’s space.',
          it: 'Sottoterra, il Drago attraversa muri e tessere Buio, ma non va nello spazio di un altro giocatore.',
        },
} as const;

/** The four sides of the marker's space. */
const around = {
  'four-sides': ({ spaces }: Line<'four-sides'>): Sentence =>
    spaces.length === 0
      ? {
          en: 'Adjacent are the spaces on the 4 sides; none of them is painted.',
          it: 'Sono adiacenti gli spazi sui 4 lati: nessuno è disegnato.',
        }
      : {
          en: `Adjacent are the spaces on the 4 sides: ${listed('en', spaces)}.`,
          it: `Sono adiacenti gli spazi sui 4 lati: ${listed('it', spaces)}.`,
        },
  free: {
    en: '{direction} ({space}): a Lit tile, unoccupied, no wall between.',
    it: '{direction} ({space}): una tessera Luce non occupata, senza muri in mezzo.',
    amount: '✓',
  },
  'no-tile': { en: '{direction}: no tile.', it: '{direction}: nessuna tessera.' },
  beyond: {
    en: '{direction}: {more:beyond}.',
    it: '{direction}: {more:beyond}.',
  },
  wall: {
    en: '{direction} ({space}): behind a wall.',
    it: '{direction} ({space}): dietro un muro.',
  },
  rockslide: {
    en: '{direction} ({space}): behind a Rockslide, which is a wall.',
    it: '{direction} ({space}): dietro una frana, che è un muro.',
  },
  bombed: {
    en: '{direction} ({space}): the wall between is bombed, so it is open.',
    it: '{direction} ({space}): il muro in mezzo è bombardato, quindi aperto.',
  },
  dark: {
    en: '{direction} ({space}): a Dark tile.',
    it: '{direction} ({space}): una tessera Buio.',
  },
  terrain: { en: '{direction} ({space}): Terrain.', it: '{direction} ({space}): un Terreno.' },
  token: {
    en: '{direction} ({space}): occupied by a token.',
    it: '{direction} ({space}): occupata da un segnalino.',
  },
  piece: {
    en: '{direction} ({space}): occupied by a player piece.',
    it: '{direction} ({space}): occupata da una pedina giocatore.',
  },
  'also-collapses': ({ space, reading }: Line<'also-collapses'>): Sentence =>
    reading === 'stays'
      ? {
          en: `Tile ${space} goes at the same time, so the marker does not move there.`,
          it: `La tessera ${space} crolla insieme, quindi il segnalino Ingresso non ci va.`,
        }
      : {
          en: `Tile ${space} goes at the same time, and from there the marker could not move on.`,
          it: `La tessera ${space} crolla insieme, e da lì il segnalino Ingresso non potrebbe proseguire.`,
        },
  'moves-again': {
    en: 'Tile {space} goes at the same time: the marker may cross it, but moves on to a tile that stays.',
    it: 'La tessera {space} crolla insieme: il segnalino Ingresso può passarci, ma prosegue fino a una tessera che resta.',
  },
  taken: {
    en: '{direction} ({space}): a piece that moves first takes it.',
    it: '{direction} ({space}): la prende una pedina che si muove prima.',
  },
  depends: {
    en: '{direction} ({space}): open if no piece is moved there.',
    it: '{direction} ({space}): libera se nessuna pedina ci va.',
    amount: '✓',
  },
  kept: {
    en: '{direction} ({space}): open; no piece may be moved there, for the marker needs it.',
    it: '{direction} ({space}): libera; nessuna pedina ci può andare, perché serve al segnalino Ingresso.',
    amount: '✓',
  },
} as const;

/** What becomes of the tile and of the marker. */
const end = {
  'no-place': ({ space, taken }: Line<'no-place'>): Sentence =>
    taken
      ? {
          en: `Once the pieces have moved, the marker has no place: ${space} cannot collapse.`,
          it: `Mosse le pedine, per il segnalino Ingresso non c’è più posto: ${space} non può crollare.`,
        }
      : {
          en: `The marker has no place to go: ${space} cannot collapse.`,
          it: `Per il segnalino Ingresso non c’è posto: ${space} non può crollare.`,
        },
  'another-tile': ({ space, instead, more }: Line<'another-tile'>): Sentence => {
    if (instead.length === 0 && !more)
      return {
        en: `No other tile can go instead of ${space}.`,
        it: `Al posto di ${space} non può crollare nessun’altra tessera.`,
      };
    return instead.length === 0
      ? {
          en: `Another eligible tile goes instead of ${space}; the painted map does not tell which.`,
          it: `Al posto di ${space} crolla un’altra tessera idonea; la mappa disegnata non dice quale.`,
        }
      : {
          en: `Another eligible tile goes instead of ${space}: ${either(instead, 'en')}.`,
          it: `Al posto di ${space} crolla un’altra tessera idonea: ${either(instead, 'it')}.`,
        };
  },
  'tile-stays': {
    en: 'The die has chosen the tiles: nothing goes instead of {space}.',
    it: 'Le tessere le ha scelte il dado: al posto di {space} non crolla niente.',
  },
  order: ({ order }: Line<'order'>): Sentence => ({
    en: `In this order: ${order.map((each) => movers.en[each]).join(', then ')}.`,
    it: `In quest’ordine: ${order.map((each) => movers.it[each]).join(', poi ')}.`,
  }),
  mover: ({ remover, places }: Line<'mover'>): Sentence => {
    const moves = {
      en: `Whoever removes the tile moves the marker: ${theRole.en[remover]}`,
      it: `Chi rimuove la tessera sposta il segnalino Ingresso: ${theRole.it[remover]}`,
    };
    return places.length > 1
      ? {
          en: `${moves.en} may choose ${either(places, 'en')}.`,
          it: `${moves.it} sceglie fra ${listed('it', places)}.`,
        }
      : { en: `${moves.en}.`, it: `${moves.it}.` };
  },
  stays: {
    en: 'Only a collapse of its own tile moves the marker, so it stays on {space}.',
    it: 'Solo il crollo della sua tessera sposta il segnalino Ingresso, che quindi resta in {space}.',
  },
  unaffected: ({ by }: Line<'unaffected'>): Sentence =>
    by === 'rotation'
      ? {
          en: 'The marker only marks: turning the tile does nothing to it.',
          it: 'Il segnalino Ingresso indica e basta: ruotare la tessera non lo tocca.',
        }
      : {
          en: `The marker only marks: ${effects[by].en} cannot touch it.`,
          it: `Il segnalino Ingresso indica e basta: ${effects[by].it} ${by === 'giant-bats' ? 'non lo toccano' : 'non lo tocca'}.`,
        },
  entrance: ({ places }: Line<'entrance'>): Sentence =>
    places.length === 0
      ? {
          en: 'The entrance is the marker’s space, wherever it ends.',
          it: 'L’ingresso è lo spazio del segnalino Ingresso, ovunque finisca.',
        }
      : {
          en: `The entrance is the marker’s space: ${either(places, 'en')}.`,
          it: `L’ingresso è lo spazio del segnalino Ingresso: ${either(places, 'it')}.`,
        },
  references: ({ rules: meant }: Line<'references'>): Sentence => ({
    en: `“Entrance tile” in any rule now means the marker’s space: ${meant.map((rule) => rules[rule].en).join(', ')}.`,
    it: `«Tessera Ingresso» in ogni regola ora significa lo spazio del segnalino: ${meant.map((rule) => rules[rule].it).join(', ')}.`,
  }),
  ignored: {
    en: 'The marker occupies nothing: with only the marker on it, {space} is unoccupied.',
    it: 'Il segnalino Ingresso non occupa: se c’è solo lui, {space} è uno spazio non occupato.',
  },
  'returns-dark': {
    en: 'If the Entrance tile is added to the map again, its Dark side is up.',
    it: 'Se la tessera Ingresso torna sulla mappa, ha il lato Buio a faccia in su.',
  },
} as const;

/** The Hero cubes that Poison takes. */
const poison = {
  'poison-cubes': {
    en: 'Poison, Strength {tribe} against {knight}, asks for {cubes Hero cube|Hero cubes}.',
    it: 'Il Veleno, Forza {tribe} contro {knight}, chiede {cubes cubo Eroe|cubi Eroe}.',
    amount: '{cubes}',
  },
  'two-cubes': {
    en: 'The Knight never falls below {least Hero cube|Hero cubes}: {added} instead of {asked}.',
    it: 'Il Cavaliere non scende mai sotto {least cubo Eroe|cubi Eroe}: {added} invece di {asked}.',
    amount: '{added}',
  },
  poison: ({ cubes, space }: Line<'poison'>): Sentence => ({
    ...(cubes === 0
      ? {
          en: 'No Hero cube goes to the marker’s space.',
          it: 'Nessun cubo Eroe va nello spazio del segnalino Ingresso.',
        }
      : {
          en: `${heroCubes.en(cubes)} from Poison on the marker’s space, ${space}.`,
          it: `${heroCubes.it(cubes)} dal Veleno nello spazio del segnalino Ingresso, ${space}.`,
        }),
    amount: `+${cubes}`,
  }),
  'cubes-follow': ({ cubes, places }: Line<'cubes-follow'>): Sentence => ({
    en: `${heroCubes.en(cubes)} ${cubes === 1 ? 'goes' : 'go'} with the marker${places.length === 0 ? '' : ` to ${either(places, 'en')}`}.`,
    it: `${heroCubes.it(cubes)} ${cubes === 1 ? 'segue' : 'seguono'} il segnalino Ingresso${places.length === 0 ? '' : ` in ${either(places, 'it')}`}.`,
  }),
  regain: {
    en: 'The Knight gets {cubes Hero cube|Hero cubes} back when she moves into the marker’s space.',
    it: 'Il Cavaliere riprende {cubes cubo Eroe|cubi Eroe} quando entra nello spazio del segnalino Ingresso.',
  },
} as const;

export const lines = { ...before, ...around, ...end, ...poison } as const;
