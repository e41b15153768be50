import { WAND_CHARGES } from '#engine/vast-bonus-cards/index.ts';

const CHARGES = Array.from({ length: WAND_CHARGES.max }, (_, i) => i + 1);

/** A charge about its middle, 28 wide, or where one was. */
export function Charge({ isLeft }: { readonly isLeft: boolean }) {
  return (
    <>
      <circle r="14" />
      <path d={isLeft ? 'M2-9l-7 11h5l-2 7 7-11h-5z' : 'M-6-6L6 6M6-6L-6 6'} />
    </>
  );
}

/** The charges of the Wand in a row: 40 for each, about a line 18 from the top. */
export function Charges({ left }: { readonly left: number }) {
  return (
    <>
      {CHARGES.map((place) => (
        <g class={place <= left ? 'on' : undefined} transform={`translate(${place * 40 - 22} 18)`}>
          <Charge isLeft={place <= left} />
        </g>
      ))}
    </>
  );
}
