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
    aside: true,
  },
  'ordinary-tile': {
    en: 'The Entrance tile, {space}, counts as an ordinary Cave tile.',
    it: 'La tessera Ingresso, {space}, vale come una normale tessera Caverna.',
    aside: true,
  },
  due: {
    en: 'Tile {space} touches {touches tile|tiles}, so the Collapse may take it now.',
    it: 'La tessera {space} tocca {touches tessera|tessere}, quindi il Crollo può prenderla ora.',
  },
  'not-due': ({ space, touches, first }: Line<'not-due'>): Sentence => {
    const touching = {
      en: `Tile ${space} touches ${touches === 0 ? 'no tile' : tiles.en(touches)}`,
      it: `La tessera ${space} ${touches === 0 ? 'non tocca nessuna tessera' : `tocca ${tiles.it(touches)}`}`,
    };
    return first.length === 0
      ? {
          en: `${touching.en}, and the Collapse takes only tiles that touch 1 or 2.`,
          it: `${touching.it}, e il Crollo prende solo quelle che ne toccano 1 o 2.`,
        }
      : {
          en: `${touching.en}, so in the Collapse ${either(first, 'en')} goes first.`,
          it: `${touching.it}, quindi nel Crollo prima crolla ${either(first, 'it')}.`,
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
    en: 'Tile {space} touches {touches tile|tiles} on the painted map; whether the Collapse may take it now depends on the tiles beyond.',
    it: 'La tessera {space} tocca {touches tessera|tessere} sulla mappa disegnata; se il Crollo può prenderla ora dipende dalle tessere oltre il bordo.',
  },
  'crystal-first': {
    en: 'A revealed Crystal tile has to go first: {first:either}.',
    it: 'Prima deve crollare una tessera Cristallo rivelata: {first:either}.',
  },
  'whole-terrain': {
    en: '{spaces:tiles} are one Terrain tile: it goes or stays as a whole.',
    it: '{spaces:tiles} sono una sola tessera Terreno: crolla o resta per intero.',
  },
  'terrain-due': {
    en: 'Terrain {space} has {exposed} of its {edges} edges exposed, at least half, so the Collapse may take it. It counts as 1 tile.',
    it: 'Il Terreno {space} ha {exposed} dei suoi {edges} lati scoperti, almeno la metà, quindi il Crollo può prenderlo. Conta come 1 tessera.',
  },
  'terrain-not-due': ({ space, exposed, edges }: Line<'terrain-not-due'>): Sentence => ({
    en: `Terrain ${space} has ${exposed} of its ${edges} edges exposed, fewer than half, so the Collapse cannot take it.`,
    it: `Il Terreno ${space} ha ${exposed} dei suoi ${edges} lati ${exposed === 1 ? 'scoperto' : 'scoperti'}, meno della metà, quindi il Crollo non può prenderlo.`,
  }),
  'terrain-unknown': {
    en: 'Terrain {space} reaches the edge of the painted map; the Collapse takes it only if at least half of its edges are exposed.',
    it: 'Il Terreno {space} arriva al bordo della mappa disegnata; il Crollo lo prende solo se almeno metà dei suoi lati è scoperta.',
  },
  'terrain-instead': ({ spaces }: Line<'terrain-instead'>): Sentence => ({
    en: `Terrain ${listed('en', spaces)} may go too: at least half of its edges are exposed, and it counts as 1 tile.`,
    it: `Può crollare anche il Terreno ${listed('it', spaces)}: almeno metà dei suoi lati è scoperta, e conta come 1 tessera.`,
  }),
  stuck: ({ piece, space, how }: Line<'stuck'>): Sentence => {
    switch (how) {
      case 'no-way':
        return {
          en: `${capital(thePiece.en[piece])} has no legal way off ${space}, so the tile stays.`,
          it: `${capital(thePiece.it[piece])} non ha modo di lasciare ${space}, quindi la tessera resta.`,
        };
      case 'crowded':
        return {
          en: `The pieces that move first leave ${thePiece.en[piece]} no way off ${space}, so the tile stays.`,
          it: `Dopo le pedine che si muovono prima, ${thePiece.it[piece]} non ha più modo di lasciare ${space}, quindi la tessera resta.`,
        };
      case 'refuge':
        return {
          en: `Another piece has nowhere to go but ${space}, so the tile stays, with ${thePiece.en[piece]} on it.`,
          it: `Un’altra pedina può andare solo in ${space}, quindi la tessera resta, con sopra ${thePiece.it[piece]}.`,
        };
    }
  },
  'stuck-stays': ({ reading }: Line<'stuck-stays'>): Sentence =>
    reading === 'keeps'
      ? {
          en: 'By the reading you chose a piece that cannot get clear of Wrath stays where it is.',
          it: 'Secondo l’interpretazione scelta una pedina che non può mettersi in salvo dall’Ira resta dov’è.',
        }
      : {
          en: 'By the reading you chose a piece that cannot get clear of Wrath moves as close to safety as it can; here it cannot get any closer.',
          it: 'Secondo l’interpretazione scelta una pedina che non può mettersi in salvo dall’Ira va più vicino che può; da qui non può avvicinarsi.',
        },
  cornered: ({ piece, from, options, cornered }: Line<'cornered'>): Sentence => {
    const [who, clear] = [thePiece, options.filter((space) => !cornered.includes(space))];
    if (clear.length === 0)
      return {
        en: `${capital(who.en[piece])} cannot get clear of Wrath: by the reading you chose the piece moves as close as it can, from ${from} to ${either(options, 'en')}, and the tile under it stays.`,
        it: `${capital(who.it[piece])} non può mettersi in salvo dall’Ira: secondo l’interpretazione scelta la pedina va più vicino che può, da ${from} in ${either(options, 'it')}, e la tessera sotto di essa resta.`,
      };
    const stays = cornered.every((space) => space === from);
    return {
      en: `${capital(who.en[piece])} gets from ${from} to ${either(clear, 'en')} if the pieces that move first leave the way open. If not, by the reading you chose the piece ${stays ? 'stays' : `gets only as close as ${either(cornered, 'en')}`}, and the tile under it stays.`,
      it: `${capital(who.it[piece])} va da ${from} in ${either(clear, 'it')} se le pedine che si muovono prima lasciano libera la via. Altrimenti, secondo l’interpretazione scelta, la pedina ${stays ? 'resta dov’è' : `arriva solo fino a ${either(cornered, 'it')}`}, e la tessera sotto di essa resta.`,
    };
  },
  together: ({ gone, stay, refuge }: Line<'together'>): Sentence => ({
    en: `The tiles are looked at together: ${[
      ...(gone.length === 0 ? [] : [`${listed('en', gone)} ${gone.length === 1 ? 'goes' : 'go'}`]),
      `${listed('en', stay)} ${stay.length === 1 ? 'stays' : 'stay'}`,
    ].join(', ')}${refuge ? ', and a piece may go there' : ''}.`,
    it: `Le tessere si guardano tutte insieme: ${[
      ...(gone.length === 0
        ? []
        : [`${listed('it', gone)} ${gone.length === 1 ? 'crolla' : 'crollano'}`]),
      `${listed('it', stay)} ${stay.length === 1 ? 'resta' : 'restano'}`,
    ].join(', ')}${refuge ? ', e una pedina può andarci' : ''}.`,
  }),
  canyon: ({ spaces }: Line<'canyon'>): Sentence => ({
    en: `No piece can go to ${either(spaces, 'en')}: the outer spaces of the Canyon are impassable.`,
    it: `Nessuna pedina può andare in ${either(spaces, 'it')}: gli spazi esterni del Canyon sono invalicabili.`,
  }),
  scatters: {
    en: 'Wrath scatters {piece}: its piece leaves the map.',
    it: 'L’Ira disperde {piece}: la sua pedina lascia la mappa.',
  },
  'piece-moves': ({ piece, from, ...leaver }: Line<'piece-moves'>): Sentence => ({
    en: `${capital(thePiece.en[piece])} moves from ${from} ${way(leaver).en}, by the shortest way.`,
    it: `${capital(thePiece.it[piece])} si sposta da ${from} ${way(leaver).it}, per la via più breve.`,
  }),
  yields: {
    en: '{piece:Piece} does not go to {spaces:either}, although it is as near: then another piece could not get off its tile.',
    it: '{piece:Piece} non va in {spaces:either}, che pure è altrettanto vicino: un’altra pedina non potrebbe più lasciare la sua tessera.',
  },
  limits: ({ piece, walls, dark }: Line<'limits'>): Sentence => ({
    ...(walls
      ? {
          en: `${capital(thePiece.en[piece])} cannot be moved through walls${dark ? ', onto Dark tiles' : ''} or to another player’s space.`,
          it: `${capital(thePiece.it[piece])} non può attraversare muri${dark ? ', andare su tessere Buio' : ''} o andare nello spazio di un altro giocatore.`,
        }
      : {
          en: 'Underground, the Dragon passes walls and Dark tiles, but cannot be moved to another player’s space.',
          it: 'Sottoterra il Drago attraversa muri e tessere Buio, ma non può andare nello spazio di un altro giocatore.',
        }),
    aside: true,
  }),
} as const;

/** The four sides of the marker's space. */
const around = {
  'four-sides': ({ spaces }: Line<'four-sides'>): Sentence => ({
    ...(spaces.length === 0
      ? {
          en: 'Only the spaces on the 4 sides are adjacent, and none of them is painted.',
          it: 'Sono adiacenti solo gli spazi sui 4 lati, e nessuno è disegnato.',
        }
      : {
          en: `Only the spaces on the 4 sides are adjacent: ${listed('en', spaces)}.`,
          it: `Sono adiacenti solo gli spazi sui 4 lati: ${listed('it', spaces)}.`,
        }),
    aside: true,
  }),
  free: {
    en: '{direction} ({space}): an unoccupied Lit tile, with the way open.',
    it: '{direction} ({space}): una tessera Luce non occupata, con la via libera.',
    amount: '✓',
  },
  'no-tile': { en: '{directions}: no tile.', it: '{directions}: nessuna tessera.' },
  beyond: { en: '{directions}: {more:beyond}.', it: '{directions}: {more:beyond}.' },
  wall: {
    en: '{direction} ({space}): behind a wall.',
    it: '{direction} ({space}): dietro un muro.',
  },
  rockslide: {
    en: '{direction} ({space}): behind a Rockslide, which is a wall.',
    it: '{direction} ({space}): dietro una Frana, che è un muro.',
  },
  bombed: {
    en: '{direction} ({space}): a Bomb token has opened the wall.',
    it: '{direction} ({space}): un segnalino Bomba ha aperto il muro.',
  },
  dark: {
    en: '{direction} ({space}): a Dark tile.',
    it: '{direction} ({space}): una tessera Buio.',
  },
  terrain: {
    en: '{direction} ({space}): a Terrain tile.',
    it: '{direction} ({space}): una tessera Terreno.',
  },
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
          en: `Tile ${space} goes at the same time: by the reading you chose the marker cannot move there.`,
          it: `La tessera ${space} crolla insieme: secondo l’interpretazione scelta il segnalino Ingresso non può andarci.`,
        }
      : {
          en: `Tile ${space} goes at the same time, and from there the marker could not move on.`,
          it: `La tessera ${space} crolla insieme, e da lì il segnalino Ingresso non potrebbe proseguire.`,
        },
  'moves-again': {
    en: 'Tile {space} goes at the same time: by the reading you chose the marker may cross it, but has to end on a tile that stays.',
    it: 'La tessera {space} crolla insieme: secondo l’interpretazione scelta il segnalino Ingresso può passarci, ma deve finire su una tessera che resta.',
  },
  taken: {
    en: '{direction} ({space}): taken by a piece that moves first.',
    it: '{direction} ({space}): presa da una pedina che si muove prima.',
  },
  depends: {
    en: '{direction} ({space}): open if no piece goes there first.',
    it: '{direction} ({space}): libera se prima non ci va una pedina.',
    amount: '✓',
  },
  kept: {
    en: '{direction} ({space}): open, since no piece may take the marker’s last place.',
    it: '{direction} ({space}): libera, perché nessuna pedina può prendere l’ultimo posto del segnalino Ingresso.',
    amount: '✓',
  },
} as const;

/** What becomes of the tile and of the marker. */
const end = {
  'no-place': ({ space, taken }: Line<'no-place'>): Sentence =>
    taken
      ? {
          en: `Once the pieces have moved, no place is left for the marker, so ${space} stays.`,
          it: `Mosse le pedine, per il segnalino Ingresso non resta posto, quindi ${space} resta.`,
        }
      : {
          en: `The marker has no legal place to go, so ${space} stays.`,
          it: `Il segnalino Ingresso non ha un posto legale dove andare, quindi ${space} resta.`,
        },
  'another-tile': ({ space, instead, more }: Line<'another-tile'>): Sentence => {
    if (instead.length === 0 && !more)
      return {
        en: `No other tile can go instead of ${space}.`,
        it: `Al posto di ${space} non può crollare nessun’altra tessera.`,
      };
    return instead.length === 0
      ? {
          en: `Another eligible tile goes instead of ${space}; the painted map does not show which.`,
          it: `Al posto di ${space} crolla un’altra tessera adatta; la mappa disegnata non mostra quale.`,
        }
      : {
          en: `Another eligible tile goes instead of ${space}.`,
          it: `Al posto di ${space} crolla un’altra tessera adatta.`,
        };
  },
  'tile-stays': {
    en: 'The Dragon die chose the tiles, so no other goes instead of {space}.',
    it: 'Le tessere le ha scelte il dado Drago, quindi al posto di {space} non crolla niente.',
  },
  order: ({ order }: Line<'order'>): Sentence => ({
    en: `Pieces leave before the marker moves: ${order.map((each) => movers.en[each]).join(', then ')}.`,
    it: `Le pedine vanno via prima del segnalino Ingresso: ${order.map((each) => movers.it[each]).join(', poi ')}.`,
  }),
  mover: ({ remover, places }: Line<'mover'>): Sentence => {
    const moves = {
      en: `Whoever removes the tile moves the marker: ${theRole.en[remover]}`,
      it: `Chi rimuove la tessera sposta il segnalino Ingresso: ${theRole.it[remover]}`,
    };
    return places.length > 1
      ? {
          en: `${moves.en} may choose ${either(places, 'en')}.`,
          it: `${moves.it} ${remover === 'goblins' ? 'scelgono' : 'sceglie'} fra ${listed('it', places)}.`,
        }
      : { en: `${moves.en}.`, it: `${moves.it}.`, aside: true };
  },
  stays: {
    en: 'The marker moves only when its own tile collapses.',
    it: 'Il segnalino Ingresso si sposta solo se crolla la sua tessera.',
  },
  unaffected: ({ by }: Line<'unaffected'>): Sentence =>
    by === 'rotation'
      ? {
          en: 'The marker only marks the entrance: turning the tile does not move it.',
          it: 'Il segnalino Ingresso indica solo l’ingresso: ruotare la tessera non lo sposta.',
        }
      : {
          en: `The marker only marks the entrance: ${effects[by].en} cannot move it.`,
          it: `Il segnalino Ingresso indica solo l’ingresso: ${by === 'giant-bats' ? 'i Pipistrelli Giganti non possono' : 'la Telecinesi non può'} spostarlo.`,
        },
  entrance: ({ places }: Line<'entrance'>): Sentence => ({
    ...(places.length === 0
      ? {
          en: 'The entrance is the marker’s space, wherever it ends up.',
          it: 'L’ingresso è lo spazio del segnalino Ingresso, ovunque finisca.',
        }
      : {
          en: `The entrance is the marker’s space: ${either(places, 'en')}.`,
          it: `L’ingresso è lo spazio del segnalino Ingresso: ${either(places, 'it')}.`,
        }),
    aside: true,
  }),
  references: ({ rules: meant }: Line<'references'>): Sentence => ({
    en: `Wherever a rule says “Entrance tile”, it now means the marker’s space: ${meant.map((rule) => rules[rule].en).join('; ')}.`,
    it: `Dove una regola dice «tessera Ingresso», ora intende lo spazio del segnalino Ingresso: ${meant.map((rule) => rules[rule].it).join('; ')}.`,
    aside: true,
  }),
  ignored: {
    en: 'The marker does not occupy its space: with nothing else on it, {space} is unoccupied.',
    it: 'Il segnalino Ingresso non occupa il suo spazio: se non c’è altro, {space} conta come non occupato.',
    aside: true,
  },
  'returns-dark': {
    en: 'If the Entrance tile comes back to the map later, it comes Dark side up.',
    it: 'Se più tardi la tessera Ingresso torna sulla mappa, torna con il lato Buio a faccia in su.',
    aside: true,
  },
} as const;

/** The Hero cubes that Poison takes. */
const poison = {
  'poison-cubes': {
    en: 'With the Tribe’s Strength {tribe} against the Knight’s {knight}, Poison asks for {cubes Hero cube|Hero cubes}.',
    it: 'Con la Forza {tribe} della Tribù contro {knight} del Cavaliere, il Veleno chiede {cubes cubo Eroe|cubi Eroe}.',
  },
  'two-cubes': ({ least, added }: Line<'two-cubes'>): Sentence => ({
    en: `But the Knight always keeps ${heroCubes.en(least)}, so Poison takes ${added === 0 ? 'none' : `only ${added}`}.`,
    it: `Ma al Cavaliere restano sempre ${heroCubes.it(least)}, quindi il Veleno ${added === 0 ? 'non ne toglie' : `ne toglie solo ${added}`}.`,
  }),
  poison: ({ cubes, space }: Line<'poison'>): Sentence =>
    cubes === 0
      ? {
          en: 'No Hero cube goes to the marker’s space.',
          it: 'Nessun cubo Eroe va nello spazio del segnalino Ingresso.',
        }
      : {
          en: `Poison puts ${heroCubes.en(cubes)} on the marker’s space, ${space}.`,
          it: `Il Veleno mette ${heroCubes.it(cubes)} nello spazio del segnalino Ingresso, ${space}.`,
        },
  'cubes-follow': ({ cubes, places }: Line<'cubes-follow'>): Sentence => ({
    en: `${heroCubes.en(cubes)} ${cubes === 1 ? 'goes' : 'go'} with the marker${places.length === 0 ? '' : ` to ${either(places, 'en')}`}.`,
    it: `${heroCubes.it(cubes)} ${cubes === 1 ? 'segue' : 'seguono'} il segnalino Ingresso${places.length === 0 ? '' : ` in ${either(places, 'it')}`}.`,
  }),
  regain: {
    en: 'The Knight gets {cubes Hero cube|Hero cubes} back when she moves into the marker’s space.',
    it: 'Il Cavaliere riprende {cubes cubo Eroe|cubi Eroe} quando entra nello spazio del segnalino Ingresso.',
    aside: true,
  },
} as const;

export const lines = { ...before, ...around, ...end, ...poison } as const;
