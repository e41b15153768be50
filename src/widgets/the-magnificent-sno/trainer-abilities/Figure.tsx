import {
  ABILITIES,
  COLORS,
  DIE,
  parseByColor,
  POSTER_SOURCES,
  POSTERS_SHOWN,
  EXTRA_TILE_COINS,
  POWER_PER_LOCKED_TRAINER,
  type Ability,
  type Die,
  type PosterSource,
  type TrainerAbilityValue,
} from '#engine/the-magnificent-sno/index.ts';
import { sum } from '#engine/core/multisets.ts';
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
  paragraph,
  row,
  space,
  times,
  titled,
  under,
  verdict,
  word,
  wrapped,
  type Part,
} from '../shared/layout.tsx';
import { abilityNames } from '../shared/names.ts';
import {
  blankDie,
  campTile,
  coins,
  die,
  gem,
  masterCard,
  pile,
  poster,
  power,
  tent,
  trainer,
  trainerTile,
} from '../shared/pieces.tsx';
import { sumLabels } from '../shared/power-lines.ts';
import type { trainerAbilities } from './calculator.ts';

type Props = FigureOf<typeof trainerAbilities>;
type Draft = Props['draft'];
type Of<A> = Extract<TrainerAbilityValue, { readonly ability: A }>;

const words = {
  taken: { en: 'as taken', it: 'com’è' },
  set: { en: 'as you like', it: 'come vuoi' },
  card: { en: 'master card', it: 'carta Maestro' },
  tent: { en: 'main tent', it: 'tendone' },
  quiet: { en: 'no action, no bonus', it: 'né azione né bonus' },
  incomplete: { en: 'incomplete', it: 'incompleto' },
  locked: { en: 'locked', it: 'bloccati' },
  paid: { en: 'at the round end', it: 'a fine round' },
  own: { en: 'its own gems', it: 'le sue gemme' },
  more: { en: 'one more', it: 'una in più' },
  left: { en: 'left', it: 'restano' },
};

/** What a trainer tile does; `all` lists the new ones. */
export function Figure({ lang, draft, reply, show }: Props) {
  if (show === 'all') return <Drawn part={list(lang)} />;
  const part = reply.kind === 'answer' ? ability(lang, reply.answer.value) : refused(lang, draft);
  return <Drawn part={part} />;
}

const green = (value: number): Die => ({ hue: 'green', value });

/** What each tile is about, in a piece or two. */
const ICONS: Readonly<Record<Ability, (lang: Lang) => readonly Part[]>> = {
  'set-die': (lang) => [die(lang, green(DIE.max))],
  'swap-poster': (lang) => [crossed(poster(lang, 'standard')), poster(lang, 'white')],
  'swap-dice': (lang) => [blankDie(lang, 'green'), blankDie(lang, 'purple')],
  'extra-tile': (lang) => [coins(-EXTRA_TILE_COINS), campTile(lang, 'green', 'small')],
  'no-tent': () => [crossed(tent())],
  permanent: () => [trainer(), word(`+${POWER_PER_LOCKED_TRAINER}`, 'strong')],
};

/** Wide enough for every icon of the list. */
const ICON_WIDTH = 64;

const list = (lang: Lang): Part =>
  column(
    ABILITIES.map((each) => {
      const icon = row(ICONS[each](lang), 4);
      const side = space((ICON_WIDTH - icon.width) / 2);
      return row([row([side, icon, side], 0), paragraph(abilityNames[lang][each], 165)]);
    }),
    { align: 'start', gap: 3 },
  );

const ability = (lang: Lang, value: TrainerAbilityValue): Part => {
  switch (value.ability) {
    case 'set-die':
      return setDie(lang, value);
    case 'swap-poster':
      return swapPoster(lang, value);
    case 'swap-dice':
      return swapDice(lang, value);
    case 'extra-tile':
      return extraTile(lang, value);
    case 'no-tent':
      return noTent(lang, value);
    case 'permanent':
      return permanent(lang, value);
  }
};

const setDie = (lang: Lang, { from, to }: Of<'set-die'>): Part =>
  row([
    trainerTile(),
    under(die(lang, green(from)), words.taken[lang]),
    arrow(),
    under(
      wrapped(
        Array.from({ length: DIE.max - DIE.min + 1 }, (_, i) => {
          const face = die(lang, green(DIE.min + i));
          return DIE.min + i === to ? boxed(face, 'chosen') : faint(face);
        }),
        170,
      ),
      words.set[lang],
    ),
  ]);

const swapPoster = (lang: Lang, { from }: Of<'swap-poster'>): Part => {
  const sources: Readonly<Record<PosterSource, Part>> = {
    display: row([...times(POSTERS_SHOWN, poster(lang, 'standard')), poster(lang, 'white')], 2),
    deck: pile(poster(lang, 'standard'), undefined),
    'white-deck': pile(poster(lang, 'white'), undefined),
  };
  return column(
    [
      row([
        under(crossed(poster(lang, 'standard')), words.incomplete[lang]),
        arrow(),
        trainerTile(),
      ]),
      row(POSTER_SOURCES.map((each) => boxed(sources[each], each === from ? 'chosen' : 'card'))),
    ],
    { gap: 8 },
  );
};

/** The die that comes stays on the card of the one that goes. */
const swapDice = (lang: Lang, { given, taken }: Of<'swap-dice'>): Part =>
  column(
    [
      row([
        titled(
          words.card[lang],
          boxed(column([die(lang, taken), masterCard()], { gap: 2 }), 'chosen'),
        ),
        arrow('both'),
        titled(words.tent[lang], boxed(die(lang, given), 'card')),
      ]),
      note(words.quiet[lang]),
    ],
    { gap: 6 },
  );

const extraTile = (lang: Lang, { cost, color, colors, coinsAfter }: Of<'extra-tile'>): Part =>
  column(
    [
      row([
        coins(-cost),
        arrow(),
        under(
          row(
            colors.map((each) =>
              each === color
                ? boxed(campTile(lang, each, 'small'), 'chosen')
                : campTile(lang, each, 'small'),
            ),
            4,
          ),
          words.more[lang],
        ),
      ]),
      row([note(words.left[lang]), coins(coinsAfter)]),
    ],
    { gap: 8 },
  );

const noTent = (lang: Lang, { trainersUsed, without }: Of<'no-tent'>): Part =>
  row(
    times(
      without,
      row([
        column([poster(lang, 'standard'), crossed(tent())], { gap: 2 }),
        ...times(Math.min(1, trainersUsed), trainer()),
        arrow(),
        poster(lang, 'done'),
      ]),
    ),
    14,
  );

/** The trainers on the tile, the power they raise, and what the dice cost later. */
const permanent = (lang: Lang, value: Of<'permanent'>): Part => {
  const { power: made, locked, due } = value;
  const tile = row([
    trainerTile(),
    ...COLORS.filter((color) => locked[color] > 0).map((color) =>
      boxed(row(times(locked[color], trainer()), 2), color === made.color ? 'chosen' : 'card'),
    ),
    note(words.locked[lang]),
  ]);
  const taken = die(lang, { hue: made.clear ? 'clear' : made.color, value: made.die });
  const addends = [
    made.clear ? under(taken, sumLabels.as(made.color)[lang]) : taken,
    ...made.earlierDice.map((each) => die(lang, { hue: made.color, value: each })),
    ...(made.permanent > 0 ? [word(`${made.permanent}`, 'big')] : []),
  ];
  return column(
    [
      tile,
      row([
        ...joined(addends, '+'),
        word('=', 'strong'),
        under(power(made.total, made.color), sumLabels.power[lang]),
      ]),
      row([note(words.paid[lang]), coins(due)]),
    ],
    { gap: 8 },
  );
};

/** What was asked for, crossed out. */
const refused = (lang: Lang, draft: Draft): Part => {
  const count = (text: string): number => wholeIn(text) ?? 0;
  switch (draft.ability.trim()) {
    case 'permanent': {
      const locked = parseByColor('locked', draft.locked);
      const trainers = locked.ok ? COLORS.map((color) => locked.value[color]) : [];
      return row([
        trainerTile(),
        boxed(row(times(sum(trainers), trainer()), 2), 'chosen'),
        crossed(arrow()),
        note(words.locked[lang]),
      ]);
    }
    case 'extra-tile':
      return row([coins(count(draft.coins)), arrow(), crossed(campTile(lang, 'green', 'small'))]);
    case 'no-tent':
      return row([
        column([poster(lang, 'standard'), crossed(tent())], { gap: 2 }),
        ...times(count(draft.trainers), trainer()),
        under(crossed(gem(lang)), words.own[lang]),
        verdict(false),
      ]);
    default:
      return row([trainerTile(), verdict(false)]);
  }
};
