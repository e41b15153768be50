import {
  acolytes as question,
  CULT_LEVELS,
  CULTS,
  makeBowls,
  makeCults,
  PRIEST_STEPS,
  type AcolytesValue,
  type Cult,
} from '#engine/fire-and-ice/index.ts';
import { calculator } from '#src/calculators/calculator.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames, factionNames, terrainNames, terrainSaid } from '../shared/names.ts';
import {
  inCultIt,
  missingIt,
  ofCultIt,
  phrases,
  powerGained,
  powerLines,
  ways,
} from '../shared/phrases.ts';
import { seatProblems, tableViolations } from '../shared/table-words.ts';
import {
  ALREADY,
  eruptionFields,
  eruptionHints,
  eruptionLines,
  eruptionViolations,
} from '../shared/volcano-words.ts';

const { en, it } = phrases;

/** Where the markers that moved stood one after the other, each Cult once. */
export const pathsOf = ({
  moves,
}: Pick<AcolytesValue, 'moves'>): readonly (readonly [Cult, readonly number[]])[] =>
  CULTS.flatMap((cult) => {
    const own = moves.filter((move) => move.cult === cult);
    const [first] = own;
    if (first === undefined) return [];
    const levels = [first.before, ...own.map(({ after }) => after)];
    return [[cult, levels.filter((level, i) => i === 0 || level !== levels[i - 1])] as const];
  });

const eitherCult = (cults: readonly Cult[], lang: Lang): string =>
  listed(
    lang,
    cults.map((cult) => cultNames[lang][cult]),
    'or',
  );

const isPaid = ({ moves }: AcolytesValue): boolean => moves.some(({ why }) => why === 'terrain');

/** What the Volcano costs; while no Cult is chosen, in which it could be paid. */
const cost = (value: AcolytesValue): Pair => {
  const { price, ways: cults } = value;
  const payers = cults.filter(({ after }) => after !== undefined).map(({ cult }) => cult);
  return isPaid(value)
    ? {
        en: `The Volcano costs ${en.cultPoints(price)}.`,
        it: `Il Vulcano costa ${it.cultPoints(price)}.`,
      }
    : {
        en: `The Volcano costs ${en.cultPoints(price)} from one Cult: ${eitherCult(payers, 'en')}.`,
        it: `Il Vulcano costa ${it.cultPoints(price)} di un solo Culto: ${eitherCult(payers, 'it')}.`,
      };
};

/** The way of one marker. */
const path = ([cult, [from = 0, to, ...then]]: ReturnType<typeof pathsOf>[number]): Pair =>
  to === undefined
    ? {
        en: `${cultNames.en[cult]} stays on ${from}.`,
        it: `${capital(inCultIt(cult))} resti a ${from}.`,
      }
    : {
        en: `${cultNames.en[cult]} goes from ${from} to ${to}${then.map((level) => `, then to ${level}`).join('')}.`,
        it: `${capital(inCultIt(cult))} passi da ${from} a ${to}${then.map((level) => `, poi a ${level}`).join('')}.`,
      };

const outcome = (value: AcolytesValue): Pair => {
  const { price, power, points, already } = value;
  const parts: readonly Pair[] = [
    ...(price === 0 ? [] : [cost(value)]),
    ...pathsOf(value).map(path),
    ...(power > 0 ? [powerGained(value)] : []),
    ...(points > 0 ? [{ en: `You score ${points} VP.`, it: `Fai ${points} PV.` }] : []),
  ];
  if (parts.length === 0 && already) return ALREADY;
  return parts.length === 0
    ? { en: 'The markers stay where they are.', it: 'Le Pedine restano dove sono.' }
    : { en: parts.map((part) => part.en).join(' '), it: parts.map((part) => part.it).join(' ') };
};

/** Spades or a Priest that come first would bring the marker high enough. */
const climbFirst = (violation: { readonly climbFirst: boolean }): Pair =>
  violation.climbFirst
    ? {
        en: ' If you climb first, you can pay it: choose that order above.',
        it: ' Se prima sali, puoi pagarlo: scegli quest’ordine qui sopra.',
      }
    : { en: '', it: '' };

const stopped = (why: 'end' | 'taken' | 'no-key', cult: Cult): Pair => {
  switch (why) {
    case 'end':
      return {
        en: `${cultNames.en[cult]} ends at space 10`,
        it: `Il Culto ${ofCultIt(cult)} finisce alla casella 10`,
      };
    case 'taken':
      return {
        en: `Another player holds space 10 of ${cultNames.en[cult]}, so you stop at 9`,
        it: `Un altro giocatore occupa la casella 10 ${ofCultIt(cult)} e ti fermi alla 9`,
      };
    case 'no-key':
      return {
        en: `Without an unused Town key you stop at 9 in ${cultNames.en[cult]}`,
        it: `Senza una chiave di Città non usata ti fermi alla 9 ${ofCultIt(cult)}`,
      };
  }
};

/** What the Cults and Bowls become, and the key, where a reading decided on it. */
const after = (value: AcolytesValue, leavingTen: string): Pair => {
  const { moves, power, cults, bowls } = value;
  const isMoved = moves.some((move) => move.before !== move.after);
  if (moves.length === 0) return { en: '', it: '' };
  const unpaid = value.price > 0 && !isPaid(value);
  const left = moves.some(({ why, before }) => why === 'terrain' && before === CULT_LEVELS.max);
  const key = KEYS[leavingTen === 'key-spent' ? 'key-spent' : 'key-back'];
  return {
    en: ` ${unpaid ? 'Before you pay for the Volcano, the' : 'The'} Cults ${isMoved ? 'become' : 'stay'} ${makeCults(cults)}${power > 0 ? ` and the Bowls ${makeBowls(bowls)}` : ''}${left ? `, with the reading that ${key.en}` : ''}.`,
    it: ` ${unpaid ? 'Prima di pagare il Vulcano, i' : 'I'} Culti ${isMoved ? 'diventano' : 'restano'} ${makeCults(cults)}${power > 0 ? ` e le Riserve ${makeBowls(bowls)}` : ''}${left ? `, con l’interpretazione che ${key.it}` : ''}.`,
  };
};

const KEYS = {
  'key-back': {
    en: 'the key of space 10 comes back unused',
    it: 'la chiave della casella 10 torna non usata',
  },
  'key-spent': {
    en: 'the key of space 10 stays used',
    it: 'la chiave della casella 10 resta usata',
  },
} as const;

export const acolytes = calculator(question, {
  name: 'acolytes',
  game: 'fire-and-ice',
  title: { en: 'Acolytes: Cult points and Volcanoes', it: 'Accoliti: punti Culto e Vulcani' },
  lead: {
    en: 'What a Volcano costs and which Cult can pay it, and how far Spades and Priests take you up.',
    it: 'Quanto costa un Vulcano e quale Culto può pagarlo, e quanto fanno salire Vanghe e Sacerdoti.',
  },
  fields: {
    ...eruptionFields,
    cults: { en: 'Cult markers now', it: 'Pedine dei Culti adesso' },
    bowls: { en: 'Power now', it: 'Potere adesso' },
    keys: { en: 'Unused Town keys', it: 'Chiavi di Città non usate' },
    topTaken: {
      en: 'Another player holds space 10 of',
      it: 'Un altro occupa la casella 10 di',
    },
    cult: { en: 'Cult that pays', it: 'Culto che paga' },
    spades: {
      en: 'Spades you gain, each for a Cult',
      it: 'Vanghe che ottieni, ognuna per un Culto',
    },
    priest: { en: 'Priest sent to a Cult', it: 'Sacerdote inviato in un Culto' },
    priestCult: { en: 'Cult of the Priest', it: 'Culto del Sacerdote' },
    stronghold: { en: 'Is your Stronghold built?', it: 'Hai la Fortezza?' },
    order: { en: 'What comes first', it: 'Che cosa viene prima' },
    leavingTen: {
      en: 'When you leave space 10, your key',
      it: 'Se lasci la casella 10, la chiave',
    },
  },
  hints: {
    ...eruptionHints,
  },
  options: {
    opponents: factionNames,
    topTaken: cultNames,
    terrain: terrainNames,
    cult: {
      en: { '': 'Not decided', ...cultNames.en },
      it: { '': 'Da decidere', ...cultNames.it },
    },
    spades: cultNames,
    priest: {
      '': { en: 'None', it: 'Nessuno' },
      ...Object.fromEntries(
        PRIEST_STEPS.map((count) => [
          count,
          { en: `For ${en.steps(count)}`, it: `Da ${it.steps(count)}` },
        ]),
      ),
    },
    priestCult: cultNames,
    stronghold: yesNo,
    order: {
      'pay-first': { en: 'You pay, then climb', it: 'Paghi, poi sali' },
      'climb-first': { en: 'You climb, then pay', it: 'Sali, poi paghi' },
    },
    leavingTen: {
      'key-back': { en: 'comes back unused', it: 'torna non usata' },
      'key-spent': { en: 'stays used', it: 'resta usata' },
    },
  },
  ways,
  headline: outcome,
  lines: {
    ...eruptionLines,
    ...powerLines,
    pay: {
      en: 'You pay all {steps} from {cult}.',
      it: 'Li paghi tutti e {steps} {cult:inCult}.',
      amount: '−{steps}',
    },
    'any-cult': {
      en: 'All {steps} must come from one Cult. Choose it above to see the marker move.',
      it: 'Devi pagarli tutti e {steps} in un solo Culto. Sceglilo qui sopra per vedere muoversi la Pedina.',
    },
    'no-power-lost': {
      aside: true,
      en: 'Going down on {cult} costs no Power.',
      it: 'Scendere {cult:inCult} non costa Potere.',
    },
    'power-again': {
      en: '{power} of this Power {power?comes|come} from spaces of {cult} that you had reached before.',
      it: '{power di questi Poteri viene|di questi Poteri vengono} da caselle {cult:ofCult} che avevi già raggiunto.',
    },
    'leaves-top': ({ cult, reading, after }) =>
      reading === 'key-back'
        ? {
            en: `Space 10 of ${cultNames.en[cult]} is free again and your key comes back: you now have ${after} unused.`,
            it: `La casella 10 ${ofCultIt(cult)} torna libera e riprendi la chiave: ora ne hai ${after} non ${after === 1 ? 'usata' : 'usate'}.`,
          }
        : {
            en: `Space 10 of ${cultNames.en[cult]} is free again, but your key stays used: you have ${after === 0 ? 'none' : after} unused.`,
            it: `La casella 10 ${ofCultIt(cult)} torna libera, ma la chiave resta usata: ${after === 0 ? 'non ne hai altre' : `ne hai ${after} non ${after === 1 ? 'usata' : 'usate'}`}.`,
          },
    'no-spades': ({ spades }) =>
      spades === 1
        ? {
            aside: true,
            en: 'You cannot transform with the Spade: it becomes a Cult step.',
            it: 'Con la Vanga non puoi trasformare: diventa un passo in un Culto.',
          }
        : {
            aside: true,
            en: `You cannot transform with the ${spades} Spades: each becomes a Cult step.`,
            it: `Con le ${spades} Vanghe non puoi trasformare: ognuna diventa un passo in un Culto.`,
          },
    'spade-step': ({ cult, before, after }) => ({
      ...(before === after
        ? {
            en: `A Spade for ${cultNames.en[cult]}, which stays on ${after}.`,
            it: `Una Vanga ${inCultIt(cult)}: resti a ${after}.`,
          }
        : {
            en: `A Spade for ${cultNames.en[cult]}: from ${before} to ${after}.`,
            it: `Una Vanga ${inCultIt(cult)}: da ${before} a ${after}.`,
          }),
      amount: `+${after - before}`,
    }),
    'several-spades': {
      aside: true,
      en: 'Each Spade may go to a different Cult or to the same one.',
      it: 'Ogni Vanga può andare in un Culto diverso o nello stesso.',
    },
    priest: ({ cult, space, more, before, after }) => ({
      en: `You send a Priest to ${cultNames.en[cult]}: ${en.steps(space)}${more > 0 ? ` and ${more} more with the Stronghold` : ''}, ${before === after ? `but you stay on ${after}` : `from ${before} to ${after}`}.`,
      it: `Invii un Sacerdote ${inCultIt(cult)}: ${it.steps(space)}${more > 0 ? ` e ${more} in più con la Fortezza` : ''}, ${before === after ? `ma resti a ${after}` : `da ${before} a ${after}`}.`,
      amount: `+${after - before}`,
    }),
    'cult-power': {
      en: '{cult} from {before} to {after}: the spaces reached give {power} Power.',
      it: '{cult:InCult}, da {before} a {after}, le caselle raggiunte danno {power Potere|Poteri}.',
    },
    top: ({ cult, after }) => ({
      en: `You use a Town key to enter space 10 of ${cultNames.en[cult]}; ${after === 0 ? 'no unused key is' : after === 1 ? '1 unused key is' : `${after} unused keys are`} left.`,
      it: `Usi una chiave di Città per entrare nella casella 10 ${ofCultIt(cult)}: ${after === 0 ? 'non te ne resta nessuna' : after === 1 ? 'te ne resta 1' : `te ne restano ${after}`}.`,
    }),
    stopped: ({ why, cult, lost }) => ({
      en: `${stopped(why, cult).en}: ${en.steps(lost)} ${lost === 1 ? 'is' : 'are'} lost.`,
      it: `${stopped(why, cult).it}: ${it.steps(lost)} ${lost === 1 ? 'va perso' : 'vanno persi'}.`,
      amount: `−${lost}`,
    }),
  },
  violations: {
    ...tableViolations,
    ...eruptionViolations,
    'cult-too-low': (violation) => {
      const { cult, steps, level, short } = violation;
      return {
        en: `The Volcano costs ${en.cultPoints(steps)} from one Cult, and in ${cultNames.en[cult]} you are on ${level}: you are ${short} short. You cannot add points from another Cult.${climbFirst(violation).en}`,
        it: `Il Vulcano costa ${it.cultPoints(steps)} di un solo Culto, e ${inCultIt(cult)} sei a ${level}: ${missingIt(short)}. Da un altro Culto non puoi aggiungerne.${climbFirst(violation).it}`,
      };
    },
    'no-cult-reaches': (violation) => {
      const { steps, highest } = violation;
      return {
        en: `The Volcano costs ${en.cultPoints(steps)} from one Cult, and your highest marker is on ${highest}.${climbFirst(violation).en}`,
        it: `Il Vulcano costa ${it.cultPoints(steps)} di un solo Culto, e la tua Pedina più alta è a ${highest}.${climbFirst(violation).it}`,
      };
    },
    'too-many-keys': {
      en: 'You have {keys unused Town key|unused Town keys} and used {used} to be on space 10: {all} in all. With a player’s 17 Structures you can found 4 Towns, which give {max} keys at most.',
      it: 'Hai {keys chiave di Città non usata|chiavi di Città non usate} e {used} {used?usata|usate} per essere alla casella 10: in tutto {all}. Con i 17 Edifici di un giocatore si fondano 4 Città, che danno al massimo {max} chiavi.',
    },
    'top-held-twice': {
      en: 'Space 10 of {cult} has room for one player: you and another cannot both be there.',
      it: 'Nella casella 10 {cult:ofCult} c’è posto per un giocatore solo: non potete starci in due.',
    },
  },
  problems: seatProblems,
  problem: ({ field, code }) =>
    field === 'priestCult' && code === 'missing'
      ? { en: 'Choose the Cult the Priest goes to.', it: 'Scegli il Culto a cui va il Sacerdote.' }
      : undefined,
  sentence: (value, draft) => {
    const before = draft.cults.trim();
    const terrain = draft.terrain.trim();
    const erupts = value.price > 0;
    const { en: said, it: detto } = outcome(value);
    const { en: then, it: poi } = after(value, draft.leavingTen.trim());
    return {
      en: `Acolytes with Cults ${before}${erupts ? `, turning ${terrainSaid('en', terrain)} into a Volcano` : ''}. ${said}${then}`,
      it: `Accoliti con Culti ${before}${erupts ? `, che trasformano ${terrainSaid('it', terrain)} in un Vulcano` : ''}. ${detto}${poi}`,
    };
  },
});

export const labels = {
  noTerrain: { en: 'None', it: 'Nessuno' },
  position: { en: 'Where you stand', it: 'La tua posizione' },
  volcano: { en: 'The Volcano', it: 'Il Vulcano' },
  up: { en: 'Spades and Priest', it: 'Vanghe e Sacerdote' },
  add: { en: 'Add a Spade for', it: 'Aggiungi una Vanga per' },
  remove: { en: 'Take away the Spade for', it: 'Togli la Vanga per' },
  noSpades: { en: 'No Spades.', it: 'Nessuna Vanga.' },
};
