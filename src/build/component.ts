import type { AnyCalculator } from '#src/calculators/calculator.ts';

export type Placed = Pick<AnyCalculator, 'name' | 'game'>;

/** `spade-cost` is shown by `SpadeCost`. */
export const componentName = ({ name }: Placed): string =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The file that holds this component, from the top of the project. */
export const componentPath = (calculator: Placed): string =>
  `/src/widgets/${calculator.game}/${calculator.name}/${componentName(calculator)}.tsx`;

export const noComponent = (calculator: Placed): Error =>
  new Error(
    `The calculator “${calculator.name}” has nothing to show itself with. ` +
      `Export ${componentName(calculator)} from ${componentPath(calculator).slice(1)}, ` +
      'or take it out of src/calculators/manifest.ts.',
  );

/** The module that a page asks for when a calculator comes into view. */
export const entryId = ({ game, name }: Placed): string => `virtual:calculator/${game}/${name}`;

/** The calculator that such a module wakes. */
export const wokenBy = (id: string): Placed | undefined => {
  const [, game, name] = /^virtual:calculator\/([\w-]+)\/([\w-]+)/.exec(id) ?? [];
  return game && name ? { game: game as Placed['game'], name } : undefined;
};
