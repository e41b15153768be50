import { turnPower } from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, Fields, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { ColorDiceField } from '../shared/DiceEditor.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { PowerSum } from '../shared/PowerSum.tsx';
import { TakenDie } from '../shared/TakenDie.tsx';
import { labels, powerAndBuild } from './calculator.ts';

type Form = FormOf<typeof powerAndBuild>;
type Field = keyof Form['draft'];

/** What few turns need. */
const RARE: readonly Field[] = ['locked', 'bonus', 'other', 'held'];
const FOR_COINS: readonly Field[] = ['extra', 'coins'];

/** Whether the player's board must be asked, because the text does not tell what these tiles need. */
const asksBoard = ({ draft, reply, problem }: Form): boolean =>
  draft.needed.trim() !== '' ||
  problem('needed') !== undefined ||
  (reply.kind === 'answer' && reply.answer.value.needed === undefined);

function Fieldset(form: Form) {
  const { draft, lang } = form;
  const power = turnPower(draft);
  const isUsed = (field: Field): boolean =>
    draft[field] !== powerAndBuild.start[field] || form.problem(field) !== undefined;
  return (
    <>
      <TakenDie form={form} fields={{ hue: 'dieColor', value: 'die', as: 'as' }} />
      <ColorDiceField form={form} field="placed" />
      <GemsField form={form} field="gems" />
      <details class="ways" open={RARE.some(isUsed)}>
        <summary>{labels.power[lang]}</summary>
        <Fields>
          <GemsField form={form} field="locked" colored />
          <ChoiceField form={form} field="bonus" />
          <NumberField form={form} field="other" />
          <GemsField form={form} field="held" />
        </Fields>
      </details>
      {power && <PowerSum lang={lang} power={power} />}
      <Group title={labels.toBuild[lang]}>
        <NumberField form={form} field="large" />
        <NumberField form={form} field="small" />
        <NumberField form={form} field="white" />
        <NumberField form={form} field="changers" />
        {asksBoard(form) && <NumberField form={form} field="needed" />}
      </Group>
      <details class="ways" open={FOR_COINS.some(isUsed)}>
        <summary>{labels.more[lang]}</summary>
        <Fields>
          <ChoiceField form={form} field="extra" />
          <NumberField form={form} field="coins" />
        </Fields>
      </details>
    </>
  );
}

/** The rows of the build table that are known, and whether white is open; a row can be chosen. */
function Builds({ lang, value, set }: DetailOf<typeof powerAndBuild>) {
  const { build, known, way, mostWhites } = value;
  const isBuilt = (large: number, small: number): boolean =>
    build.large + build.white === large && build.small === small;
  return (
    <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
      <table class="ranking">
        <caption>{labels.caption[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.build[lang]}</th>
            <th scope="col">{labels.needs[lang]}</th>
            <th scope="col">{labels.reach[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {known.map(({ large, small, needed, enough }) => (
            <tr aria-current={isBuilt(large, small) ? 'true' : undefined}>
              <th scope="row">
                <button
                  type="button"
                  class="pick"
                  onClick={() => {
                    set({ large: String(large), small: String(small), white: '0', needed: '' });
                  }}
                >
                  {labels.tiles(large, small)[lang]}
                </button>
              </th>
              <td>{needed}</td>
              <td>{(enough ? labels.yes : labels.no)[lang]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{labels.white[lang]}</th>
            <td colSpan={2}>{labels.whiteWay(way, mostWhites)[lang]}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

export const PowerAndBuild = island(powerAndBuild, Fieldset, Builds);
