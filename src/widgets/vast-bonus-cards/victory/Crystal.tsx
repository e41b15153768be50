import { round } from '#src/figures/kit.tsx';
import type { Look } from '../shared/Things.tsx';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly look?: Look;
}

const bit = (look: Look): string => (look === 'on' ? 'bit' : `bit bit--${look}`);

/** A Crystal token. */
export function Crystal({ x, y, look = 'on' }: Props) {
  return <path class={bit(look)} d={`M${round(x)} ${round(y - 9)}l7 9l-7 9l-7 -9z`} />;
}

/** A Crystal tile. */
export function CrystalTile({ x, y, look = 'on' }: Props) {
  return (
    <>
      <rect class={bit(look)} x={round(x - 9)} y={round(y - 9)} width="18" height="18" rx="2" />
      <path class="sign" d={`M${round(x)} ${round(y - 6)}l4 6l-4 6l-4 -6z`} />
    </>
  );
}
