import {
  rankPoints,
  SCORING_RANKS,
  TOKENS,
  type ScoringValue,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { Points, Token, upTo } from '../shared/pieces.tsx';
import { labels, type donationScoring } from './calculator.ts';

const WORDS = byLang(labels);

const WIDTH = 280;
const ROW = 38;
const TOP = 22;
const [RANK, SCORE] = [208, 258];

/** Every player’s tokens, rank and points. `halves`: how the points of the ranks come about. */
export function Figure({ lang, reply, show }: FigureOf<typeof donationScoring>) {
  if (reply.kind !== 'answer') return null;
  const { value } = reply.answer;
  return show === 'halves' ? (
    <Halves lang={lang} value={value} />
  ) : (
    <Ranking lang={lang} value={value} />
  );
}

interface Props {
  readonly lang: Lang;
  readonly value: ScoringValue;
}

function Ranking({ lang, value: { players, total } }: Props) {
  const words = WORDS[lang];
  const bottom = TOP + players.length * ROW;
  return (
    <Picture width={WIDTH} height={bottom + 24}>
      <Label x={2} y={14} align="start" look="soft">
        {words.tokens}
      </Label>
      <Label x={RANK} y={14} look="soft">
        {words.rank}
      </Label>
      <Label x={SCORE} y={14} look="soft">
        {words.points}
      </Label>
      {players.map(({ player, tokens, rank, points }, i) => {
        const y = TOP + (i + 0.5) * ROW;
        return (
          <>
            {upTo(tokens).map((n) => (
              <Token x={12 + n * 22} y={y} of={player} />
            ))}
            {tokens === 0 && <Token x={12} y={y} look="ghost" />}
            {rank === undefined ? (
              <Label x={RANK} y={y + 5}>
                –
              </Label>
            ) : (
              <Count x={RANK} y={y} n={rank} />
            )}
            {rank !== undefined && rank === players[i + 1]?.rank && (
              <Label x={RANK} y={y + ROW / 2 + 5} look="strong">
                =
              </Label>
            )}
            <Points x={SCORE} y={y} points={points} />
          </>
        );
      })}
      <path class="rule-line" d={`M2 ${bottom}h${22 * TOKENS.max}`} />
      <Label x={2} y={bottom + 18} align="start" look="strong">
        {`${words.tokens}: ${total}`}
      </Label>
    </Picture>
  );
}

/** All tokens, half, and half of the half. */
function Halves({ lang, value: { total } }: Props) {
  const step = 94;
  return (
    <Picture width={WIDTH} height={116}>
      {rankPoints(total)
        .slice(0, SCORING_RANKS)
        .map((points, i) => {
          const x = 46 + i * step;
          return (
            <>
              <Box
                x={x - 30}
                y={14 + i * 8}
                width={60}
                height={100 - i * 8}
                look={i === 0 ? 'chosen' : ''}
              />
              <Count x={x} y={28 + i * 8} n={i + 1} />
              <Points x={x} y={64 + i * 4} points={points} />
              <Label x={x} y={106}>
                {WORDS[lang].points}
              </Label>
              {i > 0 && (
                <>
                  <Arrow from={{ x: x - step + 33, y: 72 }} to={{ x: x - 34, y: 72 }} />
                  <Label x={x - step / 2} y={62} look="strong">
                    ½
                  </Label>
                </>
              )}
            </>
          );
        })}
    </Picture>
  );
}
