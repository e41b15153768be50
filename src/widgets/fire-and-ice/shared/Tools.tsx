import type { ComponentChildren } from 'preact';
import {
  BRIDGES_EACH,
  PIECES,
  STRUCTURES,
  type Holding,
  type Structure,
} from '#engine/fire-and-ice/index.ts';
import type { Lang } from '#src/lang.ts';
import { labels } from './map-words.ts';
import { structureNames } from './names.ts';
import { BridgeIcon, GroundIcon, PieceIcon, RiverIcon, TargetIcon } from './Pieces.tsx';
import type { OtherTool, Tool } from './taps.ts';

interface ToolsProps {
  readonly lang: Lang;
  readonly id: string;
  /** The player whose pieces are placed. */
  readonly holding: Holding | undefined;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly others: readonly { readonly tool: OtherTool; readonly label: string }[];
}

/** What a tap places. Pieces show how many of them stand on the map. */
export function Tools({ lang, id, holding, tool, onTool, others }: ToolsProps) {
  const piece = (value: Structure | 'bridge', name: string, icon: ComponentChildren) => {
    const max = value === 'bridge' ? BRIDGES_EACH : PIECES[value];
    const count = countOf(holding, value);
    return (
      <Option {...option} value={value} label={labels.placed(name, count, max)[lang]}>
        {icon}
        <span class="tool__count">
          {count}/{max}
        </span>
      </Option>
    );
  };
  const option = { id, chosen: tool, onTool };
  return (
    <fieldset class="tools">
      <legend class="unseen">{labels.place[lang]}</legend>
      {STRUCTURES.map((structure) =>
        piece(structure, structureNames[lang][structure], <PieceIcon structure={structure} />),
      )}
      {piece('bridge', labels.bridge[lang], <BridgeIcon />)}
      {others.map(({ tool: other, label }) => (
        <Option {...option} value={other} label={label}>
          {OTHER_ICONS[other]()}
        </Option>
      ))}
    </fieldset>
  );
}

const OTHER_ICONS = {
  'river-town': () => <RiverIcon />,
  ground: () => <GroundIcon />,
  pick: () => <TargetIcon />,
} as const;

const countOf = (holding: Holding | undefined, piece: Structure | 'bridge'): number => {
  if (holding === undefined) return 0;
  return piece === 'bridge'
    ? holding.bridges.length
    : holding.pieces.filter(({ structure }) => structure === piece).length;
};

interface OptionProps {
  readonly id: string;
  readonly value: Tool;
  readonly label: string;
  readonly chosen: Tool;
  readonly onTool: (tool: Tool) => void;
  readonly children: ComponentChildren;
}

function Option({ id, value, label, chosen, onTool, children }: OptionProps) {
  return (
    <label class="tool" title={label}>
      <input
        type="radio"
        name={`${id}-tool`}
        value={value}
        checked={chosen === value}
        aria-label={label}
        onChange={() => {
          onTool(value);
        }}
      />
      {children}
    </label>
  );
}
