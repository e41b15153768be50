import {
  OIL_CAUSES,
  TERRAIN_LOSSES,
  type CaveOilValue,
  type OilCause,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Cross, Label, Picture, Tick } from '#src/figures/kit.tsx';
import { listed } from '#src/calculators/phrases.ts';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { oilCauseNames } from '../shared/names.ts';
import { Card, Lines, Row, upTo, WIDTH, wrapped, type Look } from '../shared/Things.tsx';
import { labels, type caveOil } from './calculator.ts';
import { valueFor } from './covered.ts';

type Props = FigureOf<typeof caveOil>;

const words = {
  oil: { en: 'Cave Oil', it: 'Olio della Caverna' },
  tribe: { en: 'Tribe', it: 'Tribù' },
  population: { en: 'Population', it: 'Popolazione' },
} satisfies Readonly<Record<string, Pair>>;

/** The Tribe meets the loss, and Cave Oil helps or not; `all`: every cause by what the card does about it. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'all') return <All lang={lang} draft={draft} />;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const cause = OIL_CAUSES.find((each) => each === draft.cause.trim());
  if (cause === undefined) return null;
  return (
    <Picture width={WIDTH} height={128}>
      <circle class="bit bit--none" cx="28" cy="32" r="26" />
      <Lines x={28} y={32} lines={[words.tribe[lang]]} />
      <Arrow from={{ x: 58, y: 32 }} to={{ x: 84, y: 32 }} />
      <Cause lang={lang} cause={cause} />
      <Loss lang={lang} loss={value?.loss} />
      <Card x={88} y={76} width={76} name={words.oil[lang]} />
      <Verdict covered={value?.covered ?? 'no'} />
      <Lines
        x={40}
        y={98}
        lines={wrapped(labels.covered[value?.covered ?? 'no'][lang].slice(2), 10)}
        look="soft"
      />
    </Picture>
  );
}

function Cause({ lang, cause }: { readonly lang: Lang; readonly cause: OilCause }) {
  const name = oilCauseNames[lang][cause];
  return cause in TERRAIN_LOSSES ? (
    <g class="tile tile--terrain">
      <rect x="88" y="4" width="76" height="56" rx="6" />
      <text transform="translate(126 37) scale(.75)">{name}</text>
    </g>
  ) : (
    <Card x={88} y={4} width={76} height={56} name={name} />
  );
}

/** A Goblin disc: one Population. */
function Goblin({
  x,
  y,
  look = 'on',
}: {
  readonly x: number;
  readonly y: number;
  readonly look?: Look;
}) {
  return <circle class={`bit bit--${look}`} cx={x} cy={y} r="9" />;
}

function Loss({ lang, loss }: { readonly lang: Lang; readonly loss: number | undefined }) {
  return (
    <>
      {loss === undefined ? (
        <Label x={212} y={31} look="big">
          ?
        </Label>
      ) : (
        <Row x={212 - (loss - 1) * 11} y={22} count={loss} lost={loss} step={22} of={Goblin} />
      )}
      <Label x={212} y={54} look="soft">
        {words.population[lang]}
      </Label>
    </>
  );
}

function Verdict({ covered }: { readonly covered: CaveOilValue['covered'] }) {
  if (covered === 'no') return <Cross x={190} y={98} size={11} />;
  return covered === 'yes' ? (
    <Tick x={190} y={98} />
  ) : (
    <Label x={190} y={107} look="big">
      ?
    </Label>
  );
}

const GROUPS = ['no', 'yes', 'card-decides'] as const;

function All({ lang, draft }: Pick<Props, 'lang' | 'draft'>) {
  const groups = GROUPS.map((covered) => ({
    covered,
    lines: wrapped(
      listed(
        lang,
        OIL_CAUSES.filter((cause) => valueFor(draft, cause)?.covered === covered).map(
          (cause) => oilCauseNames[lang][cause],
        ),
      ),
      34,
    ).filter((line) => line !== ''),
  })).filter(({ lines }) => lines.length > 0);
  const heights = groups.map(({ lines }) => 34 + lines.length * 17);
  const tops = heights.map((_, i) => heights.slice(0, i).reduce((sum, each) => sum + each + 6, 2));
  return (
    <Picture width={WIDTH} height={(tops.at(-1) ?? 0) + (heights.at(-1) ?? 0) + 2}>
      {groups.map(({ covered, lines }, i) => {
        const y = tops[i] ?? 0;
        return (
          <>
            <Box
              x={1}
              y={y}
              width={WIDTH - 2}
              height={heights[i] ?? 0}
              look={covered === 'no' ? 'card' : 'empty'}
            />
            <Label x={10} y={y + 19} align="start" look="strong">
              {labels.covered[covered][lang]}
            </Label>
            {upTo(lines.length).map((n) => (
              <Label x={10} y={y + 38 + n * 17} align="start">
                {lines[n]}
              </Label>
            ))}
          </>
        );
      })}
    </Picture>
  );
}
