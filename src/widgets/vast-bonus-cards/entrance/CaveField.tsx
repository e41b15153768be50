import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import {
  afterEdgeTap,
  afterTap,
  BORDERS,
  canResize,
  CLEARED,
  fallsIn,
  isThere,
  makePainting,
  makeWalls,
  readCave,
  resized,
  type Cave,
  type Tool,
} from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, NotAll, TextField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { Fold } from '../shared/Fold.tsx';
import type { entrance } from './calculator.ts';
import { CavePicture } from './CavePicture.tsx';
import { CaveTools } from './CaveTools.tsx';
import { labels } from './labels.ts';
import { Legend } from './Outcome.tsx';

interface CaveFieldProps {
  readonly form: FormOf<typeof entrance>;
  /** Whether the tile goes, as far as the choice of what happens tells. */
  readonly isCollapse: boolean;
  /** What stands right below the map. */
  readonly children: ComponentChildren;
}

/** The map as a form field: choose, then tap spaces and the edges between them. The fields themselves are text. */
export function CaveField({ form, isCollapse, children }: CaveFieldProps) {
  const { lang, draft, reply } = form;
  const [chosen, setTool] = useState<Tool>('lit');
  const cave = readCave(draft);
  const { painting } = cave;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const tool = chosen === 'goes' && !isCollapse ? 'lit' : chosen;
  return (
    <div class="field--wide cave-field">
      <CaveTools
        lang={lang}
        id={form.id('map')}
        tool={tool}
        withFalls={isCollapse}
        onTool={setTool}
      />
      <p class="quiet">{labels.how(tool)[lang]}</p>
      {painting !== undefined && !cave.isWhole && (
        <NotAll
          lang={lang}
          leaveOut={() => {
            form.set({ map: makePainting(painting), walls: makeWalls(cave.walls) });
          }}
        />
      )}
      <Picture form={form} cave={cave} tool={tool} isCollapse={isCollapse} />
      <Legend lang={lang} value={value} />
      <div class="cave-field__below">
        <p class="quiet">{labels.edgeHint[lang]}</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            setTool('lit');
            form.set(CLEARED);
          }}
        >
          {labels.clear[lang]}
        </button>
      </div>
      {children}
      <Size form={form} cave={cave} />
      <Fold title={labels.asText[lang]} open={cave.flaws.length > 0}>
        <TextField form={form} field="map" />
        <TextField form={form} field="walls" />
      </Fold>
    </div>
  );
}

interface PartProps extends Pick<CaveFieldProps, 'form'> {
  readonly cave: Cave;
}

interface PaintProps extends PartProps, Pick<CaveFieldProps, 'isCollapse'> {
  readonly tool: Tool;
}

/** The drawing, and what a tap on it writes. */
function Picture({ form, cave, tool, isCollapse }: PaintProps) {
  const { lang, draft, reply } = form;
  const { painting, walls } = cave;
  if (painting === undefined) return null;
  const falls = isCollapse ? fallsIn(draft.collapse, painting) : [];
  return (
    <CavePicture
      lang={lang}
      painting={painting}
      walls={walls}
      falls={falls}
      value={reply.kind === 'answer' ? reply.answer.value : undefined}
      isPressed={(spot) => (tool === 'goes' ? falls.includes(spot.space) : isThere(spot, tool))}
      onTap={(space) => {
        form.set(afterTap(draft, painting, { tool, space }));
      }}
      onEdge={(ends) => {
        form.set(afterEdgeTap(walls, ends));
      }}
    />
  );
}

/** More rows and columns, fewer, and what lies beyond them. */
function Size({ form, cave }: PartProps) {
  const { lang } = form;
  const { painting, walls } = cave;
  const steps = [
    [-1, '−', labels.shrink],
    [1, '+', labels.grow],
  ] as const;
  return (
    <Fold title={labels.size[lang]}>
      {painting !== undefined && (
        <div class="cave-size">
          {BORDERS.map((border) => (
            <div class="cave-size__border">
              <span aria-hidden="true">{labels.borders[border][lang]}</span>
              {steps.map(([by, sign, label]) => (
                <button
                  type="button"
                  class="pick"
                  aria-label={label(border)[lang]}
                  disabled={!canResize(painting, { border, by })}
                  onClick={() => {
                    form.set(resized(form.draft, { painting, walls }, { border, by }));
                  }}
                >
                  {sign}
                </button>
              ))}
            </div>
          ))}
        </div>
      )}
      <ChoiceField form={form} field="beyond" />
    </Fold>
  );
}
