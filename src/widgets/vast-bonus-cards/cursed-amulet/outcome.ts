import type {
  AmuletLoss,
  CursedAmuletValue,
  LossKind,
  LossLimit,
} from '#engine/vast-bonus-cards/index.ts';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { heroCubes, spaces, treasureCards } from '../shared/phrases.ts';

export const amountOf = (kind: LossKind, amount: number): Pair =>
  ({
    health: { en: `${amount} Health`, it: `${amount} Salute` },
    grit: { en: `${amount} Grit`, it: `${amount} Coraggio` },
    move: { en: `up to ${spaces.en(amount)}`, it: `fino a ${spaces.it(amount)}` },
    treasures: { en: treasureCards.en(amount), it: treasureCards.it(amount) },
    cubes: { en: heroCubes.en(amount), it: heroCubes.it(amount) },
  })[kind];

/** Why an amount is less than the doubled, or the plain, one. */
const limits: Readonly<Record<LossLimit, Pair>> = {
  shield: { en: 'Shield', it: 'Scudo' },
  'last-health': { en: 'never the last one', it: 'mai l’ultima' },
  'two-cubes': { en: '2 always stay', it: 'ne restano sempre 2' },
  'all-health': { en: 'that is all there is', it: 'non ce n’è altra' },
  'all-grit': { en: 'that is all there is', it: 'non ce n’è altro' },
  'all-treasures': { en: 'that is all there is', it: 'non ce ne sono altre' },
};

/** Limits that only say how much there was to lose. */
const ALL_THERE_IS: readonly LossLimit[] = ['all-health', 'all-grit', 'all-treasures'];

/** Whether a loss is doubled, or what else makes it what it is; nothing to say without the Amulet. */
export const verdict = (isActive: boolean, loss: AmuletLoss): Pair | undefined => {
  const { base, doubling, limit, shielded } = loss;
  const doubled = { en: `${base} doubled`, it: `il doppio di ${base}` };
  const first = shielded ? limits.shield : doubled;
  if (doubling === 'own-cost') {
    return isActive ? { en: 'by choice, not doubled', it: 'per scelta, non raddoppia' } : undefined;
  }
  if (limit !== undefined) {
    const { en, it } = limits[limit];
    return ALL_THERE_IS.includes(limit) && doubling === 'doubled'
      ? { en: `${first.en}, but ${en}`, it: `${first.it}, ma ${it}` }
      : { en, it };
  }
  if (doubling === 'doubled') return doubled;
  return isActive ? { en: 'not doubled', it: 'non raddoppia' } : undefined;
};

const withVerdict = (isActive: boolean, loss: AmuletLoss): Pair => {
  const why = verdict(isActive, loss);
  const { en, it } = amountOf(loss.kind, loss.amount);
  return why === undefined ? { en, it } : { en: `${en} (${why.en})`, it: `${it} (${why.it})` };
};

/** How the outcome is told: to “you”, or of the Knight. */
interface Teller {
  readonly kept: Pair;
  readonly declined: (gained: number) => Pair;
  readonly nothing: Pair;
  readonly noGrit: Pair;
  readonly held: Pair;
  readonly spends: (what: Pair) => Pair;
  readonly stolen: (what: Pair) => Pair;
  readonly loses: (what: Pair) => Pair;
  readonly moved: (what: Pair) => Pair;
  readonly dies: Pair;
  readonly discards: Pair;
}

export const toYou: Teller = {
  kept: {
    en: 'You keep the Amulet and reveal it: it works from now on.',
    it: 'Tieni l’Amuleto e lo riveli: agisce da subito.',
  },
  declined: (gained) => ({
    en: `You decline the Amulet and gain ${gained === 0 ? 'no' : gained} Grit.`,
    it: `Rifiuti l’Amuleto e ${gained === 0 ? 'non guadagni' : `guadagni ${gained}`} Coraggio.`,
  }),
  nothing: { en: 'You lose nothing.', it: 'Non perdi niente.' },
  noGrit: { en: 'You have no Grit to lose.', it: 'Non hai Coraggio da perdere.' },
  held: {
    en: 'You stay where you are: the Shield protects you.',
    it: 'Resti dove sei: lo Scudo ti protegge.',
  },
  spends: ({ en, it }) => ({ en: `You spend ${en}.`, it: `Spendi ${it}.` }),
  stolen: ({ en, it }) => ({
    en: `The Thief may steal ${en}.`,
    it: `Il Ladro può rubarti ${it}.`,
  }),
  loses: ({ en, it }) => ({ en: `You lose ${en}.`, it: `Perdi ${it}.` }),
  moved: ({ en, it }) => ({
    en: `You can be moved ${en}.`,
    it: `Ti possono spostare ${it}.`,
  }),
  dies: { en: 'You die.', it: 'Muori.' },
  discards: { en: 'Then you discard the Amulet.', it: 'Poi scarti l’Amuleto.' },
};

export const ofTheKnight: Teller = {
  kept: {
    en: 'The Knight keeps the Amulet and reveals it.',
    it: 'Il Cavaliere tiene l’Amuleto e lo rivela.',
  },
  declined: (gained) => ({
    en: `The Knight declines the Amulet and gains ${gained === 0 ? 'no' : gained} Grit.`,
    it: `Il Cavaliere rifiuta l’Amuleto e ${gained === 0 ? 'non guadagna' : `guadagna ${gained}`} Coraggio.`,
  }),
  nothing: { en: 'The Knight loses nothing.', it: 'Il Cavaliere non perde niente.' },
  noGrit: {
    en: 'The Knight has no Grit to lose.',
    it: 'Il Cavaliere non ha Coraggio da perdere.',
  },
  held: {
    en: 'The Knight stays put: the Shield protects her.',
    it: 'Il Cavaliere resta dov’è: lo Scudo lo protegge.',
  },
  spends: ({ en, it }) => ({ en: `The Knight spends ${en}.`, it: `Il Cavaliere spende ${it}.` }),
  stolen: ({ en, it }) => ({ en: `The Thief may steal ${en}.`, it: `Il Ladro può rubare ${it}.` }),
  loses: ({ en, it }) => ({ en: `The Knight loses ${en}.`, it: `Il Cavaliere perde ${it}.` }),
  moved: ({ en, it }) => ({
    en: `The Knight can be moved ${en}.`,
    it: `Il Cavaliere può essere spostato ${it}.`,
  }),
  dies: { en: 'She dies.', it: 'Muore.' },
  discards: { en: 'Then she discards the Amulet.', it: 'Poi scarta l’Amuleto.' },
};

const cardAlone = (isActive: boolean): Pair =>
  isActive
    ? {
        en: 'The Amulet doubles every negative effect.',
        it: 'L’Amuleto raddoppia ogni effetto negativo.',
      }
    : {
        en: 'Without the Amulet nothing is doubled.',
        it: 'Senza l’Amuleto non raddoppia niente.',
      };

/** What is lost, all but moves. */
const lostIn = ({ losses }: CursedAmuletValue): readonly AmuletLoss[] =>
  losses.filter(({ kind, amount }) => kind !== 'move' && amount > 0);

const losing = (say: Teller, value: CursedAmuletValue): readonly Pair[] => {
  const { effect, active } = value;
  const lost = lostIn(value).map((loss) => withVerdict(active, loss));
  if (lost.length === 0) return [];
  const what = {
    en: listed(
      'en',
      lost.map(({ en }) => en),
    ),
    it: listed(
      'it',
      lost.map(({ it }) => it),
    ),
  };
  if (effect === 'rune-staff') return [say.spends(what)];
  return [effect === 'pickpocket' ? say.stolen(what) : say.loses(what)];
};

const moving = (say: Teller, { active, losses }: CursedAmuletValue): readonly Pair[] => {
  const move = losses.find(({ kind, base }) => kind === 'move' && base > 0);
  if (move === undefined) return [];
  return [move.amount === 0 ? say.held : say.moved(withVerdict(active, move))];
};

const cubesGoing = (count: number): Pair => ({
  en: `${heroCubes.en(count)} ${count === 1 ? 'goes' : 'go'} back to the track.`,
  it: `${count === 1 ? 'Torna' : 'Tornano'} sul tracciato ${heroCubes.it(count)}.`,
});

const closing = (say: Teller, value: CursedAmuletValue): readonly Pair[] => {
  if (value.health === 0 && lostIn(value).some(({ kind }) => kind === 'health')) return [say.dies];
  return value.discarded ? [say.discards] : [];
};

/** Headline and pasted sentence tell the same, of “you” and of the Knight. */
export const told = (say: Teller, value: CursedAmuletValue): Pair => {
  const { effect, active, offer, losses, cubesBack: back = 0 } = value;
  const card = { keep: [say.kept], decline: [say.declined(value.gritGained)], none: [] }[offer];
  if (effect === 'none') return card[0] ?? cardAlone(active);
  const isBroke = losses.some(({ limit, amount }) => limit === 'all-grit' && amount === 0);
  const outcome = [...losing(say, value), ...moving(say, value)];
  const said = [
    ...card,
    ...(outcome.length === 0 ? [isBroke ? say.noGrit : say.nothing] : outcome),
    ...(back > 0 ? [cubesGoing(back)] : []),
    ...closing(say, value),
  ];
  const joined = (lang: Lang): string => said.map((pair) => pair[lang]).join(' ');
  return { en: joined('en'), it: joined('it') };
};
