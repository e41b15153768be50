import type { ComponentChildren } from 'preact';
import {
  AMOUNT,
  DIRECTIONS,
  EXTRA_CARDS,
  MASTER_TILES,
  MODULE_ITEMS,
  POINTS,
  PRINTED_STATES,
  TENT_SPACES,
  TRAINERS,
  YES_NO,
  type MasterTileKind,
  type MasterTileValue,
  type RawMasterTile,
} from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, Fields, NumberField, SelectField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { AmountsField } from '../shared/AmountsField.tsx';
import { GemsField } from '../shared/GemsField.tsx';
import { Ledger } from '../shared/Ledger.tsx';
import { masterTiles } from './calculator.ts';
import { costParts } from './words.ts';

type Field = keyof RawMasterTile;

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

function Form(form: FormProps<Field>) {
  const tile = MASTER_TILES.find((kind) => kind === form.draft.tile.trim());
  const asked = tile === undefined ? [] : ASKED[tile];
  const fields = Object.keys(CONTROLS) as readonly (keyof typeof CONTROLS)[];
  return (
    <Fields>
      <div class="field--wide">
        <SelectField form={form} field="tile" options={MASTER_TILES} />
      </div>
      {fields
        .filter((field) => asked.includes(field) || form.problem(field) !== undefined)
        .map((field) => CONTROLS[field](form))}
    </Fields>
  );
}

/** The control of each field, in the order of the form. */
const CONTROLS: Readonly<
  Record<
    Exclude<Field, 'tile' | 'clearPays' | 'floor'>,
    (form: FormProps<Field>) => ComponentChildren
  >
> = {
  direction: (form) => <ChoiceField form={form} field="direction" options={DIRECTIONS} />,
  needs: (form) => <ChoiceField form={form} field="needs" options={YES_NO.toReversed()} />,
  tentSpaces: (form) => <NumberField form={form} field="tentSpaces" {...TENT_SPACES} />,
  printed: (form) => <SelectField form={form} field="printed" options={PRINTED_STATES} />,
  extraCards: (form) => (
    <NumberField form={form} field="extraCards" min={0} max={EXTRA_CARDS.max - 1} />
  ),
  cost: (form) => <AmountsField form={form} field="cost" labels={costParts[form.lang]} />,
  costGems: (form) => <GemsField form={form} field="costGems" />,
  gems: (form) => <GemsField form={form} field="gems" />,
  coins: (form) => <NumberField form={form} field="coins" {...AMOUNT} />,
  trainers: (form) => <NumberField form={form} field="trainers" {...TRAINERS} />,
  points: (form) => <NumberField form={form} field="points" {...POINTS} />,
  onBoard: (form) => <NumberField form={form} field="onBoard" min={0} max={MODULE_ITEMS} />,
};

function After({ lang, value }: DetailProps<MasterTileValue, Field>) {
  return <Ledger lang={lang} {...value} />;
}

export const MasterTiles = island(masterTiles, Form, After);
