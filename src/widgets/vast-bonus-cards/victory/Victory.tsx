import { itemsIn } from '#engine/core/fields.ts';
import { parts } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import { ROLES, STASH_GOAL, type Role } from '#engine/vast-bonus-cards/index.ts';
import { ChecksField, ChoiceField, Group, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { NamesFold } from '#src/calculators/NamesField.tsx';
import { PiecesField } from '#src/calculators/PiecesField.tsx';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import { roleNames } from '../shared/names.ts';
import { Coin, Cube, Heart, type Look } from '../shared/Things.tsx';
import { labels, victory } from './calculator.ts';
import { Crystal, CrystalTile } from './Crystal.tsx';
import { Standings } from './Standings.tsx';

type Form = FormOf<typeof victory>;

const byComma = parts(',');

/** The pieces of a row, drawn about their middle. */
const drawn =
  (Piece: (props: { readonly x: number; readonly y: number; readonly look?: Look }) => unknown) =>
  (there: boolean) => <>{Piece({ x: 0, y: 0, look: there ? 'on' : 'none' })}</>;

const HEART = drawn(Heart);
const COIN = drawn(Coin);
const CUBE = drawn(Cube);
const CRYSTAL = drawn(Crystal);
const TILE = drawn(CrystalTile);

function Fieldset(form: Form) {
  const chosen = itemsIn(form.draft.roles);
  const roles = ROLES.filter((role) => chosen.includes(role));
  return (
    <>
      <ChecksField form={{ ...form, set: keepingNames(form, roles) }} field="roles" />
      <NamesFold
        form={form}
        field="names"
        seats={roles.length}
        seatLabel={(seat) => own(roleNames[form.lang], roles[seat - 1] ?? '') ?? ''}
      />
      {roles
        .filter((role) => role !== 'goblins' || isSmashing(roles))
        .map((role) => (
          <Group title={roleNames[form.lang][role]}>{FIELDS[role](form, roles)}</Group>
        ))}
      {!roles.includes('cave') && roles.length > 0 && (
        <Group title={labels.cave[form.lang]}>
          <Collapse {...form} />
        </Group>
      )}
    </>
  );
}

/** The Goblins count nothing of their own, unless they have neither Knight nor Dragon to kill. */
const isSmashing = (roles: readonly Role[]): boolean =>
  !roles.includes('knight') && !roles.includes('dragon');

/** Whoever plays on keeps their name when a role comes or goes. */
const keepingNames =
  (form: Form, before: readonly Role[]): Form['set'] =>
  (changes) => {
    const names = byComma.of(form.draft.names);
    const after = itemsIn(changes.roles ?? form.draft.roles);
    const kept = ROLES.filter((role) => after.includes(role)).map(
      (role) => names[before.indexOf(role)] ?? '',
    );
    const isNamed = kept.some((name) => name.trim() !== '');
    form.set({ ...changes, names: isNamed ? byComma.make(kept) : '' });
  };

/** The goal that a role's difficulty card sets. */
function Goal({
  form,
  field,
}: {
  readonly form: Form;
  readonly field: 'crystalGoal' | 'awakensAt' | 'tileGoal' | 'goal';
}) {
  return <NumberField form={{ ...form, hint: () => shellWords[form.lang].kept }} field={field} />;
}

function Smashed(form: Form) {
  return (
    <>
      <Goal form={form} field="crystalGoal" />
      <PiecesField form={form} field="smashed" piece={CRYSTAL} />
    </>
  );
}

function Sleep(form: Form) {
  return (
    <>
      <Goal form={form} field="awakensAt" />
      <NumberField form={form} field="shrieks" />
      <PiecesField form={form} field="wakefulness" piece={CUBE} />
    </>
  );
}

function Collapse(form: Form) {
  return (
    <>
      <PiecesField form={form} field="tiles" piece={TILE} />
      <ChoiceField form={form} field="collapse" />
    </>
  );
}

/** What is asked of each role, beside these others. */
const FIELDS: Readonly<Record<Role, (form: Form, roles: readonly Role[]) => preact.JSX.Element>> = {
  knight: (form, roles) => (
    <>
      <PiecesField form={form} field="knightHealth" piece={HEART} />
      {!roles.includes('dragon') && (
        <>
          <Smashed {...form} />
          <ChoiceField form={form} field="knightOut" />
        </>
      )}
    </>
  ),
  goblins: (form) => <Smashed {...form} />,
  dragon: (form, roles) => (
    <>
      {(roles.includes('knight') || roles.includes('goblins')) && (
        <PiecesField form={form} field="dragonHealth" piece={HEART} />
      )}
      <ChoiceField form={form} field="dragonIs" />
      {form.draft.dragonIs === 'asleep' && <Sleep {...form} />}
    </>
  ),
  cave: (form) => (
    <>
      <Goal form={form} field="tileGoal" />
      <NumberField form={form} field="hatred" />
      <Collapse {...form} />
    </>
  ),
  thief: (form, roles) => (
    <>
      {!(roles.length === 2 && roles.includes('knight')) && <Goal form={form} field="goal" />}
      <PiecesField form={form} field="stashed" max={STASH_GOAL.max} piece={COIN} />
    </>
  ),
};

function Outcome({ lang, value, draft }: DetailOf<typeof victory>) {
  return <Standings lang={lang} value={value} draft={draft} />;
}

export const Victory = island(victory, Fieldset, Outcome);
