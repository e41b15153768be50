import {
  COLORS,
  parseDice,
  parseGems,
  POWER_PER_GEM,
  HUES,
  NO_GEMS,
  type KnownBuild,
  type Power,
} from '#engine/the-magnificent-sno/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import type { Lang } from '#src/lang.ts';
import {
  arrow,
  boxed,
  column,
  crossed,
  Drawn,
  faint,
  joined,
  note,
  row,
  times,
  titled,
  under,
  verdict,
  word,
  wrapped,
  type Part,
} from '../shared/layout.tsx';
import { campTile, die, gem, power as powerPart, trainer } from '../shared/pieces.tsx';
import { sumLabels } from '../shared/power-lines.ts';
import { powerAndBuild } from './calculator.ts';

type Props = FigureOf<typeof powerAndBuild>;
type Draft = Props['draft'];

const words = {
  idle: { en: 'adds nothing', it: 'non conta' },
  needs: (power: number | string) => ({ en: `takes ${power}`, it: `richiede ${power}` }),
  large: { en: 'large', it: 'grande' },
  small: { en: 'small', it: 'piccola' },
  extra: { en: 'extra', it: 'in più' },
};

/** The sum of the power, and what is built with it. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'ways') return <Drawn part={ways(lang, draft)} />;
  const made = powerOf(draft);
  if (made === undefined) return null;
  if (show === 'table') {
    const known = reply.kind === 'answer' ? reply.answer.value.known : [];
    return <Drawn part={table(lang, known, made)} />;
  }
  const isBuilt = tilesIn(draft) > 0 && show !== 'power';
  return (
    <Drawn
      part={column(
        [sum(lang, draft, made), ...(isBuilt ? [build({ lang, draft, reply, made })] : [])],
        { gap: 12 },
      )}
    />
  );
}

const tilesIn = ({ large, small, white, extra }: Draft): number =>
  [large, small, white].reduce(
    (all, count) => all + (wholeIn(count) ?? 0),
    extra === 'yes' ? 1 : 0,
  );

/** The power of a turn that builds nothing, and so breaks no rule of building. */
const powerOf = (draft: Draft): Power | undefined => {
  const idle = { large: '0', small: '0', white: '0', changers: '0', extra: 'no', needed: '' };
  const colored = HUES.map((hue) => (isFit(draft, hue) ? gemsIn(draft)[hue] : 0)).join('/');
  const reply = powerAndBuild.ask({ ...draft, ...idle, gems: colored, held: '' });
  return reply.kind === 'answer' ? reply.answer.value.power : undefined;
};

const colorOf = ({ dieColor, as }: Draft): string => (dieColor === 'clear' ? as : dieColor);

const isFit = (draft: Draft, hue: string): boolean => hue === 'clear' || hue === colorOf(draft);

const gemsIn = ({ gems }: Draft) => {
  const read = parseGems('gems', gems);
  return read.ok ? read.value : NO_GEMS;
};

/** Dice, gems and bonuses that add up, and those that do not. */
const sum = (lang: Lang, draft: Draft, made: Power): Part => {
  const placed = parseDice('placed', draft.placed, { min: 0, max: 9 });
  const idle = [
    ...(placed.ok ? placed.value : [])
      .filter(({ hue }) => hue !== made.color)
      .map((each) => crossed(die(lang, each))),
    ...HUES.filter((hue) => !isFit(draft, hue)).flatMap((hue) =>
      times(gemsIn(draft)[hue], crossed(gem(lang, hue))),
    ),
  ];
  const total = under(powerPart(made.total, made.color), sumLabels.power[lang]);
  const parts = [...joined(addends(lang, draft, made), '+'), row([word('=', 'strong'), total])];
  return wrapped([...parts, ...(idle.length > 0 ? [titled(words.idle[lang], row(idle))] : [])]);
};

const addends = (lang: Lang, draft: Draft, made: Power): readonly Part[] => {
  const taken = die(lang, { hue: made.clear ? 'clear' : made.color, value: made.die });
  const fit = HUES.filter((hue) => isFit(draft, hue));
  return [
    made.clear ? under(taken, sumLabels.as(made.color)[lang]) : taken,
    ...made.earlierDice.map((value) =>
      under(die(lang, { hue: made.color, value }), sumLabels.earlier[lang]),
    ),
    ...fit.flatMap((hue) =>
      times(gemsIn(draft)[hue], under(gem(lang, hue), String(POWER_PER_GEM))),
    ),
    ...(made.permanent > 0 ? [under(trainer(), `+${made.permanent}`)] : []),
    ...(made.bonus > 0 ? [under(word(`${made.bonus}`, 'big'), sumLabels.bonus[lang])] : []),
    ...(made.other > 0 ? [under(word(`${made.other}`, 'big'), sumLabels.other[lang])] : []),
  ];
};

/** The tiles wanted, what they take, and whether they can be built. */
const build = ({
  lang,
  draft,
  reply,
  made,
}: Pick<Props, 'lang' | 'draft' | 'reply'> & { readonly made: Power }): Part => {
  const codes = reply.kind === 'violations' ? reply.violations.map(({ code }) => code) : [];
  const { color } = made;
  const count = (text: string): number => wholeIn(text) ?? 0;
  const needed = neededFor(draft);
  const isBarred = codes.some((code) => ['no-way', 'too-few-trainers', 'one-white'].includes(code));
  const changed = Math.min(count(draft.white), made.clear ? 0 : count(draft.changers));
  const white = campTile(lang, 'white');
  const tiles = [
    ...times(count(draft.large), under(campTile(lang, color), words.large[lang])),
    ...times(changed, row([trainer(), faint(campTile(lang, color)), arrow(), white], 3)),
    ...times(count(draft.white) - changed, isBarred ? crossed(white) : white),
    ...times(count(draft.small), under(campTile(lang, color, 'small'), words.small[lang])),
    ...(draft.extra === 'yes' ? [under(campTile(lang, color, 'small'), words.extra[lang])] : []),
  ];
  return boxed(
    wrapped(
      [
        ...joined(tiles, '+'),
        ...(needed === undefined ? [] : [word(words.needs(needed)[lang], 'strong')]),
        verdict(codes.length === 0),
      ],
      226,
    ),
    'card',
  );
};

/** What these tiles take, whoever may build them. */
const neededFor = (draft: Draft): number | undefined => {
  const reply = powerAndBuild.ask({ ...draft, other: '99', changers: draft.white });
  return reply.kind === 'answer' ? reply.answer.value.needed : undefined;
};

/** The levels of the build table that are known, and which of them the power reaches. */
const table = (lang: Lang, known: readonly KnownBuild[], { color, total }: Power): Part =>
  column(
    [
      ...known.map(({ large, small, needed, enough }) =>
        row([
          powerPart(needed),
          arrow(),
          ...joined(
            [
              ...times(large, campTile(lang, color)),
              ...times(small, campTile(lang, color, 'small')),
            ],
            '+',
          ),
          verdict(enough),
        ]),
      ),
      row([note(sumLabels.power[lang]), powerPart(total, color)]),
    ],
    { align: 'start', gap: 8 },
  );

/** A clear die, a colored die with a trainer, a colored die alone: which of them builds a white tile. */
const ways = (lang: Lang, draft: Draft): Part => {
  const value = wholeIn(draft.die) ?? 1;
  const color = COLORS.find((each) => each === colorOf(draft)) ?? 'green';
  const tried = [
    { hue: 'clear', changers: 0 },
    { hue: color, changers: 1 },
    { hue: color, changers: 0 },
  ] as const;
  return column(
    tried.map(({ hue, changers }) => {
      const turn = { dieColor: hue, as: color, changers: String(changers) };
      const { kind } = powerAndBuild.ask({ ...draft, ...turn, large: '0', small: '0', white: '1' });
      return row([
        die(lang, { hue, value }),
        ...(changers > 0 ? [word('+', 'strong'), trainer()] : []),
        arrow(),
        campTile(lang, 'white'),
        verdict(kind === 'answer'),
      ]);
    }),
    { align: 'start', gap: 10 },
  );
};
