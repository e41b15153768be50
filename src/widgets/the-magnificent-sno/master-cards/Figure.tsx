import {
  HUES,
  NO_GEMS,
  optionalCamp,
  parseDice,
  parseGems,
  parsePosters,
  POINTS_PER_COIN,
  POINTS_PER_GEM,
  POINTS_PER_LARGE,
  POINTS_PER_PRINTED_TILE,
  POINTS_PER_WHITE,
  POINTS_PER_WHITE_POSTER,
  TENT_SPACES,
  type Die,
  type Scoring,
  type Sheet,
} from '#engine/the-magnificent-sno/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  crossed,
  Drawn,
  lead,
  note,
  row,
  times,
  under,
  word,
  wrapped,
  type Part,
} from '../shared/layout.tsx';
import { scoringNames } from '../shared/names.ts';
import { campTile, coins, die, gems, masterCard, points, poster, tent } from '../shared/pieces.tsx';
import type { masterCards } from './calculator.ts';

type Props = FigureOf<typeof masterCards>;
type Draft = Props['draft'];

const words = {
  printed: { en: 'printed', it: 'prestampata' },
  half: { en: 'half', it: 'metà' },
};

/** Each kind of scoring with what it counts; `extra` shows the extra card alone. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (reply.kind === 'violations') return null;
  const { value } = reply.answer;
  const isExtra = show === 'extra' || (show === undefined && value.extra.length > 0);
  if (isExtra) return <Drawn part={extraCards(lang, value)} />;
  return (
    <Drawn
      part={column(
        value.rows.map(({ scoring, points: score }) =>
          column(
            [
              lead(scoringNames[lang][scoring]),
              row([
                masterCard(),
                wrapped(counted(lang, scoring, draft, value), 140),
                word('=', 'strong'),
                points(score ?? '?'),
              ]),
            ],
            { gap: 3, align: 'start' },
          ),
        ),
        { gap: 10, align: 'start' },
      )}
    />
  );
}

const extraCards = (lang: Lang, { extra }: Sheet): Part =>
  column(
    extra.map(({ full, half }) =>
      row([
        masterCard(),
        points(full),
        note(words.half[lang]),
        arrow(),
        boxed(points(half), 'chosen'),
      ]),
    ),
  );

/** What a card counts, each piece with its points; what it leaves out is crossed. */
const counted = (lang: Lang, scoring: Scoring, draft: Draft, value: Sheet): readonly Part[] => {
  const each = (part: Part, score: number): Part => under(part, String(score));
  switch (scoring) {
    case 'highest-dice':
      return dice(lang, draft, value);
    case 'large':
      return [
        ...times(value.large ?? 0, each(campTile(lang, 'green'), POINTS_PER_LARGE)),
        ...times(value.white ?? 0, each(campTile(lang, 'white'), POINTS_PER_LARGE)),
      ];
    case 'white':
      return times(value.white ?? 0, each(campTile(lang, 'white'), POINTS_PER_WHITE));
    case 'white-posters':
    case 'printed-tiles':
    case 'coins':
      return posters(lang, scoring, draft);
    case 'gems':
      return gems(lang, gemsIn(draft)).map((part) => each(part, POINTS_PER_GEM));
    case 'tents':
      return tents(lang, value);
    case 'cross':
    case 'pairs':
      return optionalCamp('camp', draft.camp).ok
        ? [campTile(lang, 'purple', 'small'), campTile(lang, 'green', 'small')]
        : [];
  }
};

const gemsIn = (draft: Draft) => {
  const read = parseGems('gems', draft.gems);
  return read.ok ? read.value : NO_GEMS;
};

/** The first of the highest dice of each color counts. */
const dice = (lang: Lang, draft: Draft, { highest }: Sheet): readonly Part[] => {
  const read = parseDice('dice', draft.dice, { min: 0, max: 9 });
  const all: readonly Die[] = read.ok ? read.value : [];
  const best = HUES.map((hue) =>
    hue === 'clear' || highest[hue] === 0
      ? -1
      : all.findIndex(
          (one) =>
            one.hue === hue &&
            one.value === Math.max(...all.filter((two) => two.hue === hue).map((two) => two.value)),
        ),
  );
  return all.map((one, i) => (best.includes(i) ? die(lang, one) : crossed(die(lang, one))));
};

const posters = (
  lang: Lang,
  scoring: 'white-posters' | 'printed-tiles' | 'coins',
  draft: Draft,
): readonly Part[] => {
  const read = parsePosters('posters', draft.posters);
  return (read.ok ? read.value : []).map(({ isWhite, tiles, coins: money }) => {
    const card = poster(lang, isWhite ? 'white' : 'standard');
    switch (scoring) {
      case 'white-posters':
        return isWhite ? under(card, String(POINTS_PER_WHITE_POSTER)) : crossed(card);
      case 'printed-tiles':
        return row(
          [
            card,
            ...times(
              tiles,
              under(campTile(lang, 'purple', 'small'), String(POINTS_PER_PRINTED_TILE)),
            ),
          ],
          2,
        );
      case 'coins':
        return row([card, under(coins(money), String(money * POINTS_PER_COIN))], 2);
    }
  });
};

const tents = (lang: Lang, { tents: all, perTent }: Sheet): readonly Part[] =>
  Array.from({ length: all }, (_, i) => {
    const part = under(tent(i < TENT_SPACES.max ? 'full' : 'new'), String(perTent ?? '?'));
    return i < TENT_SPACES.max ? part : under(part, words.printed[lang]);
  });
