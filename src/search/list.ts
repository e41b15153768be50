import { own } from '#engine/core/own.ts';
import { element } from './element.ts';

export interface Group {
  readonly label?: string;
  readonly options: readonly HTMLElement[];
}

/** Options below a box that keeps the focus while one of them is chosen. */
export interface List {
  readonly root: HTMLElement;
  readonly fill: (groups: readonly Group[]) => void;
  /** Adds options to the last group. */
  readonly add: (options: readonly HTMLElement[]) => void;
  readonly count: () => number;
  readonly chosen: () => number;
  readonly atEnd: () => boolean;
  readonly choose: (place: number) => void;
  /** Whether a key moved among the options, took one, or let go of it. */
  readonly takes: (event: KeyboardEvent) => boolean;
}

const ID = 'search-hit-';

export const makeList = (input: HTMLInputElement, name: string): List => {
  const root = element('div', 'hits');
  root.id = 'search-results';
  root.setAttribute('role', 'listbox');
  root.setAttribute('aria-label', name);
  let options: readonly HTMLElement[] = [];
  let at = -1;

  const number = (): void => {
    options = [...root.querySelectorAll<HTMLElement>('[role=option]')];
    options.forEach((option, k) => {
      option.id = `${ID}${k}`;
    });
  };
  const choose = (place: number): void => {
    options[at]?.setAttribute('aria-selected', 'false');
    at = Math.min(place, options.length - 1);
    const option = options[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const moves: Readonly<Record<string, () => number>> = {
    ArrowDown: () => at + 1,
    ArrowUp: () => Math.max(-1, at - 1),
    Home: () => 0,
    End: () => options.length - 1,
    Escape: () => -1,
  };

  return {
    root,
    fill: (groups) => {
      choose(-1);
      root.replaceChildren(...groups.map(groupOf));
      root.hidden = groups.every((group) => group.options.length === 0);
      number();
    },
    add: (more) => {
      (root.lastElementChild ?? root).append(...more);
      number();
    },
    count: () => options.length,
    chosen: () => at,
    atEnd: () => at >= 0 && at === options.length - 1,
    choose,
    takes: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
      if (event.key === 'Enter' && at >= 0) {
        event.preventDefault();
        options[at]?.click();
        return true;
      }
      // In the text, Home and End are for the text.
      const isArrow = event.key.startsWith('Arrow') && options.length > 0;
      const move = own(moves, event.key);
      if (!move || !(isArrow || at >= 0)) return false;
      event.preventDefault();
      choose(move());
      return true;
    },
  };
};

const groupOf = ({ label, options }: Group, k: number): HTMLElement => {
  const group = element('div', 'hits__group');
  if (label !== undefined) {
    const name = element('p', 'hits__label', label);
    name.id = `search-group-${k}`;
    group.setAttribute('role', 'group');
    group.setAttribute('aria-labelledby', name.id);
    group.append(name);
  } else {
    group.setAttribute('role', 'presentation');
  }
  group.append(...options);
  return group;
};
