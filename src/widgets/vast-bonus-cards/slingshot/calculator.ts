import {
  slingshot as question,
  type SlingshotValue,
  type Target,
  type Tribe,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { targetNames, theRole, theTribe, tribeNames } from '../shared/names.ts';

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

const outcome = ({ attack, withoutHelp, lacks, needsAshDragon }: SlingshotValue): Pair => {
  const ash = needsAshDragon
    ? { en: ' with the Ash Dragon card in play', it: ' con la carta Ash Dragon in gioco' }
    : { en: '', it: '' };
  if (withoutHelp)
    return {
      en: `It may be used; the attack${ash.en} needs no help.`,
      it: `Si può usare; all’attacco${ash.it} non serve aiuto.`,
    };
  switch (attack) {
    case 'yes':
      return {
        en: `It may be used, and with its help the attack is possible${ash.en}.`,
        it: `Si può usare, e con il suo aiuto l’attacco è possibile${ash.it}.`,
      };
    case 'no':
      return {
        en: 'It may be used, but this attack is not possible.',
        it: 'Si può usare, ma questo attacco non è possibile.',
      };
    case 'unknown':
      return {
        en: `It may be used; the attack is possible${ash.en} if the Slingshot helps by at least ${lacks}.`,
        it: `Si può usare; l’attacco è possibile${ash.it} se la Fionda aiuta di almeno ${lacks}.`,
      };
  }
};

const tribes = (helped: readonly Tribe[], lang: Lang): string =>
  listed(
    lang,
    helped.map((tribe) => tribeNames[lang][tribe]),
  );

export const slingshot = calculator(question, {
  name: 'slingshot',
  game: 'vast-bonus-cards',
  title: { en: 'Who may use the Slingshot', it: 'Chi può usare la Fionda' },
  lead: {
    en: 'Which Tribe may use it, which Tribes it helps, and whether the attack that follows is possible.',
    it: 'Quale Tribù può usarla, quali Tribù aiuta e se l’attacco che segue è possibile.',
  },
  fields: {
    user: { en: 'Tribe that uses it', it: 'Tribù che la usa' },
    population: { en: 'Its Population', it: 'La sua Popolazione' },
    attacker: { en: 'Tribe that attacks afterwards', it: 'Tribù che attacca dopo' },
    strength: { en: 'Strength of the attacking Tribe', it: 'Forza della Tribù che attacca' },
    target: { en: 'Target', it: 'Bersaglio' },
    defence: { en: 'Defence of the target', it: 'Valore di difesa del bersaglio' },
    help: { en: 'Help on the card', it: 'Aiuto sulla carta' },
  },
  hints: {
    help: {
      en: 'Leave blank if the card is not at hand. Remembered on this device.',
      it: 'Lascia vuoto se non hai la carta. Ricordato su questo dispositivo.',
    },
  },
  options: { user: tribeNames, attacker: tribeNames, target: targetNames },
  ways: {
    user: (tribe: Tribe, lang: Lang) => capital(theTribe[lang][tribe]),
    attacker: theTribe,
    target: theRole,
    attack: compared.attack,
    armour: compared.defence,
  },
  headline: outcome,
  lines: {
    usable: {
      en: '{user} may use it with Population {population}, whatever the defence ({defence}).',
      it: '{user} può usarla con Popolazione {population}, qualunque sia il valore di difesa ({defence}).',
      amount: '✓',
    },
    'no-scheme': {
      en: 'It is a Secret like any other, not a Scheme: it need not be bought.',
      it: 'È un Segreto come gli altri, non un Complotto: non va comprata.',
    },
    'not-an-attack': {
      en: 'It is not an attack on {target}.',
      it: 'Non è un attacco contro {target}.',
    },
    'no-wound': { en: 'It does {target} no harm.', it: 'Non ferisce {target}.', amount: '0' },
    helps: {
      en: 'It helps the other Tribes, so it helps {attacker}.',
      it: 'Aiuta le altre Tribù, quindi aiuta {attacker}.',
    },
    'no-help': {
      en: 'It helps only the other Tribes: {attacker} used it and gets nothing.',
      it: 'Aiuta solo le altre Tribù: {attacker} l’ha usata e non ne trae niente.',
    },
    beats: {
      en: 'Without it: {target:attack} {strength} is greater than {target:armour} {defence}.',
      it: 'Senza: {target:attack} {strength} è maggiore di {target:armour} {defence}.',
      amount: '✓',
    },
    lacks: {
      en: 'Without it: {target:attack} {strength} must be greater than {target:armour} {defence}.',
      it: 'Senza: {target:attack} {strength} deve essere maggiore di {target:armour} {defence}.',
      amount: '−{lacks}',
    },
    'ash-dragon': {
      en: 'Tribes attack the Dragon only with the Ash Dragon card in play.',
      it: 'Le Tribù attaccano il Drago solo con la carta Ash Dragon in gioco.',
    },
    'card-decides': {
      en: 'How much it helps is on the card: at least {lacks} is needed.',
      it: 'Di quanto aiuta sta scritto sulla carta: occorre almeno +{lacks}.',
    },
    'with-help': ({ lacks, help }) => ({
      ...(lacks === 0
        ? {
            en: 'With what the card gives, the attack is possible.',
            it: 'Con quello che dà la carta, l’attacco è possibile.',
          }
        : {
            en: `Even with what the card gives, ${lacks} is lacking.`,
            it: `Anche con quello che dà la carta ${lacks === 1 ? 'manca' : 'mancano'} ${lacks}.`,
          }),
      amount: `+${help}`,
    }),
  },
  violations: {},
  sentence: (value) => ({
    en: `Slingshot: no attack, no wound; it helps ${tribes(value.helps, 'en')}. ${outcome(value).en}`,
    it: `Fionda: nessun attacco, nessuna ferita; aiuta ${tribes(value.helps, 'it')}. ${outcome(value).it}`,
  }),
});

export const labels = {
  caption: { en: 'Whom the Slingshot helps', it: 'Chi aiuta la Fionda' },
  helped: { en: 'Attacks more easily', it: 'Attacca più facilmente' },
  user: { en: 'Uses it, gets no help', it: 'La usa, nessun aiuto' },
  strength: ({ en, it }: Pair) => ({
    en: `${en} of the attacking Tribe`,
    it: `${it} della Tribù che attacca`,
  }),
  defence: ({ en, it }: Pair) => ({ en: `${en} of the target`, it: `${it} del bersaglio` }),
};
