import {
  slingshot as question,
  type SlingshotValue,
  type Target,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { targetNames, theRole, theTribe, tribeNames } from '../shared/names.ts';
import { uncapitalized } from '../shared/phrases.ts';

/** What an attack compares, by its target. */
export const compared: Readonly<Record<'attack' | 'defence', Readonly<Record<Target, Pair>>>> = {
  attack: {
    knight: { en: 'Strength', it: 'Forza' },
    thief: { en: 'Perception', it: 'Percezione' },
    dragon: { en: 'Strength', it: 'Forza' },
  },
  defence: {
    knight: { en: 'Strength', it: 'Forza' },
    thief: { en: 'Stealth', it: 'Furtività' },
    dragon: { en: 'Armor', it: 'Armatura' },
  },
};

const outcome = (value: SlingshotValue): Pair => {
  const { user, attacker, target, attack, withoutHelp, lacks, needsAshDragon } = value;
  const ash = needsAshDragon
    ? { en: ' (with the Ash Dragon card in play)', it: ' (con la carta Ash Dragon in gioco)' }
    : { en: '', it: '' };
  const uses = {
    en: `${capital(theTribe.en[user])} may use the Slingshot`,
    it: `${capital(theTribe.it[user])} può usare la Fionda`,
  };
  const who =
    attacker === user
      ? { en: `it`, it: '' }
      : { en: theTribe.en[attacker], it: `${theTribe.it[attacker]} ` };
  const whom = { en: theRole.en[target], it: theRole.it[target] };
  if (withoutHelp)
    return {
      en: `${uses.en}, but ${who.en} can attack ${whom.en} without help${ash.en}.`,
      it: `${uses.it}, ma ${who.it}può attaccare ${whom.it} anche senza aiuto${ash.it}.`,
    };
  switch (attack) {
    case 'yes':
      return {
        en: `${uses.en}, and with its help ${who.en} can attack ${whom.en}${ash.en}.`,
        it: `${uses.it}, e con il suo aiuto ${who.it}può attaccare ${whom.it}${ash.it}.`,
      };
    case 'no':
      return {
        en: `${uses.en}, but ${who.en} still cannot attack ${whom.en}.`,
        it: `${uses.it}, ma ${who.it}non può comunque attaccare ${whom.it}.`,
      };
    case 'unknown':
      return {
        en: `${uses.en}; ${who.en} can then attack ${whom.en} if the card helps by at least ${lacks}${ash.en}.`,
        it: `${uses.it}; poi ${who.it}può attaccare ${whom.it} se la carta aiuta di almeno ${lacks}${ash.it}.`,
      };
  }
};

export const slingshot = calculator(question, {
  name: 'slingshot',
  game: 'vast-bonus-cards',
  title: { en: 'Who may use the Slingshot', it: 'Chi può usare la Fionda' },
  lead: {
    en: 'Who may use the Slingshot, which Tribes it helps, and whether the attack that follows is possible.',
    it: 'Chi può usare la Fionda, quali Tribù aiuta e se l’attacco che segue è possibile.',
  },
  fields: {
    user: { en: 'Tribe that uses the Slingshot', it: 'Tribù che usa la Fionda' },
    population: { en: 'Its Population', it: 'La sua Popolazione' },
    attacker: { en: 'Tribe that then attacks', it: 'Tribù che poi attacca' },
    strength: { en: 'Strength of the attacking Tribe', it: 'Forza della Tribù che attacca' },
    target: { en: 'Target', it: 'Bersaglio' },
    defence: { en: 'Defense of the target', it: 'Valore di difesa del bersaglio' },
    help: { en: 'Help on the card', it: 'Aiuto sulla carta' },
  },
  hints: {
    help: {
      en: 'Leave blank if you have not read the card. Remembered on this device.',
      it: 'Lascia vuoto se non hai letto la carta. Ricordato su questo dispositivo.',
    },
  },
  options: { user: tribeNames, attacker: tribeNames, target: targetNames },
  ways: {
    attacker: theTribe,
    target: theRole,
    attack: compared.attack,
    armour: compared.defence,
  },
  headline: outcome,
  lines: {
    usable: {
      en: 'Any Tribe may use it: Population {population} is enough, and the target’s defense ({defence}) does not matter.',
      it: 'Può usarla qualsiasi Tribù: basta Popolazione {population}, e la difesa del bersaglio ({defence}) non conta.',
    },
    'no-scheme': {
      en: 'The Slingshot is an ordinary Secret, not a Scheme: you need not buy it.',
      it: 'La Fionda è un Segreto come gli altri, non un Complotto: non serve comprarla.',
      aside: true,
    },
    'not-an-attack': {
      en: 'Using the Slingshot is not an attack on {target}.',
      it: 'Usare la Fionda non è un attacco contro {target}.',
      aside: true,
    },
    'no-wound': {
      en: 'The Slingshot does not wound {target}.',
      it: 'La Fionda non ferisce {target}.',
      aside: true,
    },
    helps: {
      en: 'It helps the other Tribes, and so {attacker}.',
      it: 'Aiuta le altre Tribù, quindi anche {attacker}.',
    },
    'no-help': {
      en: 'It helps only the other Tribes: {attacker} used it and gets no help.',
      it: 'Aiuta solo le altre Tribù: {attacker} l’ha usata e non riceve aiuto.',
    },
    beats: {
      en: 'The attack needs no help: {target:attack} {strength} is greater than the target’s {target:armour} {defence}.',
      it: 'All’attacco non serve aiuto: {target:attack} {strength} è maggiore di {target:armour} {defence} del bersaglio.',
    },
    lacks: {
      en: 'Without help the attack is not possible: {target:attack} {strength} must be greater than the target’s {target:armour} {defence}.',
      it: 'Senza aiuto l’attacco non è possibile: {target:attack} {strength} deve essere maggiore di {target:armour} {defence} del bersaglio.',
      amount: { en: '{lacks} short', it: '{lacks?manca|mancano} {lacks}' },
    },
    'ash-dragon': {
      en: 'Tribes can attack the Dragon only with the Ash Dragon card in play.',
      it: 'Le Tribù possono attaccare il Drago solo con la carta Ash Dragon in gioco.',
    },
    'card-decides': {
      en: 'How much it helps is printed on the card: read it.',
      it: 'Di quanto aiuta è scritto sulla carta: leggila.',
    },
    'with-help': ({ lacks, help }) => ({
      ...(lacks === 0
        ? {
            en: 'With the help printed on the card the attack is possible.',
            it: 'Con l’aiuto scritto sulla carta l’attacco è possibile.',
          }
        : {
            en: `Even with the help printed on the card the attack is ${lacks} short.`,
            it: `Anche con l’aiuto scritto sulla carta ${lacks === 1 ? 'manca' : 'mancano'} ${lacks}.`,
          }),
      amount: `+${help}`,
    }),
  },
  violations: {},
  sentence: (value) => {
    const { target, strength, defence } = value;
    const sides = (lang: Lang, against: string): string =>
      `${compared.attack[target][lang]} ${strength} ${against} ${compared.defence[target][lang]} ${defence}`;
    return {
      en: `${sides('en', 'against')}: ${uncapitalized(outcome(value).en)} The card itself is no attack and wounds no one.`,
      it: `${sides('it', 'contro')}: ${uncapitalized(outcome(value).it)} La carta in sé non è un attacco e non ferisce nessuno.`,
    };
  },
});

export const labels = {
  caption: { en: 'Whom the Slingshot helps', it: 'Chi aiuta la Fionda' },
  helped: { en: 'Attacks more easily', it: 'Attacca più facilmente' },
  user: { en: 'Uses it and gets no help', it: 'La usa e non riceve aiuto' },
  strength: ({ en, it }: Pair) => ({
    en: `${en} of the attacking Tribe`,
    it: `${it} della Tribù che attacca`,
  }),
  defence: ({ en, it }: Pair) => ({ en: `${en} of the target`, it: `${it} del bersaglio` }),
};
