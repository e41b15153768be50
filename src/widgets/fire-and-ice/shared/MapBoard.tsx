import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import {
  GROUNDS,
  makeBoard,
  MAP_NAMES,
  nameOf,
  landscape,
  type Ground,
  type Holding,
  type Position,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { RowSelect, SelectField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { useUndo, type Changes } from '#src/calculators/use-undo.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { addPlayer, onMap, readBoard, removePlayer } from './board-edits.ts';
import { useLie } from './board-hooks.ts';
import { BoardText } from './BoardText.tsx';
import { MapPicture } from './MapPicture.tsx';
import { sheetOf } from './map-sheet.ts';
import { mapWords } from './map-words.ts';
import { terrainMarks, terrainNames } from './names.ts';
import { NO_OVERLAY, type Overlay } from './overlay.ts';
import { Players, PlayerSettings } from './Players.tsx';
import { afterTap, bridgeEnds, canTap, isHeld, structureIn, type Hand, type Tool } from './taps.ts';
import { Tools } from './Tools.tsx';

export type BoardField = 'map' | 'board';

/** A player who came or went; texts that list something player by player have to follow. */
export type SeatChange =
  { readonly kind: 'added' } | { readonly kind: 'removed'; readonly seat: number };

interface BoardProps {
  readonly form: FormProps<BoardField>;
  readonly overlay?: Overlay;
  /** Whether empty spaces may get another terrain than the printed one. */
  readonly withGround?: boolean;
  /** A space that can be chosen on the map: its name, and how choosing is called. */
  readonly pick?: {
    readonly label: string;
    readonly chosen: string;
    readonly set: (name: string) => void;
  };
  /** Other fields that change when players come and go. */
  readonly alongside?: (change: SeatChange) => Changes;
  /** What stands right below the map. */
  readonly children?: ComponentChildren;
}

/** The map as a form field: choose a player and a piece, then tap. The field itself is the board's text. */
export function MapBoard(props: BoardProps) {
  const { form, overlay = NO_OVERLAY, withGround = false, pick, alongside, children } = props;
  const { lang } = form;
  const words = mapWords[lang];
  const id = form.id('board');
  const { map, position, flaw } = readBoard(form.draft.map, form.draft.board);
  const [seated, setSeat] = useState(0);
  const [chosen, setTool] = useState<Tool>('dwelling');
  const [ground, setGround] = useState<Ground>('ice');
  const [bridgeStart, setBridgeStart] = useState<Space>();
  const [lie, setLie] = useLie();
  const { edit, undo, canUndo } = useUndo(form);
  const sheet = useMemo(() => sheetOf(map, lie ?? 'wide'), [map, lie]);
  const shown = useMemo(
    () => withEnds(overlay, position, bridgeStart),
    [overlay, position, bridgeStart],
  );

  const seat = Math.min(seated, position.holdings.length - 1);
  const holding = position.holdings[seat];
  const tool = chosen === 'river-town' && !skipsRivers(holding) ? 'dwelling' : chosen;
  const hand: Hand = { tool, seat, ground, bridgeStart, picked: pick?.chosen ?? '' };
  const change = (next: Position, more?: Changes) => {
    edit({ board: textOf(next), ...more });
  };
  const tap = (space: Space) => {
    const next = afterTap(position, hand, space);
    if (next !== position) change(next);
    if (tool === 'pick') {
      pick?.set(isHeld(position, hand, space) ? '' : nameOf(landscape(map), space));
    }
    const isStart = tool === 'bridge' && next === position && space !== bridgeStart;
    setBridgeStart(isStart ? space : undefined);
  };

  return (
    <div class="field--wide board">
      <SelectField
        form={{
          ...form,
          set: ({ map: next = map }) => {
            const known = MAP_NAMES.find((name) => name === next);
            const isFresh = known !== undefined && flaw === undefined;
            edit({ map: next, ...(isFresh ? { board: textOf(onMap(position, known)) } : {}) });
          },
        }}
        field="map"
        options={MAP_NAMES}
      />
      <div class="board__tools">
        <Players
          lang={lang}
          id={id}
          position={position}
          seat={seat}
          onSeat={(next) => {
            setSeat(next);
            setBridgeStart(undefined);
          }}
          onAdd={(faction) => {
            setSeat(position.holdings.length);
            change(addPlayer(position, faction), alongside?.({ kind: 'added' }));
          }}
          locked={flaw !== undefined}
        />
        <Tools
          lang={lang}
          id={id}
          holding={holding}
          tool={tool}
          onTool={(next) => {
            setTool(next);
            setBridgeStart(undefined);
          }}
          others={[
            ...(skipsRivers(holding)
              ? [{ tool: 'river-town', label: words.riverTown } as const]
              : []),
            ...(withGround ? [{ tool: 'ground', label: words.groundTool } as const] : []),
            ...(pick === undefined ? [] : [{ tool: 'pick', label: pick.label } as const]),
          ]}
        />
      </div>
      {tool === 'ground' && (
        <RowSelect
          id={`${id}-ground`}
          label={words.ground}
          text={ground}
          options={GROUNDS}
          optionLabel={(option) => terrainNames[lang][option as Ground]}
          choose={shellWords[lang].choose}
          invalid={false}
          set={(next) => {
            setGround(next as Ground);
          }}
        />
      )}
      <p class="quiet">{flaw === undefined ? howTo(lang, holding, hand) : words.locked}</p>
      <div class={`map-frame map-frame--${lie ?? 'waiting'}`}>
        {lie !== undefined && (
          <MapPicture
            lang={lang}
            sheet={sheet}
            position={position}
            overlay={shown}
            canTap={(space) => flaw === undefined && canTap(position, hand, space)}
            isPressed={(space) => isHeld(position, hand, space)}
            onTap={tap}
          />
        )}
      </div>
      <div class="board__buttons">
        <button type="button" class="button" disabled={!canUndo} onClick={undo}>
          {words.undo}
        </button>
        <button
          type="button"
          class="button"
          aria-label={words.turnTheMap}
          onClick={() => {
            setLie(lie === 'tall' ? 'wide' : 'tall');
          }}
        >
          {words.turn}
        </button>
        <button
          type="button"
          class="button button--quiet"
          aria-label={words.clearTheMap}
          disabled={form.draft.board === ''}
          onClick={() => {
            change(onMap(position, map));
          }}
        >
          {words.clear}
        </button>
      </div>
      {children}
      <PlayerSettings
        lang={lang}
        id={id}
        position={position}
        seat={seat}
        onChange={change}
        onRemove={() => {
          change(removePlayer(position, seat), alongside?.({ kind: 'removed', seat }));
        }}
      />
      <BoardText
        form={form}
        flaw={flaw}
        set={(board) => {
          edit({ board });
        }}
      />
      <Letters lang={lang} />
    </div>
  );
}

const skipsRivers = (holding: Holding | undefined): boolean =>
  holding !== undefined && (holding.faction === 'mermaids' || holding.riverTowns.length > 0);

/** An empty position is blank text. */
const textOf = (position: Position): string =>
  position.holdings.length === 0 && position.land.length === 0 ? '' : makeBoard(position);

/** The overlay, or the ends that a Bridge begun here can have. */
const withEnds = (overlay: Overlay, position: Position, start: Space | undefined): Overlay =>
  start === undefined
    ? overlay
    : {
        ...NO_OVERLAY,
        notes: overlay.notes,
        rings: [
          { space: start, ring: 'target' },
          ...bridgeEnds(position, start).map((space) => ({ space, ring: 'open' as const })),
        ],
      };

/** What to do next, and for whom. */
const howTo = (lang: Lang, holding: Holding | undefined, hand: Hand): string => {
  const { how, noPlayers, player } = mapWords[lang];
  const { tool, seat, bridgeStart } = hand;
  if (tool === 'ground' || tool === 'pick') return how[tool];
  if (holding === undefined) return noPlayers;
  const bridge = bridgeStart === undefined ? how.bridge : how['bridge-end'];
  const other = tool === 'bridge' ? bridge : how['river-town'];
  const step = structureIn(tool) === undefined ? other : how.structure;
  return `${player(seat + 1, holding.faction)}. ${step}`;
};

function Letters({ lang }: { readonly lang: Lang }) {
  return (
    <details class="ways">
      <summary>{mapWords[lang].letters}</summary>
      <ul class="board__letters">
        {GROUNDS.map((ground) => (
          <li>
            <span class={`seat-mark terrain--${ground}`}>{terrainMarks[lang][ground]}</span>{' '}
            {terrainNames[lang][ground]}
          </li>
        ))}
      </ul>
    </details>
  );
}
