import {
  victory as question,
  type Lack,
  type Role,
  type RoleStanding,
  type VictoryValue,
} from '#engine/vast-bonus-cards/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { roleNames, theRole } from '../shared/names.ts';

const crystals = { en: counted('Crystal', 'Crystals'), it: counted('Cristallo', 'Cristalli') };
const tiles = {
  en: counted('Crystal tile', 'Crystal tiles'),
  it: counted('tessera Cristallo', 'tessere Cristallo'),
};
const treasures = { en: counted('Treasure', 'Treasures'), it: counted('Tesoro', 'Tesori') };

/** A role with its player, as in the middle of a sentence. */
const who = (standings: readonly RoleStanding[], role: Role, lang: Lang): string => {
  const name = standings.find((standing) => standing.role === role)?.name ?? '';
  return name === '' ? theRole[lang][role] : `${name} (${roleNames[lang][role]})`;
};

/** What a role lacks, in as few words as a list has room for. */
const LACKING: Readonly<Record<Lack['what'], (left: number) => Pair>> = {
  'dragon-health': (left) => ({
    en: `${left} Health of the Dragon`,
    it: `${left} Salute del Drago`,
  }),
  'knight-health': (left) => ({
    en: `${left} Health of the Knight`,
    it: `${left} Salute del Cavaliere`,
  }),
  crystals: (left) => ({ en: crystals.en(left), it: crystals.it(left) }),
  'knight-out': () => ({ en: 'the way out', it: 'l’uscita' }),
  cubes: (left) => ({
    en: `${counted('cube', 'cubes')(left)} to awaken`,
    it: `${counted('cubo', 'cubi')(left)} per svegliarsi`,
  }),
  shrieks: (left) => ({
    en: `${counted('turn', 'turns')(left)} with Shriek`,
    it: `${counted('turno', 'turni')(left)} con l’Urlo`,
  }),
  surface: () => ({ en: 'surfacing', it: 'l’emersione' }),
  'dragon-out': () => ({ en: 'the way out', it: 'l’uscita' }),
  tiles: (left) => ({ en: tiles.en(left), it: tiles.it(left) }),
  hatred: (left) => ({
    en: counted('Hatred token', 'Hatred tokens')(left),
    it: counted('segnalino Odio', 'segnalini Odio')(left),
  }),
  collapse: () => ({ en: 'the Collapse', it: 'il crollo' }),
  treasures: (left) => ({ en: treasures.en(left), it: treasures.it(left) }),
};

const lacking = (lacks: readonly Lack[], lang: Lang): string =>
  listed(
    lang,
    lacks.map(({ what, left }) => LACKING[what](left)[lang]),
  );

/** Who has won, in a sentence. */
const outcome = ({ standings, winners, allLose }: VictoryValue): Pair => {
  const [first] = winners;
  const named = (lang: Lang): string =>
    listed(
      lang,
      winners.map((role) => who(standings, role, lang)),
    );
  const [alone, another] = standings;
  if (allLose && alone && !another) {
    const { role } = alone;
    const isMany = role === 'goblins' && alone.name === '';
    return {
      en: `${capital(who(standings, role, 'en'))} ${isMany ? 'lose' : 'loses'}.`,
      it: `${isMany ? 'Perdono' : 'Perde'} ${who(standings, role, 'it')}.`,
    };
  }
  if (allLose) return { en: 'Everybody loses.', it: 'Perdono tutti.' };
  if (first === undefined) return { en: 'Nobody has won yet.', it: 'Nessuno ha ancora vinto.' };
  const isMany = winners.length > 1 || (first === 'goblins' && isUnnamed(standings, first));
  return {
    en: `${capital(named('en'))} ${isMany ? 'have' : 'has'} won.`,
    it: `${isMany ? 'Hanno' : 'Ha'} vinto ${named('it')}.`,
  };
};

const isUnnamed = (standings: readonly RoleStanding[], role: Role): boolean =>
  standings.find((standing) => standing.role === role)?.name === '';

/** What each role lacks, one after the other. */
const allLacks = ({ standings }: VictoryValue, lang: Lang): string =>
  standings
    .filter(({ lacks }) => lacks.length > 0)
    .map(({ role, lacks }) => `${who(standings, role, lang)}: ${lacking(lacks, lang)}`)
    .join('; ');

const STATES = {
  asleep: { en: 'Asleep', it: 'Dorme' },
  awake: { en: 'Awake, underground', it: 'Sveglio, sottoterra' },
  surfaced: { en: 'Surfaced', it: 'Emerso' },
  escaped: { en: 'Out by the Entrance', it: 'Uscito dall’Ingresso' },
};

/** What the drawing and the form say besides. */
export const labels = {
  dragonHealth: { en: 'Dragon’s Health', it: 'Salute Drago' },
  knightHealth: { en: 'Knight’s Health', it: 'Salute Cavaliere' },
  crystals: { en: 'Crystals', it: 'Cristalli' },
  tiles: { en: 'Crystal tiles', it: 'Tessere Cristallo' },
  treasures: { en: 'Treasures', it: 'Tesori' },
  wakefulness: { en: 'Wakefulness', it: 'Veglia' },
  cave: { en: 'The Cave', it: 'La Caverna' },
  steps: {
    awake: { en: 'awake', it: 'sveglio' },
    surfaced: { en: 'surfaced', it: 'emerso' },
    escaped: { en: 'out', it: 'uscito' },
  },
  out: { en: 'out', it: 'uscita' },
};

/** The readings, in the sentence that is pasted. */
const READ = {
  'turn-order': {
    en: 'Reading: of goals met at once, the first in turn order wins.',
    it: 'Interpretazione: tra obiettivi raggiunti insieme vince il primo nell’ordine di turno.',
  },
  together: {
    en: 'Reading: goals met at once all win.',
    it: 'Interpretazione: con obiettivi raggiunti insieme vincono tutti.',
  },
  collapse: {
    en: 'Reading: the Cave wins only in the Collapse.',
    it: 'Interpretazione: la Caverna vince solo nel crollo.',
  },
  'any-time': {
    en: 'Reading: the Cave can win before the Collapse.',
    it: 'Interpretazione: la Caverna può vincere prima del crollo.',
  },
} as const satisfies Readonly<Record<string, Pair>>;

export const victory = calculator(question, {
  name: 'victory',
  game: 'vast-bonus-cards',
  title: { en: 'Who has won?', it: 'Chi ha vinto?' },
  lead: {
    en: 'Whether a role has met its goal, what the others still lack, and who wins if two goals are met at once.',
    it: 'Se un ruolo ha raggiunto l’obiettivo, che cosa manca agli altri e chi vince se due obiettivi si compiono insieme.',
  },
  fields: {
    roles: { en: 'Roles in play', it: 'Ruoli in gioco' },
    names: { en: 'Who plays them', it: 'Chi li gioca' },
    knightHealth: { en: 'Knight’s Health left', it: 'Salute rimasta al Cavaliere' },
    smashed: { en: 'Crystals smashed', it: 'Cristalli distrutti' },
    crystalGoal: { en: 'Crystals to smash', it: 'Cristalli da distruggere' },
    knightOut: { en: 'Entered the Entrance after that?', it: 'Poi entrato nell’Ingresso?' },
    dragonHealth: { en: 'Dragon’s Health left', it: 'Salute rimasta al Drago' },
    dragonIs: { en: 'The Dragon is', it: 'Il Drago' },
    wakefulness: { en: 'Cubes on the Wakefulness track', it: 'Cubi sul tracciato Veglia' },
    awakensAt: { en: 'Cubes to awaken', it: 'Cubi per svegliarsi' },
    shrieks: { en: 'Turns with Shriek still to come', it: 'Turni con l’Urlo ancora da fare' },
    tiles: { en: 'Crystal tiles gone', it: 'Tessere Cristallo crollate' },
    tileGoal: { en: 'Crystal tiles to remove', it: 'Tessere Cristallo da far crollare' },
    hatred: { en: 'Hatred tokens left', it: 'Segnalini Odio rimasti' },
    collapse: { en: 'Has the Collapse begun?', it: 'Il crollo è cominciato?' },
    stashed: { en: 'Treasures stashed', it: 'Tesori al sicuro' },
    goal: { en: 'Treasures to stash', it: 'Tesori da mettere al sicuro' },
    atOnce: { en: 'Two goals at once', it: 'Due obiettivi insieme' },
    early: { en: 'Five tiles before the Collapse', it: 'Cinque tessere prima del crollo' },
  },
  hints: {
    shrieks: {
      en: 'On the Expert level only.',
      it: 'Solo al livello Esperto.',
    },
    hatred: {
      en: 'On the Hard and the Expert level only.',
      it: 'Solo ai livelli Difficile ed Esperto.',
    },
  },
  options: {
    roles: roleNames,
    knightOut: yesNo,
    collapse: yesNo,
    dragonIs: STATES,
    atOnce: {
      'turn-order': {
        en: 'The first in turn order wins',
        it: 'Vince il primo nell’ordine di turno',
      },
      together: { en: 'They win together', it: 'Vincono insieme' },
    },
    early: {
      collapse: {
        en: 'The Cave has to wait for the Collapse',
        it: 'La Caverna deve aspettare il crollo',
      },
      'any-time': { en: 'The Cave wins at once', it: 'La Caverna vince subito' },
    },
  },
  headline: outcome,
  lines: {
    'at-once': ({ winners, reading }) => ({
      en:
        reading === 'together'
          ? 'Several goals are met. If one was met first, that role alone has won; at once, all of them win by the reading you chose.'
          : `Several goals are met. If one was met first, that role alone has won; at once, turn order decides by the reading you chose${winners.length === 0 ? ', and the Cave comes first' : ''}.`,
      it:
        reading === 'together'
          ? 'Più obiettivi sono raggiunti. Se uno è venuto prima, ha vinto solo quel ruolo; se insieme, con l’interpretazione scelta vincono tutti.'
          : `Più obiettivi sono raggiunti. Se uno è venuto prima, ha vinto solo quel ruolo; se insieme, con l’interpretazione scelta decide l’ordine di turno${winners.length === 0 ? ', e la Caverna viene prima' : ''}.`,
    }),
    'kill-dragon': ({ left }) =>
      left === 0
        ? {
            en: 'The Knight has killed the Dragon, who has no Health left.',
            it: 'Il Cavaliere ha ucciso il Drago, che non ha più Salute.',
          }
        : {
            en: `The Knight has to kill the Dragon, who has ${left} Health left.`,
            it: `Il Cavaliere deve uccidere il Drago, che ha ancora ${left} Salute.`,
          },
    crystals: ({ role, smashed, goal, isOut }) => crystalLine(role, smashed, goal, isOut),
    'agreed-crystals': ({ role, smashed, goal, isOut }) => crystalLine(role, smashed, goal, isOut),
    'kill-knight': ({ left }) =>
      left === 0
        ? {
            en: 'The Goblins have killed the Knight, who has no Health left.',
            it: 'I Goblin hanno ucciso il Cavaliere, che non ha più Salute.',
          }
        : {
            en: `The Goblins have to kill the Knight, who has ${left} Health left.`,
            it: `I Goblin devono uccidere il Cavaliere, che ha ancora ${left} Salute.`,
          },
    'goblins-kill-dragon': ({ left }) =>
      left === 0
        ? {
            en: 'Without a Knight the Goblins have to kill the Dragon, and he has no Health left.',
            it: 'Senza Cavaliere i Goblin devono uccidere il Drago, che non ha più Salute.',
          }
        : {
            en: `Without a Knight the Goblins have to kill the Dragon, who has ${left} Health left.`,
            it: `Senza Cavaliere i Goblin devono uccidere il Drago, che ha ancora ${left} Salute.`,
          },
    dragon: ({ state, wakefulness, awakensAt }) => DRAGON[state](wakefulness, awakensAt),
    awakens: {
      en: 'With {wakefulness} cubes, and {awakensAt} needed, the Dragon awakens now.',
      it: 'Con {wakefulness} cubi, e {awakensAt} necessari, il Drago si risveglia ora.',
    },
    shriek: ({ left }) => ({
      en: `On the Expert level he also has to use Shriek on ${counted('more turn', 'more turns')(left)} before he awakens.`,
      it: `Al livello Esperto, prima di risvegliarsi, deve usare l’Urlo in ${left === 1 ? 'un altro turno' : `altri ${left} turni`}.`,
    }),
    cave: ({ tiles: gone, goal, collapse }) => caveLine(gone, goal, collapse),
    early: ({ reading }) =>
      reading === 'collapse'
        ? {
            en: 'The Collapse has not begun: by the reading you chose the Cave has to wait for it.',
            it: 'Il crollo non è cominciato: con l’interpretazione scelta la Caverna deve aspettarlo.',
          }
        : {
            en: 'The Collapse has not begun: by the reading you chose the Cave wins all the same.',
            it: 'Il crollo non è cominciato: con l’interpretazione scelta la Caverna vince lo stesso.',
          },
    hatred: ({ left }) => ({
      en: `The Cave cannot win before the ${counted('Hatred token', 'Hatred tokens')(left)} left ${left === 1 ? 'is' : 'are'} removed.`,
      it: `La Caverna non può vincere finché ${left === 1 ? 'non toglie il segnalino Odio rimasto' : `non toglie i ${left} segnalini Odio rimasti`}.`,
    }),
    treasures: ({ stashed, goal }) => treasureLine(stashed, goal),
    'agreed-treasures': ({ stashed, goal }) => treasureLine(stashed, goal),
    buried: ({ tiles: gone, goal, collapse }) =>
      collapse && gone >= goal
        ? {
            en: `Nobody plays the Cave, and ${gone} Crystal tiles are gone: the Cave buries everybody.`,
            it: `Nessuno gioca la Caverna, e sono crollate ${gone} tessere Cristallo: la Caverna seppellisce tutti.`,
          }
        : {
            en: `Nobody plays the Cave: if ${goal} Crystal tiles are gone in the Collapse, everybody loses; ${gone} ${gone === 1 ? 'is' : 'are'} gone.`,
            it: `Nessuno gioca la Caverna: se nel crollo ne cadono ${goal}, perdono tutti; tessere Cristallo crollate: ${gone}.`,
          },
    killed: ({ by, isAlone }) => killedLine(by, isAlone),
    first: {
      en: 'The game ends the moment a role meets its goal.',
      it: 'La partita finisce appena un ruolo raggiunge il suo obiettivo.',
      aside: true,
    },
    marker: {
      en: 'If the Entrance moves, the way out and the stash are where the marker is.',
      it: 'Se l’Ingresso si sposta, l’uscita e il posto sicuro sono dove sta il segnalino.',
      aside: true,
    },
    'crystal-for': {
      en: 'Crystals the Goblins smash count for the Knight, if she plays; those the Dragon smashes, or that collapse, count for nobody.',
      it: 'I Cristalli distrutti dai Goblin contano per il Cavaliere, se gioca; quelli distrutti dal Drago, o crollati, per nessuno.',
      aside: true,
    },
    amulet: {
      en: 'With the Cursed Amulet, one more attack is enough to kill the Knight.',
      it: 'Con l’Amuleto Maledetto basta un altro attacco per uccidere il Cavaliere.',
      aside: true,
    },
    platinum: {
      en: 'The Platinum Scale can move the last cube.',
      it: 'La Scaglia di Platino può spostare l’ultimo cubo.',
      aside: true,
    },
  },
  violations: {
    'dead-before': {
      en: 'A Knight without Health cannot get out: the game was over before. Correct her Health, or say that she is still in.',
      it: 'Un Cavaliere senza Salute non può uscire: la partita era già finita. Correggi la Salute, o indica che è ancora dentro.',
    },
    'cave-alone': {
      en: 'The Cave cannot play alone. Add a role, or choose another one.',
      it: 'La Caverna non può giocare da sola. Aggiungi un ruolo, o scegline un altro.',
    },
    'no-hatred': {
      en: 'Hatred tokens are used only with {goal} Crystal tiles to remove, not with {tileGoal}.',
      it: 'I segnalini Odio si usano solo con {goal} tessere Cristallo da far crollare, non con {tileGoal}.',
    },
    'no-shriek': {
      en: 'Shriek is asked for only with {goal} cubes to awaken, not with {awakensAt}.',
      it: 'L’Urlo è richiesto solo con {goal} cubi per svegliarsi, non con {awakensAt}.',
    },
    'not-agreed': {
      en: 'Knight and Thief alone agree on {min} or {max} Crystals, not on {crystalGoal}.',
      it: 'Cavaliere e Ladro da soli si accordano su {min} o {max} Cristalli, non su {crystalGoal}.',
    },
  },
  sentence: (value, { atOnce, early }) => {
    const { en, it } = outcome(value);
    const isOver = value.allLose || value.winners.length > 0;
    const rest = { en: allLacks(value, 'en'), it: allLacks(value, 'it') };
    const still = isOver
      ? { en: 'Not done', it: 'Non compiuto' }
      : { en: 'Still to do', it: 'Resta da fare' };
    const read = [
      ...(value.isContested ? [READ[atOnce === 'together' ? 'together' : 'turn-order']] : []),
      ...(value.isEarly ? [READ[early === 'any-time' ? 'any-time' : 'collapse']] : []),
    ];
    return {
      en: `Vast: ${[en, rest.en && `${still.en}: ${rest.en}.`, ...read.map((each) => each.en)].filter(Boolean).join(' ')}`,
      it: `Vast: ${[it, rest.it && `${still.it}: ${rest.it}.`, ...read.map((each) => each.it)].filter(Boolean).join(' ')}`,
    };
  },
});

const crystalLine = (
  role: 'knight' | 'goblins',
  smashed: number,
  goal: number,
  isOut: boolean,
): Pair => {
  const isKnight = role === 'knight';
  const they = {
    en: isKnight ? 'The Knight has' : 'The Goblins have',
    it: isKnight ? 'Il Cavaliere ha' : 'I Goblin hanno',
  };
  if (smashed < goal) {
    return {
      en: `${they.en} smashed ${smashed} of ${goal} Crystals${isKnight ? ', and has to get out after that' : ''}.`,
      it: `${they.it} distrutto ${smashed} Cristalli su ${goal}${isKnight ? ', e poi deve uscire' : ''}.`,
    };
  }
  if (!isKnight) {
    return {
      en: `The Goblins have smashed the ${goal} Crystals they need.`,
      it: `I Goblin hanno distrutto i ${goal} Cristalli che servono.`,
    };
  }
  return isOut
    ? {
        en: `The Knight has smashed ${goal} Crystals and got out by the Entrance.`,
        it: `Il Cavaliere ha distrutto ${goal} Cristalli ed è uscito dall’Ingresso.`,
      }
    : {
        en: `The Knight has smashed ${goal} Crystals and still has to enter the Entrance.`,
        it: `Il Cavaliere ha distrutto ${goal} Cristalli e deve ancora entrare nell’Ingresso.`,
      };
};

const DRAGON = {
  asleep: (cubes: number, goal: number): Pair => {
    const isEnough = cubes >= goal;
    const having = {
      en: isEnough ? `the ${goal} cubes he needs` : `${cubes} of ${goal} cubes`,
      it: isEnough ? `i ${goal} cubi che gli servono` : `${cubes} cubi su ${goal}`,
    };
    return {
      en: `The Dragon sleeps, with ${having.en}: he has to awaken, surface and get out.`,
      it: `Il Drago dorme, con ${having.it}: deve risvegliarsi, emergere e uscire.`,
    };
  },
  awake: (): Pair => ({
    en: 'The Dragon is awake: he has to surface on a Crystal tile and get out.',
    it: 'Il Drago è sveglio: deve emergere su una tessera Cristallo e uscire.',
  }),
  surfaced: (): Pair => ({
    en: 'The Dragon has surfaced and has to enter the Entrance.',
    it: 'Il Drago è emerso e deve entrare nell’Ingresso.',
  }),
  escaped: (): Pair => ({
    en: 'The Dragon has surfaced and got out by the Entrance.',
    it: 'Il Drago è emerso ed è uscito dall’Ingresso.',
  }),
};

const caveLine = (gone: number, goal: number, collapse: boolean): Pair => {
  const yet = collapse
    ? { en: '', it: '' }
    : { en: '; the Collapse has not begun', it: '; il crollo non è cominciato' };
  return gone >= goal
    ? {
        en: `The Cave has removed the ${goal} Crystal tiles it needs.`,
        it: `La Caverna ha fatto crollare le ${goal} tessere Cristallo che le servono.`,
      }
    : {
        en: `The Cave has ${gone} of ${goal} Crystal tiles${yet.en}.`,
        it: `La Caverna ha ${gone} tessere Cristallo su ${goal}${yet.it}.`,
      };
};

const treasureLine = (stashed: number, goal: number): Pair =>
  stashed >= goal
    ? {
        en: `The Thief has stashed the ${goal} Treasures he needs.`,
        it: `Il Ladro ha messo al sicuro i ${goal} Tesori che gli servono.`,
      }
    : {
        en: `The Thief has stashed ${stashed} of ${goal} Treasures.`,
        it: `Il Ladro ha al sicuro ${stashed} ${stashed === 1 ? 'Tesoro' : 'Tesori'} su ${goal}.`,
      };

const killedLine = (by: Role | undefined, isAlone: boolean): Pair => {
  if (isAlone)
    return {
      en: 'The Knight, alone, has been killed and loses.',
      it: 'Il Cavaliere, da solo, è stato ucciso e perde.',
    };
  if (by === undefined) {
    return {
      en: 'The Knight has been killed: against Dragon and Cave nobody wins by that, and she skips her turns.',
      it: 'Il Cavaliere è stato ucciso: contro Drago e Caverna nessuno vince per questo, e i suoi turni si saltano.',
    };
  }
  return {
    en: `Nobody plays the Goblins: when an ambush kills the Knight, ${theRole.en[by]} wins.`,
    it: `Nessuno gioca i Goblin: quando un’imboscata uccide il Cavaliere, vince ${theRole.it[by]}.`,
  };
};
