import { diceIn } from '#engine/core/dice.ts';
import { wholeIn } from '#engine/core/notation.ts';
import {
  COINS_PER_ELDER,
  DICE_EACH,
  DICE_PER_ROCK_ROSE,
  REPUTATION,
  ROCK_ROSE_PER_DWELLING,
  type IncomeValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { Limit } from '../shared/Limit.tsx';
import { Coin, DieAt, Gem, House, upTo, Worker } from '../shared/pieces.tsx';
import type { rockRoseIncome } from './calculator.ts';

const WORDS = byLang({
  played: { en: 'Played', it: 'Giocati' },
  left: { en: 'Unplayed', it: 'Non giocati' },
  reputation: (limit: number) => ({ en: `Reputation ${limit}`, it: `Reputazione ${limit}` }),
});

const WIDTH = 280;

/**
 * What is played and what the rest earns. `limit`: the dice against Reputation; `track`: Reputation
 * on its track; `thirds`: the unplayed dice alone; `too-high`: also those that it keeps out.
 */
export function Figure({ lang, draft, reply, show }: FigureOf<typeof rockRoseIncome>) {
  const reputation = wholeIn(draft.reputation) ?? 0;
  if (show === 'track') return <Track lang={lang} at={reputation} />;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const tooHigh = show === 'too-high' ? unplayable(reply) : [];
  if (value === undefined || show === 'limit' || tooHigh.length > 0) {
    return (
      <Picture width={WIDTH} height={tooHigh.length > 0 ? 108 : 62}>
        <Limit
          x={8}
          y={6}
          dice={value?.played ?? diceIn(draft.played)}
          limit={reputation}
          label={WORDS[lang].reputation(reputation)}
        />
        {tooHigh.map((die, i) => (
          <>
            <DieAt x={24 + i * 52} y={88} value={die} />
            <Cross x={42 + i * 52} y={74} size={5} />
          </>
        ))}
      </Picture>
    );
  }
  if (show === 'thirds') {
    return (
      <Picture width={WIDTH} height={118}>
        <DiceRow y={18} label="" dice={value.left} total={value.leftSum} />
        <Thirds y={44} points={value.leftSum} gems={value.fromDice} />
      </Picture>
    );
  }
  return <Round lang={lang} value={value} reputation={reputation} />;
}

type Reply = FigureOf<typeof rockRoseIncome>['reply'];

/** The dice that Reputation keeps from being played. */
const unplayable = (reply: Reply): readonly number[] =>
  reply.kind === 'answer'
    ? reply.answer.lines.flatMap((line) => (line.code === 'unplayable' ? line.dice : []))
    : [];

/** The whole round: dice played, dice left and their income, and what active cards add. */
function Round({
  lang,
  value,
  reputation,
}: {
  readonly lang: Lang;
  readonly value: IncomeValue;
  readonly reputation: number;
}) {
  const words = WORDS[lang];
  const dwellings = value.fromDwellings / ROCK_ROSE_PER_DWELLING;
  const elders = value.coins / COINS_PER_ELDER;
  const rows = [
    ...(dwellings > 0
      ? [{ Piece: House, count: dwellings, Got: Gem, got: value.fromDwellings }]
      : []),
    ...(elders > 0 ? [{ Piece: Worker, count: elders, Got: Coin, got: value.coins }] : []),
  ];
  return (
    <Picture width={WIDTH} height={184 + rows.length * 30}>
      <DiceRow y={18} label={words.played} dice={value.played} isPlayed />
      <Label x={92} y={52} align="start" look="soft">
        {`${value.playedSum} ≤ ${words.reputation(reputation)}`}
      </Label>
      <DiceRow y={82} label={words.left} dice={value.left} total={value.leftSum} />
      <Thirds y={110} points={value.leftSum} gems={value.fromDice} />
      {rows.map(({ Piece, count, Got, got }, i) => {
        const y = 198 + i * 30;
        return (
          <>
            {upTo(count).map((n) => (
              <Piece x={16 + n * 20} y={y} />
            ))}
            <Arrow from={{ x: 130, y }} to={{ x: 154, y }} />
            {upTo(got).map((n) => (
              <Got x={172 + n * (got > 5 ? 8 : 20)} y={y} />
            ))}
          </>
        );
      })}
    </Picture>
  );
}

function DiceRow({
  y,
  label,
  dice,
  isPlayed = false,
  total,
}: {
  readonly y: number;
  readonly label: string;
  readonly dice: readonly number[];
  readonly isPlayed?: boolean;
  readonly total?: number;
}) {
  const left = label === '' ? 2 : 92;
  return (
    <>
      {label !== '' && (
        <Label x={2} y={y + 5} align="start" look="strong">
          {label}
        </Label>
      )}
      {dice.map((value, i) => (
        <DieAt x={left + 16 + i * 38} y={y} value={value} look={isPlayed ? 'out' : undefined} />
      ))}
      {total !== undefined && dice.length < DICE_EACH && (
        <Label x={left + 6 + dice.length * 38} y={y + 5} align="start" look="strong">
          {`= ${total}`}
        </Label>
      )}
    </>
  );
}

const GROUP = 27;

/** The points in groups, a Rock Rose under each full one. */
function Thirds({
  y,
  points,
  gems,
}: {
  readonly y: number;
  readonly points: number;
  readonly gems: number;
}) {
  return upTo(Math.ceil(points / DICE_PER_ROCK_ROSE)).map((group) => {
    const x = 2 + group * GROUP;
    const isFull = group < gems;
    return (
      <>
        <Box x={x} y={y} width={24} height={36} look={isFull ? 'chosen' : 'empty'} rx={4} />
        {upTo(Math.min(DICE_PER_ROCK_ROSE, points - group * DICE_PER_ROCK_ROSE)).map((n) => (
          <circle class="pip" cx={x + 12} cy={y + 8 + n * 10} r="3" />
        ))}
        {isFull && <Gem x={x + 12} y={y + 54} />}
      </>
    );
  });
}

/** From the lowest to the highest Reputation there is. */
function Track({ lang, at }: { readonly lang: Lang; readonly at: number }) {
  const places = upTo(REPUTATION.max - REPUTATION.min + 1).map((n) => n + REPUTATION.min);
  const PER_ROW = 10;
  const spot = (i: number) => ({ x: 14 + (i % PER_ROW) * 28, y: i < PER_ROW ? 16 : 48 });
  return (
    <Picture width={WIDTH} height={90}>
      {places.map((place, i) => {
        const { x, y } = spot(i);
        return (
          <>
            <Box x={x - 12} y={y - 12} width={24} height={24} look={place === at ? '' : 'card'} />
            {place === at ? (
              <Count x={x} y={y} n={place} />
            ) : (
              <Label x={x} y={y + 5}>
                {place}
              </Label>
            )}
          </>
        );
      })}
      <Label x={2} y={84} align="start" look="strong">
        {WORDS[lang].reputation(at)}
      </Label>
    </Picture>
  );
}
