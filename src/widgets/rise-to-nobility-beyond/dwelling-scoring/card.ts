import { DWELLING_STATES, type DwellingState } from '#engine/rise-to-nobility-beyond/index.ts';

/** One row of the form: the points as typed, and how the card stands. */
export interface Card {
  readonly points: string;
  readonly state: DwellingState;
}

/** `7m` is a card; its points may still be anything, or blank. */
export const parseCard = (text: string): Card | undefined => {
  const trimmed = text.trim();
  const found = DWELLING_STATES.find(({ letter }) => trimmed.endsWith(letter));
  return found && !/[\s;]/.test(trimmed)
    ? { points: trimmed.slice(0, -1), state: found.state }
    : undefined;
};

/** Leaves out what would break the list in two. */
export const makeCard = ({ points, state }: Card): string => {
  const letter = DWELLING_STATES.find((known) => known.state === state)?.letter ?? '';
  return `${points.replace(/[\s,;]/g, '')}${letter}`;
};
