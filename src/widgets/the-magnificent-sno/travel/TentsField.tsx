import { wholeIn } from '#engine/core/notation.ts';
import { CENTER_TENTS, TENT_SPACES } from '#engine/the-magnificent-sno/index.ts';
import { ChoiceField, NumberField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { tent } from '../shared/pieces.tsx';
import { Places, upTo, type Place } from '../shared/Places.tsx';
import { labels, type travel } from './calculator.ts';

type Form = FormOf<typeof travel>;

const placeOf = (
  lang: Lang,
  {
    name,
    covered,
    note,
    tap,
  }: Omit<Place, 'name' | 'part'> & {
    readonly name: Pair;
    readonly covered: boolean;
  },
): Place => ({
  name: `${name[lang]}, ${(covered ? labels.full : labels.free)[lang]}`,
  part: tent(covered ? 'full' : 'free'),
  note,
  tap,
});

/** The player's tent spaces and the printed tent. What cannot be drawn is asked for in fields. */
export function BoardField({ form }: { readonly form: Form }) {
  const { lang, draft } = form;
  const free = wholeIn(draft.tentSpaces) ?? -1;
  const isDrawn = free >= TENT_SPACES.min && free <= TENT_SPACES.max;
  if (!isDrawn || form.problem('printed') !== undefined) {
    return (
      <>
        <NumberField form={form} field="tentSpaces" />
        <ChoiceField form={form} field="printed" />
      </>
    );
  }
  const isCovered = draft.printed.trim() === 'covered';
  const spaces = upTo(TENT_SPACES.max).map((i) => {
    const covered = i < TENT_SPACES.max - free;
    return placeOf(lang, {
      name: labels.space(i + 1),
      covered,
      tap: () => {
        form.set({ tentSpaces: String(free + (covered ? 1 : -1)) });
      },
    });
  });
  const printed = placeOf(lang, {
    name: labels.printedTent,
    covered: isCovered,
    note: labels.printed[lang],
    tap: () => {
      form.set({ printed: isCovered ? 'free' : 'covered' });
    },
  });
  return (
    <Places
      form={form}
      field="tentSpaces"
      legend={labels.tents[lang]}
      places={[...spaces, printed]}
    />
  );
}

/** The tents in the center of the track. */
export function CenterField({ form }: { readonly form: Form }) {
  const held = wholeIn(form.draft.center) ?? -1;
  if (held < 0 || held > CENTER_TENTS) return <NumberField form={form} field="center" />;
  return (
    <Places
      form={form}
      field="center"
      legend={form.label('center')}
      places={upTo(CENTER_TENTS).map((i) =>
        placeOf(form.lang, {
          name: labels.centerTent(i + 1),
          covered: i < held,
          tap: () => {
            form.set({ center: String(held + (i < held ? -1 : 1)) });
          },
        }),
      )}
    />
  );
}
