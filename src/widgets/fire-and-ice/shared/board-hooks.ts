import { useEffect, useState } from 'preact/hooks';
import type { Lie } from './map-sheet.ts';

/** Upright on a narrow screen; unknown until there is a screen. */
export const useLie = (): readonly [Lie | undefined, (lie: Lie) => void] => {
  const [lie, setLie] = useState<Lie>();
  useEffect(() => {
    setLie(matchMedia('(max-width: 40rem)').matches ? 'tall' : 'wide');
  }, []);
  return [lie, setLie];
};
