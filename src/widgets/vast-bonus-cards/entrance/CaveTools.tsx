import { GROUNDS, isGround, isPiece, PIECES, type Tool } from '#engine/vast-bonus-cards/index.ts';
import type { Lang } from '#src/lang.ts';
import { MarkGlyph, PieceGlyph } from '../shared/Glyphs.tsx';
import { labels, shortName, toolName } from './labels.ts';

interface ToolsProps {
  readonly lang: Lang;
  readonly id: string;
  readonly tool: Tool;
  /** Whether tiles are going, so that one can say which. */
  readonly withFalls: boolean;
  readonly onTool: (tool: Tool) => void;
}

const THINGS = ['token', 'marker', 'entrance-tile', 'crystal'] as const;

/** What a tap on the map does. */
export function CaveTools({ lang, id, tool, withFalls, onTool }: ToolsProps) {
  const rows: readonly (readonly [string, readonly Tool[]])[] = [
    [labels.ground[lang], GROUNDS.map(({ ground }) => ground)],
    [labels.things[lang], withFalls ? [...THINGS, 'goes'] : THINGS],
    [labels.pieces[lang], PIECES.map(({ piece }) => piece)],
  ];
  return (
    <div class="cave-tools">
      {rows.map(([legend, tools]) => (
        <fieldset>
          <legend class="unseen">{legend}</legend>
          {tools.map((each) => (
            <label class="cave-tool">
              <input
                type="radio"
                name={`${id}-tool`}
                value={each}
                checked={tool === each}
                aria-label={toolName(each, lang)}
                onChange={() => {
                  onTool(each);
                }}
              />
              <ToolFace lang={lang} tool={each} />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function ToolFace({ lang, tool }: { readonly lang: Lang; readonly tool: Tool }) {
  if (isGround(tool)) return <span class={`swatch tile--${tool}`}>{shortName(tool, lang)}</span>;
  return (
    <>
      <svg viewBox="-21 -21 42 42" width="28" height="28" aria-hidden="true">
        {isPiece(tool) ? <PieceGlyph lang={lang} piece={tool} /> : <MarkGlyph mark={tool} />}
      </svg>
      {!isPiece(tool) && <span class="cave-tool__name">{shortName(tool, lang)}</span>}
    </>
  );
}
