import type { JSX } from 'preact';
import type { FireAndIceSetupValue, Ground, SetupStepId } from '#engine/fire-and-ice/index.ts';
import { Arrow, Box, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Built, Hex, Priest } from '../shared/FigureParts.tsx';

type Draw = (value: FireAndIceSetupValue, lang: Lang) => JSX.Element;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

/** What goes where in each step of the setup. */
export const DRAWN: Readonly<Record<SetupStepId, Draw>> = {
  base: ({ players }) => (
    <>
      <Box x={6} y={6} width={54} height={36} look="card" />
      <Label x={102} y={29} align="end" look="strong">
        {`× ${players}`}
      </Label>
    </>
  ),
  'scoring-tile': ({ tiles }) => (
    <>
      {upTo(tiles).map((n) => (
        <Box
          x={4 + n * 25}
          y={10}
          width={22}
          height={28}
          look={n === 0 ? 'chosen' : 'card'}
          rx={3}
        />
      ))}
    </>
  ),
  'order-board': () => (
    <>
      <Box x={4} y={6} width={54} height={36} look="card" />
      <Box x={64} y={6} width={34} height={36} look="chosen" />
      {[70, 84].map((x) =>
        upTo(3).map((n) => <Box x={x} y={10 + n * 10} width={8} height={8} rx={1} />),
      )}
    </>
  ),
  'auction-draw': ({ players }) => (
    <>
      <Box x={4} y={12} width={30} height={30} look="card" rx={12} />
      <Arrow from={{ x: 38, y: 26 }} to={{ x: 58, y: 26 }} />
      <Label x={80} y={31} look="strong">
        {players}
      </Label>
    </>
  ),
  'auction-lay': ({ players }) => (
    <>
      <Box x={4} y={2} width={96} height={20} look="card" />
      {upTo(players).map((n) => (
        <Box x={5 + n * 20} y={28} width={16} height={16} look="chosen" rx={8} />
      ))}
    </>
  ),
  'auction-points': ({ points, players }) => (
    <>
      <Box x={34} y={18} width={36} height={26} look="chosen" />
      <Label x={52} y={36} look="strong">
        {points}
      </Label>
      {upTo(players).map((n) => (
        <Box x={18 + n * 14} y={4} width={9} height={9} rx={1} />
      ))}
    </>
  ),
  ice: (_, lang) => <Ringed lang={lang} ground="ice" />,
  favor: () => (
    <>
      <Box x={36} y={8} width={32} height={32} look="chosen" rx={16} />
      <Label x={52} y={29} look="strong">
        1
      </Label>
    </>
  ),
  shapeshifters: (_, lang) => <Ringed lang={lang} ground="lakes" />,
  riverwalkers: (_, lang) => <Hex x={52} y={24} lang={lang} ground="lakes" />,
  priests: () => (
    <>
      {upTo(6).map((n) => (
        <Priest x={12 + n * 16} y={24} />
      ))}
    </>
  ),
  volcano: (_, lang) => <Hex x={52} y={24} lang={lang} ground="volcano" />,
  'order-tokens': ({ players }) => (
    <>
      {upTo(players).map((n) => (
        <Box x={6 + n * 20} y={16} width={16} height={16} look="chosen" rx={8} />
      ))}
    </>
  ),
  'ice-tiles': (_, lang) => <First lang={lang} ground="ice" />,
  'volcano-tiles': (_, lang) => <First lang={lang} ground="volcano" />,
};

interface Props {
  readonly lang: Lang;
  readonly ground: Ground;
}

/** A terrain with its ring. */
function Ringed({ lang, ground }: Props) {
  return (
    <>
      <Box x={30} y={2} width={44} height={44} look="chosen" rx={22} />
      <Hex x={52} y={24} lang={lang} ground={ground} />
    </>
  );
}

/** The first two Structures, each on its tile. */
function First({ lang, ground }: Props) {
  return (
    <>
      {[28, 76].map((x) => (
        <>
          <Hex x={x} y={24} lang={lang} ground={ground} size={20} />
          <Built x={x} y={24} structure="dwelling" />
        </>
      ))}
    </>
  );
}
