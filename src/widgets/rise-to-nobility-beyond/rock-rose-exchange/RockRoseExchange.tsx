import { EXCHANGED, heldField, rateField } from '#engine/rise-to-nobility-beyond/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { Fields, Group, NumberField, TextField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { byLang } from '#src/lang.ts';
import { labels, rockRoseExchange } from './calculator.ts';

const WORDS = byLang(labels);

function Form(form: FormOf<typeof rockRoseExchange>) {
  const words = WORDS[form.lang];
  return (
    <>
      <Fields>
        <NumberField form={form} field="rockRose" />
      </Fields>
      <div class="exchange">
        <Group title={words.wanted}>
          <p class="quiet field--wide">
            {words.notation} {shellWords[form.lang].kept}
          </p>
          {EXCHANGED.map((thing) => (
            <>
              <TextField form={form} field={rateField(thing)} />
              <NumberField form={form} field={thing} />
            </>
          ))}
        </Group>
      </div>
      <Held {...form} />
    </>
  );
}

/** Asked of what is given back, of Reputation, whose track ends, and of what cannot be read. */
function Held(form: FormOf<typeof rockRoseExchange>) {
  const words = WORDS[form.lang];
  const asked = EXCHANGED.filter(
    (thing) =>
      (wholeIn(form.draft[thing]) ?? 0) < 0 ||
      (thing === 'reputation' && (wholeIn(form.draft[thing]) ?? 0) > 0) ||
      form.draft[heldField(thing)].trim() !== '' ||
      form.problem(heldField(thing)) !== undefined,
  );
  if (asked.length === 0) return null;
  return (
    <Group title={words.held}>
      <p class="quiet field--wide">{words.heldNote}</p>
      {asked.map((thing) => (
        <NumberField form={form} field={heldField(thing)} />
      ))}
    </Group>
  );
}

/** What each ratio allows, brings and leaves open. */
function Table({ lang, value }: DetailOf<typeof rockRoseExchange>) {
  const words = WORDS[lang];
  if (value.rows.length === 0) return null;
  return (
    <div class="table-scroll" role="region" aria-label={words.table} tabIndex={0}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{words.thing}</th>
            <th scope="col">{words.most}</th>
            <th scope="col">{words.times}</th>
            <th scope="col">{words.gained}</th>
            <th scope="col">{words.further}</th>
          </tr>
        </thead>
        <tbody>
          {value.rows.map(({ thing, rate, most, times, gained, further }) => (
            <tr aria-current={times === 0 ? undefined : 'true'}>
              <th scope="row">
                {words.name(thing)} {rate.give}:{rate.get}
              </th>
              <td>{most}</td>
              <td>{withMinus(times)}</td>
              <td>{withMinus(gained)}</td>
              <td>{further}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const RockRoseExchange = island(rockRoseExchange, Form, Table);
