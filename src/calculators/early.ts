/** A control as the reader left it before the calculator's scripts came. */
export interface EarlyEdit {
  readonly control: Control;
  readonly left: string | boolean;
}

type Control = HTMLInputElement | HTMLSelectElement;

/** What was typed or chosen on the page as it was served. The first render of the scripts undoes it. */
export const earlyEdits = (name: string): readonly EarlyEdit[] =>
  [...document.querySelectorAll<Control>(`#try-${name} form :is(input, select)`)].flatMap(
    (control) => (isServed(control) ? [] : [{ control, left: stateOf(control) }]),
  );

/** Does it again now that the calculator listens, each edit once what was before it is rendered. */
export const repeatEdits = async (edits: readonly EarlyEdit[]): Promise<void> => {
  for (const { control, left } of edits) {
    await Promise.resolve();
    if (typeof left === 'boolean') {
      if (stateOf(control) !== left) control.click();
    } else {
      control.value = left;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
};

const isServed = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    return control.selectedOptions[0]?.defaultSelected ?? true;
  }
  // Of two radio buttons that changed, the one now chosen tells it all.
  if (control.type === 'radio') return control.defaultChecked || !control.checked;
  return control.type === 'checkbox'
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;
};

const stateOf = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
    ? control.checked
    : control.value;
