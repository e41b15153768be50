import type { Ground } from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { terrainMarks } from './names.ts';

/** A small space of a terrain, with its letter. The name stands beside it. */
export function TerrainSwatch({ lang, ground }: { readonly lang: Lang; readonly ground: Ground }) {
  return (
    <svg class="swatch" viewBox="0 0 24 26" width="24" height="26" aria-hidden="true">
      <g class={`terrain--${ground}`}>
        <path class="swatch__space" d="M12 1 22.5 7v12L12 25 1.5 19V7z" />
        <text class="swatch__mark" x="12" y="17" text-anchor="middle">
          {terrainMarks[lang][ground]}
        </text>
      </g>
    </svg>
  );
}
