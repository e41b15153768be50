import { wholeIn } from '#engine/core/notation.ts';
import {
  DRAGON_STATES,
  type RoleStanding,
  type VictoryValue,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Label, Picture, Tick } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { roleNames } from '../shared/names.ts';
import { Coin, Heart, upTo, WIDTH, type Look } from '../shared/Things.tsx';
import { labels, type victory } from './calculator.ts';
import { Crystal, CrystalTile } from './Crystal.tsx';

/** What the position says, field by field. */
type Draft = FigureOf<typeof victory>['draft'];

interface Props {
  readonly lang: Lang;
  readonly value: VictoryValue;
  readonly draft: Draft;
}

const ROW = 56;

/** Every role with its player, how far it has come, and who has won. */
export function Standings({ lang, value, draft }: Props) {
  const { standings, winners } = value;
  return (
    <Picture width={WIDTH} height={standings.length * ROW}>
      {standings.map((standing, i) => (
        <g transform={`translate(0 ${i * ROW})`}>
          <Box
            x={1}
            y={2}
            width={WIDTH - 2}
            height={ROW - 6}
            look={winners.includes(standing.role) ? 'chosen' : 'card'}
          />
          <Label x={10} y={19} align="start" look="strong">
            {roleNames[lang][standing.role]}
          </Label>
          <Label x={WIDTH - (standing.lacks.length === 0 ? 28 : 10)} y={19} align="end">
            {standing.name}
          </Label>
          {standing.lacks.length === 0 && <Tick x={WIDTH - 15} y={15} />}
          <Track lang={lang} standing={standing} standings={standings} draft={draft} />
        </g>
      ))}
    </Picture>
  );
}

interface TrackProps {
  readonly lang: Lang;
  readonly standing: RoleStanding;
  readonly standings: readonly RoleStanding[];
  readonly draft: Draft;
}

const Y = 37;

/** How far a role has come toward its goal, in pieces. */
function Track({ lang, standing: { role }, standings, draft }: TrackProps) {
  const plays = (other: RoleStanding['role']): boolean =>
    standings.some((each) => each.role === other);
  const whole = (field: keyof Draft): number => wholeIn(draft[field]) ?? 0;
  const row = (name: Pair, of: Piece, has: number, goal = has) => (
    <Row name={name[lang]} of={of} has={has} goal={goal} />
  );
  const crystals = row(labels.crystals, Crystal, whole('smashed'), whole('crystalGoal'));
  switch (role) {
    case 'knight':
      return plays('dragon') ? row(labels.dragonHealth, Heart, whole('dragonHealth')) : crystals;
    case 'goblins':
      if (plays('knight')) return row(labels.knightHealth, Heart, whole('knightHealth'));
      return plays('dragon') ? row(labels.dragonHealth, Heart, whole('dragonHealth')) : crystals;
    case 'dragon':
      return <Way lang={lang} draft={draft} />;
    case 'cave':
      return row(labels.tiles, CrystalTile, whole('tiles'), whole('tileGoal'));
    case 'thief': {
      const isDuel = standings.length === 2 && plays('knight');
      return row(labels.treasures, Coin, whole('stashed'), whole(isDuel ? 'crystalGoal' : 'goal'));
    }
  }
}

type Piece = (props: {
  readonly x: number;
  readonly y: number;
  readonly look?: Look;
}) => preact.JSX.Element;

/** So many pieces of those that are wanted. */
function Row({
  name,
  of: Thing,
  has,
  goal,
}: {
  readonly name: string;
  readonly of: Piece;
  readonly has: number;
  readonly goal: number;
}) {
  const shown = Math.max(has, goal);
  const step = Math.min(20, 118 / shown);
  return (
    <>
      <Label x={10} y={Y + 4} align="start" look="soft">
        {name}
      </Label>
      {upTo(shown).map((i) => (
        <Thing x={132 + i * step} y={Y} look={i < has ? 'on' : 'none'} />
      ))}
      {shown === 0 && (
        <Label x={132} y={Y + 4}>
          0
        </Label>
      )}
    </>
  );
}

/** The Dragon's way out: the cubes while he sleeps, and then step by step. */
function Way({ lang, draft }: { readonly lang: Lang; readonly draft: Draft }) {
  const at = DRAGON_STATES.findIndex((state) => state === draft.dragonIs);
  if (at < 1) {
    return (
      <>
        <Label x={10} y={Y + 4} align="start" look="soft">
          {labels.wakefulness[lang]}
        </Label>
        <Label x={122} y={Y + 4} align="start" look="strong">
          {`${draft.wakefulness} / ${draft.awakensAt}`}
        </Label>
      </>
    );
  }
  return (
    <>
      {(['awake', 'surfaced', 'escaped'] as const).map((step, i) => (
        <>
          {i < at && <Tick x={16 + i * 82} y={Y} />}
          <Label x={26 + i * 82} y={Y + 4} align="start" look={i < at ? '' : 'soft'}>
            {labels.steps[step][lang]}
          </Label>
        </>
      ))}
    </>
  );
}
