import {
  AMOUNT,
  TILES_BUILT,
  TRAINERS,
  TURNS,
  YES_NO,
  type PowerAndBuildValue,
  type RawPowerAndBuild,
} from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, Fields, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { ColorDiceField } from '../shared/DiceEditor.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { PowerSum } from '../shared/PowerSum.tsx';
import { TakenDie } from '../shared/TakenDie.tsx';
import { powerAndBuild } from './calculator.ts';
import { buildWords } from './words.ts';

type Field = keyof RawPowerAndBuild;

/** What few turns need. */
const RARE: readonly Field[] = ['locked', 'bonus', 'other', 'held'];
const FOR_COINS: readonly Field[] = ['extra', 'coins'];

/** The power alone, whatever is built with it; nothing while a field cannot be read. */
const powerOf = (draft: RawPowerAndBuild): PowerAndBuildValue['power'] | undefined => {
  const reply = powerAndBuild.ask({
    ...draft,
    held: '',
    large: '0',
    small: '0',
    white: '0',
    extra: 'no',
  });
  return reply.kind === 'answer' ? reply.answer.value.power : undefined;
};

/** Whether the player's board must be asked, because the text does not tell what these tiles need. */
const asksBoard = (draft: RawPowerAndBuild): boolean => {
  if (draft.needed.trim() !== '') return true;
  const reply = powerAndBuild.ask(draft);
  return reply.kind === 'answer' && reply.answer.value.needed === undefined;
};

function Form(form: FormProps<Field>) {
  const { draft, lang } = form;
  const words = buildWords[lang];
  const power = powerOf(draft);
  const isUsed = (field: Field): boolean =>
    draft[field] !== powerAndBuild.start[field] || form.problem(field) !== undefined;
  return (
    <>
      <TakenDie form={form} fields={{ hue: 'dieColor', value: 'die', as: 'as' }} />
      <ColorDiceField form={form} field="placed" max={TURNS - 1} />
      <GemsField form={form} field="gems" />
      <details class="ways" open={RARE.some(isUsed)}>
        <summary>{words.power}</summary>
        <Fields>
          <GemsField form={form} field="locked" colored />
          <ChoiceField form={form} field="bonus" options={YES_NO} />
          <NumberField form={form} field="other" {...AMOUNT} />
          <GemsField form={form} field="held" />
        </Fields>
      </details>
      {power && <PowerSum lang={lang} power={power} />}
      <Group title={words.toBuild}>
        <NumberField form={form} field="large" {...TILES_BUILT} />
        <NumberField form={form} field="small" {...TILES_BUILT} />
        <NumberField form={form} field="white" {...TILES_BUILT} />
        <NumberField form={form} field="changers" {...TRAINERS} />
        {(asksBoard(draft) || form.problem('needed') !== undefined) && (
          <NumberField form={form} field="needed" {...AMOUNT} />
        )}
      </Group>
      <details class="ways" open={FOR_COINS.some(isUsed)}>
        <summary>{words.more}</summary>
        <Fields>
          <ChoiceField form={form} field="extra" options={YES_NO} />
          <NumberField form={form} field="coins" {...AMOUNT} />
        </Fields>
      </details>
    </>
  );
}

/** The rows of the build table that are known, and whether white is open; a row can be chosen. */
function Builds({ lang, value, set }: DetailProps<PowerAndBuildValue, Field>) {
  const words = buildWords[lang];
  const { build, known, way, mostWhites } = value;
  const isBuilt = (large: number, small: number): boolean =>
    build.large + build.white === large && build.small === small;
  return (
    <table class="ranking">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.build}</th>
          <th scope="col">{words.needs}</th>
          <th scope="col">{words.reach}</th>
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
                {words.tiles(large, small)}
              </button>
            </th>
            <td>{needed}</td>
            <td>{enough ? words.yes : words.no}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{words.white}</th>
          <td colSpan={2}>{words.whiteWay(way, mostWhites)}</td>
        </tr>
      </tbody>
    </table>
  );
}

export const PowerAndBuild = island(powerAndBuild, Form, Builds);
