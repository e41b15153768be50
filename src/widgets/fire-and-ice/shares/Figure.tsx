import {
  CULT_LEVELS,
  PLACE_POINTS,
  type Scale,
  type SharesValue,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Count, Label, Picture } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { figureWords } from '../shared/figure-words.ts';
import type { shares } from './calculator.ts';

const STEP = 56;
const LEFT = 62;

const words = {
  places: { en: 'Places', it: 'Posti' },
  result: { en: 'Result', it: 'Risultato' },
  each: { en: 'Scores', it: 'Punti' },
  none: { en: '–', it: '–' },
};

/** Places above, results below them, and what each player scores: those who tie stand under one roof. */
export function Figure({ lang, draft, reply }: FigureOf<typeof shares>) {
  if (reply.kind === 'violations') return null;
  const scale: Scale = draft.scale === 'cult' ? 'cult' : 'tile';
  const { players } = reply.answer.value;
  const ranked = players.toSorted((a, b) => (a.place ?? 99) - (b.place ?? 99));
  return (
    <Picture width={LEFT + STEP * players.length} height={scale === 'cult' ? 206 : 138}>
      <Labels lang={lang} />
      <Places scale={scale} players={ranked} />
      {ranked.map(({ player, value, points }, i) => (
        <Column lang={lang} x={LEFT + STEP * (i + 0.5)} {...{ player, value, points }} />
      ))}
      {scale === 'cult' && <Track players={ranked} />}
    </Picture>
  );
}

function Labels({ lang }: { readonly lang: Lang }) {
  return (
    <>
      {[words.places, words.result, words.each].map((word, i) => (
        <Label x={0} y={[22, 80, 126][i] ?? 0} align="start" look="soft">
          {word[lang]}
        </Label>
      ))}
    </>
  );
}

type Ranked = SharesValue['players'];

/** The points of each place, and a bracket over those who share some. */
function Places({ scale, players }: { readonly scale: Scale; readonly players: Ranked }) {
  const firsts = players.flatMap(({ place, tied, pool }, i) =>
    pool > 0 && players[i - 1]?.place !== place ? [{ i, tied }] : [],
  );
  return (
    <>
      {players.map((_, i) => {
        const points = PLACE_POINTS[scale][i];
        return (
          points !== undefined && (
            <>
              <Box x={LEFT + STEP * i + 6} y={4} width={STEP - 12} height={28} look="card" />
              <Label x={LEFT + STEP * (i + 0.5)} y={23} look="strong">
                {points}
              </Label>
            </>
          )
        );
      })}
      {firsts.map(({ i, tied }) => (
        <path class="arrow" d={`M${LEFT + STEP * i + 10} 46v-8h${STEP * tied - 20}v8`} />
      ))}
    </>
  );
}

interface ColumnProps {
  readonly lang: Lang;
  readonly x: number;
  readonly player: number;
  readonly value: number | undefined;
  readonly points: number;
}

function Column({ lang, x, player, value, points }: ColumnProps) {
  return (
    <>
      <Box x={x - 20} y={54} width={40} height={40} look={points > 0 ? 'chosen' : 'empty'} />
      <Label x={x} y={80} look="strong">
        {value ?? words.none[lang]}
      </Label>
      <Count x={x + 18} y={56} n={player} />
      <Label x={x} y={126} look={points > 0 ? 'strong' : 'soft'}>
        {figureWords.vp(points)[lang]}
      </Label>
    </>
  );
}

/** The markers on the track of a Cult. */
function Track({ players }: { readonly players: Ranked }) {
  const width = (LEFT + STEP * players.length) / (CULT_LEVELS.max + 1);
  const levels = Array.from({ length: CULT_LEVELS.max + 1 }, (_, level) => level);
  return (
    <>
      {levels.map((level) => (
        <>
          <Box x={width * level + 1} y={178} width={width - 2} height={26} rx={4} />
          <Label x={width * (level + 0.5)} y={195.5} look="soft">
            {level}
          </Label>
        </>
      ))}
      {levels.flatMap((level) =>
        players
          .filter(({ value }) => value === level)
          .map(({ player }, i) => <Count x={width * (level + 0.5)} y={170 - i * 20} n={player} />),
      )}
    </>
  );
}
