import {
  FAVOR_TILES,
  FAVORS,
  TOWN_POWER,
  type Favor,
  type FavorEffect,
  type IceMaidensLine,
  type IceMaidensValue,
  type RawIceMaidens,
  type TileIncome,
} from '#engine/fire-and-ice/index.ts';
import type { CalculatorWords, Said } from '#src/calculators/calculator.ts';
import { counted } from '#src/calculators/counted.ts';
import { capital, listed, yesNo } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { cultNames } from '../shared/names.ts';
import { bowlsSaid, cultsSaid, nelCulto, phrases } from '../shared/phrases.ts';

type Words = CalculatorWords<keyof RawIceMaidens, IceMaidensValue, IceMaidensLine, never>;

/** A Favor tile as players call it: `Earth 2`. */
const tile = (lang: Lang, favor: Favor): string => {
  const { cult, steps } = FAVOR_TILES[favor];
  return `${cultNames[lang][cult]} ${steps}`;
};

/** `3 coins`, `1 worker and 1 Power`. */
const income = (lang: Lang, { coins, workers, power }: TileIncome): string => {
  const say = phrases[lang];
  return listed(lang, [
    ...(coins > 0 ? [say.coins(coins)] : []),
    ...(workers > 0 ? [say.workers(workers)] : []),
    ...(power > 0 ? [say.power(power)] : []),
  ]);
};

const isIncome = ({ coins, workers, power }: TileIncome): boolean => coins + workers + power > 0;

/** Points on passing by the number of Trading houses, from one on: `2/3/3/4`. */
const scale = (points: readonly number[]): string => points.slice(1).join('/');

/** The tiles with what they do, for the list to choose from. */
const tileOptions = (
  lang: Lang,
  gift: (effect: FavorEffect) => string | undefined,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FAVORS.map((favor) => {
      const does = gift(FAVOR_TILES[favor].effect);
      return [favor, does === undefined ? tile(lang, favor) : `${tile(lang, favor)}: ${does}`];
    }),
  );

const en = phrases.en;
const temples = counted('Temple', 'Temples');
const tradingHouses = counted('Trading house', 'Trading houses');

const gift = (effect: FavorEffect): string | undefined => {
  switch (effect.kind) {
    case 'none':
      return undefined;
    case 'town':
      return `Towns from ${effect.power} Power on`;
    case 'action':
      return 'action for 1 Cult step';
    case 'income':
      return `${income('en', effect)} each round`;
    case 'build-points':
      return `${effect.points} VP for each ${effect.structure === 'dwelling' ? 'Dwelling' : 'Trading house'} you build`;
    case 'pass-points':
      return `${scale(effect.points)} VP on passing for 1/2/3/4 Trading houses`;
  }
};

/** The same, short enough for a list on a phone. */
const giftInShort = (effect: FavorEffect): string | undefined => {
  switch (effect.kind) {
    case 'income':
      return `income ${income('en', effect)}`;
    case 'build-points':
      return `${effect.points} VP per ${effect.structure === 'dwelling' ? 'Dwelling' : 'Trading house'} built`;
    case 'pass-points':
      return 'VP for Trading houses on passing';
    case 'none':
    case 'town':
    case 'action':
      return gift(effect);
  }
};

/** What the tile makes possible, as a full sentence. */
const ability = (effect: FavorEffect): string => {
  const since = 'from Phase II of the first round on';
  switch (effect.kind) {
    case 'town':
      return `A Town needs a Power value of ${effect.power} instead of ${TOWN_POWER}, ${since}.`;
    case 'action':
      return `Once a round you may take the tile’s action, 1 step on a Cult, ${since}.`;
    case 'build-points':
    case 'pass-points':
    case 'income':
    case 'none':
      return `The tile gives ${gift(effect) ?? 'nothing else'}, ${since}.`;
  }
};

const EN: Words = {
  title: 'Ice Maidens: Favor tile and passing',
  lead: 'What the Favor tile you take at setup brings, and what you score when you pass.',
  fields: {
    favor: 'Favor tile',
    cults: 'Cult markers before the tile',
    bowls: 'Power before the tile',
    round: 'Round',
    temples: 'Temples on the map',
    tradingHouses: 'Trading houses on the map',
    sanctuary: 'Is your Sanctuary built?',
    stronghold: 'Is your Stronghold built?',
  },
  options: { favor: tileOptions('en', giftInShort), sanctuary: yesNo.en, stronghold: yesNo.en },
  headline: (value) => `${taken(value)} Passing scores ${value.points} VP.`,
  line: (line): Said => {
    switch (line.code) {
      case 'takes-tile':
        return [`You take the Favor tile ${tile('en', line.favor)} together with the Faction.`];
      case 'tile-to-take':
        return [
          'You take 1 Favor tile of your choice together with the Faction. Choose it above to see what it brings.',
        ];
      case 'steps':
        return [
          `${cultNames.en[line.cult]}: ${en.steps(line.steps)} at once, from ${line.before} to ${line.after}.${line.after - line.before < line.steps ? ' Space 10 takes a Town key, and no Town stands yet.' : ''}`,
          `+${line.after - line.before}`,
        ];
      case 'cult-power':
        return line.power === 0
          ? [`${cultNames.en[line.cult]} up to ${line.after}: no space reached gives Power.`, '+0']
          : [
              `${cultNames.en[line.cult]} up to ${line.after}: the spaces reached give ${en.power(line.power)}.`,
            ];
      case 'power':
        return en.gainsPower(line);
      case 'income':
        return [
          `The tile gives ${income('en', line.each)} in the Income phase of every round.${line.round > 1 ? ` Up to round ${line.round} that makes ${income('en', line.received)}.` : ''}`,
        ];
      case 'ability':
        return [ability(line.effect)];
      case 'tile-points':
        return [
          `The tile scores for ${tradingHouses(line.tradingHouses)} on the map.`,
          `+${line.points} VP`,
        ];
      case 'first-dwellings':
        return [
          'Your two Dwellings of the setup score nothing: the tile works from Phase II on.',
          `+${line.points} VP`,
        ];
      case 'temples':
        return [
          `Stronghold: ${line.each} VP for each of your ${temples(line.temples)}.`,
          `+${line.points} VP`,
        ];
      case 'no-stronghold':
        return ['Without the Stronghold, Temples score nothing on passing.', `+${line.points} VP`];
      case 'sanctuary':
        return ['The Sanctuary is no Temple and scores nothing.', `+${line.points} VP`];
    }
  },
  violation: (violation) => violation,
  sentence: (draft, value) =>
    `Ice Maidens with Cults ${draft.cults.trim()} and Bowls ${draft.bowls.trim()}. ${taken(value)} Afterwards Cults ${cultsSaid(value.cults)}, Bowls ${bowlsSaid(value.bowls)}. Passing scores ${value.points} VP (Stronghold ${value.strongholdPoints}, tile ${value.tilePoints}).`,
};

/** What the tile brings, in a sentence. */
const taken = ({ favor, cults, power, gained, income: each }: IceMaidensValue): string => {
  if (favor === undefined) return 'No Favor tile taken yet.';
  const { cult } = FAVOR_TILES[favor];
  const steps = `you reach ${cults[cult]} in ${cultNames.en[cult]}`;
  const moved = gained > 0 ? ` and gain ${en.power(gained)}` : '';
  const room = gained < power ? ` (room for ${gained} of ${power})` : '';
  const rounds = isIncome(each) ? `; each round ${income('en', each)}` : '';
  return `${tile('en', favor)}: ${steps}${moved}${room}${rounds}.`;
};

const it = phrases.it;
const templi = counted('Tempio', 'Templi');
const empori = counted('Emporio', 'Empori');

const donoInBreve = (effect: FavorEffect): string | undefined => {
  switch (effect.kind) {
    case 'action':
      return 'azione: 1 passo in un Culto';
    case 'income':
      return `entrata ${income('it', effect)}`;
    case 'build-points':
      return `${effect.points} PV per ${effect.structure === 'dwelling' ? 'Abitazione costruita' : 'Emporio costruito'}`;
    case 'pass-points':
      return 'PV per gli Empori passando';
    case 'none':
    case 'town':
      return dono(effect);
  }
};

const dono = (effect: FavorEffect): string | undefined => {
  switch (effect.kind) {
    case 'none':
      return undefined;
    case 'town':
      return `Città già da ${effect.power} Poteri`;
    case 'action':
      return 'azione da 1 passo in un Culto';
    case 'income':
      return `${income('it', effect)} a turno di gioco`;
    case 'build-points':
      return `${effect.points} PV per ogni ${effect.structure === 'dwelling' ? 'Abitazione costruita' : 'Emporio costruito'}`;
    case 'pass-points':
      return `${scale(effect.points)} PV passando con 1/2/3/4 Empori`;
  }
};

const abilita = (effect: FavorEffect): string => {
  const since = 'dalla Fase II del primo turno di gioco in poi';
  switch (effect.kind) {
    case 'town':
      return `A una Città basta un Valore di Potere di ${effect.power} anziché ${TOWN_POWER}, ${since}.`;
    case 'action':
      return `Una volta per turno di gioco puoi usare l’azione della tessera, 1 passo in un Culto, ${since}.`;
    case 'build-points':
    case 'pass-points':
    case 'income':
    case 'none':
      return `La tessera dà ${dono(effect) ?? 'nient’altro'}, ${since}.`;
  }
};

const IT: Words = {
  title: 'Dame del Ghiaccio: tessera Favore e punti passando',
  lead: 'Che cosa porta la tessera Favore presa nella preparazione, e quanti punti fai quando passi.',
  fields: {
    favor: 'Tessera Favore',
    cults: 'Pedine dei Culti prima della tessera',
    bowls: 'Potere prima della tessera',
    round: 'Turno di gioco',
    temples: 'Templi sulla Mappa',
    tradingHouses: 'Empori sulla Mappa',
    sanctuary: 'Hai il Santuario?',
    stronghold: 'Hai la Fortezza?',
  },
  options: { favor: tileOptions('it', donoInBreve), sanctuary: yesNo.it, stronghold: yesNo.it },
  headline: (value) => `${presa(value)} Passando fai ${value.points} PV.`,
  line: (line): Said => {
    switch (line.code) {
      case 'takes-tile':
        return [`Insieme alla Fazione prendi la tessera Favore ${tile('it', line.favor)}.`];
      case 'tile-to-take':
        return [
          'Insieme alla Fazione prendi 1 tessera Favore a tua scelta. Indicala qui sopra per vedere che cosa porta.',
        ];
      case 'steps':
        return [
          `${capital(nelCulto(line.cult))} fai subito ${it.steps(line.steps)}, da ${line.before} a ${line.after}.${line.after - line.before < line.steps ? ' Alla casella 10 serve una chiave di Città, e Città non ce ne sono ancora.' : ''}`,
          `+${line.after - line.before}`,
        ];
      case 'cult-power':
        return line.power === 0
          ? [
              `${capital(nelCulto(line.cult))}, fino a ${line.after}, nessuna casella raggiunta dà Potere.`,
              '+0',
            ]
          : [
              `${capital(nelCulto(line.cult))}, fino a ${line.after}, le caselle raggiunte danno ${it.power(line.power)}.`,
            ];
      case 'power':
        return it.gainsPower(line);
      case 'income':
        return [
          `La tessera dà ${income('it', line.each)} nella fase delle entrate di ogni turno di gioco.${line.round > 1 ? ` Fino al turno di gioco ${line.round} fanno ${income('it', line.received)}.` : ''}`,
        ];
      case 'ability':
        return [abilita(line.effect)];
      case 'tile-points':
        return [
          `La tessera conta ${empori(line.tradingHouses)} sulla Mappa.`,
          `+${line.points} PV`,
        ];
      case 'first-dwellings':
        return [
          'Le due Abitazioni della preparazione non danno punti: la tessera vale dalla Fase II.',
          `+${line.points} PV`,
        ];
      case 'temples':
        return [
          `Fortezza: ${line.each} PV per Tempio, e hai ${templi(line.temples)}.`,
          `+${line.points} PV`,
        ];
      case 'no-stronghold':
        return ['Senza la Fortezza i Templi non danno punti quando passi.', `+${line.points} PV`];
      case 'sanctuary':
        return ['Il Santuario non è un Tempio e non dà punti.', `+${line.points} PV`];
    }
  },
  violation: (violation) => violation,
  sentence: (draft, value) =>
    `Dame del Ghiaccio con Culti ${draft.cults.trim()} e Riserve ${draft.bowls.trim()}. ${presa(value)} Alla fine Culti ${cultsSaid(value.cults)}, Riserve ${bowlsSaid(value.bowls)}. Passando si fanno ${value.points} PV (Fortezza ${value.strongholdPoints}, tessera ${value.tilePoints}).`,
};

const presa = ({ favor, cults, power, gained, income: each }: IceMaidensValue): string => {
  if (favor === undefined) return 'Nessuna tessera Favore ancora presa.';
  const { cult } = FAVOR_TILES[favor];
  const steps = `arrivi a ${cults[cult]} ${nelCulto(cult)}`;
  const moved = gained > 0 ? ` e guadagni ${it.power(gained)}` : '';
  const room = gained < power ? ` (posto per ${gained} di ${power})` : '';
  const rounds = isIncome(each) ? `; a ogni turno di gioco ${income('it', each)}` : '';
  return `${tile('it', favor)}: ${steps}${moved}${room}${rounds}.`;
};

export const words: Readonly<Record<Lang, Words>> = { en: EN, it: IT };

interface FormWords {
  readonly setup: string;
  readonly pass: string;
  readonly noTile: string;
}

export const formWords: Readonly<Record<Lang, FormWords>> = {
  en: { setup: 'At setup', pass: 'When you pass', noTile: 'Not taken yet' },
  it: { setup: 'Nella preparazione', pass: 'Quando passi', noTile: 'Non ancora presa' },
};
