import { HUES, type Amounts, type Holding, type Hue } from '#engine/the-magnificent-sno/index.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang } from '#src/lang.ts';
import { aggettivo, hueLabels } from './names.ts';

interface LedgerWords {
  readonly caption: string;
  readonly thing: string;
  readonly paid: string;
  readonly gained: string;
  readonly after: string;
  readonly gem: (hue: Hue) => string;
  readonly coins: string;
  readonly trainers: string;
  readonly points: string;
}

const WORDS: Readonly<Record<Lang, LedgerWords>> = {
  en: {
    caption: 'What you pay, get and then have',
    thing: 'Thing',
    paid: 'Pay',
    gained: 'Get',
    after: 'Then',
    gem: (hue) => `${hueLabels.en[hue]} gems`,
    coins: 'Coins',
    trainers: 'Trainers',
    points: 'Points',
  },
  it: {
    caption: 'Che cosa paghi, ricevi e poi hai',
    thing: 'Cosa',
    paid: 'Paghi',
    gained: 'Ricevi',
    after: 'Poi',
    gem: (hue) => `Gemme ${aggettivo(hue, 2)}`,
    coins: 'Monete',
    trainers: 'Istruttori',
    points: 'Punti',
  },
};

interface LedgerProps {
  readonly lang: Lang;
  readonly paid: Amounts;
  readonly gained: Amounts;
  readonly after: Holding;
  /** Coins for gems that found no room. */
  readonly excessCoins: number;
}

/** What changes hands, and what the player has in the end; things that play no part are left out. */
export function Ledger({ lang, paid, gained, after, excessCoins }: LedgerProps) {
  const words = WORDS[lang];
  const rows = [
    ...HUES.map((hue) => ({
      name: words.gem(hue),
      paid: paid.gems[hue],
      gained: gained.gems[hue],
      after: after.gems[hue],
      more: 0,
    })),
    ...(['coins', 'trainers', 'points'] as const).map((thing) => ({
      name: words[thing],
      paid: paid[thing],
      gained: gained[thing],
      after: after[thing],
      more: thing === 'coins' ? excessCoins : 0,
    })),
  ].filter((row) => row.paid + row.gained + row.more > 0);
  if (rows.length === 0) return null;
  return (
    <div class="table-scroll" role="region" aria-label={words.caption} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{words.thing}</th>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.gained}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">{row.name}</th>
              <td>{row.paid === 0 ? '' : `−${row.paid}`}</td>
              <td>{gainedText(row.gained, row.more)}</td>
              <td>{row.after === undefined ? '' : withMinus(row.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const gainedText = (gained: number, more: number): string =>
  [gained, more]
    .filter((amount) => amount > 0)
    .map((amount) => `+${amount}`)
    .join(' ');
