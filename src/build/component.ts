import type { AnyCalculator } from '#src/calculators/calculator.ts';

/** A calculator, and what shows it where it is not shown by its own form. */
export type Placed = Pick<AnyCalculator, 'name' | 'game'> & { readonly shown?: string };

/** The calculator of the home page: its wheel alone. */
export const HOME_CALCULATOR: Placed = {
  game: 'fire-and-ice',
  name: 'spade-cost',
  shown: 'spade-wheel',
};

/** The page of a game's table is no calculator, but wakes like one. */
export const tablesOf = (games: readonly Placed['game'][]): readonly Placed[] =>
  games.map((game) => ({ game, name: TABLE }));

const TABLE = 'table';

/** By what its scripts are known. */
export const scriptName = ({ game, name, shown = name }: Placed): string =>
  name === TABLE ? `${game}-${TABLE}` : shown;

/** `spade-cost` is shown by `SpadeCost`. */
export const componentName = ({ name, shown = name }: Placed): string =>
  shown.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The file that holds this component, from the top of the project. */
export const componentPath = (calculator: Placed): string =>
  `/src/widgets/${calculator.game}/${calculator.name}/${componentName(calculator)}.tsx`;

export const noComponent = (calculator: Placed): Error =>
  new Error(
    `The calculator “${calculator.name}” has nothing to show itself with. ` +
      `Export ${componentName(calculator)} from ${componentPath(calculator).slice(1)}, ` +
      'or take it out of src/calculators/manifest.ts.',
  );

/** `spade-cost` says what `spadeCost` says. */
export const calculatorName = ({ name }: Placed): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the scripts share that show positions in frames, and how their names begin. */
export const FRAME = 'frame';

/** By what the script is known that shows a calculator's positions in a frame. */
export const positionName = ({ name }: Placed): string => `${FRAME}-${name}`;

/** The module that a frame asks for to show a position. */
export const positionId = ({ game, name }: Placed): string => `virtual:position/${game}/${name}`;

/** The calculator whose positions such a module shows. */
export const shownBy = (id: string): Placed | undefined => {
  const [, game, name] = /^virtual:position\/([\w-]+)\/([\w-]+)/.exec(id) ?? [];
  return game && name ? { game: game as Placed['game'], name } : undefined;
};

/** The module that a page asks for when a calculator comes into view. */
export const entryId = ({ game, name, shown = '' }: Placed): string =>
  `virtual:calculator/${game}/${name}/${shown}`;

/** The calculator that such a module wakes. */
export const wokenBy = (id: string): Placed | undefined => {
  const [, game, name, shown] = /^virtual:calculator\/([\w-]+)\/([\w-]+)\/([\w-]*)/.exec(id) ?? [];
  if (!game || !name) return undefined;
  return { game: game as Placed['game'], name, ...(shown && { shown }) };
};
