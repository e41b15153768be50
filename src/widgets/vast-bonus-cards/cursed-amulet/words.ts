import {
  DECLINE_GRIT,
  type AmuletLoss,
  type AmuletState,
  type AmuletStep,
  type CursedAmuletLine,
  type CursedAmuletValue,
  type CursedAmuletViolation,
  type DieFace,
  type Fight,
  type Harm,
  type LossKind,
  type LossLimit,
  type RawCursedAmulet,
  type ShieldText,
} from '#engine/vast-bonus-cards/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { harmNames } from '../shared/names.ts';
import { heroCubes, spaces, tokens, treasureCards } from '../shared/phrases.ts';

type Words = CalculatorWords<
  keyof RawCursedAmulet,
  CursedAmuletValue,
  CursedAmuletLine,
  CursedAmuletViolation
>;

const change = ({ before, after }: { before: number; after: number }): string =>
  `${before} → ${after}`;

const doubled = ({ base, amount }: { base: number; amount: number }): string =>
  `${base} → ${amount}`;

const amounts: Readonly<Record<Lang, (kind: LossKind, amount: number) => string>> = {
  en: (kind, amount) => {
    switch (kind) {
      case 'health':
        return `${amount} Health`;
      case 'grit':
        return `${amount} Grit`;
      case 'move':
        return `up to ${spaces.en(amount)}`;
      case 'treasures':
        return treasureCards.en(amount);
      case 'cubes':
        return heroCubes.en(amount);
    }
  },
  it: (kind, amount) => {
    switch (kind) {
      case 'health':
        return `${amount} Salute`;
      case 'grit':
        return `${amount} Coraggio`;
      case 'move':
        return `fino a ${spaces.it(amount)}`;
      case 'treasures':
        return treasureCards.it(amount);
      case 'cubes':
        return heroCubes.it(amount);
    }
  },
};

const kinds: Readonly<Record<Lang, Readonly<Record<LossKind, string>>>> = {
  en: {
    health: 'Health',
    grit: 'Grit',
    move: 'Forced move',
    treasures: 'Treasure cards',
    cubes: 'Hero cubes',
  },
  it: {
    health: 'Salute',
    grit: 'Coraggio',
    move: 'Movimento forzato',
    treasures: 'Carte Tesoro',
    cubes: 'Cubi Eroe',
  },
};

/** The kinds in the middle of a sentence. */
const stepNamesIt: Readonly<Record<LossKind, string>> = {
  ...kinds.it,
  move: 'movimento forzato',
  treasures: 'carte Tesoro',
  cubes: 'cubi Eroe',
};

/** Why an amount is less than the doubled, or the plain, one. */
const limits: Readonly<Record<Lang, Readonly<Record<LossLimit, string>>>> = {
  en: {
    shield: 'Shield',
    'last-health': 'never the last',
    'two-cubes': '2 always stay',
    'all-health': 'there is no more',
    'all-grit': 'there is no more',
    'all-treasures': 'there are no more',
  },
  it: {
    shield: 'Scudo',
    'last-health': 'mai l’ultima',
    'two-cubes': 'ne restano sempre 2',
    'all-health': 'non ce n’è altra',
    'all-grit': 'non ce n’è altro',
    'all-treasures': 'non ce ne sono altre',
  },
};

/** Limits that only say how much there was to lose. */
const ALL_THERE_IS: readonly LossLimit[] = ['all-health', 'all-grit', 'all-treasures'];

const verdicts = {
  en: {
    own: 'by choice, not doubled',
    single: 'not doubled',
    doubled: (base: number) => `${base} doubled`,
    but: (base: number, limit: string) => `${base} doubled, but ${limit}`,
  },
  it: {
    own: 'per scelta, non raddoppia',
    single: 'non raddoppia',
    doubled: (base: number) => `il doppio di ${base}`,
    but: (base: number, limit: string) => `il doppio di ${base}, ma ${limit}`,
  },
} as const;

/** Whether a loss is doubled, or what else makes it what it is; nothing to say without the Amulet. */
const verdict = (lang: Lang, isActive: boolean, loss: AmuletLoss): string | undefined => {
  const { base, doubling, limit } = loss;
  const said = verdicts[lang];
  if (doubling === 'own-cost') return isActive ? said.own : undefined;
  if (limit !== undefined) {
    const isAll = ALL_THERE_IS.includes(limit) && doubling === 'doubled';
    return isAll ? said.but(base, limits[lang][limit]) : limits[lang][limit];
  }
  if (doubling === 'doubled') return said.doubled(base);
  return isActive ? said.single : undefined;
};

const withVerdict = (lang: Lang, isActive: boolean, loss: AmuletLoss): string => {
  const why = verdict(lang, isActive, loss);
  const amount = amounts[lang](loss.kind, loss.amount);
  return why === undefined ? amount : `${amount} (${why})`;
};

/** What is lost, all but moves, and the move. */
const parted = ({ losses }: CursedAmuletValue) => ({
  lost: losses.filter(({ kind, amount }) => kind !== 'move' && amount > 0),
  move: losses.find(({ kind, base }) => kind === 'move' && base > 0),
});

interface Outcome {
  readonly kept: string;
  readonly declined: string;
  readonly works: string;
  readonly plain: string;
  readonly nothing: string;
  readonly noGrit: string;
  readonly cubes: (count: number) => string;
  readonly held: string;
  readonly spends: (what: string) => string;
  readonly stolen: (what: string) => string;
  readonly loses: (what: string) => string;
  readonly moved: (what: string) => string;
  readonly dies: string;
  readonly discards: string;
}

/** Headline and pasted sentence tell the same, of “you” and of the Knight. */
const told = (lang: Lang, say: Outcome, value: CursedAmuletValue): string => {
  const { effect, active, offer, discarded } = value;
  const { lost, move } = parted(value);
  const what = listed(
    lang,
    lost.map((loss) => withVerdict(lang, active, loss)),
  );
  const losing = (): readonly string[] => {
    if (what === '') return [];
    if (effect === 'rune-staff') return [say.spends(what)];
    return [effect === 'pickpocket' ? say.stolen(what) : say.loses(what)];
  };
  const moving = (): readonly string[] => {
    if (move === undefined) return [];
    return [move.amount === 0 ? say.held : say.moved(withVerdict(lang, active, move))];
  };
  const outcome = [...losing(), ...moving()];
  const back = value.cubesBack ?? 0;
  const isBroke = value.losses.some(({ limit, amount }) => limit === 'all-grit' && amount === 0);
  const closing = (): readonly string[] => {
    if (value.health === 0 && lost.some(({ kind }) => kind === 'health')) return [say.dies];
    return discarded ? [say.discards] : [];
  };
  const card = { keep: [say.kept], decline: [say.declined], none: [] }[offer];
  if (effect === 'none') return card[0] ?? (active ? say.works : say.plain);
  return [
    ...card,
    ...(outcome.length === 0 ? [isBroke ? say.noGrit : say.nothing] : outcome),
    ...(back > 0 ? [say.cubes(back)] : []),
    ...closing(),
  ].join(' ');
};

const youEn: Outcome = {
  kept: 'You keep the Amulet, face up: it works from now on.',
  declined: `You decline the Amulet and gain ${DECLINE_GRIT} Grit.`,
  works: 'The Amulet doubles every negative effect.',
  plain: 'Without the Amulet nothing is doubled.',
  nothing: 'You lose nothing.',
  noGrit: 'You have no Grit to lose.',
  cubes: (count) => `${heroCubes.en(count)} ${count === 1 ? 'goes' : 'go'} back to the track.`,
  held: 'You stay where you are, behind your Shield.',
  spends: (what) => `You spend ${what}.`,
  stolen: (what) => `The Thief may steal ${what}.`,
  loses: (what) => `You lose ${what}.`,
  moved: (what) => `You can be moved ${what}.`,
  dies: 'You die.',
  discards: 'Then you discard the Amulet.',
};

const knightEn: Outcome = {
  ...youEn,
  kept: 'The Knight keeps the Amulet, face up.',
  declined: `The Knight declines the Amulet and gains ${DECLINE_GRIT} Grit.`,
  nothing: 'The Knight loses nothing.',
  noGrit: 'The Knight has no Grit to lose.',
  held: 'The Knight stays put, behind the Shield.',
  spends: (what) => `The Knight spends ${what}.`,
  stolen: (what) => `The Thief may steal ${what}.`,
  loses: (what) => `The Knight loses ${what}.`,
  moved: (what) => `The Knight can be moved ${what}.`,
  dies: 'She dies.',
  discards: 'Then the Amulet is discarded.',
};

const tuIt: Outcome = {
  kept: 'Tieni l’Amuleto, scoperto: agisce da subito.',
  declined: `Rifiuti l’Amuleto e guadagni ${DECLINE_GRIT} Coraggio.`,
  works: 'L’Amuleto raddoppia ogni effetto negativo.',
  plain: 'Senza l’Amuleto nulla raddoppia.',
  nothing: 'Non perdi nulla.',
  noGrit: 'Non hai Coraggio da perdere.',
  cubes: (count) => `${count === 1 ? 'Torna' : 'Tornano'} sul tracciato ${heroCubes.it(count)}.`,
  held: 'Resti dove sei, dietro lo Scudo.',
  spends: (what) => `Spendi ${what}.`,
  stolen: (what) => `Il Ladro può rubarti ${what}.`,
  loses: (what) => `Perdi ${what}.`,
  moved: (what) => `Ti possono spostare ${what}.`,
  dies: 'Muori.',
  discards: 'Poi scarti l’Amuleto.',
};

const cavaliereIt: Outcome = {
  ...tuIt,
  kept: 'Il Cavaliere tiene l’Amuleto, scoperto.',
  declined: `Il Cavaliere rifiuta l’Amuleto e guadagna ${DECLINE_GRIT} Coraggio.`,
  nothing: 'Il Cavaliere non perde nulla.',
  noGrit: 'Il Cavaliere non ha Coraggio da perdere.',
  held: 'Il Cavaliere resta dov’è, dietro lo Scudo.',
  spends: (what) => `Il Cavaliere spende ${what}.`,
  stolen: (what) => `Il Ladro può rubare ${what}.`,
  loses: (what) => `Il Cavaliere perde ${what}.`,
  moved: (what) => `Il Cavaliere può essere spostato ${what}.`,
  dies: 'Muore.',
  discards: 'Poi l’Amuleto va scartato.',
};

const left = (
  { health, grit, treasures }: CursedAmuletValue,
  names: Readonly<Record<'health' | 'grit' | 'treasures', string>>,
  kindsLost: readonly AmuletStep[],
): string =>
  [
    ...(kindsLost.includes('health') && health !== undefined ? [`${names.health} ${health}`] : []),
    ...(kindsLost.includes('grit') && grit !== undefined ? [`${names.grit} ${grit}`] : []),
    ...(kindsLost.includes('treasures') && treasures !== undefined
      ? [`${names.treasures} ${treasures}`]
      : []),
  ].join(', ');

const fightEn: Readonly<Record<Fight, string>> = {
  stronger: 'higher, so you lose nothing',
  'equal-clear': 'equal, and the Dragon die misses the centre: you lose nothing',
  'equal-center': 'equal, and the Dragon die hits the centre',
  weaker: 'lower',
};

const fightIt: Readonly<Record<Fight, string>> = {
  stronger: 'più alta, quindi non perdi nulla',
  'equal-clear': 'pari, e il dado Drago non colpisce il centro: non perdi nulla',
  'equal-center': 'pari, e il dado Drago colpisce il centro',
  weaker: 'più bassa',
};

const isIn = (draft: Readonly<Record<'amulet' | 'shield', string>>) => ({
  amulet: draft.amulet.trim() as AmuletState,
  hasShield: draft.shield.trim() === 'yes',
});

const stateEn: Readonly<Record<AmuletState, string>> = {
  'in-play': 'Cursed Amulet in play',
  offered: 'Cursed Amulet offered',
  none: 'No Cursed Amulet',
};

const stateIt: Readonly<Record<AmuletState, string>> = {
  'in-play': 'Amuleto Maledetto in gioco',
  offered: 'Amuleto Maledetto offerto',
  none: 'Senza Amuleto Maledetto',
};

/** What the effect is called in the middle of a line. */
const named = (lang: Lang, effect: Harm): string => harmNames[lang][effect];

const EN: Words = {
  title: 'What the Cursed Amulet doubles',
  lead: 'Any loss or forced move of the Knight: doubled or not, what is left, and when the Amulet goes.',
  fields: {
    amulet: 'The Amulet is',
    keep: 'The Knight’s choice',
    effect: 'What happens',
    amount: 'How much',
    kind: 'What is lost',
    shield: 'Hero cube on the Shield',
    strength: 'Your Strength',
    foe: 'The ambusher’s Strength',
    die: 'Dragon die',
    treasures: 'Treasure cards, the Amulet included',
    heroCubes: 'All your Hero cubes',
    health: 'Health before',
    grit: 'Grit before',
    shieldText: 'With the Shield, a doubled loss of Grit becomes',
    otherEffects: 'Effects that the leaflet does not name',
    thiefTokens: 'Tokens the Thief takes from the Cave',
    lastHealth: 'Doubled Magma and your last Health',
    discardBy: 'The Amulet is discarded after',
  },
  hints: { heroCubes: 'You always keep 2. Leave blank if you have plenty.' },
  options: {
    amulet: { 'in-play': 'In play', offered: 'Offered now', none: 'Not in play' },
    keep: { keep: 'Keep it', decline: 'Decline it' },
    effect: harmNames.en,
    kind: kinds.en,
    shield: yesNo.en,
    die: { clear: 'Misses the centre', center: 'Hits the centre' } satisfies Record<
      DieFace,
      string
    >,
    shieldText: {
      leaflet: '2, as in the leaflet',
      'march-2017': '1, as in March 2017',
    } satisfies Record<ShieldText, string>,
    otherEffects: { doubled: 'Doubled too', 'listed-only': 'Not doubled' },
    thiefTokens: { one: '1 as ever', two: '2 as well' },
    lastHealth: { spared: 'You keep 1', taken: 'It takes it too' },
    discardBy: { 'any-loss': 'Any loss of Health', attacks: 'Attacks and ambushes only' },
  },
  headline: (value) => told('en', youEn, value),
  line: (line): Said => {
    switch (line.code) {
      case 'declined':
        return [
          `You decline the Amulet, which leaves the game, and gain ${line.gained} Grit.`,
          line.before === undefined || line.after === undefined
            ? `+${line.gained}`
            : `${line.before} → ${line.after}`,
        ];
      case 'revealed':
        return ['You keep the Amulet and reveal it at once.'];
      case 'always-active':
        return ['The Amulet is in play, so it works, on your turn and on everybody else’s.'];
      case 'not-in-play':
        return ['The Amulet is not in play: nothing is doubled.'];
      case 'no-cube':
        return ['It takes no Hero cube, so it cannot be switched off.'];
      case 'fight': {
        const loses = line.amount > 0 ? `, so you lose ${line.amount} Health` : '';
        return [
          `Goblin Infestation: your Strength ${line.strength} against ${line.foe} is ${fightEn[line.outcome]}${loses}.`,
        ];
      }
      case 'base-loss':
        return [
          line.effect === 'telekinesis'
            ? `${named('en', line.effect)}, as entered: ${amounts.en(line.kind, line.amount)}.`
            : `${named('en', line.effect)} in the base game: ${amounts.en(line.kind, line.amount)}.`,
        ];
      case 'magma-spares':
        return ['Magma never takes your last Health.'];
      case 'magma-last':
        return [
          line.reading === 'spared'
            ? 'In the reading in force Magma leaves you 1 Health, doubled or not.'
            : 'In the reading in force only 1 Health is spared, and you have more: Magma takes it all.',
          change(line),
        ];
      case 'negative':
        return ['It brings you no benefit, so it is a negative effect.'];
      case 'health-doubled':
        return ['An attack or ambush costs twice the Health.', doubled(line)];
      case 'flame-giant':
        return [
          'Too weak for the Flame Giant: twice the Health, as in the printed example.',
          doubled(line),
        ];
      case 'grit-doubled':
        return ['A loss of Grit is doubled.', doubled(line)];
      case 'move-doubled':
        return ['You can be moved twice as far.', doubled(line)];
      case 'treasures-doubled':
        return [
          line.treasures !== undefined && line.treasures < line.amount
            ? `The Thief may steal ${line.amount} of your Treasure cards, but you have only ${line.treasures}.`
            : `The Thief may steal ${line.amount} of your Treasure cards instead of ${line.base}.`,
          doubled(line),
        ];
      case 'other-doubled':
        return [
          'The leaflet does not name this; in the reading in force it is doubled like the rest.',
          doubled(line),
        ];
      case 'other-single':
        return [
          'The leaflet does not name this; in the reading in force it is not doubled.',
          doubled(line),
        ];
      case 'own-cost':
        return [
          `You spend ${line.amount} Grit of your own will: neither Amulet nor Shield changes that.`,
        ];
      case 'shield-alone':
        return ['The Shield leaves 1 of each loss of Grit.', change(line)];
      case 'shield':
        return ['With Amulet and Shield you lose 2 Grit, however large the loss.', change(line)];
      case 'shield-2017':
        return ['By the text of 9 March 2017 you lose 1 Grit behind the Shield.', change(line)];
      case 'shield-stays':
        return ['With a Hero cube on your Shield nobody moves you.', `${line.before} → 0`];
      case 'two-cubes-stay':
        return ['You always keep 2 Hero cubes.', change(line)];
      case 'amulet-stolen':
        return ['He takes all your Treasure cards, the Amulet too: you are rid of it.'];
      case 'amulet-may-be-stolen':
        return ['The Amulet may be among the stolen cards; then you are rid of it.'];
      case 'thief-tokens':
        return [
          `In the reading in force the Thief also takes ${tokens.en(line.tokens)} from the Cave’s supply.`,
        ];
      case 'health-left':
        return [
          line.after === 0 ? 'Your Health falls to 0: you die.' : 'Your Health.',
          change(line),
        ];
      case 'grit-left':
        return [
          line.before === 0
            ? 'You have no Grit to lose: it never falls below 0.'
            : 'Your Grit, never below 0.',
          change(line),
        ];
      case 'cubes-back':
        return [
          `Your Grit falls below ${line.spaces === 1 ? 'a cube space' : `${line.spaces} cube spaces`}: ${heroCubes.en(line.cubes)} back to the track.`,
          `−${line.cubes}`,
        ];
      case 'resolve-first':
        return [
          `First the whole attack: ${listed(
            'en',
            line.steps.map((kind) => kinds.en[kind]),
          )}.`,
        ];
      case 'not-an-attack':
        return [
          line.discarded
            ? 'This is no attack, but in the reading in force any loss of Health ends in the discard.'
            : 'This is no attack, so in the reading in force you do not discard the Amulet.',
        ];
      case 'discard':
        return ['You have lost Health, so you discard the Amulet.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-treasures':
        return 'Without Treasure cards you are no target for Pickpocket.';
      case 'too-little-grit':
        return `The Rune Staff costs ${violation.cost} Grit, but you have only ${violation.grit}.`;
    }
  },
  sentence: (draft, value) => {
    const { amulet, hasShield } = isIn(draft);
    const effect = value.effect === 'none' ? '' : `, ${named('en', value.effect)}`;
    const shield = hasShield ? ', Shield' : '';
    const names = { health: 'Health', grit: 'Grit', treasures: 'Treasure cards' };
    const after = left(value, names, value.steps);
    return `${stateEn[amulet]}${effect}${shield}. ${told('en', knightEn, value)}${after === '' ? '' : ` Left: ${after}.`}`;
  },
};

const IT: Words = {
  title: 'Che cosa raddoppia l’Amuleto Maledetto',
  lead: 'Ogni perdita o movimento forzato del Cavaliere: se raddoppia, che cosa resta e quando se ne va l’Amuleto.',
  fields: {
    amulet: 'L’Amuleto',
    keep: 'La scelta del Cavaliere',
    effect: 'Che cosa succede',
    amount: 'Quanto',
    kind: 'Che cosa si perde',
    shield: 'Cubo Eroe sullo Scudo',
    strength: 'La tua Forza',
    foe: 'Forza di chi tende l’imboscata',
    die: 'Dado Drago',
    treasures: 'Carte Tesoro, Amuleto compreso',
    heroCubes: 'Tutti i tuoi cubi Eroe',
    health: 'Salute prima',
    grit: 'Coraggio prima',
    shieldText: 'Con lo Scudo, una perdita raddoppiata di Coraggio diventa',
    otherEffects: 'Effetti che il foglietto non nomina',
    thiefTokens: 'Segnalini che il Ladro prende dalla Caverna',
    lastHealth: 'Il Magma raddoppiato e la tua ultima Salute',
    discardBy: 'L’Amuleto si scarta dopo',
  },
  hints: { heroCubes: 'Te ne restano sempre 2. Lascia vuoto se ne hai molti.' },
  options: {
    amulet: { 'in-play': 'È in gioco', offered: 'Viene offerto ora', none: 'Non è in gioco' },
    keep: { keep: 'Tenerlo', decline: 'Rifiutarlo' },
    effect: harmNames.it,
    kind: kinds.it,
    shield: yesNo.it,
    die: { clear: 'Non colpisce il centro', center: 'Colpisce il centro' } satisfies Record<
      DieFace,
      string
    >,
    shieldText: {
      leaflet: '2, come nel foglietto',
      'march-2017': '1, come a marzo 2017',
    } satisfies Record<ShieldText, string>,
    otherEffects: { doubled: 'Raddoppiano anche loro', 'listed-only': 'Non raddoppiano' },
    thiefTokens: { one: '1 come sempre', two: 'Anche qui 2' },
    lastHealth: { spared: 'Te ne resta 1', taken: 'Toglie anche quella' },
    discardBy: { 'any-loss': 'Ogni perdita di Salute', attacks: 'Solo attacchi e imboscate' },
  },
  headline: (value) => told('it', tuIt, value),
  line: (line): Said => {
    switch (line.code) {
      case 'declined':
        return [
          `Rifiuti l’Amuleto, che esce dal gioco, e guadagni ${line.gained} Coraggio.`,
          line.before === undefined || line.after === undefined
            ? `+${line.gained}`
            : `${line.before} → ${line.after}`,
        ];
      case 'revealed':
        return ['Tieni l’Amuleto e lo scopri all’istante.'];
      case 'always-active':
        return ['L’Amuleto è in gioco, quindi agisce, nel tuo turno e in quello degli altri.'];
      case 'not-in-play':
        return ['L’Amuleto non è in gioco: nulla raddoppia.'];
      case 'no-cube':
        return ['Non vuole cubi Eroe, quindi non si può sospendere.'];
      case 'fight': {
        const loses = line.amount > 0 ? `, quindi perdi ${line.amount} Salute` : '';
        return [
          `Infestazione di Goblin: la tua Forza ${line.strength} contro ${line.foe} è ${fightIt[line.outcome]}${loses}.`,
        ];
      }
      case 'base-loss':
        return [
          line.effect === 'telekinesis'
            ? `${named('it', line.effect)}, come inserito: ${amounts.it(line.kind, line.amount)}.`
            : `${named('it', line.effect)} nel gioco base: ${amounts.it(line.kind, line.amount)}.`,
        ];
      case 'magma-spares':
        return ['Il Magma non toglie mai l’ultima Salute.'];
      case 'magma-last':
        return [
          line.reading === 'spared'
            ? 'Secondo l’interpretazione in vigore il Magma ti lascia 1 Salute, raddoppiato o no.'
            : 'Secondo l’interpretazione in vigore è esente solo chi è a 1, e tu ne hai di più: il Magma la toglie tutta.',
          change(line),
        ];
      case 'negative':
        return ['Non ti porta alcun vantaggio, quindi è un effetto negativo.'];
      case 'health-doubled':
        return ['Un attacco o un’imboscata toglie il doppio della Salute.', doubled(line)];
      case 'flame-giant':
        return [
          'Contro il Gigante di Fuoco la tua Forza non basta: il doppio della Salute, come nell’esempio stampato.',
          doubled(line),
        ];
      case 'grit-doubled':
        return ['Una perdita di Coraggio raddoppia.', doubled(line)];
      case 'move-doubled':
        return ['Ti possono portare lontano il doppio.', doubled(line)];
      case 'treasures-doubled':
        return [
          line.treasures !== undefined && line.treasures < line.amount
            ? `Il Ladro può rubarti ${line.amount} carte Tesoro, ma ne hai solo ${line.treasures}.`
            : `Il Ladro può rubarti ${line.amount} carte Tesoro al posto di ${line.base}.`,
          doubled(line),
        ];
      case 'other-doubled':
        return [
          'Il foglietto non lo nomina; secondo l’interpretazione in vigore raddoppia come il resto.',
          doubled(line),
        ];
      case 'other-single':
        return [
          'Il foglietto non lo nomina; secondo l’interpretazione in vigore non raddoppia.',
          doubled(line),
        ];
      case 'own-cost':
        return [
          `Spendi ${line.amount} Coraggio di tua volontà: né l’Amuleto né lo Scudo cambiano qualcosa.`,
        ];
      case 'shield-alone':
        return ['Lo Scudo lascia 1 di ogni perdita di Coraggio.', change(line)];
      case 'shield':
        return [
          'Con Amuleto e Scudo perdi 2 Coraggio, per quanto grande sia la perdita.',
          change(line),
        ];
      case 'shield-2017':
        return [
          'Secondo il testo del 9 marzo 2017, dietro lo Scudo perdi 1 Coraggio.',
          change(line),
        ];
      case 'shield-stays':
        return ['Con un cubo Eroe sullo Scudo nessuno ti sposta.', `${line.before} → 0`];
      case 'two-cubes-stay':
        return ['Ti restano sempre 2 cubi Eroe.', change(line)];
      case 'amulet-stolen':
        return ['Prende tutte le tue carte Tesoro, Amuleto compreso: te ne sei liberato.'];
      case 'amulet-may-be-stolen':
        return ['Tra le carte rubate può esserci l’Amuleto; allora te ne sei liberato.'];
      case 'thief-tokens':
        return [
          `Secondo l’interpretazione in vigore il Ladro prende anche ${tokens.it(line.tokens)} dalla riserva della Caverna.`,
        ];
      case 'health-left':
        return [
          line.after === 0 ? 'La tua Salute scende a 0: muori.' : 'La tua Salute.',
          change(line),
        ];
      case 'grit-left':
        return [
          line.before === 0
            ? 'Non hai Coraggio da perdere: non scende mai sotto 0.'
            : 'Il tuo Coraggio, mai sotto 0.',
          change(line),
        ];
      case 'cubes-back':
        return [
          `Il Coraggio scende sotto ${line.spaces === 1 ? 'una casella' : `${line.spaces} caselle`} con cubo: ${heroCubes.it(line.cubes)} di nuovo sul tracciato.`,
          `−${line.cubes}`,
        ];
      case 'resolve-first':
        return [
          `Prima l’attacco intero: ${listed(
            'it',
            line.steps.map((kind) => stepNamesIt[kind]),
          )}.`,
        ];
      case 'not-an-attack':
        return [
          line.discarded
            ? 'Non è un attacco, ma secondo l’interpretazione in vigore ogni perdita di Salute porta allo scarto.'
            : 'Non è un attacco, quindi secondo l’interpretazione in vigore non scarti l’Amuleto.',
        ];
      case 'discard':
        return ['Hai perso Salute, quindi scarti l’Amuleto.'];
    }
  },
  violation: (violation) => {
    switch (violation.code) {
      case 'no-treasures':
        return 'Senza carte Tesoro il Ladro non ti può Borseggiare.';
      case 'too-little-grit':
        return `Il Bastone Runico costa ${violation.cost} Coraggio, ma ne hai solo ${violation.grit}.`;
    }
  },
  sentence: (draft, value) => {
    const { amulet, hasShield } = isIn(draft);
    const effect = value.effect === 'none' ? '' : `, ${named('it', value.effect)}`;
    const shield = hasShield ? ', Scudo' : '';
    const names = { health: 'Salute', grit: 'Coraggio', treasures: 'carte Tesoro' };
    const after = left(value, names, value.steps);
    return `${stateIt[amulet]}${effect}${shield}. ${told('it', cavaliereIt, value)}${after === '' ? '' : ` Restano: ${after}.`}`;
  },
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface AmuletFormWords {
  /** What the amount of an effect is. */
  readonly amountHint: Readonly<Partial<Record<Harm, string>>>;
  /** Why all her Hero cubes are asked for when only Grit is lost. */
  readonly cubesHint: string;
  readonly order: string;
  readonly step: (isActive: boolean, loss: AmuletLoss) => readonly [what: string, why: string];
  readonly left: (amount: number) => string;
  readonly discard: string;
}

const stepOf =
  (lang: Lang) =>
  (isActive: boolean, loss: AmuletLoss): readonly [string, string] => {
    const amount = amounts[lang](loss.kind, loss.amount);
    return [loss.kind === 'move' ? amount : `−${amount}`, verdict(lang, isActive, loss) ?? ''];
  };

export const amuletWords: Readonly<Record<Lang, AmuletFormWords>> = {
  en: {
    amountHint: {
      backstab: 'Grit, by the Thief’s Action cubes.',
      hex: 'Grit: the Eye Tribe’s Population.',
      telekinesis: 'Spaces that the Ghost may move you.',
      poison: 'Hero cubes: 2 if the Tribe is stronger by 2 or more.',
      'rune-staff': 'Grit you spend.',
    },
    cubesHint: 'Only if Poison has some of them at the Entrance: you always keep 2.',
    order: 'In this order',
    step: stepOf('en'),
    left: (amount) => `${amount} left`,
    discard: 'Discard the Amulet',
  },
  it: {
    amountHint: {
      backstab: 'Coraggio, secondo i cubi Azione del Ladro.',
      hex: 'Coraggio: la Popolazione della Tribù dell’Occhio.',
      telekinesis: 'Spazi di cui il Fantasma ti può spostare.',
      poison: 'Cubi Eroe: 2 se la Tribù è più forte di almeno 2.',
      'rune-staff': 'Coraggio che spendi.',
    },
    cubesHint: 'Solo se il Veleno ne ha portati all’Ingresso: te ne restano sempre 2.',
    order: 'In quest’ordine',
    step: stepOf('it'),
    left: (amount) => `${amount === 1 ? 'resta' : 'restano'} ${amount}`,
    discard: 'Scarta l’Amuleto',
  },
};
