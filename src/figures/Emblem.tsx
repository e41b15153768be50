import type { JSX } from 'preact';
import type { GameSlug } from '#engine/index.ts';

/** Each game's own sign, drawn by us from what is on its table. */
const EMBLEMS: Readonly<Record<GameSlug, JSX.Element>> = {
  // A space of Ice beside one of a Volcano.
  'fire-and-ice': (
    <>
      <path class="emblem__soft" d="M22 8l14 8v16l-14 8l-14-8v-16z" />
      <path d="M42 24l14 8v16l-14 8l-14-8v-16z" />
      <path class="emblem__line" d="M22 15v18M14 19.500l16 9M30 19.500l-16 9" />
      <path class="emblem__gap" d="M36 49l4-11h4l4 11zM40 33q-3-3 0-6q4 2 2 6" />
    </>
  ),
  // The Temple, and the Rock Rose over it.
  'rise-to-nobility-beyond': (
    <>
      <path
        class="emblem__soft"
        d="M8 32l24-12l24 12zM14 34h6v18h-6zM29 34h6v18h-6zM44 34h6v18h-6z"
      />
      <path d="M8 52h48v5h-48zM32 2l7 7l-7 9l-7-9z" />
    </>
  ),
  // A tent in the snow.
  'the-magnificent-sno': (
    <>
      <path d="M32 12q8 14 24 20l-4 24h-40l-4-24q16-6 24-20z" />
      <path class="emblem__gap" d="M32 14q3 26 8 42h-16q5-16 8-42" />
      <path class="emblem__rime" d="M32 12v-9l8 3l-8 3" />
      <path
        class="emblem__rime"
        d="M10 8v12M5 11l10 6M15 11l-10 6M54 12v12M49 15l10 6M59 15l-10 6"
      />
    </>
  ),
  // Crystals in the mouth of the cave.
  'vast-bonus-cards': (
    <>
      <path class="emblem__soft" d="M4 58q0-50 28-50t28 50z" />
      <path d="M32 20l9 12l-4 24h-10l-4-24z" />
      <path d="M18 34l5 7l-2 15h-7l-3-13zM48 32l6 9l-3 15h-8l-2-13z" />
      <path class="emblem__line" d="M32 20v36M27 33h10" />
    </>
  ),
};

export function Emblem({ game }: { readonly game: GameSlug }) {
  return (
    <svg class="emblem" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      {EMBLEMS[game]}
    </svg>
  );
}
