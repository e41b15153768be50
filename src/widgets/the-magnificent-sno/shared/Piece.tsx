import { Picture } from '#src/figures/kit.tsx';
import type { Part } from './layout.tsx';

/** A piece of the game outside a figure, drawn as the figures draw it. */
export function Piece({ part, look = '' }: { readonly part: Part; readonly look?: string }) {
  return (
    <Picture width={part.width + 2} height={part.height + 2} look={look}>
      {part.draw(1, 1)}
    </Picture>
  );
}
