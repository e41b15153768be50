import { whenIdle } from './when-idle.ts';

/**
 * Lays out what a page on a phone has left for later, piece by piece, when there is nothing else to do:
 * from then on everything has its place, for whoever jumps, searches or comes back.
 */
export const layOutRest = (): void => {
  const rest = [...document.querySelectorAll('.clause ~ *')].filter(
    (piece) => getComputedStyle(piece).contentVisibility === 'auto',
  );
  const next = (): void => {
    const piece = rest.shift();
    if (!piece) return;
    piece.classList.add('laid-out');
    // Now, so that it is known how long it takes.
    piece.getBoundingClientRect();
    whenIdle(next);
  };
  whenIdle(next);
};
