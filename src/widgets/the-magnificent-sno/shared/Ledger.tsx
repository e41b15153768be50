import { HUES, type Amounts, type Holding, type Hue } from '#engine/the-magnificent-sno/index.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { adjectiveIt, hueLabels } from './names.ts';

const labels = {
  caption: { en: 'What you pay, get and then have', it: 'Che cosa paghi, ricevi e poi hai' },
  thing: { en: 'Thing', it: 'Cosa' },
  paid: { en: 'Pay', it: 'Paghi' },
  gained: { en: 'Get', it: 'Ricevi' },
  after: { en: 'Then', it: 'Poi' },
  gem: (hue: Hue): Pair => ({
    en: `${hueLabels.en[hue]} gems`,
    it: `Gemme ${adjectiveIt(hue, 2)}`,
  }),
  coins: { en: 'Coins', it: 'Monete' },
  trainers: { en: 'Trainers', it: 'Istruttori' },
  points: { en: 'Points', it: 'Punti' },
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
  const rows = [
    ...HUES.map((hue) => ({
      name: labels.gem(hue)[lang],
      paid: paid.gems[hue],
      gained: gained.gems[hue],
      after: after.gems[hue],
      more: 0,
    })),
    ...(['coins', 'trainers', 'points'] as const).map((thing) => ({
      name: labels[thing][lang],
      paid: paid[thing],
      gained: gained[thing],
      after: after[thing],
      more: thing === 'coins' ? excessCoins : 0,
    })),
  ].filter((row) => row.paid + row.gained + row.more > 0);
  if (rows.length === 0) return null;
  return (
    <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{labels.thing[lang]}</th>
            <th scope="col">{labels.paid[lang]}</th>
            <th scope="col">{labels.gained[lang]}</th>
            <th scope="col">{labels.after[lang]}</th>
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
