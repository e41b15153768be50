import { useRef, useState } from 'preact/hooks';
import {
  campWidth,
  makeCamp,
  spaceName,
  type Camp,
  type CampCell,
  type Space,
} from '#engine/the-magnificent-sno/index.ts';
import { RowSelect, TextField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { useUndo, type Changes } from '#src/calculators/use-undo.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { CampDrawing, CampSample, type CampOverlay } from './CampDrawing.tsx';
import {
  blankCamp,
  byArrow,
  emptied,
  painted,
  PAINTS,
  readCamp,
  resized,
  SIDES,
  type CampTool,
} from './camp-edits.ts';
import { campWords } from './camp-words.ts';
import { hueMarks } from './names.ts';

interface PainterProps {
  readonly form: FormProps<'camp'>;
  readonly overlay: CampOverlay;
  /** A space that can be chosen in the camp. */
  readonly pick?: { readonly chosen: string; readonly set: (name: string) => void };
  /** Other fields that change when a camp is begun. */
  readonly alongside?: Changes;
}

/** A camp as a form field: choose a colour, then tap the spaces. The field itself is the camp's text. */
export function CampPainter({ form, overlay, pick, alongside = {} }: PainterProps) {
  const { lang } = form;
  const words = campWords[lang];
  const [tool, setTool] = useState<CampTool>('orange');
  const { edit, undo, canUndo } = useUndo(form);
  const camp = readCamp(form.draft.camp);
  const tap = (space: Space) => {
    if (camp === undefined) return;
    if (tool !== 'pick') {
      const text = makeCamp(painted(camp, space, tool));
      if (text !== makeCamp(camp)) edit({ camp: text });
      return;
    }
    const name = spaceName(space);
    pick?.set(name === pick.chosen.trim().toLowerCase() ? '' : name);
  };
  return (
    <div class="field--wide camp">
      {camp === undefined ? (
        <button
          type="button"
          class="button camp__begin"
          onClick={() => {
            edit({ ...alongside, camp: blankCamp() });
          }}
        >
          {words.begin}
        </button>
      ) : (
        <>
          <Palette
            lang={lang}
            id={form.id('camp')}
            tool={tool}
            tools={[...PAINTS, 'empty', 'large', ...(pick === undefined ? [] : ['pick' as const])]}
            onTool={setTool}
          />
          <p class="quiet">{howTo(lang, tool)}</p>
          <Grid lang={lang} camp={camp} overlay={overlay} onTap={tap} />
          <Legend lang={lang} overlay={overlay} />
          <Sides
            lang={lang}
            id={form.id('camp')}
            camp={camp}
            onChange={(next) => {
              edit({ camp: makeCamp(next) });
            }}
          />
        </>
      )}
      {(camp !== undefined || canUndo) && (
        <div class="camp__buttons">
          <button type="button" class="button" disabled={!canUndo} onClick={undo}>
            {words.undo}
          </button>
          {camp !== undefined && (
            <button
              type="button"
              class="button button--quiet"
              onClick={() => {
                edit({ camp: makeCamp(camp.map((row) => row.map(emptied))) });
              }}
            >
              {words.clear}
            </button>
          )}
        </div>
      )}
      <CampText form={form} />
    </div>
  );
}

const howTo = (lang: Lang, tool: CampTool): string => {
  const { how } = campWords[lang];
  switch (tool) {
    case 'empty':
    case 'large':
    case 'pick':
      return how[tool];
    case 'orange':
    case 'green':
    case 'purple':
    case 'white':
      return how.paint;
  }
};

interface PaletteProps {
  readonly lang: Lang;
  readonly id: string;
  readonly tool: CampTool;
  readonly tools: readonly CampTool[];
  readonly onTool: (tool: CampTool) => void;
}

const SIGNS: Readonly<Partial<Record<CampTool, string>>> = { large: '●', pick: '✛' };

/** What a tap does: radio buttons, each with its colour, letter and name. */
function Palette({ lang, id, tool, tools, onTool }: PaletteProps) {
  const words = campWords[lang];
  return (
    <fieldset class="camp__tools">
      <legend>{words.tools}</legend>
      {tools.map((each) => (
        <label class="camp__tool">
          <input
            type="radio"
            name={`${id}-tool`}
            value={each}
            checked={tool === each}
            onChange={() => {
              onTool(each);
            }}
          />
          <Swatch lang={lang} tool={each} />
          <span>{words.tool[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A tool's colour with its letter, or its sign. */
function Swatch({ lang, tool }: { readonly lang: Lang; readonly tool: CampTool }) {
  const paint = PAINTS.find((each) => each === tool);
  return (
    <span class={`camp__swatch ${paint ?? ''}`} aria-hidden="true">
      {paint === undefined ? SIGNS[tool] : hueMarks[lang][paint]}
    </span>
  );
}

interface GridProps {
  readonly lang: Lang;
  readonly camp: Camp;
  readonly overlay: CampOverlay;
  readonly onTap: (space: Space) => void;
}

/** The spaces as buttons. One tab stop; arrow keys lead from space to space. */
function Grid({ lang, camp, overlay, onTap }: GridProps) {
  const words = campWords[lang];
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Space>({ row: 0, column: 0 });
  const columns = campWidth(camp);
  const current = {
    row: Math.min(cursor.row, camp.length - 1),
    column: Math.min(cursor.column, columns - 1),
  };
  const buttons = (): readonly HTMLButtonElement[] => [
    ...(grid.current?.querySelectorAll('button') ?? []),
  ];
  const spaceAt = (target: EventTarget | null): Space | undefined => {
    const at = buttons().findIndex((button) => target instanceof Node && button.contains(target));
    return at < 0 ? undefined : { row: Math.floor(at / columns), column: at % columns };
  };
  return (
    <div class="camp__frame">
      <div class="camp__sheet">
        <div class="camp__row camp__letters" aria-hidden="true">
          {camp[0]?.map((cell) => (
            <span>{spaceName(cell).charAt(0)}</span>
          ))}
        </div>
        <div
          ref={grid}
          class="camp__grid"
          role="group"
          aria-label={words.grid(columns, camp.length)}
          onClick={(event) => {
            const space = spaceAt(event.target);
            if (space !== undefined) onTap(space);
          }}
          onFocusIn={(event) => {
            const space = spaceAt(event.target);
            if (space !== undefined) setCursor(space);
          }}
          onKeyDown={(event) => {
            const space = spaceAt(event.target);
            const next = space && byArrow(camp, space, event.key);
            if (next === undefined) return;
            event.preventDefault();
            buttons()[next.row * columns + next.column]?.focus();
          }}
        >
          {camp.map((row) => (
            <div class="camp__row">
              {row.map((cell) => (
                <button
                  type="button"
                  class={cell.cover}
                  aria-label={words.cell(cell)}
                  tabIndex={cell.row === current.row && cell.column === current.column ? 0 : -1}
                >
                  <Mark lang={lang} cell={cell} />
                </button>
              ))}
            </div>
          ))}
          <CampDrawing camp={camp} overlay={overlay} />
        </div>
      </div>
    </div>
  );
}

/** The letter of a space's colour; on a disc where it counts a tile. */
function Mark({ lang, cell }: { readonly lang: Lang; readonly cell: CampCell }) {
  if (cell.cover === undefined) return null;
  const mark = hueMarks[lang][cell.cover];
  return cell.marked ? <b>{mark}</b> : <>{mark}</>;
}

function Legend({ lang, overlay }: { readonly lang: Lang; readonly overlay: CampOverlay }) {
  const { legend } = campWords[lang];
  const shown = [
    ...(overlay.cross === undefined ? [] : (['line'] as const)),
    ...((overlay.cross?.apart.length ?? 0) === 0 ? [] : (['apart'] as const)),
    ...((overlay.pairs?.pairs.length ?? 0) === 0 ? [] : (['pair'] as const)),
  ];
  if (shown.length === 0) return null;
  return (
    <ul class="camp__legend quiet">
      {shown.map((each) => (
        <li>
          <CampSample of={each} /> {legend[each]}
        </li>
      ))}
    </ul>
  );
}

interface SidesProps {
  readonly lang: Lang;
  readonly id: string;
  readonly camp: Camp;
  readonly onChange: (camp: Camp) => void;
}

/** How many columns and rows the camp has. */
function Sides({ lang, id, camp, onChange }: SidesProps) {
  const words = campWords[lang];
  const sides = { columns: campWidth(camp), rows: camp.length };
  return (
    <div class="fields">
      {(['columns', 'rows'] as const).map((side) => (
        <RowSelect
          id={`${id}-${side}`}
          label={words[side]}
          text={String(sides[side])}
          options={SIDES.map(String)}
          optionLabel={(option) => option}
          choose={shellWords[lang].choose}
          invalid={false}
          set={(text) => {
            onChange(resized(camp, { ...sides, [side]: Number(text) }));
          }}
        />
      ))}
    </div>
  );
}

/** The camp's text, which the painter writes and which can be written by hand. */
function CampText({ form }: { readonly form: FormProps<'camp'> }) {
  const isFlawed = form.draft.camp.trim() !== '' && form.problem('camp') !== undefined;
  return (
    <details class="ways" open={isFlawed}>
      <summary>{campWords[form.lang].asText}</summary>
      <TextField form={form} field="camp" />
    </details>
  );
}
