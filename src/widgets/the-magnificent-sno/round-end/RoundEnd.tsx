import { SEATS, seatTexts } from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { roundEnd } from './calculator.ts';
import { OrderCards } from './OrderCards.tsx';
import { SeatCards } from './SeatCards.tsx';
import { Settled } from './Settled.tsx';

function Fieldset(form: FormOf<typeof roundEnd>) {
  const players = Math.min(SEATS.max, Math.max(SEATS.min, seatTexts(form.draft.table).length));
  return (
    <>
      <ChoiceField form={form} field="round" />
      <SeatCards form={form} />
      <OrderCards form={form} players={players} />
    </>
  );
}

export const RoundEnd = island(roundEnd, Fieldset, Settled, { tellsWhy: true });
