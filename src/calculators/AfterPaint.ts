import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useReducer } from 'preact/hooks';

/**
 * What follows from an act is drawn once the act itself is on the screen: a finger waits for the piece it
 * put down, not for all that is worked out of it. Until then its controls act on what stands there now.
 */
export function AfterPaint({ children }: { readonly children: ComponentChildren }) {
  const [paints, painted] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    painted(undefined);
  }, [children]);
  // Never what was asked for before: a control may hold more than that by now.
  return useMemo(() => children, [paints]);
}
