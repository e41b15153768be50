import {
  AMOUNT,
  CULT_LEVELS,
  isNoResult,
  isOneSeat,
  NO_RESULT,
  parseOutcome,
  PLAYERS,
  resultsIn,
  type Scale,
} from '#engine/fire-and-ice/index.ts';
import { ChoiceField, NumberField, RowsField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { NamesFold, seatNamed, withoutName } from '#src/calculators/NamesField.tsx';
import { numeral } from '#src/calculators/phrases.ts';
import { ReadingsTable } from '#src/calculators/ReadingsTable.tsx';
import { rowForm, type Row } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { roundingNames, zeroNames } from '../shared/award-words.ts';
import { CultLane } from '../shared/CultLanes.tsx';
import { labels, shares } from './calculator.ts';

type Form = FormOf<typeof shares>;

const scaleOf = ({ draft }: Form): Scale => (draft.scale.trim() === 'cult' ? 'cult' : 'tile');

function Fieldset(form: Form) {
  const { lang } = form;
  return (
    <>
      <div class={`seats seats--shares seats--${scaleOf(form)}`}>
        <RowsField
          form={scaleOf(form) === 'cult' ? { ...form, hint: () => undefined } : form}
          field="values"
          separator=","
          isRow={isOneSeat}
          blank="0"
          keepsBlanks
          max={PLAYERS.max}
          withRemoved={(row) => ({ names: withoutName(form.draft.names, row) })}
          words={{
            add: labels.add[lang],
            row: (number) => seatNamed(form.draft.names, lang, number),
            remove: (number) => labels.remove(number)[lang],
          }}
        >
          {(row) => <Result form={form} row={row} />}
        </RowsField>
      </div>
      <NamesFold form={form} field="names" seats={resultsIn(form.draft.values).length} />
      <ChoiceField form={form} field="scale" />
    </>
  );
}

/** The result of one player, or the dash of one who has none. */
function Result({ form, row }: { readonly form: Form; readonly row: Row }) {
  const scale = scaleOf(form);
  const isNone = isNoResult(row.text);
  const level = parseOutcome(row.text, scale);
  if (scale === 'cult' && (level.ok || row.text.trim() === '')) {
    return (
      <CultLane
        lang={form.lang}
        id={row.id}
        label={row.label}
        level={level.ok ? level.value : undefined}
        set={(next) => {
          row.set(String(next));
        }}
      >
        {null}
      </CultLane>
    );
  }
  return (
    <>
      <NumberField
        form={rowForm(form, 'values', {
          ...row,
          isRight: (text) => parseOutcome(text, scale).ok,
        })}
        field="row"
        {...(scale === 'cult' ? CULT_LEVELS : AMOUNT)}
      />
      {(scale === 'tile' || isNone) && (
        <button
          type="button"
          class="pick"
          aria-label={labels.noneOf(row.label)[form.lang]}
          aria-pressed={isNone}
          onClick={() => {
            row.set(isNone ? '0' : NO_RESULT);
          }}
        >
          –
        </button>
      )}
    </>
  );
}

function Places({ lang, value, draft, set }: DetailOf<typeof shares>) {
  return (
    <>
      <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
        <table class="ranking">
          <thead>
            <tr>
              <th scope="col">{labels.player[lang]}</th>
              <th scope="col">{labels.result[lang]}</th>
              <th scope="col">{labels.place[lang]}</th>
              <th scope="col">{labels.points[lang]}</th>
            </tr>
          </thead>
          <tbody>
            {value.players.map(({ player, value: result, place, points }) => (
              <tr>
                <th scope="row">{value.names[player - 1] || player}</th>
                <td>{result ?? labels.none[lang]}</td>
                <td>{place ?? labels.none[lang]}</td>
                <td>{numeral(points, lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {value.agree ? (
        <p class="quiet">{labels.agree[lang]}</p>
      ) : (
        <ReadingsTable
          words={{
            readings: labels.readings[lang],
            reading: labels.reading[lang],
            inForce: labels.inForce[lang],
          }}
          names={{ rounding: roundingNames[lang], zero: zeroNames[lang] }}
          byReading={value.byReading}
          draft={draft}
          set={set}
          say={(points) => numeral(points, lang)}
        />
      )}
    </>
  );
}

export const Shares = island(shares, Fieldset, Places);
