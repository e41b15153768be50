import { EXCHANGED, PLAYERS, rateField, TIERS } from '#engine/rise-to-nobility-beyond/index.ts';
import { Fields, TextField } from '#src/calculators/controls.tsx';
import { Cards } from '#src/table/Look.tsx';
import { board, tablePage } from '#src/table/TablePage.tsx';
import { glade } from '../glade/calculator.ts';
import { offering } from '../offering/calculator.ts';
import { TierCost } from '../offering/TierCost.tsx';
import { costIn, Tiers } from '../offering/Tiers.tsx';
import { rockRoseExchange } from '../rock-rose-exchange/calculator.ts';

export const Table = tablePage({
  max: PLAYERS.max,
  boards: [
    board(
      rockRoseExchange,
      {
        title: { en: 'Rock Rose exchanges', it: 'Scambi di Roccia Rosea' },
        where: {
          en: 'The ratios printed on the board: 1:2 means that you give 1 Rock Rose and get 2.',
          it: 'I rapporti stampati sulla plancia: 1:2 significa che dai 1 Roccia Rosea e ricevi 2.',
        },
      },
      ({ form }) => (
        <Fields>
          {EXCHANGED.map((thing) => (
            <TextField form={form} field={rateField(thing)} />
          ))}
        </Fields>
      ),
    ),
    board(
      glade,
      {
        title: { en: 'Slots of the Glade', it: 'Spazi della Radura' },
        where: {
          en: 'The value each slot of the Glade shows, or several: 1,2.',
          it: 'Il valore che mostra ogni spazio della Radura, o più d’uno: 1,2.',
        },
        Look: Cards,
      },
      ({ form }) => (
        <Fields>
          <TextField form={form} field="slot1" />
          <TextField form={form} field="slot2" />
          <TextField form={form} field="slot3" />
        </Fields>
      ),
    ),
    board(
      offering,
      {
        title: { en: 'Tiers of the Temple', it: 'Livelli del Tempio' },
        where: {
          en: 'The cost of each tier is printed on its left.',
          it: 'Il costo di ogni livello è stampato alla sua sinistra.',
        },
        Look: ({ form: { lang, draft } }) => (
          <Tiers lang={lang} costs={TIERS.map((tier) => costIn(draft.costs, tier))} />
        ),
      },
      ({ form }) => (
        <>
          {TIERS.map((tier) => (
            <TierCost form={{ ...form, id: () => `${form.id('costs')}-${tier}` }} tier={tier} />
          ))}
        </>
      ),
    ),
  ],
});
