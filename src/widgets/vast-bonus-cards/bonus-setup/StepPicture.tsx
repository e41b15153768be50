import type { JSX } from 'preact';
import type { BonusSetupValue, BonusStepId } from '#engine/vast-bonus-cards/index.ts';
import { Arrow, Box, Label, Tick } from '#src/figures/kit.tsx';
import { Pawn, upTo } from '../shared/Things.tsx';

type Draw = (value: BonusSetupValue) => JSX.Element;

/** What goes where in each step of the setup. */
export const DRAWN: Readonly<Record<BonusStepId, Draw>> = {
  agree: () => (
    <>
      {upTo(2).map((n) => (
        <CardAt x={10 + n * 32} sign="?" />
      ))}
      <Tick x={86} y={24} />
    </>
  ),
  marker: () => (
    <>
      <Box x={32} y={4} width={40} height={40} look="chosen" />
      <Pawn x={52} y={24} mark="E" />
    </>
  ),
  terrain: ({ terrainCards }) => (
    <>
      <Box x={2} y={4} width={50} height={40} look="card" />
      <Stack x={68} cards={terrainCards} />
    </>
  ),
  promo: () => (
    <>
      <CardAt x={8} sign="+" />
      <Arrow from={{ x: 40, y: 24 }} to={{ x: 62, y: 24 }} />
      <Stack x={70} cards="" />
    </>
  ),
  schemes: () => (
    <>
      <CardAt x={2} sign="" />
      <CardAt x={10} sign="" />
      <Arrow from={{ x: 42, y: 24 }} to={{ x: 62, y: 24 }} />
      <Stack x={70} cards="" />
    </>
  ),
  scales: ({ scales }) => (
    <>
      <Stack x={4} cards={scales} />
      <Box x={46} y={6} width={54} height={36} look="card" />
    </>
  ),
  upgrade: ({ upgrades: { drawn, all } }) => (
    <>
      {upTo(all).map((n) => (
        <CardAt x={4 + n * 34} sign="?" look={n < drawn ? 'chosen' : 'card'} />
      ))}
    </>
  ),
  box: ({ upgrades }) => (
    <>
      {upTo(upgrades.box).map((n) => (
        <CardAt x={2 + n * 10} sign="" />
      ))}
      <Arrow from={{ x: 46, y: 24 }} to={{ x: 64, y: 24 }} />
      <Box x={68} y={12} width={32} height={30} look="empty" rx={2} />
    </>
  ),
};

function CardAt({
  x,
  sign,
  look = 'card',
}: {
  readonly x: number;
  readonly sign: string;
  readonly look?: 'card' | 'chosen';
}) {
  return (
    <>
      <Box x={x} y={6} width={28} height={36} look={look} rx={3} />
      <Label x={x + 14} y={29} look="strong">
        {sign}
      </Label>
    </>
  );
}

/** A deck, face down. */
function Stack({ x, cards }: { readonly x: number; readonly cards: number | string }) {
  return (
    <>
      {upTo(2).map((n) => (
        <Box x={x + 6 - n * 3} y={2 + n * 3} width={24} height={34} look="card" rx={3} />
      ))}
      <Box x={x} y={8} width={24} height={34} look="chosen" rx={3} />
      <Label x={x + 12} y={30} look="strong">
        {cards}
      </Label>
    </>
  );
}
