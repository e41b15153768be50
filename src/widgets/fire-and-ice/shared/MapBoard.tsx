import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { when } from '#engine/core/answer.ts';
import { own } from '#engine/core/own.ts';
import {
  addPlayer,
  GROUNDS,
  landscape,
  makeBoard,
  MAP_NAMES,
  nameOf,
  onMap,
  readBoard,
  removePlayer,
  type BoardRead,
  type Ground,
  type Holding,
  type Faction,
  type Position,
  type Space,
} from '#engine/fire-and-ice/index.ts';
import { NotAll, RowSelect, SelectField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { memo } from '#src/calculators/memo.ts';
import { useUndo, type Changes } from '#src/calculators/use-undo.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { useLie } from './board-hooks.ts';
import { BoardText } from './BoardText.tsx';
import { sheetOf, type Lie } from './map-sheet.ts';
import { howTo, labels } from './map-words.ts';
import { MapPicture } from './MapPicture.tsx';
import { structureNames, terrainMarks, terrainNames } from './names.ts';
import { NO_OVERLAY, type Overlay } from './overlay.ts';
import { Players, PlayerSettings } from './Players.tsx';
import { afterTap, bridgeEnds, canTap, isHeld, structureIn, type Hand, type Tool } from './taps.ts';
import { Tools } from './Tools.tsx';

export type BoardField = 'map' | 'board';

/** A player who came or went; texts that list something player by player have to follow. */
export type SeatChange =
  { readonly kind: 'added' } | { readonly kind: 'removed'; readonly seat: number };

interface BoardProps {
  readonly form: Controls<BoardField>;
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
  const { form, overlay = NO_OVERLAY, withGround = false, pick, children } = props;
  const { lang } = form;
  const id = form.id('board');
  const { read, hold, add, remove, change, tap, edit, undo, canUndo } = useBoard(props);
  const { map, position, flaw } = read;
  const { hand, holding, setSeat, setTool, setGround } = hold;
  const [lie, setLie] = useLie();
  return (
    <div class="field--wide board">
      <MapSelect form={form} read={read} edit={edit} />
      <div class="board__tools">
        <Players
          lang={lang}
          id={id}
          position={position}
          seat={hand.seat}
          onSeat={setSeat}
          onAdd={add}
        />
        <Tools
          lang={lang}
          id={id}
          holding={holding}
          tool={hand.tool}
          onTool={setTool}
          others={otherTools({ lang, holding, withGround, pick })}
        />
      </div>
      {hand.tool === 'ground' && (
        <GroundSelect lang={lang} id={id} ground={hand.ground} set={setGround} />
      )}
      <p class="quiet">{nextStep(lang, holding, hand)}</p>
      {flaw !== undefined && (
        <NotAll
          lang={lang}
          leaveOut={() => {
            change(position, { map });
          }}
        />
      )}
      <Frame lang={lang} lie={lie} position={position} overlay={overlay} hand={hand} onTap={tap} />
      <Buttons
        lang={lang}
        canUndo={canUndo}
        undo={undo}
        turn={() => {
          setLie(lie === 'tall' ? 'wide' : 'tall');
        }}
        canClear={form.draft.board !== ''}
        clear={() => {
          change(onMap(position, map));
        }}
      />
      {children}
      <PlayerSettings
        lang={lang}
        id={id}
        position={position}
        seat={hand.seat}
        onChange={change}
        onRemove={remove}
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

/** The board as its text says it, what the reader holds, and what a tap does to it. */
const useBoard = ({ form, pick, alongside }: BoardProps) => {
  const read = readBoard(form.draft.map, form.draft.board);
  const { map, position } = read;
  const hold = useHand(position, pick);
  const { hand, setSeat, setBridgeStart } = hold;
  const { edit, undo, canUndo } = useUndo(form);
  const change = (next: Position, more?: Changes) => {
    edit({ board: textOf(next), ...more });
  };
  const tap = (space: Space) => {
    const next = afterTap(position, hand, space);
    if (next !== position) change(next);
    if (hand.tool === 'pick') {
      pick?.set(isHeld(position, hand, space) ? '' : nameOf(landscape(map), space));
    }
    const isStart = hand.tool === 'bridge' && next === position && space !== hand.bridgeStart;
    setBridgeStart(isStart ? space : undefined);
  };
  const add = (faction: Faction) => {
    setSeat(position.holdings.length);
    change(addPlayer(position, faction), alongside?.({ kind: 'added' }));
  };
  const remove = () => {
    const { seat } = hand;
    change(removePlayer(position, seat), alongside?.({ kind: 'removed', seat }));
  };
  return { read, hold, add, remove, change, tap, edit, undo, canUndo };
};

/** What the reader is about to do, and for whom. Another player or tool forgets a Bridge that was begun. */
const useHand = (position: Position, pick: BoardProps['pick']) => {
  const [seated, setSeat] = useState(0);
  const [chosen, setTool] = useState<Tool>('dwelling');
  const [ground, setGround] = useState<Ground>('ice');
  const [bridgeStart, setBridgeStart] = useState<Space>();
  const seat = Math.min(seated, position.holdings.length - 1);
  const holding = position.holdings[seat];
  const tool = chosen === 'river-town' && !skipsRivers(holding) ? 'dwelling' : chosen;
  const hand: Hand = { tool, seat, ground, bridgeStart, picked: pick?.chosen ?? '' };
  return {
    hand,
    holding,
    setSeat: (next: number) => {
      setSeat(next);
      setBridgeStart(undefined);
    },
    setTool: (next: Tool) => {
      setTool(next);
      setBridgeStart(undefined);
    },
    setGround,
    setBridgeStart,
  };
};

interface MapSelectProps {
  readonly form: Controls<BoardField>;
  readonly read: BoardRead;
  readonly edit: (changes: Changes) => void;
}

/** Another map takes the players with it, unless the text of the board cannot be read. */
function MapSelect({ form, read: { map, position, flaw }, edit }: MapSelectProps) {
  const change = ({ map: next = map }: { readonly map?: string }) => {
    const known = MAP_NAMES.find((name) => name === next);
    const isFresh = known !== undefined && flaw === undefined;
    edit({ map: next, ...(isFresh ? { board: textOf(onMap(position, known)) } : {}) });
  };
  return <SelectField form={{ ...form, set: change }} field="map" />;
}

interface OtherToolsOf {
  readonly lang: Lang;
  readonly holding: Holding | undefined;
  readonly withGround: boolean;
  readonly pick: BoardProps['pick'] | undefined;
}

const otherTools = ({ lang, holding, withGround, pick }: OtherToolsOf) => [
  ...when(skipsRivers(holding), { tool: 'river-town', label: labels.riverTown[lang] }),
  ...when(withGround, { tool: 'ground', label: labels.groundTool[lang] }),
  ...(pick === undefined ? [] : [{ tool: 'pick', label: pick.label } as const]),
];

interface GroundSelectProps {
  readonly lang: Lang;
  readonly id: string;
  readonly ground: Ground;
  readonly set: (ground: Ground) => void;
}

/** The terrain that a tap gives to a space. */
function GroundSelect({ lang, id, ground, set }: GroundSelectProps) {
  return (
    <RowSelect
      id={`${id}-ground`}
      label={labels.ground[lang]}
      text={ground}
      options={GROUNDS}
      optionLabel={(option) => own(terrainNames[lang], option) ?? option}
      choose={shellWords[lang].choose}
      invalid={false}
      set={(next) => {
        set(next as Ground);
      }}
    />
  );
}

interface FrameProps {
  readonly lang: Lang;
  readonly lie: Lie | undefined;
  readonly position: Position;
  readonly overlay: Overlay;
  readonly hand: Hand;
  readonly onTap: (space: Space) => void;
}

/** The map itself, once it is known how it lies. */
function Frame({ lang, lie, position, overlay, hand, onTap }: FrameProps) {
  const { map } = position;
  const { bridgeStart } = hand;
  const sheet = useMemo(() => sheetOf(map, lie ?? 'wide'), [map, lie]);
  const shown = useMemo(
    () => withEnds(overlay, position, bridgeStart),
    [overlay, position, bridgeStart],
  );
  return (
    <div class={`map-frame map-frame--${lie ?? 'waiting'}`}>
      {lie !== undefined && (
        <MapPicture
          lang={lang}
          sheet={sheet}
          position={position}
          overlay={shown}
          canTap={(space) => canTap(position, hand, space)}
          isPressed={(space) => isHeld(position, hand, space)}
          onTap={onTap}
        />
      )}
    </div>
  );
}

interface ButtonsProps {
  readonly lang: Lang;
  readonly canUndo: boolean;
  readonly undo: () => void;
  readonly turn: () => void;
  readonly canClear: boolean;
  readonly clear: () => void;
}

function Buttons({ lang, canUndo, undo, turn, canClear, clear }: ButtonsProps) {
  return (
    <div class="board__buttons">
      <button type="button" class="button" disabled={!canUndo} onClick={undo}>
        {labels.undo[lang]}
      </button>
      <button type="button" class="button" aria-label={labels.turnTheMap[lang]} onClick={turn}>
        {labels.turn[lang]}
      </button>
      <button
        type="button"
        class="button button--quiet"
        aria-label={labels.clearTheMap[lang]}
        disabled={!canClear}
        onClick={clear}
      >
        {labels.clear[lang]}
      </button>
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
const nextStep = (lang: Lang, holding: Holding | undefined, hand: Hand): string => {
  const { tool, seat, bridgeStart } = hand;
  if (tool === 'ground' || tool === 'pick') return howTo[tool][lang];
  if (holding === undefined) return labels.noPlayers[lang];
  const bridge = bridgeStart === undefined ? howTo.bridge : howTo['bridge-end'];
  const other = tool === 'bridge' ? bridge : howTo['river-town'];
  const structure = structureIn(tool);
  const step =
    structure === undefined
      ? other[lang]
      : `${structureNames[lang][structure]}: ${howTo.structure[lang]}`;
  return `${labels.player(seat + 1, holding.faction)[lang]}. ${step}`;
};

const Letters = memo(({ lang }: { readonly lang: Lang }) => (
  <details class="ways">
    <summary>{labels.letters[lang]}</summary>
    <ul class="board__letters">
      {GROUNDS.map((ground) => (
        <li>
          <span class={`seat-mark terrain--${ground}`}>{terrainMarks[lang][ground]}</span>{' '}
          {terrainNames[lang][ground]}
        </li>
      ))}
    </ul>
  </details>
));
