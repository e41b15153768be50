import type { Structure } from '#engine/fire-and-ice/index.ts';

/** The outline of each Structure around its middle. */
const OUTLINES: Readonly<Record<Structure, string>> = {
  dwelling: 'M-8 8V-2L0-10 8-2V8Z',
  'trading-house': 'M-12 9V-4L-6-10 0-4H12V9Z',
  temple: 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1-10 0Z',
  stronghold: 'M-12 10V-11H-6V-7H-3V-11H3V-7H6V-11H12V10Z',
  sanctuary: 'M-4-9H4A9 9 0 0 1 4 9H-4A9 9 0 0 1-4-9Z',
};

/** Where the middle of the shape is, for the number in it. */
const MIDDLES: Readonly<Record<Structure, number>> = {
  dwelling: 4,
  'trading-house': 6.5,
  temple: 4,
  stronghold: 6,
  sanctuary: 4,
};

/** A Structure with its owner's number in it. */
export function Piece({
  structure,
  text,
}: {
  readonly structure: Structure;
  readonly text?: string | undefined;
}) {
  return (
    <>
      <path class="piece__shape" d={OUTLINES[structure]} />
      {text !== undefined && (
        <text class="piece__number" y={MIDDLES[structure]}>
          {text}
        </text>
      )}
    </>
  );
}

/** A Structure on a button. */
export function PieceIcon({ structure }: { readonly structure: Structure }) {
  return (
    <svg class="piece-icon" viewBox="-14 -13 28 26" width="28" height="26" aria-hidden="true">
      <Piece structure={structure} />
    </svg>
  );
}

export function BridgeIcon() {
  return (
    <svg class="piece-icon" viewBox="-14 -13 28 26" width="28" height="26" aria-hidden="true">
      <path class="piece__shape" d="M-13 6V1Q0-13 13 1V6H9Q0-5-9 6Z" />
    </svg>
  );
}

export function RiverIcon() {
  return (
    <svg class="piece-icon" viewBox="-14 -13 28 26" width="28" height="26" aria-hidden="true">
      <path class="piece__wave" d="M-12-4Q-6-10 0-4T12-4M-12 5Q-6-1 0 5T12 5" />
    </svg>
  );
}

export function TargetIcon() {
  return (
    <svg class="piece-icon" viewBox="-14 -13 28 26" width="28" height="26" aria-hidden="true">
      <path class="piece__wave" d="M-8 0A8 8 0 1 1 8 0A8 8 0 1 1-8 0M0-12V12M-12 0H12" />
    </svg>
  );
}

export function GroundIcon() {
  return (
    <svg class="piece-icon" viewBox="-14 -13 28 26" width="28" height="26" aria-hidden="true">
      <path class="piece__shape" d="M0-12L10.4-6V6L0 12-10.4 6V-6Z" />
      <path class="piece__wave" d="M-5 3A6 6 0 1 1 3 5M3 5L7 3M3 5L3 0" />
    </svg>
  );
}
