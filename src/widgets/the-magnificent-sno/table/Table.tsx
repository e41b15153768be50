import { itemsIn } from '#engine/core/fields.ts';
import { PLAYERS, splitCards } from '#engine/the-magnificent-sno/index.ts';
import { TextField } from '#src/calculators/controls.tsx';
import { Cards, Column } from '#src/table/Look.tsx';
import { board, tablePage } from '#src/table/TablePage.tsx';
import { perform } from '../perform/calculator.ts';
import { roundEnd } from '../round-end/calculator.ts';
import { OrderCards } from '../round-end/OrderCards.tsx';

/** A few spaces of a track that is still to be read. */
const UNREAD = ['', '', '', ''];

export const Table = tablePage({
  max: PLAYERS.max,
  boards: [
    board(
      perform,
      {
        title: { en: 'Performance track', it: 'Tracciato delle esibizioni' },
        where: {
          en: 'The value of each space, from the bottom of the track up: 4,6,8.',
          it: 'Il valore di ogni spazio, dal fondo del tracciato in su: 4,6,8.',
        },
        Look: ({ form }) => {
          const values = itemsIn(form.draft.track);
          return <Column texts={values.length > 0 ? values : UNREAD} />;
        },
      },
      ({ form }) => <TextField form={form} field="track" />,
    ),
    board(
      roundEnd,
      {
        title: { en: 'Play-order cards', it: 'Carte ordine di gioco' },
        where: {
          en: 'The coins and gems printed on each card for your number of players.',
          it: 'Le monete e le gemme stampate su ogni carta per il vostro numero di giocatori.',
        },
        Look: ({ form, players }) => (
          <Cards
            places={Array.from({ length: Math.max(players, PLAYERS.min) }, (_, i) => ({
              label: String(i + 1),
              text: splitCards(form.draft.cards, players)?.[i]?.coins ?? '',
            }))}
          />
        ),
      },
      ({ form, players }) => <OrderCards form={form} players={players} />,
    ),
  ],
});
