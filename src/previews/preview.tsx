import { renderToString } from 'preact-render-to-string';
import { Emblem } from '#src/figures/Emblem.tsx';
import { GAMES } from '#src/games.ts';
import type { Lang } from '#src/lang.ts';
import { drawn, pictureIn, type Drawn } from '#src/figures/drawn.ts';
import { measureSerif, SANS, SERIF, wrapped } from './font.ts';
import { sheetFor } from './sheets.ts';
import { styled } from './styled.ts';
import type { Subject } from './subjects.ts';

/** What those who show links ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const SITE = 'Clause & Effect';

const BAND = 108;
const MARGIN = 48;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the drawing stands. */
const CARD: Box = { x: 620, y: BAND + 32, width: WIDTH - 620 - MARGIN, height: 450 };

/** Where nothing is drawn yet, the game's own sign stands. */
const SIGN: Box = { x: CARD.x + 60, y: CARD.y + 25, width: CARD.width - 60, height: 400 };

const BADGE: Box = { x: WIDTH - MARGIN - 84, y: 12, width: 84, height: 84 };

/** Room of the title below the line that says what it is. */
const TITLE = { y: 196, height: 330, width: CARD.x - 2 * MARGIN };

/** A preview as a picture that needs no style sheet, with letters that come with the project. */
export const previewOf = async (subject: Subject, lang: Lang): Promise<string> => {
  const { game, position } = subject;
  const drawing = position && (await drawn(position, lang));
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><g data-root="page" data-game="${game ?? 'none'}" class="preview">${frame(subject)}${badge(subject)}${drawing ? onCard(drawing) : sign(subject, SIGN)}</g></svg>`;
  return styled(markup, sheetFor(game));
};

const frame = ({ title, kind, game, place }: Subject): string => {
  const label = game === undefined || place === game ? SITE : GAMES[game].title;
  const { size, lines } = fitted(title);
  return renderToString(
    <>
      <rect class="preview__paper" width={WIDTH} height={HEIGHT} />
      <rect class="preview__band" width={WIDTH} height={BAND} />
      <text class="preview__label" x={MARGIN} y={70} font-size="42" font-family={SANS}>
        {label}
      </text>
      <text class="preview__kind" x={MARGIN} y={TITLE.y - 20} font-size="32" font-family={SANS}>
        {kind}
      </text>
      {lines.map((line, i) => (
        <text
          class="preview__title"
          x={MARGIN}
          y={Math.round(TITLE.y + size * (1 + i * LEADING))}
          font-size={size}
          font-family={SERIF}
        >
          {line}
        </text>
      ))}
      {label !== SITE && (
        <text class="preview__site" x={MARGIN} y={HEIGHT - 36} font-size="32" font-family={SANS}>
          § {SITE}
        </text>
      )}
    </>,
  );
};

const LEADING = 1.12;
const SIZES = [92, 84, 76, 68, 60, 52, 44] as const;

/** The largest letters in which a title has room, and its lines. */
const fitted = (title: string): { readonly size: number; readonly lines: readonly string[] } => {
  const tried = SIZES.map((size) => {
    const room = TITLE.width / size;
    const lines = wrapped(title, room, measureSerif);
    const fits =
      lines.length * size * LEADING <= TITLE.height &&
      lines.every((line) => measureSerif(line) <= room);
    return { size, lines, fits };
  });
  return (
    tried.find(({ fits }) => fits) ?? {
      size: 44,
      lines: wrapped(title, TITLE.width / 44, measureSerif),
    }
  );
};

const onCard = (drawing: Drawn): string => {
  const { x, y, width, height } = CARD;
  const pad = 26;
  const inner = { x: x + pad, y: y + pad, width: width - 2 * pad, height: height - 2 * pad };
  return `<rect class="preview__card" x="${x}" y="${y}" width="${width}" height="${height}" rx="20"/><g class="figure__picture">${placed(drawing, inner)}</g>`;
};

/** The game's own sign, on the band. */
const badge = (subject: Subject): string => {
  const { x, y, width, height } = BADGE;
  const inner = { x: x + 6, y: y + 6, width: width - 12, height: height - 12 };
  return `<rect class="preview__card" x="${x}" y="${y}" width="${width}" height="${height}" rx="14"/>${sign(subject, inner)}`;
};

const sign = ({ game }: Subject, box: Box): string => {
  const picture =
    game === undefined
      ? { markup: MARK, width: 64, height: 64 }
      : pictureIn(renderToString(<Emblem game={game} />));
  return picture ? placed(picture, box) : '';
};

/** The mark of the site. */
const MARK =
  '<svg viewBox="0 0 64 64"><text class="preview__mark" x="32" y="52" font-size="64" text-anchor="middle">§</text></svg>';

/** A picture, as large as a box lets it be. */
const placed = ({ markup, width, height }: Drawn, box: Box): string => {
  const scale = Math.min(box.width / width, box.height / height);
  const at = {
    x: Math.round(box.x + (box.width - width * scale) / 2),
    y: Math.round(box.y + (box.height - height * scale) / 2),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
  return markup.replace(/<svg[^>]*>/, (tag) => {
    const kept = tag.replaceAll(/ (x|y|width|height)="[^"]*"/g, '').replace(/>$/, '');
    return `${kept} x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}">`;
  });
};
