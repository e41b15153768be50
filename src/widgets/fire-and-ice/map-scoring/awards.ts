import type { AwardLine, Rounding, Zero } from '#engine/fire-and-ice/index.ts';
import type { Said } from '#src/calculators/calculator.ts';
import type { Lang } from '#src/lang.ts';

export const roundingNames: Readonly<Record<Lang, Readonly<Record<Rounding, string>>>> = {
  en: { down: 'Shares are rounded down', exact: 'Shares stay exact' },
  it: { down: 'Le parti si arrotondano per difetto', exact: 'Le parti restano esatte' },
};

export const zeroNames: Readonly<Record<Lang, Readonly<Record<Zero, string>>>> = {
  en: { nothing: '0 takes no place', ranked: '0 is ranked like any number' },
  it: { nothing: '0 non prende posto', ranked: '0 entra in classifica' },
};

const NUMERALS: Readonly<Record<Lang, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 }),
  it: new Intl.NumberFormat('it', { maximumFractionDigits: 2 }),
};

/** A number of points as the language writes it: `7.2`, `7,2`. */
export const numeral = (lang: Lang, value: number): string => NUMERALS[lang].format(value);

export const vp = (points: number): string => `${numeral('en', points)} VP`;
export const pv = (points: number): string => `${numeral('it', points)} PV`;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth'] as const;
const ORDINALI = ['', 'primo', 'secondo', 'terzo', 'quarto', 'quinto'] as const;

/** How the players of a line are named, and whether the name stands for several. */
interface Who {
  readonly names: string;
  readonly many: boolean;
}

interface Told<Player> {
  readonly who: (players: readonly Player[]) => Who;
  /** What is counted: `with distance 12`. */
  readonly with: (value: number) => string;
}

/** The places of a category, in words. */
export const awardSaid = <Player>(lang: Lang, line: AwardLine<Player>, told: Told<Player>): Said =>
  lang === 'en' ? saidEn(line, told) : saidIt(line, told);

const saidEn = <Player>(line: AwardLine<Player>, told: Told<Player>): Said => {
  const { names, many } = told.who(line.players);
  const tied = line.players.length > 1;
  switch (line.code) {
    case 'place':
      return [
        tied
          ? `${names} share ${ORDINALS[line.place]} place ${told.with(line.value)}.`
          : `${names} ${many ? 'take' : 'takes'} ${ORDINALS[line.place]} place ${told.with(line.value)}.`,
        tied ? `${vp(line.points)} each` : vp(line.points),
      ];
    case 'tie':
      return [
        `They divide the points of the places they fill: ${line.places.join(' + ')}, by ${line.players.length}.`,
        vp(line.pool),
      ];
    case 'rounding':
      return [
        line.reading === 'down'
          ? `${line.pool} by ${line.tied} does not come out even; each share is rounded down.`
          : `${line.pool} by ${line.tied} does not come out even; the shares stay exact.`,
        vp(line.points),
      ];
    case 'no-place':
      return [
        `${names} ${many ? 'come' : 'comes'} ${ORDINALS[line.place]} ${told.with(line.value)}, which scores nothing.`,
        vp(0),
      ];
    case 'zero':
      return [
        line.reading === 'nothing'
          ? `${names} ${many ? 'have' : 'has'} 0, which takes no place.`
          : `${names} ${many ? 'have' : 'has'} 0, which is ranked like any number.`,
      ];
  }
};

const saidIt = <Player>(line: AwardLine<Player>, told: Told<Player>): Said => {
  const { names, many } = told.who(line.players);
  const tied = line.players.length > 1;
  switch (line.code) {
    case 'place':
      return [
        tied
          ? `${names} si dividono il ${ORDINALI[line.place]} posto ${told.with(line.value)}.`
          : `${names} ${many ? 'prendono' : 'prende'} il ${ORDINALI[line.place]} posto ${told.with(line.value)}.`,
        tied ? `${pv(line.points)} a testa` : pv(line.points),
      ];
    case 'tie':
      return [
        `Si dividono i punti dei posti che occupano: ${line.places.join(' + ')}, diviso ${line.players.length}.`,
        pv(line.pool),
      ];
    case 'rounding':
      return [
        line.reading === 'down'
          ? `${line.pool} diviso ${line.tied} non dà un numero intero: ogni parte si arrotonda per difetto.`
          : `${line.pool} diviso ${line.tied} non dà un numero intero: le parti restano esatte.`,
        pv(line.points),
      ];
    case 'no-place':
      return [
        `${names} ${many ? 'sono al' : 'è al'} ${ORDINALI[line.place]} posto ${told.with(line.value)}: niente punti.`,
        pv(0),
      ];
    case 'zero':
      return [
        line.reading === 'nothing'
          ? `${names} ${many ? 'hanno' : 'ha'} 0, che non prende posto.`
          : `${names} ${many ? 'hanno' : 'ha'} 0, che entra in classifica come ogni numero.`,
      ];
  }
};
