import type { ComponentType } from 'preact';
import type { AnyCalculator } from '#src/calculators/calculator.ts';
import type { FigureProps } from './figure.ts';

const files = import.meta.glob<{ readonly Figure: ComponentType<FigureProps> }>(
  '/src/widgets/*/*/Figure.tsx',
);

/** The file in which a calculator draws its positions, from the top of the project. */
export const drawingPath = ({ name, game }: Pick<AnyCalculator, 'name' | 'game'>): string =>
  `/src/widgets/${game}/${name}/Figure.tsx`;

/** What draws a calculator's positions, if it has a drawing. */
export const drawingOf = async (
  calculator: Pick<AnyCalculator, 'name' | 'game'>,
): Promise<ComponentType<FigureProps> | undefined> =>
  (await files[drawingPath(calculator)]?.())?.Figure;
