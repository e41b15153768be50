import { wholeIn } from '#engine/core/notation.ts';
import { own } from '#engine/core/own.ts';
import {
  STAT_VALUES,
  statOf,
  STATS,
  type PreparedValue,
  type Stat,
} from '#engine/vast-bonus-cards/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Cross, Label, Picture } from '#src/figures/kit.tsx';
import type { Pair } from '#src/calculators/say.ts';
import type { Lang } from '#src/lang.ts';
import { cubePlaceNames, statNames } from '../shared/names.ts';
import { Card, Cube, GritStrip, STRIP_HEIGHT, upTo, WIDTH } from '../shared/Things.tsx';
import type { prepared } from './calculator.ts';

type Props = FigureOf<typeof prepared>;

const words = {
  movement: { en: 'Movement', it: 'Movimento' },
  encounters: { en: 'Encounters', it: 'Incontri' },
  equipment: { en: 'Equipment', it: 'Equipaggiamento' },
  goesOn: { en: 'plays on', it: 'continua' },
  cubes: { en: 'Cubes', it: 'Cubi' },
} satisfies Readonly<Record<string, Pair>>;

const ROW = 30;

/** The Grit, the cube it brings, and what the cube does; `stats`: what cubes make of each stat, `cube`: the stat alone. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'stats') return <Stats lang={lang} />;
  const grit = wholeIn(draft.grit) ?? 0;
  if (reply.kind === 'violations') return <Refused lang={lang} draft={draft} grit={grit} />;
  const { value } = reply.answer;
  const stat = statOf(draft.use.trim());
  const top = show === 'cube' ? 0 : STRIP_HEIGHT + 14;
  return (
    <Picture width={WIDTH} height={top + 94}>
      {show !== 'cube' && <GritStrip lang={lang} y={0} before={grit} after={value.grit ?? grit} />}
      {stat === undefined ? (
        <Idle name={own(cubePlaceNames[lang], draft.use.trim()) ?? ''} y={top} />
      ) : (
        <StatTrack
          lang={lang}
          stat={stat}
          cubes={wholeIn(draft.onStat) ?? 0}
          value={value}
          y={top}
        />
      )}
      <Not lang={lang} y={top + 62} />
    </Picture>
  );
}

/** A stat with its values under as many cubes: the cube that comes is new. */
function StatTrack({
  lang,
  stat,
  cubes,
  value,
  y,
}: {
  readonly lang: Lang;
  readonly stat: Stat;
  readonly cubes: number;
  readonly value: PreparedValue;
  readonly y: number;
}) {
  const comes = value.assigns === 'no' ? 0 : 1;
  return (
    <>
      <Label x={0} y={y + 38} align="start" look="strong">
        {statNames[lang][stat]}
      </Label>
      {STAT_VALUES[stat].map((worth, i) => (
        <>
          <Box
            x={92 + i * 40}
            y={y + 20}
            width={36}
            height={26}
            rx={3}
            look={worth === value.stat?.after ? 'chosen' : 'card'}
          />
          <Label x={110 + i * 40} y={y + 38} look={worth === value.stat?.after ? 'strong' : ''}>
            {worth}
          </Label>
          {i > 0 && <Cube x={110 + i * 40} y={y + 9} look={lookOf(i, cubes, comes)} />}
        </>
      ))}
    </>
  );
}

const lookOf = (place: number, cubes: number, comes: number) => {
  if (place <= cubes) return 'on';
  return place <= cubes + comes ? 'new' : 'none';
};

/** A cube that lies on a card and does nothing. */
function Idle({ name, y }: { readonly name: string; readonly y: number }) {
  return (
    <>
      <Card x={WIDTH / 2 - 55} y={y} width={110} height={46} name={name} />
      <Cube x={WIDTH / 2 + 40} y={y + 12} look="new" />
    </>
  );
}

/** What the cube does not bring this turn. */
function Not({ lang, y }: { readonly lang: Lang; readonly y: number }) {
  return (
    <>
      {NOT.map(([what, x]) => (
        <>
          <Cross x={x} y={y + 6} size={5} />
          <Label x={x} y={y + 26} look="small">
            {words[what][lang]}
          </Label>
        </>
      ))}
    </>
  );
}

/** And where it stands: the last word is the longest. */
const NOT = [
  ['movement', 35],
  ['encounters', 109],
  ['equipment', 200],
] as const;

function Stats({ lang }: { readonly lang: Lang }) {
  return (
    <Picture width={WIDTH} height={ROW * (STATS.length + 1)}>
      <Label x={0} y={19} align="start" look="soft">
        {words.cubes[lang]}
      </Label>
      {STAT_VALUES.strength.map((_, i) =>
        upTo(i).map((n) => <Cube x={110 + i * 40 + (n - (i - 1) / 2) * 11} y={14} />),
      )}
      {STATS.map((stat, row) => (
        <>
          <Label x={0} y={ROW * (row + 1) + 19} align="start">
            {statNames[lang][stat]}
          </Label>
          {STAT_VALUES[stat].map((worth, i) => (
            <>
              <Box
                x={92 + i * 40}
                y={ROW * (row + 1) + 2}
                width={36}
                height={26}
                rx={3}
                look="card"
              />
              <Label x={110 + i * 40} y={ROW * (row + 1) + 20} look="strong">
                {worth}
              </Label>
            </>
          ))}
        </>
      ))}
    </Picture>
  );
}

/** No Grit without the end of the turn, no cube where it may not lie. */
function Refused({ lang, draft, grit }: Pick<Props, 'lang' | 'draft'> & { readonly grit: number }) {
  const endsTurn = draft.endsTurn.trim() === 'yes';
  const name = endsTurn ? (own(cubePlaceNames[lang], draft.use.trim()) ?? '') : words.goesOn[lang];
  return (
    <Picture width={WIDTH} height={STRIP_HEIGHT + 62}>
      <GritStrip lang={lang} y={0} before={grit} after={grit} />
      <Card x={WIDTH / 2 - 50} y={STRIP_HEIGHT + 14} width={100} name={name} look="empty" />
      <Cross x={WIDTH / 2 + 68} y={STRIP_HEIGHT + 36} />
    </Picture>
  );
}
