import type { ComponentChildren } from 'preact';
import { MASTER_TILES, YES_NO, type MasterTileKind } from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { AmountsField } from '../shared/AmountsField.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { Ledger } from '../shared/Ledger.tsx';
import { labels, masterTiles } from './calculator.ts';

type Form = FormOf<typeof masterTiles>;

type Field = keyof Form['draft'];

/** What a tile asks for whose cost is printed on it alone. */
const SHOWN: readonly Field[] = [
  'cost',
  'costGems',
  'gems',
  'coins',
  'trainers',
  'points',
  'onBoard',
];

/** The fields that matter to each kind of tile. */
const ASKED: Readonly<Record<MasterTileKind, readonly Field[]>> = {
  build: ['costGems', 'gems'],
  points: ['coins', 'points'],
  trainer: ['direction', 'trainers', 'points'],
  'clear-gems': ['gems', 'coins'],
  'trainer-tile': SHOWN,
  tent: ['tentSpaces', 'printed', ...SHOWN],
  poster: ['needs', ...SHOWN],
  'master-card': ['extraCards', ...SHOWN],
};

function Fieldset(form: Form) {
  const tile = MASTER_TILES.find((kind) => kind === form.draft.tile.trim());
  const asked = tile === undefined ? [] : ASKED[tile];
  const fields = Object.keys(CONTROLS) as readonly (keyof typeof CONTROLS)[];
  return (
    <Fields>
      <div class="field--wide">
        <SelectField form={form} field="tile" />
      </div>
      {fields
        .filter((field) => asked.includes(field) || form.problem(field) !== undefined)
        .map((field) => CONTROLS[field](form))}
    </Fields>
  );
}

/** The control of each field, in the order of the form. */
const CONTROLS: Readonly<
  Record<Exclude<Field, 'tile' | 'clearPays' | 'floor'>, (form: Form) => ComponentChildren>
> = {
  direction: (form) => <ChoiceField form={form} field="direction" />,
  needs: (form) => <ChoiceField form={form} field="needs" options={YES_NO.toReversed()} />,
  tentSpaces: (form) => <NumberField form={form} field="tentSpaces" />,
  printed: (form) => <SelectField form={form} field="printed" />,
  extraCards: (form) => <NumberField form={form} field="extraCards" />,
  cost: (form) => <AmountsField form={form} field="cost" labels={labels.cost[form.lang]} />,
  costGems: (form) => <GemsField form={form} field="costGems" />,
  gems: (form) => <GemsField form={form} field="gems" />,
  coins: (form) => <NumberField form={form} field="coins" />,
  trainers: (form) => <NumberField form={form} field="trainers" />,
  points: (form) => <NumberField form={form} field="points" />,
  onBoard: (form) => <NumberField form={form} field="onBoard" />,
};

function After({ lang, value }: DetailOf<typeof masterTiles>) {
  return <Ledger lang={lang} {...value} />;
}

export const MasterTiles = island(masterTiles, Fieldset, After);
