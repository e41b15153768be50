import { useRef, useState } from 'preact/hooks';
import { wholeIn } from '#engine/core/notation.ts';
import {
  blankCamp,
  CAMP_SIDES,
  campIn,
  campWidth,
  COVERS,
  emptyCamp,
  isCamp,
  makeCamp,
  painted,
  resized,
  spaceName,
  type Camp,
  type CampCell,
  type Cover,
  type Paint,
  type Space,
} from '#engine/the-magnificent-sno/index.ts';
import { NotAll, RowSelect, TextField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { useUndo, type Changes } from '#src/calculators/use-undo.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { byArrow } from './by-arrow.ts';
import { CampDrawing, CampSample, type CampOverlay } from './CampDrawing.tsx';
import { campLabels, cellSaid } from './camp-labels.ts';
import { hueMarks } from './names.ts';

/** What a tap does: it paints, or it chooses the space. */
type CampTool = Paint | 'pick';

/** What can cover a space, in the order of the palette. */
const COLORS_TO_PAINT = Object.keys(COVERS) as readonly Cover[];

interface PainterProps {
  readonly form: Controls<'camp'>;
  readonly overlay: CampOverlay;
  /** A space that can be chosen in the camp. */
  readonly pick?: { readonly chosen: string; readonly set: (name: string) => void };
  /** Other fields that change when a camp is begun. */
  readonly alongside?: Changes;
}

/** A camp as a form field: choose a color, then tap the spaces. The field itself is the camp's text. */
export function CampPainter({ form, overlay, pick, alongside = {} }: PainterProps) {
  const { lang } = form;
  const { edit, undo, canUndo } = useUndo(form);
  const camp = campIn(form.draft.camp);
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
          {campLabels.begin[lang]}
        </button>
      ) : (
        <>
          {!isCamp(form.draft.camp) && (
            <NotAll
              lang={lang}
              leaveOut={() => {
                edit({ camp: makeCamp(camp) });
              }}
            />
          )}
          <Sheet form={form} camp={camp} overlay={overlay} pick={pick} edit={edit} />
        </>
      )}
      {(camp !== undefined || canUndo) && (
        <div class="camp__buttons">
          <button type="button" class="button" disabled={!canUndo} onClick={undo}>
            {campLabels.undo[lang]}
          </button>
          {camp !== undefined && (
            <button
              type="button"
              class="button button--quiet"
              onClick={() => {
                edit({ camp: makeCamp(emptyCamp(camp)) });
              }}
            >
              {campLabels.clear[lang]}
            </button>
          )}
        </div>
      )}
      <CampText form={form} />
    </div>
  );
}

interface SheetProps extends Pick<PainterProps, 'form' | 'overlay'> {
  readonly camp: Camp;
  readonly pick: PainterProps['pick'] | undefined;
  readonly edit: (changes: Changes) => void;
}

/** The camp with its tools. */
function Sheet({ form, camp, overlay, pick, edit }: SheetProps) {
  const { lang } = form;
  const [tool, setTool] = useState<CampTool>('orange');
  const tap = (space: Space) => {
    if (tool !== 'pick') {
      const text = makeCamp(painted(camp, space, tool));
      if (text !== makeCamp(camp)) edit({ camp: text });
      return;
    }
    const name = spaceName(space);
    pick?.set(name === pick.chosen.trim().toLowerCase() ? '' : name);
  };
  return (
    <>
      <Palette
        lang={lang}
        id={form.id('camp')}
        tool={tool}
        tools={[
          ...COLORS_TO_PAINT,
          'empty',
          'large',
          ...(pick === undefined ? [] : ['pick' as const]),
        ]}
        onTool={setTool}
      />
      <p class="quiet">{campLabels.how[tool][lang]}</p>
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
  );
}

interface PaletteProps {
  readonly lang: Lang;
  readonly id: string;
  readonly tool: CampTool;
  readonly tools: readonly CampTool[];
  readonly onTool: (tool: CampTool) => void;
}

const SIGNS: Readonly<Partial<Record<CampTool, string>>> = { large: '●', pick: '✛' };

/** What a tap does: radio buttons, each with its color, letter and name. */
function Palette({ lang, id, tool, tools, onTool }: PaletteProps) {
  return (
    <fieldset class="camp__tools">
      <legend>{campLabels.tools[lang]}</legend>
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
          <span>{campLabels.tool[lang][each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A tool's color with its letter, or its sign. */
function Swatch({ lang, tool }: { readonly lang: Lang; readonly tool: CampTool }) {
  const paint = COLORS_TO_PAINT.find((each) => each === tool);
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
          aria-label={campLabels.grid(columns, camp.length)[lang]}
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
                  aria-label={cellSaid(cell, lang)}
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

/** The letter of a space's color; on a disc where it counts a tile. */
function Mark({ lang, cell }: { readonly lang: Lang; readonly cell: CampCell }) {
  if (cell.cover === undefined) return null;
  const mark = hueMarks[lang][cell.cover];
  return cell.marked ? <b>{mark}</b> : <>{mark}</>;
}

function Legend({ lang, overlay }: { readonly lang: Lang; readonly overlay: CampOverlay }) {
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
          <CampSample of={each} /> {campLabels.legend[each][lang]}
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
  const sides = { columns: campWidth(camp), rows: camp.length };
  return (
    <div class="fields">
      {(['columns', 'rows'] as const).map((side) => (
        <RowSelect
          id={`${id}-${side}`}
          label={campLabels[side][lang]}
          text={String(sides[side])}
          options={CAMP_SIDES.map(String)}
          optionLabel={(option) => option}
          choose={shellWords[lang].choose}
          invalid={false}
          set={(text) => {
            onChange(resized(camp, { ...sides, [side]: wholeIn(text) ?? sides[side] }));
          }}
        />
      ))}
    </div>
  );
}

/** The camp's text, which the painter writes and which can be written by hand. */
function CampText({ form }: { readonly form: Controls<'camp'> }) {
  const isFlawed = form.draft.camp.trim() !== '' && form.problem('camp') !== undefined;
  return (
    <details class="ways" open={isFlawed}>
      <summary>{campLabels.asText[form.lang]}</summary>
      <TextField form={form} field="camp" />
    </details>
  );
}
