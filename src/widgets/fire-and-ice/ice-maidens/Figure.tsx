import {
  bowlsIn,
  CULTS,
  cultsIn,
  FAVOR_TILES,
  POINTS_PER_TEMPLE,
  type IceMaidensValue,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { BOWLS_SIZE, BowlsFace } from '../shared/BowlsFigure.tsx';
import { CultsFace, tracksSize, type CultPaths } from '../shared/CultTracks.tsx';
import { Disc } from '../shared/figure-map.tsx';
import { Built, Stack, WIDTH, type Part } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import type { iceMaidens } from './calculator.ts';
import { income, tileName } from './tiles.ts';

type Props = FigureOf<typeof iceMaidens>;

/** The Favor tile with its steps and what they bring; with the Stronghold, what passing scores. */
export function Figure({ lang, draft, reply }: Props) {
  if (reply.kind === 'violations') return null;
  const { value } = reply.answer;
  return (
    <Stack
      parts={
        draft.stronghold.trim() === 'yes'
          ? [passing(lang, draft, value)]
          : [...tile(lang, value), ...steps(lang, draft, value)]
      }
    />
  );
}

const each = {
  en: (what: string) => `${what} each round`,
  it: (what: string) => `${what} a turno`,
};

/** The tile, and its income if it has one. */
const tile = (lang: Lang, { favor, income: given }: IceMaidensValue): readonly Part[] => {
  if (favor === undefined) return [];
  const brings = given.coins + given.workers + given.power > 0;
  return [
    {
      width: WIDTH,
      height: brings ? 52 : 32,
      draw: (
        <>
          <Box x={12} y={1} width={WIDTH - 24} height={brings ? 50 : 30} look="chosen" />
          <Label x={WIDTH / 2} y={21} look="strong">
            {tileName(favor, lang)}
          </Label>
          {brings && (
            <Label x={WIDTH / 2} y={41}>
              {each[lang](income(given, lang))}
            </Label>
          )}
        </>
      ),
    },
  ];
};

/** The marker on its way, and the Bowls if Power came in. */
const steps = (lang: Lang, draft: Props['draft'], value: IceMaidensValue): readonly Part[] => {
  const before = cultsIn(draft.cults);
  const bowls = bowlsIn(draft.bowls);
  if (before === undefined || value.favor === undefined) return [];
  const { cult } = FAVOR_TILES[value.favor];
  const paths = Object.fromEntries(
    CULTS.map((each) => [each, [...new Set([before[each], value.cults[each]])]]),
  ) as unknown as CultPaths;
  return [
    { ...tracksSize(1), draw: <CultsFace lang={lang} paths={paths} cults={[cult]} /> },
    ...(value.power > 0 && bowls !== undefined
      ? [{ ...BOWLS_SIZE, draw: <BowlsFace lang={lang} before={bowls} after={value.bowls} /> }]
      : []),
  ];
};

/** What each Structure scores. */
const passing = (lang: Lang, draft: Props['draft'], value: IceMaidensValue): Part => {
  const temples = Array.from({ length: value.strongholdPoints / POINTS_PER_TEMPLE }, () => true);
  const shown = [
    { structure: 'stronghold', note: '' } as const,
    ...temples.map(() => ({ structure: 'temple', note: `+${POINTS_PER_TEMPLE}` }) as const),
    ...(draft.sanctuary.trim() === 'yes' ? [{ structure: 'sanctuary', note: '0' } as const] : []),
  ];
  const step = 52;
  const width = step * shown.length + 72;
  return {
    width,
    height: 66,
    draw: (
      <>
        {shown.map(({ structure, note }, i) => (
          <>
            <Built x={step * (i + 0.5)} y={22} structure={structure} />
            {structure === 'sanctuary' && <Disc x={step * (i + 0.5) + 16} y={10} />}
            {note !== '' && (
              <Label x={step * (i + 0.5)} y={58} look={structure === 'temple' ? 'strong' : 'soft'}>
                {note}
              </Label>
            )}
          </>
        ))}
        <Label x={width} y={58} align="end" look="strong">
          {`= ${figureWords.vp(value.strongholdPoints)[lang]}`}
        </Label>
      </>
    ),
  };
};
