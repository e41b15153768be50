import type { JSX } from 'preact';
import {
  BOX,
  DRAFT_DEALT_EACH,
  DRAFT_KEPT_EACH,
  GLADE_FACE_UP,
  GLADE_TYPES,
  ROCK_ROSE,
  TOKENS,
  type SetupStepId,
  type SetupValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import { STEP_PICTURE } from '#src/calculators/Checklist.tsx';
import { Arrow, Box, Label, Picture } from '#src/figures/kit.tsx';
import { Deck, DieAt, Gem, GladeCard, House, Token, upTo, Worker } from '../shared/pieces.tsx';

const { width: WIDTH, height: HEIGHT } = STEP_PICTURE;

/** What goes where in one step of the setup. */
export function StepPicture({
  step,
  value,
}: {
  readonly step: SetupStepId;
  readonly value: SetupValue;
}) {
  return (
    <Picture width={WIDTH} height={HEIGHT}>
      {DRAWN[step](value)}
    </Picture>
  );
}

const DRAWN: Readonly<Record<SetupStepId, (value: SetupValue) => JSX.Element>> = {
  base: ({ players, dice }) => (
    <>
      <Box x={2} y={6} width={34} height={36} look="card" />
      <DieAt x={54} y={24} value={dice} />
      <Each players={players} />
    </>
  ),
  supply: () => (
    <>
      <Box x={1} y={1} width={102} height={46} look="chosen" />
      {[
        { piece: <Gem x={0} y={0} />, count: ROCK_ROSE.max },
        { piece: <House x={0} y={0} />, count: BOX.houses },
        { piece: <Worker x={0} y={0} />, count: BOX.meeples },
      ].map(({ piece, count }, i) => (
        <g transform={`translate(${20 + i * 32} 16)`}>
          {piece}
          <Label x={0} y={25} look="strong">
            {count}
          </Label>
        </g>
      ))}
    </>
  ),
  board: () => (
    <>
      <Box x={2} y={4} width={46} height={40} look="card" />
      <Box x={48} y={4} width={54} height={40} look="chosen" />
      {upTo(GLADE_FACE_UP).map((n) => (
        <Box x={53 + n * 8} y={10} width={6} height={9} look="empty" rx={1} />
      ))}
    </>
  ),
  player: ({ players }) => (
    <>
      <Extension x={2} y={12} />
      <Token x={50} y={24} />
      <Label x={66} y={29} align="start" look="strong">
        {TOKENS.max}
      </Label>
      <Each players={players} />
    </>
  ),
  settlers: ({ settlersDeck }) => (
    <>
      <Label x={28} y={29} look="strong">
        1+2+3
      </Label>
      <Small x={62} y={2}>
        <Deck x={0} y={0} cards={settlersDeck} look="chosen" />
      </Small>
    </>
  ),
  display: () => (
    <>
      {upTo(GLADE_FACE_UP).map((n) => (
        <Box x={2 + n * 17} y={12} width={14} height={22} look="chosen" rx={2} />
      ))}
    </>
  ),
  deal: ({ players }) => (
    <>
      {upTo(DRAFT_DEALT_EACH).map((n) => (
        <Box x={2 + n * 13} y={12} width={11} height={20} look="card" rx={2} />
      ))}
      <Each players={players} />
    </>
  ),
  draft: ({ players }) => (
    <>
      {upTo(DRAFT_KEPT_EACH).map((n) => (
        <Box x={38 + n * 13} y={8} width={11} height={20} look="chosen" rx={2} />
      ))}
      {players > 1 && <Arrow from={{ x: 70, y: 40 }} to={{ x: 34, y: 40 }} />}
      <Each players={players} />
    </>
  ),
  rest: ({ gladeBottom, gladeDeck }) => (
    <>
      <Label x={14} y={29} look="strong">
        {gladeBottom}
      </Label>
      <Arrow from={{ x: 28, y: 24 }} to={{ x: 54, y: 24 }} />
      <Small x={62} y={2}>
        <Deck x={0} y={0} cards={gladeDeck} look="chosen" />
      </Small>
    </>
  ),
  place: ({ players }) => (
    <>
      <g transform="translate(4 0) scale(0.62)">
        {GLADE_TYPES.map((type, n) => (
          <GladeCard x={n * 36} y={0} type={type} look="card" />
        ))}
      </g>
      <Box x={2} y={30} width={70} height={16} look="chosen" rx={3} />
      <Each players={players} />
    </>
  ),
};

function Extension({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Box x={x} y={y} width={34} height={24} look="chosen" rx={3} />
      {GLADE_TYPES.map((_, n) => (
        <Box x={x + 4 + n * 9} y={y + 4} width={7} height={10} look="empty" rx={1} />
      ))}
    </>
  );
}

/** As many times as there are players. */
function Each({ players }: { readonly players: number }) {
  return players === 1 ? null : (
    <Label x={WIDTH - 1} y={29} align="end" look="soft">
      {`× ${players}`}
    </Label>
  );
}

function Small({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: JSX.Element;
}) {
  return <g transform={`translate(${x} ${y}) scale(0.85)`}>{children}</g>;
}
