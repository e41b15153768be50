import type { Mark, Piece } from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';
import { pieceMarks } from './names.ts';

/** What lies on a tile, drawn around its middle. */
export function MarkGlyph({ mark }: { readonly mark: Mark | 'goes' }) {
  switch (mark) {
    case 'marker':
      return (
        <g class="glyph glyph--marker">
          <path d="M-17 17V-3a17 17 0 0 1 34 0v20z" />
          <path d="M-7 17V0a7 7 0 0 1 14 0v17z" />
        </g>
      );
    case 'entrance-tile':
      return <path class="glyph glyph--tile" d="M-8 8V-1a8 8 0 0 1 16 0v9z" />;
    case 'crystal':
      return <path class="glyph glyph--crystal" d="M0-11 8 0 0 11-8 0z" />;
    case 'token':
      return (
        <g class="glyph glyph--token">
          <circle r="9" />
          <circle r="3" />
        </g>
      );
    case 'goes':
      return <path class="glyph glyph--goes" d="m-12-8 8 4-4 6 10-2-3 8 11 2" />;
  }
}

export function PieceGlyph({ lang, piece }: { readonly lang: Lang; readonly piece: Piece }) {
  return (
    <g class="glyph glyph--piece">
      <circle r="13" />
      <text y="4.5">{pieceMarks[lang][piece]}</text>
    </g>
  );
}
