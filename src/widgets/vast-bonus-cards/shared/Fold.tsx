import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface FoldProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

/** What few readers need, folded away. The page as it is sent has only the title: without a script the rest is of no use. */
export function Fold({ title, open = false, children }: FoldProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    setAwake(true);
  }, []);
  return (
    <details class="ways" open={open}>
      <summary>{title}</summary>
      {isAwake && children}
    </details>
  );
}
