import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { BEYOND, type EntranceValue, type RawEntrance } from '#engine/vast-bonus-cards/index.ts';
import { ChoiceField, TextField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { Fold } from '../shared/Fold.tsx';
import { CavePicture } from './CavePicture.tsx';
import { CaveTools } from './CaveTools.tsx';
import { caveWords } from './cave-words.ts';
import {
  afterEdgeTap,
  afterTap,
  BORDERS,
  canResize,
  CLEARED,
  fallsIn,
  isThere,
  readCave,
  resized,
  type Cave,
  type Tool,
} from './edits.ts';
import { Legend } from './Outcome.tsx';

type Field = keyof RawEntrance;

interface CaveFieldProps {
  readonly form: FormProps<Field>;
  readonly value: EntranceValue | undefined;
  /** Whether the tile goes, as far as the choice of what happens tells. */
  readonly isCollapse: boolean;
  /** What stands right below the map. */
  readonly children: ComponentChildren;
}

/** The map as a form field: choose, then tap spaces and the edges between them. The fields themselves are text. */
export function CaveField({ form, value, isCollapse, children }: CaveFieldProps) {
  const { lang, draft } = form;
  const words = caveWords[lang];
  const [chosen, setTool] = useState<Tool>('lit');
  const cave = readCave(draft);
  const { painting, walls, flaws } = cave;
  const tool = chosen === 'goes' && !isCollapse ? 'lit' : chosen;
  const falls = painting !== undefined && isCollapse ? fallsIn(draft.collapse, painting) : [];
  return (
    <div class="field--wide cave-field">
      <CaveTools
        lang={lang}
        id={form.id('map')}
        tool={tool}
        withFalls={isCollapse}
        onTool={setTool}
      />
      <p class="quiet">{painting === undefined ? words.locked : words.how(tool)}</p>
      {painting !== undefined && (
        <CavePicture
          lang={lang}
          painting={painting}
          walls={walls}
          falls={falls}
          value={value}
          isPressed={(spot) => (tool === 'goes' ? falls.includes(spot.space) : isThere(spot, tool))}
          onTap={(space) => {
            form.set(afterTap(draft, painting, { tool, space }));
          }}
          onEdge={
            flaws.some(({ field }) => field === 'walls')
              ? undefined
              : (ends) => {
                  form.set(afterEdgeTap(walls, ends));
                }
          }
        />
      )}
      <Legend lang={lang} value={value} />
      <div class="cave-field__below">
        <p class="quiet">{words.edgeHint}</p>
        <button
          type="button"
          class="button"
          onClick={() => {
            setTool('lit');
            form.set(CLEARED);
          }}
        >
          {words.clear}
        </button>
      </div>
      {children}
      <Size form={form} cave={cave} />
      <CaveText form={form} cave={cave} />
    </div>
  );
}

interface PartProps {
  readonly form: FormProps<Field>;
  readonly cave: Cave;
}

/** More rows and columns, fewer, and what lies beyond them. */
function Size({ form, cave }: PartProps) {
  const words = caveWords[form.lang];
  const { painting, walls } = cave;
  const steps = [
    [-1, '−', words.shrink],
    [1, '+', words.grow],
  ] as const;
  return (
    <Fold title={words.size}>
      {painting !== undefined && (
        <div class="cave-size">
          {BORDERS.map((border) => (
            <div class="cave-size__border">
              <span aria-hidden="true">{words.borders[border]}</span>
              {steps.map(([by, sign, label]) => (
                <button
                  type="button"
                  class="pick"
                  aria-label={label(words.borders[border])}
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
      <ChoiceField form={form} field="beyond" options={BEYOND} />
    </Fold>
  );
}

/** The text that the drawing writes and that can be written by hand. */
function CaveText({ form, cave }: PartProps) {
  const words = caveWords[form.lang];
  return (
    <Fold title={words.asText} open={cave.flaws.length > 0}>
      <TextField form={form} field="map" />
      <TextField form={form} field="walls" />
    </Fold>
  );
}
