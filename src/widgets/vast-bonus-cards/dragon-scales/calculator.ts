import { itemsIn } from '#engine/core/fields.ts';
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
      en: 'Playing the Platinum Scale moves 1 Sloth cube at once. ',
      it: 'Giocare la Scaglia di Platino sposta subito 1 cubo Pigrizia. ',
    };
  }
  const { en, it } = { en: `The ${scaleNames.en[scale]}`, it: `La ${scaleNames.it[scale]}` };
  if (fate === 'kept') return { en: `${en} stays in hand. `, it: `${it} resta in mano. ` };
  return list.length === 0
    ? { en: `${en} has no effect now. `, it: `${it} ora non ha effetto. ` }
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
    en: 'Whether a power earns you a Scale, what you may play the Scale in hand as, and how many cards you draw.',
    it: 'Se un potere ti fa guadagnare una Scaglia, come puoi giocare quella in mano e quante carte peschi.',
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
      en: 'The Platinum Scale’s cube and the limit of 1 per turn',
      it: 'Il cubo della Scaglia di Platino e il limite di 1 a turno',
    },
  },
  hints: {
    wakefulness: { en: 'Cubes on the track.', it: 'Cubi sul tracciato.' },
    handSize: {
      en: 'The cards you have not played when Replace Hand begins.',
      it: 'Le carte che non hai giocato quando comincia Rimpiazza la Mano.',
    },
    tiles: {
      en: 'Only tiles that really collapsed: one that stays earns nothing.',
      it: 'Solo quelle davvero crollate: una tessera che resta non vale niente.',
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
      outside: { en: 'Comes on top of it', it: 'Si aggiunge al limite' },
      within: { en: 'Counts toward it', it: 'Rientra nel limite' },
    },
  },
  ways: { allSymbols, symbol: symbolNames, scale: scaleNames, category: slothNames },
  headline: (value) => {
    const { power, gained, draws } = value;
    const played = play(value);
    const scale =
      gained > 0
        ? { en: 'You gain a Scale. ', it: 'Guadagni una Scaglia. ' }
        : { en: 'You gain no Scale. ', it: 'Non guadagni Scaglie. ' };
    return {
      en: `${power === 'none' ? '' : scale.en}${played.en}In Replace Hand you draw ${cards.en(draws)}.`,
      it: `${power === 'none' ? '' : scale.it}${played.it}In Rimpiazza la Mano peschi ${cards.it(draws)}.`,
    };
  },
  lines: {
    'smash-gains': {
      en: 'You smash a Crystal token: that earns a Scale.',
      it: 'Distruggi un segnalino Cristallo: vale una Scaglia.',
    },
    'smash-nothing': {
      en: 'Smash without a Crystal token earns no Scale.',
      it: 'Distruzione senza un segnalino Cristallo non dà Scaglie.',
    },
    'wrath-gains': {
      en: 'Wrath makes {tiles Crystal tile|Crystal tiles} collapse: that earns a Scale.',
      it: 'Ira fa crollare {tiles tessera Cristallo|tessere Cristallo}: vale una Scaglia.',
    },
    'wrath-nothing': {
      en: 'No Crystal tile collapses, so Wrath earns no Scale.',
      it: 'Non crolla nessuna tessera Cristallo: Ira non dà Scaglie.',
    },
    'surface-nothing': {
      en: 'Surfacing destroys a Crystal token without the power Smash, so it earns no Scale.',
      it: 'Emergere elimina un segnalino Cristallo senza il potere Distruzione, quindi non dà Scaglie.',
    },
    'smashed-tile-counts': {
      en: 'A Crystal tile counts even if its token was smashed before.',
      it: 'Una tessera Cristallo conta anche se il suo segnalino era già distrutto.',
      aside: true,
    },
    'one-a-use': {
      en: 'One use of a power earns at most 1 Scale.',
      it: 'Un uso di un potere dà al massimo 1 Scaglia.',
    },
    'scale-deck': {
      en: 'The Scales are a small deck of their own, {scales} cards at the start.',
      it: 'Le Scaglie formano un mazzetto a parte, di {scales} carte all’inizio.',
      aside: true,
    },
    'none-left': {
      en: 'But no Scale is left to gain.',
      it: 'Ma non restano Scaglie da guadagnare.',
    },
    'into-deck': {
      en: 'You draw a Scale and shuffle it into your Power deck.',
      it: 'Peschi una Scaglia e la mescoli nel tuo mazzo dei Poteri.',
      amount: { en: '{before} → {after} left', it: '{before} → {after rimasta|rimaste}' },
    },
    golden: {
      en: 'The Golden Scale counts as any symbol you choose.',
      it: 'La Scaglia Dorata vale un simbolo qualsiasi a tua scelta.',
    },
    silver: {
      en: 'The Silver Scale can count as the symbol of any Gem in your supply.',
      it: 'La Scaglia Argentea può valere il simbolo di qualsiasi Gemma nella tua riserva.',
    },
    'silver-useless': {
      en: 'No Gem is in your supply, so the Silver Scale counts as no symbol.',
      it: 'Nella tua riserva non ci sono Gemme: la Scaglia Argentea non vale nessun simbolo.',
    },
    'carried-gems': {
      en: 'A Gem that the Thief carries counts as on the map: {symbols:allSymbols}.',
      it: 'Una Gemma portata dal Ladro conta come sulla mappa: {symbols:allSymbols}.',
    },
    platinum: ({ category, slothAfter, before, after }) => {
      const left =
        slothAfter === undefined
          ? { en: '', it: '' }
          : {
              en: `; ${slothAfter === 0 ? 'none is' : `${slothAfter} ${slothAfter === 1 ? 'is' : 'are'}`} left in ${slothNames.en[category]}`,
              it: `; in ${slothNames.it[category]} ${slothAfter === 0 ? 'non ne restano' : `ne ${slothAfter === 1 ? 'resta' : 'restano'} ${slothAfter}`}`,
            };
      return {
        en: `You move a cube from ${slothNames.en[category]} to the Wakefulness track at once${left.en}.`,
        it: `Sposti subito un cubo da ${slothNames.it[category]} al tracciato Veglia${left.it}.`,
        amount: `${before} → ${after}`,
      };
    },
    'platinum-may': {
      en: 'When you play it, the Platinum Scale moves 1 Sloth cube to the Wakefulness track at once.',
      it: 'Quando la giochi, la Scaglia di Platino porta subito 1 cubo Pigrizia sul tracciato Veglia.',
    },
    'outside-limit': ({ category, moved }) => ({
      en: 'By the reading you chose this cube comes on top of the 1 that each category may give in a turn.',
      it: 'Secondo l’interpretazione scelta questo cubo si aggiunge a quello che ogni categoria può dare in un turno.',
      aside: !moved.includes(category),
    }),
    'within-limit': ({ category, moved }) => {
      const used =
        moved.length === 0
          ? { en: '', it: '' }
          : {
              en: `; already used: ${categories(moved, 'en')}`,
              it: `; già usate: ${categories(moved, 'it')}`,
            };
      return {
        en: `By the reading you chose this is the 1 cube that ${slothNames.en[category]} may give this turn${used.en}.`,
        it: `Secondo l’interpretazione scelta questo è l’unico cubo che ${slothNames.it[category]} può dare in questo turno${used.it}.`,
        aside: true,
      };
    },
    awakens: {
      en: 'With {awakensAt cube|cubes} on the Wakefulness track you awaken.',
      it: 'Con {awakensAt cubo|cubi} sul tracciato Veglia ti risvegli.',
    },
    'sleeps-on': ({ after, awakensAt }) => ({
      ...(after > awakensAt
        ? { en: 'You are already awake.', it: 'Sei già sveglio.' }
        : {
            en: `You awaken with ${cubes.en(awakensAt)} on the Wakefulness track.`,
            it: `Ti risvegli con ${cubes.it(awakensAt)} sul tracciato Veglia.`,
          }),
      aside: true,
    }),
    'platinum-gone': {
      en: 'Then the Platinum Scale leaves the game.',
      it: 'Poi la Scaglia di Platino esce dal gioco.',
    },
    'back-to-deck': {
      en: 'In Replace Hand you shuffle the {scale} back into your Power deck.',
      it: 'In Rimpiazza la Mano rimescoli la {scale} nel tuo mazzo dei Poteri.',
    },
    'silver-kept': {
      en: 'You did not play the Silver Scale, so you may reveal it and keep it.',
      it: 'Non hai giocato la Scaglia Argentea, quindi puoi rivelarla e tenerla.',
    },
    'silver-may-be-kept': {
      en: 'If you do not play the Silver Scale, you may reveal it and keep it instead.',
      it: 'Se non giochi la Scaglia Argentea, puoi invece rivelarla e tenerla.',
    },
    spirit: {
      en: 'With {wakefulness cube|cubes} on the Wakefulness track your Spirit is {spirit}, the number of cards you draw.',
      it: 'Con {wakefulness cubo|cubi} sul tracciato Veglia hai Spirito {spirit}: tante sono le carte da pescare.',
    },
    'one-fewer': {
      en: 'Since you keep the Silver Scale, you discard the rest and draw 1 card fewer.',
      it: 'Dato che tieni la Scaglia Argentea, scarti il resto e peschi 1 carta in meno.',
      amount: '{spirit} − 1 = {draws}',
    },
  },
  violations: {
    'gem-in-two-places': {
      en: 'The {symbol} Gem cannot be both on the map and with the Thief. Choose one.',
      it: 'La Gemma {symbol} non può essere sulla mappa e insieme dal Ladro. Scegli uno dei due.',
    },
    'only-silver-is-kept': ({ scale }) =>
      scale === undefined
        ? {
            en: 'You have no Silver Scale in hand to keep.',
            it: 'Non hai in mano una Scaglia Argentea da tenere.',
          }
        : {
            en: `You cannot keep the ${scaleNames.en[scale]}, only the Silver Scale.`,
            it: `Non puoi tenere la ${scaleNames.it[scale]}: solo la Scaglia Argentea.`,
          },
    'already-played': {
      en: 'You have played the Silver Scale this turn, so you cannot keep it.',
      it: 'Hai giocato la Scaglia Argentea in questo turno: non puoi tenerla.',
    },
    'no-card-in-hand': {
      en: 'With no card in hand there is no Silver Scale to keep.',
      it: 'Senza carte in mano non c’è una Scaglia Argentea da tenere.',
    },
    'category-empty': {
      en: 'No cube is left in {category}: choose another category.',
      it: 'Non restano cubi in {category}: scegli un’altra categoria.',
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
      en: 'You have not played the {scale}, so it is 1 of the cards in hand: enter at least 1.',
      it: 'Non hai giocato la {scale}, quindi è 1 delle carte in mano: scrivi almeno 1.',
    },
    'no-scale-out': {
      en: 'All {scales} Scales are still in their deck, so the {scale} cannot be in your hand: lower that number, or choose no Scale.',
      it: 'Tutte e {scales} le Scaglie sono ancora nel loro mazzetto: la {scale} non può essere in mano. Abbassa quel numero o scegli «Nessuna».',
    },
    'one-a-turn': {
      en: 'By the reading you chose {category} has already given its cube this turn: choose another category.',
      it: 'Secondo l’interpretazione scelta {category} ha già dato il suo cubo in questo turno: scegli un’altra categoria.',
    },
  },
  sentence: (value, { moved }) => {
    const { power, gained, spirit, draws, platinum } = value;
    const played = play(value);
    const scale =
      gained > 0
        ? { en: '1 Scale gained', it: '1 Scaglia guadagnata' }
        : { en: 'no Scale gained', it: 'nessuna Scaglia guadagnata' };
    const used = (lang: Lang): string =>
      power === 'none' ? '' : `${usedPowers[power][lang]}: ${scale[lang]}. `;
    const reading =
      platinum !== undefined && itemsIn(moved).includes(platinum.category)
        ? {
            en: ' Reading: the Platinum Scale’s cube comes on top of 1 per category and turn.',
            it: ' Interpretazione: il cubo della Scaglia di Platino si aggiunge a 1 per categoria e turno.',
          }
        : { en: '', it: '' };
    return {
      en: `Dragon Scales. ${used('en')}${played.en}Spirit ${spirit}: the Dragon draws ${cards.en(draws)}.${reading.en}`,
      it: `Scaglie di Drago. ${used('it')}${played.it}Spirito ${spirit}: il Drago pesca ${cards.it(draws)}.${reading.it}`,
    };
  },
});
