import type {
  RawSlingshot,
  SlingshotLine,
  SlingshotValue,
  Target,
  Tribe,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { capital, listed } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { targetNames, theRole, theTribe, tribeNames } from '../shared/names.ts';

type Words = CalculatorWords<keyof RawSlingshot, SlingshotValue, SlingshotLine, never>;

interface Compared {
  readonly attack: string;
  readonly defence: string;
}

/** What an attack compares, by its target. */
export const compared: Readonly<Record<Lang, Readonly<Record<Target, Compared>>>> = {
  en: {
    knight: { attack: 'Strength', defence: 'Strength' },
    thief: { attack: 'Perception', defence: 'Stealth' },
    dragon: { attack: 'Strength', defence: 'Armor' },
  },
  it: {
    knight: { attack: 'Forza', defence: 'Forza' },
    thief: { attack: 'Percezione', defence: 'Furtività' },
    dragon: { attack: 'Forza', defence: 'Armatura' },
  },
};

const headlineEn = (value: SlingshotValue): string => {
  const { attack, withoutHelp, lacks, needsAshDragon } = value;
  const ash = needsAshDragon ? ' with the Ash Dragon card in play' : '';
  if (withoutHelp) return `It may be used; the attack${ash} needs no help.`;
  switch (attack) {
    case 'yes':
      return `It may be used, and with its help the attack is possible${ash}.`;
    case 'no':
      return 'It may be used, but this attack is not possible.';
    case 'unknown':
      return `It may be used; the attack is possible${ash} if the Slingshot helps by at least ${lacks}.`;
  }
};

const tribesEn = (tribes: readonly Tribe[]): string =>
  listed(
    'en',
    tribes.map((tribe) => tribeNames.en[tribe]),
  );

const EN: Words = {
  title: 'Who may use the Slingshot',
  lead: 'Which Tribe may use it, which Tribes it helps, and whether the attack that follows is possible.',
  fields: {
    user: 'Tribe that uses it',
    population: 'Its Population',
    attacker: 'Tribe that attacks afterwards',
    strength: 'Strength of the attacking Tribe',
    target: 'Target',
    defence: 'Defence of the target',
    help: 'Help on the card',
  },
  hints: { help: 'Leave blank if the card is not at hand. Remembered on this device.' },
  options: {
    user: tribeNames.en,
    attacker: tribeNames.en,
    target: targetNames.en,
  },
  headline: headlineEn,
  line: (line): Said => {
    switch (line.code) {
      case 'usable':
        return [
          `${capital(theTribe.en[line.user])} may use it with Population ${line.population}, whatever the defence (${line.defence}).`,
          '✓',
        ];
      case 'not-an-attack':
        return [`It is not an attack on ${theRole.en[line.target]}.`];
      case 'no-wound':
        return [`It does ${theRole.en[line.target]} no harm.`, '0'];
      case 'helps':
        return [`It helps the other Tribes, so it helps ${theTribe.en[line.attacker]}.`];
      case 'no-help':
        return [
          `It helps only the other Tribes: ${theTribe.en[line.attacker]} used it and gets nothing.`,
        ];
      case 'beats': {
        const { attack, defence } = compared.en[line.target];
        return [
          `Without it: ${attack} ${line.strength} is greater than ${defence} ${line.defence}.`,
          '✓',
        ];
      }
      case 'lacks': {
        const { attack, defence } = compared.en[line.target];
        return [
          `Without it: ${attack} ${line.strength} must be greater than ${defence} ${line.defence}.`,
          `−${line.lacks}`,
        ];
      }
      case 'ash-dragon':
        return ['Tribes attack the Dragon only with the Ash Dragon card in play.'];
      case 'card-decides':
        return [`How much it helps is on the card: at least ${line.lacks} is needed.`];
      case 'with-help':
        return [
          line.lacks === 0
            ? 'With what the card gives, the attack is possible.'
            : `Even with what the card gives, ${line.lacks} is lacking.`,
          `+${line.help}`,
        ];
    }
  },
  violation: (violation) => violation,
  sentence: (_, value) =>
    `Slingshot: no attack, no wound; it helps ${tribesEn(value.helps)}. ${headlineEn(value)}`,
};

const headlineIt = (value: SlingshotValue): string => {
  const { attack, withoutHelp, lacks, needsAshDragon } = value;
  const ash = needsAshDragon ? ' con la carta Ash Dragon in gioco' : '';
  if (withoutHelp) return `Si può usare; all’attacco${ash} non serve aiuto.`;
  switch (attack) {
    case 'yes':
      return `Si può usare, e con il suo aiuto l’attacco è possibile${ash}.`;
    case 'no':
      return 'Si può usare, ma questo attacco non è possibile.';
    case 'unknown':
      return `Si può usare; l’attacco è possibile${ash} se la Fionda aiuta di almeno ${lacks}.`;
  }
};

const tribesIt = (tribes: readonly Tribe[]): string =>
  listed(
    'it',
    tribes.map((tribe) => tribeNames.it[tribe]),
  );

const IT: Words = {
  title: 'Chi può usare la Fionda',
  lead: 'Quale Tribù può usarla, quali Tribù aiuta e se l’attacco che segue è possibile.',
  fields: {
    user: 'Tribù che la usa',
    population: 'La sua Popolazione',
    attacker: 'Tribù che attacca dopo',
    strength: 'Forza della Tribù che attacca',
    target: 'Bersaglio',
    defence: 'Valore di difesa del bersaglio',
    help: 'Aiuto sulla carta',
  },
  hints: { help: 'Lascia vuoto se non hai la carta. Ricordato su questo dispositivo.' },
  options: {
    user: tribeNames.it,
    attacker: tribeNames.it,
    target: targetNames.it,
  },
  headline: headlineIt,
  line: (line): Said => {
    switch (line.code) {
      case 'usable':
        return [
          `${capital(theTribe.it[line.user])} può usarla con Popolazione ${line.population}, qualunque sia il valore di difesa (${line.defence}).`,
          '✓',
        ];
      case 'not-an-attack':
        return [`Non è un attacco contro ${theRole.it[line.target]}.`];
      case 'no-wound':
        return [`Non ferisce ${theRole.it[line.target]}.`, '0'];
      case 'helps':
        return [`Aiuta le altre Tribù, quindi aiuta ${theTribe.it[line.attacker]}.`];
      case 'no-help':
        return [
          `Aiuta solo le altre Tribù: ${theTribe.it[line.attacker]} l’ha usata e non ne trae niente.`,
        ];
      case 'beats': {
        const { attack, defence } = compared.it[line.target];
        return [`Senza: ${attack} ${line.strength} è maggiore di ${defence} ${line.defence}.`, '✓'];
      }
      case 'lacks': {
        const { attack, defence } = compared.it[line.target];
        return [
          `Senza: ${attack} ${line.strength} deve essere maggiore di ${defence} ${line.defence}.`,
          `−${line.lacks}`,
        ];
      }
      case 'ash-dragon':
        return ['Le Tribù attaccano il Drago solo con la carta Ash Dragon in gioco.'];
      case 'card-decides':
        return [`Di quanto aiuta sta scritto sulla carta: occorre almeno +${line.lacks}.`];
      case 'with-help':
        return [
          line.lacks === 0
            ? 'Con quello che dà la carta, l’attacco è possibile.'
            : `Anche con quello che dà la carta ${line.lacks === 1 ? 'manca' : 'mancano'} ${line.lacks}.`,
          `+${line.help}`,
        ];
    }
  },
  violation: (violation) => violation,
  sentence: (_, value) =>
    `Fionda: nessun attacco, nessuna ferita; aiuta ${tribesIt(value.helps)}. ${headlineIt(value)}`,
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface HelpWords {
  readonly caption: string;
  readonly helped: string;
  readonly user: string;
  readonly strength: (attack: string) => string;
  readonly defence: (defence: string) => string;
}

export const helpWords: Readonly<Record<Lang, HelpWords>> = {
  en: {
    caption: 'Whom the Slingshot helps',
    helped: 'Attacks more easily',
    user: 'Uses it, gets no help',
    strength: (attack) => `${attack} of the attacking Tribe`,
    defence: (defence) => `${defence} of the target`,
  },
  it: {
    caption: 'Chi aiuta la Fionda',
    helped: 'Attacca più facilmente',
    user: 'La usa, nessun aiuto',
    strength: (attack) => `${attack} della Tribù che attacca`,
    defence: (defence) => `${defence} del bersaglio`,
  },
};
