import {
  FACTION_FACTS,
  GROUNDS,
  ownGround,
  ownerOf,
  parseOpponents,
  printedHome,
  startersOn,
  TERRAINS,
  type Faction,
  type Seat,
  type SpadeCostValue,
  type Terrain,
} from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Box, Count, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Stack, terrainRows, turning, type Part } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { factionsListed, isFaction } from '../shared/names.ts';
import { phrases } from '../shared/phrases.ts';
import { WheelFace } from '../shared/WheelFace.tsx';
import { paidIn, type spadeCost } from './calculator.ts';
import { labels } from './labels.ts';

type Props = FigureOf<typeof spadeCost>;

/**
 * The wheel with the way that the Spades take; without Spades, the space and what becomes of it.
 * `show` may ask for the `prices` of all terrains, for the `tile` that is laid, or for the price of
 * a Spade at all `levels` of digging.
 */
export function Figure(props: Props) {
  const { lang, draft, reply, show } = props;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  if (value === undefined) return <Stack parts={[refused(props)]} />;
  const isVolcano = FACTION_FACTS[value.faction].family === 'volcano';
  if (show === 'levels') return <Stack parts={[levels(lang, value)]} />;
  if (show === 'prices' && isVolcano) return <Stack parts={[prices(props, value)]} />;
  if (show === 'tile' || isVolcano || draft.moment === 'setup') {
    return <Stack parts={[laid(props, value)]} />;
  }
  const home = homeIn(draft);
  const isTable = show === 'prices';
  return (
    <div class="wheel">
      <WheelFace
        lang={lang}
        points={isTable ? { from: '', to: '', home } : { from: draft.from, to: draft.to, home }}
        top={TERRAINS.find((terrain) => terrain === home)}
        value={isTable ? undefined : value}
        {...(isTable && {
          inner: (terrain) => (
            <Count
              x={0}
              y={0}
              n={value.table.find((row) => row.terrain === terrain)?.price ?? ''}
            />
          ),
          middle: { text: labels.given[lang] },
        })}
      />
    </div>
  );
}

const homeIn = (draft: Props['draft']): string => {
  const faction = draft.faction.trim();
  return (isFaction(faction) ? printedHome(faction) : undefined) ?? draft.home.trim();
};

const seatsIn = ({ faction, opponents }: Props['draft']): readonly Seat[] => {
  const seats = isFaction(faction) ? parseOpponents(opponents, faction) : undefined;
  return seats?.ok ? seats.value : [];
};

/** Whose home a terrain is, or who started there. */
const whose = (lang: Lang, seats: readonly Seat[], terrain: Terrain | undefined): string => {
  if (terrain === undefined || seats.length === 0) return '';
  const owner = ownerOf(seats, terrain);
  if (owner !== undefined) return figureWords.homeOf(factionsListed(lang, [owner]))[lang];
  const starters = startersOn(seats, terrain);
  return starters.length === 0 ? '' : figureWords.startOf(factionsListed(lang, starters))[lang];
};

const priceIn = (lang: Lang, { spades, tokens, steps }: SpadeCostValue): string => {
  const say = phrases[lang];
  if (tokens > 0) return say.tokens(tokens);
  if (steps > 0) return say.cultPoints(steps);
  return spades > 0 ? say.spades(spades) : figureWords.free[lang];
};

/** The space before and after. */
const laid = ({ lang, draft }: Props, value: SpadeCostValue): Part =>
  turning(lang, {
    from: value.from,
    to: value.to,
    price: priceIn(lang, value),
    note: whose(
      lang,
      seatsIn(draft),
      TERRAINS.find((terrain) => terrain === value.from),
    ),
    structure: draft.moment === 'setup' ? 'dwelling' : undefined,
  });

/** What the rules do not allow. */
const refused = ({ lang, draft }: Props): Part => {
  const faction: Faction = isFaction(draft.faction.trim())
    ? (draft.faction.trim() as Faction)
    : 'nomads';
  const home = TERRAINS.find((terrain) => terrain === homeIn(draft)) ?? 'desert';
  const wanted = TERRAINS.find((terrain) => terrain === draft.to.trim());
  return turning(lang, {
    from: GROUNDS.find((ground) => ground === draft.from.trim()) ?? 'volcano',
    to: wanted ?? ownGround({ faction, home }),
    price: '',
    isAllowed: false,
  });
};

/** What each terrain costs a Volcano Faction, and why. */
const prices = ({ lang, draft }: Props, { table }: SpadeCostValue): Part =>
  terrainRows(
    lang,
    table.map(({ terrain, price }) => ({
      terrain,
      note: whose(lang, seatsIn(draft), terrain),
      mark: (spot) => <Count {...spot} n={price} />,
    })),
  );

/** The price of a Spade after each advance in digging. */
const levels = (lang: Lang, { levels: steps, priests }: SpadeCostValue): Part => {
  const step = 110;
  return {
    width: step * steps.length,
    height: 66,
    draw: steps.map(({ level, each }, i) => (
      <>
        <Box x={step * i + 4} y={2} width={step - 8} height={62} look="card" />
        <Count x={step * (i + 0.5)} y={20} n={level} />
        <Label x={step * (i + 0.5)} y={50} look="strong">
          {paidIn(priests > 0 ? 'priests' : 'workers', each)[lang]}
        </Label>
      </>
    )),
  };
};
