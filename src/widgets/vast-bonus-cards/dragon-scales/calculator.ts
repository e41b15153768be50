import {
  dragonScales as question,
  type DragonScalesValue,
  type PowerSymbol,
  type SlothCategory,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { scaleNames, slothNames, symbolNames } from '../shared/names.ts';
import { cards } from '../shared/phrases.ts';

const named = (list: readonly PowerSymbol[], lang: Lang): readonly string[] =>
  list.map((symbol) => symbolNames[lang][symbol]);

const symbols = (list: readonly PowerSymbol[], lang: Lang): string =>
  listed(lang, named(list, lang), 'or');

const allSymbols = (list: readonly PowerSymbol[], lang: Lang): string =>
  listed(lang, named(list, lang));

const categories = (list: readonly SlothCategory[], lang: Lang): string =>
  listed(
    lang,
    list.map((category) => slothNames[lang][category]),
  );

const cubes = { en: counted('cube', 'cubes'), it: counted('cubo', 'cubi') };

/** What the Scale in hand does; a blank if there is none. */
const play = ({ scale, symbols: list, platinum, fate }: DragonScalesValue): Pair => {
  if (scale === undefined) return { en: '', it: '' };
  if (platinum !== undefined) {
    const { before, after, awakens } = platinum;
    return {
      en: `Wakefulness goes from ${before} to ${after}${awakens ? ': the Dragon awakens' : ''}. `,
      it: `La Veglia passa da ${before} a ${after}${awakens ? ': il Drago si risveglia' : ''}. `,
    };
  }
  if (scale === 'platinum') {
    return {
      en: 'The Platinum Scale can move 1 Sloth cube at once. ',
      it: 'La Scaglia di Platino può spostare subito 1 cubo Pigrizia. ',
    };
  }
  const { en, it } = { en: `The ${scaleNames.en[scale]}`, it: `La ${scaleNames.it[scale]}` };
  if (fate === 'kept') return { en: `${en} is kept. `, it: `${it} si tiene. ` };
  return list.length === 0
    ? { en: `${en} has no symbol now. `, it: `${it} ora non ha simboli. ` }
    : { en: `${en} counts as ${symbols(list, 'en')}. `, it: `${it} vale ${symbols(list, 'it')}. ` };
};

const powers = {
  none: { en: 'None', it: 'Nessuno' },
  smash: { en: 'Smash', it: 'Distruzione' },
  wrath: { en: 'Wrath', it: 'Ira' },
  surface: {
    en: 'None: you surface on a Crystal tile',
    it: 'Nessuno: emergi su una tessera Cristallo',
  },
};

/** In the sentence that is pasted. */
const usedPowers = {
  ...powers,
  surface: { en: 'Surfacing on a Crystal tile', it: 'Emersione su una tessera Cristallo' },
};

export const dragonScales = calculator(question, {
  name: 'dragon-scales',
  game: 'vast-bonus-cards',
  title: { en: 'Gaining and playing Scales', it: 'Guadagnare e giocare Scaglie' },
  lead: {
    en: 'Whether a power earns the Dragon a Scale, what the Scale in hand may be played as, and how many cards are drawn.',
    it: 'Se un potere fa guadagnare una Scaglia al Drago, come si può giocare quella in mano e quante carte si pescano.',
  },
  fields: {
    power: { en: 'Power used', it: 'Potere usato' },
    tokens: { en: 'Crystal tokens smashed', it: 'Segnalini Cristallo distrutti' },
    tiles: { en: 'Crystal tiles collapsed', it: 'Tessere Cristallo crollate' },
    scalesLeft: { en: 'Scales left in their deck', it: 'Scaglie rimaste nel mazzetto' },
    scale: { en: 'Scale in hand', it: 'Scaglia in mano' },
    onMap: { en: 'Gems on the map', it: 'Gemme sulla mappa' },
    carried: { en: 'Gems carried by the Thief', it: 'Gemme portate dal Ladro' },
    played: { en: 'Played this turn', it: 'Giocata in questo turno' },
    keepSilver: { en: 'Keep it in Replace Hand', it: 'Tenerla in Rimpiazza la Mano' },
    handSize: { en: 'Cards in hand', it: 'Carte in mano' },
    wakefulness: { en: 'Wakefulness', it: 'Veglia' },
    greed: { en: 'Greed cubes left', it: 'Cubi Avidità rimasti' },
    hunger: { en: 'Hunger cubes left', it: 'Cubi Fame rimasti' },
    pride: { en: 'Pride cubes left', it: 'Cubi Orgoglio rimasti' },
    category: { en: 'Move a cube of', it: 'Sposta un cubo di' },
    moved: {
      en: 'Categories already used this turn',
      it: 'Categorie già usate in questo turno',
    },
    awakensAt: { en: 'You awaken with', it: 'Ti risvegli con' },
    slothLimit: {
      en: 'Platinum’s cube and the limit of 1 a turn',
      it: 'Il cubo del Platino e il limite di 1 a turno',
    },
  },
  hints: {
    wakefulness: { en: 'Cubes on the track.', it: 'Cubi sul tracciato.' },
    handSize: {
      en: 'In Replace Hand: those you have not played.',
      it: 'In Rimpiazza la Mano: quelle che non hai giocato.',
    },
    tiles: {
      en: 'Only those that went: a tile that stays earns nothing.',
      it: 'Solo quelle sparite: una tessera che resta non vale nulla.',
    },
  },
  options: {
    power: powers,
    scale: {
      '': { en: 'None', it: 'Nessuna' },
      golden: { en: 'Golden', it: 'Dorata' },
      silver: { en: 'Silver', it: 'Argentea' },
      platinum: { en: 'Platinum', it: 'Di Platino' },
    },
    onMap: symbolNames,
    carried: symbolNames,
    played: yesNo,
    keepSilver: yesNo,
    category: slothNames,
    moved: slothNames,
    slothLimit: {
      outside: { en: 'Comes on top', it: 'Si aggiunge' },
      within: { en: 'Counts for the limit', it: 'Rientra nel limite' },
    },
  },
  ways: { symbols, allSymbols, symbol: symbolNames, scale: scaleNames, category: slothNames },
  headline: (value) => {
    const { power, gained, draws } = value;
    const played = play(value);
    const scale =
      gained > 0
        ? { en: 'You gain a Scale. ', it: 'Guadagni una Scaglia. ' }
        : { en: 'You gain no Scale. ', it: 'Non guadagni Scaglie. ' };
    return {
      en: `${power === 'none' ? '' : scale.en}${played.en}Replace Hand: draw ${cards.en(draws)}.`,
      it: `${power === 'none' ? '' : scale.it}${played.it}Rimpiazza la Mano: pesca ${cards.it(draws)}.`,
    };
  },
  lines: {
    'smash-gains': {
      en: 'Smash destroys a Crystal token: that is worth a Scale.',
      it: 'Distruzione elimina un segnalino Cristallo: vale una Scaglia.',
    },
    'smash-nothing': {
      en: 'Smash without a Crystal token earns no Scale.',
      it: 'Distruzione senza un segnalino Cristallo non dà Scaglie.',
    },
    'wrath-gains': {
      en: 'Wrath makes {tiles Crystal tile|Crystal tiles} collapse: that is worth a Scale.',
      it: 'Ira fa crollare {tiles tessera Cristallo|tessere Cristallo}: vale una Scaglia.',
    },
    'wrath-nothing': {
      en: 'Wrath without a Crystal tile that collapses earns no Scale.',
      it: 'Ira senza una tessera Cristallo che crolla non dà Scaglie.',
    },
    'surface-nothing': {
      en: 'Surfacing destroys a Crystal token without the power Smash, so it earns no Scale.',
      it: 'Emergere elimina un segnalino Cristallo senza il potere Distruzione, quindi non dà Scaglie.',
    },
    'smashed-tile-counts': {
      en: 'A Crystal tile counts even if its token was smashed before.',
      it: 'Una tessera Cristallo conta anche se il suo segnalino era già distrutto.',
    },
    'one-a-use': {
      en: 'One use of a power brings at most 1 Scale.',
      it: 'Un uso di un potere dà al massimo 1 Scaglia.',
      amount: '+{gained}',
    },
    'scale-deck': {
      en: 'The little deck starts with {scales} Scales.',
      it: 'Il mazzetto parte da {scales} Scaglie.',
      amount: { en: '{left} left', it: '{left rimasta|rimaste}' },
    },
    'none-left': {
      en: 'There is no Scale left to gain.',
      it: 'Non restano Scaglie da guadagnare.',
    },
    'into-deck': {
      en: 'Draw the top Scale and shuffle it into your Power deck.',
      it: 'Pesca la Scaglia in cima e mescolala nel tuo mazzo dei Poteri.',
      amount: '{before} → {after}',
    },
    golden: {
      en: 'The Golden Scale counts as 1 symbol of your choice: {symbols}.',
      it: 'La Scaglia Dorata vale 1 simbolo a scelta: {symbols}.',
    },
    silver: {
      en: 'The Silver Scale counts as the symbol of a Gem in your supply: {symbols}.',
      it: 'La Scaglia Argentea vale il simbolo di una Gemma nella tua riserva: {symbols}.',
    },
    'silver-useless': {
      en: 'No Gem is in your supply: the Silver Scale has no effect.',
      it: 'Nella tua riserva non c’è alcuna Gemma: la Scaglia Argentea non ha effetto.',
    },
    'carried-gems': {
      en: 'What the Thief carries counts as on the map: {symbols:allSymbols}.',
      it: 'Ciò che porta il Ladro conta come sulla mappa: {symbols:allSymbols}.',
    },
    platinum: ({ category, slothBefore, slothAfter, before, after }) => {
      const left =
        slothBefore === undefined || slothAfter === undefined
          ? { en: '', it: '' }
          : {
              en: `: ${slothAfter} of ${slothBefore} left there`,
              it: `: lì ne ${slothAfter === 1 ? 'resta' : 'restano'} ${slothAfter} su ${slothBefore}`,
            };
      return {
        en: `A cube of ${slothNames.en[category]} moves to the Wakefulness track at once${left.en}.`,
        it: `Un cubo di ${slothNames.it[category]} va subito sul tracciato Veglia${left.it}.`,
        amount: `${before} → ${after}`,
      };
    },
    'platinum-may': {
      en: 'Played, the Platinum Scale moves 1 Sloth cube to the Wakefulness track at once.',
      it: 'Se la giochi, la Scaglia di Platino porta subito 1 cubo Pigrizia sul tracciato Veglia.',
    },
    'outside-limit': {
      en: 'In the reading in force this cube comes on top of 1 a turn from each category.',
      it: 'Secondo l’interpretazione in vigore questo cubo si aggiunge a quello che ogni categoria può dare in un turno.',
    },
    'within-limit': ({ category, moved }) => {
      const used =
        moved.length === 0
          ? { en: '', it: '' }
          : {
              en: `; used before: ${categories(moved, 'en')}`,
              it: `; già usate: ${categories(moved, 'it')}`,
            };
      return {
        en: `In the reading in force this is the 1 cube of ${slothNames.en[category]} this turn${used.en}.`,
        it: `Secondo l’interpretazione in vigore è questo l’unico cubo di ${slothNames.it[category]} del turno${used.it}.`,
      };
    },
    awakens: {
      en: 'With {after cube|cubes} on the track you awaken.',
      it: 'Con {after cubo|cubi} sul tracciato ti risvegli.',
      amount: { en: '{after} of {awakensAt}', it: '{after} su {awakensAt}' },
    },
    'sleeps-on': ({ after, awakensAt }) => ({
      ...(after > awakensAt
        ? { en: 'You are awake already.', it: 'Sei già sveglio.' }
        : {
            en: `You awaken with ${cubes.en(awakensAt)}.`,
            it: `Ti risvegli con ${cubes.it(awakensAt)}.`,
          }),
      amount:
        after > awakensAt
          ? `${after}`
          : { en: `${after} of ${awakensAt}`, it: `${after} su ${awakensAt}` },
    }),
    'platinum-gone': {
      en: 'Then the Platinum Scale leaves the game.',
      it: 'Poi la Scaglia di Platino esce dal gioco.',
    },
    'back-to-deck': {
      en: 'In Replace Hand the {scale} is shuffled back into your Power deck.',
      it: 'In Rimpiazza la Mano la {scale} si rimescola nel tuo mazzo dei Poteri.',
    },
    'silver-kept': {
      en: 'Not played, the Silver Scale is revealed and kept.',
      it: 'Non giocata, la Scaglia Argentea si rivela e si tiene.',
    },
    'silver-may-be-kept': {
      en: 'Not played, the Silver Scale may be revealed and kept instead.',
      it: 'Non giocata, la Scaglia Argentea si può invece rivelare e tenere.',
    },
    spirit: {
      en: 'With {wakefulness cube|cubes} on the track you have Armor {armor} and Spirit {spirit}.',
      it: 'Con {wakefulness cubo|cubi} sul tracciato hai Armatura {armor} e Spirito {spirit}.',
      amount: { en: 'Spirit {spirit}', it: 'Spirito {spirit}' },
    },
    'one-fewer': {
      en: 'You discard the rest and draw 1 fewer: {draws card|cards}, so {hand} in hand.',
      it: 'Scarti il resto e peschi 1 carta in meno: {draws carta|carte}, quindi {hand} in mano.',
      amount: '{spirit} − 1',
    },
  },
  violations: {
    'gem-in-two-places': {
      en: 'The {symbol} Gem cannot be both on the map and with the Thief.',
      it: 'La Gemma {symbol} non può essere sia sulla mappa sia con il Ladro.',
    },
    'only-silver-is-kept': ({ scale }) =>
      scale === undefined
        ? {
            en: 'There is no Silver Scale in hand to keep.',
            it: 'In mano non c’è una Scaglia Argentea da tenere.',
          }
        : {
            en: `The ${scaleNames.en[scale]} cannot be kept, only the Silver Scale can.`,
            it: `La ${scaleNames.it[scale]} non si può tenere: solo la Scaglia Argentea.`,
          },
    'already-played': {
      en: 'The Silver Scale has been played this turn, so it cannot be kept.',
      it: 'La Scaglia Argentea è stata giocata in questo turno: non si può tenere.',
    },
    'no-card-in-hand': {
      en: 'With no card in hand there is no Silver Scale to keep.',
      it: 'Senza carte in mano non c’è una Scaglia Argentea da tenere.',
    },
    'category-empty': {
      en: 'There is no cube of {category} left: choose another category.',
      it: 'Non restano cubi di {category}: scegli un’altra categoria.',
    },
    'no-cube-left': {
      en: 'All {all} Sloth cubes are on the Wakefulness track: there is none left to move.',
      it: 'Tutti e {all} i cubi Pigrizia sono sul tracciato Veglia: non ne restano da spostare.',
    },
    'too-many-cubes': {
      en: 'There are {all} Sloth cubes: {left} left in the categories and {wakefulness} on the Wakefulness track are too many. Count again.',
      it: 'I cubi Pigrizia sono {all}: {left} nelle categorie e {wakefulness} sul tracciato Veglia sono troppi. Ricontali.',
    },
    'too-few-cubes': {
      en: 'There are {all} Sloth cubes: {left} left in the categories and {wakefulness} on the Wakefulness track are too few. Count again.',
      it: 'I cubi Pigrizia sono {all}: {left} nelle categorie e {wakefulness} sul tracciato Veglia sono troppo pochi. Ricontali.',
    },
    'scale-not-in-hand': {
      en: 'The {scale} has not been played, so it is 1 of the cards in hand: enter 1 or more.',
      it: 'La {scale} non è stata giocata, quindi è 1 delle carte in mano: metti almeno 1.',
    },
    'no-scale-out': {
      en: 'All {scales} Scales are still in their deck, so the {scale} cannot be in your hand: lower that number, or choose no Scale.',
      it: 'Tutte e {scales} le Scaglie sono ancora nel loro mazzetto: la {scale} non può essere in mano. Abbassa quel numero o scegli «Nessuna».',
    },
    'one-a-turn': {
      en: 'In the reading in force {category} has given its cube this turn: choose another category.',
      it: 'Secondo l’interpretazione in vigore {category} ha già dato il suo cubo in questo turno: scegli un’altra categoria.',
    },
  },
  sentence: (value) => {
    const { power, gained, spirit, draws } = value;
    const played = play(value);
    const scale =
      gained > 0
        ? { en: '1 Scale gained', it: '1 Scaglia guadagnata' }
        : { en: 'No Scale gained', it: 'Nessuna Scaglia guadagnata' };
    const used = (lang: Lang): string =>
      power === 'none' ? '' : `${usedPowers[power][lang]}. ${scale[lang]}. `;
    return {
      en: `Dragon Scales. ${used('en')}${played.en}Spirit ${spirit}: draws ${cards.en(draws)}.`,
      it: `Scaglie di Drago. ${used('it')}${played.it}Spirito ${spirit}: si ${draws === 1 ? 'pesca' : 'pescano'} ${cards.it(draws)}.`,
    };
  },
});
