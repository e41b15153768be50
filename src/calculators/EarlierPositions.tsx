import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { recallHistory, type Last } from './kept.ts';
import type { EarlierListProps, EarlierProps } from './later/EarlierList.tsx';
import { shellWords } from './words.ts';

/** The positions of other days, on request: what lists and compares them is loaded then. */
export function EarlierPositions(props: EarlierProps) {
  const words = shellWords[props.lang];
  const [List, setList] = useState<ComponentType<EarlierListProps>>();
  const [positions, setPositions] = useState<readonly Last[]>([]);
  const [said, setSaid] = useState('');
  const show = (): void => {
    const known = recallHistory(props.calculator.name);
    setPositions(known);
    setSaid(known.length === 0 ? words.nothingEarlier : '');
    if (known.length === 0) return;
    import('./later/EarlierList.tsx').then(
      (module) => {
        setList(() => module.EarlierList);
      },
      () => {
        setSaid(words.notLoaded);
      },
    );
  };
  return (
    <div class="earlier">
      <button
        type="button"
        class="button button--quiet"
        aria-expanded={List !== undefined}
        onClick={() => {
          if (List) setList(undefined);
          else show();
        }}
      >
        {words.earlier}
      </button>
      <p class="sharing__said" role="status">
        {said}
      </p>
      {List && <List {...props} positions={positions} />}
    </div>
  );
}
