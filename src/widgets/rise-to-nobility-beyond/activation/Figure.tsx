import { wholeIn } from '#engine/core/notation.ts';
import {
  COINS_PER_ELDER,
  ROCK_ROSE_PER_DWELLING,
  type ActivatedType,
} from '#engine/rise-to-nobility-beyond/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Cross, Label, Picture } from '#src/figures/kit.tsx';
import { byLang, type Lang } from '#src/lang.ts';
import { Activator, CARD, Coin, Gem, GladeCard, upTo } from '../shared/pieces.tsx';
import { labels, type activation } from './calculator.ts';

const WORDS = byLang({
  ...labels,
  workersArea: { en: 'Workers’ Area', it: 'Zona dei Lavoratori' },
  yard: { en: 'Construction Yard', it: 'Cantiere' },
});

const OF = {
  elder: {
    name: 'elders',
    area: 'workersArea',
    fields: ['elders', 'eldersActive', 'workers', 'activateElders'],
    Income: Coin,
    each: COINS_PER_ELDER,
  },
  dwelling: {
    name: 'dwellings',
    area: 'yard',
    fields: ['dwellings', 'dwellingsActive', 'houses', 'activateDwellings'],
    Income: Gem,
    each: ROCK_ROSE_PER_DWELLING,
  },
} as const satisfies Readonly<Record<ActivatedType, object>>;

interface Cards {
  readonly owned: number;
  readonly active: number;
  readonly pieces: number;
  readonly activate: number;
}

type Props = FigureOf<typeof activation>;

const cardsIn = (draft: Props['draft'], type: ActivatedType): Cards => {
  const [owned, active, pieces, activate] = OF[type].fields.map(
    (field) => wholeIn(draft[field]) ?? 0,
  ) as [number, number, number, number];
  return { owned, active, pieces, activate };
};

const WIDTH = 280;

/** Cards and the pieces that go on them. `income`: what the active ones bring. */
export function Figure({ lang, draft, reply, show }: Props) {
  const types = (['elder', 'dwelling'] as const).filter((type) => cardsIn(draft, type).owned > 0);
  const height = show === 'income' ? 112 : 84;
  return (
    <Picture width={WIDTH} height={types.length * height}>
      {types.map((type, i) => (
        <g transform={i === 0 ? undefined : `translate(0 ${i * height})`}>
          {show === 'income' ? (
            <Income lang={lang} type={type} cards={cardsIn(draft, type)} />
          ) : (
            <Assigned
              lang={lang}
              type={type}
              cards={cardsIn(draft, type)}
              isRefused={reply.kind === 'violations'}
            />
          )}
        </g>
      ))}
    </Picture>
  );
}

interface RowProps {
  readonly lang: Lang;
  readonly type: ActivatedType;
  readonly cards: Cards;
}

const LEFT = 108;
const STEP = 36;

/** Pieces leave their area for the cards they activate, and stay there. */
function Assigned({
  lang,
  type,
  cards: { owned, active, pieces, activate },
  isRefused,
}: RowProps & { readonly isRefused: boolean }) {
  const words = WORDS[lang];
  const step = Math.min(STEP, (WIDTH - LEFT) / owned);
  return (
    <>
      <Label x={2} y={14} align="start">
        {words[OF[type].area]}
      </Label>
      <Box x={2} y={24} width={76} height={46} />
      {upTo(pieces).map((n) => (
        <Activator
          x={18 + n * Math.min(22, 60 / pieces)}
          y={47}
          type={type}
          {...(n < pieces - activate || isRefused ? {} : { look: 'ghost' })}
        />
      ))}
      {upTo(owned).map((n) => {
        const isNew = n >= active && n < active + activate;
        const x = LEFT + n * step;
        return (
          <>
            <GladeCard
              x={x}
              y={26}
              type={type}
              look={isNew && !isRefused ? 'chosen' : 'card'}
              active={n < active || (isNew && !isRefused)}
            />
            {isNew && isRefused && <Cross x={x + CARD.width / 2} y={47} size={10} />}
          </>
        );
      })}
      {activate > 0 && <Arrow from={{ x: 82, y: 47 }} to={{ x: LEFT - 6, y: 47 }} />}
    </>
  );
}

/** Under each active card what it brings, and the sum. */
function Income({ lang, type, cards: { owned, active, activate } }: RowProps) {
  const words = WORDS[lang];
  const { Income: Got, each, name } = OF[type];
  const all = active + activate;
  return (
    <>
      <Label x={2} y={14} align="start" look="strong">
        {words[name]}
      </Label>
      {upTo(owned).map((n) => {
        const x = 4 + n * STEP;
        return (
          <>
            <GladeCard x={x} y={22} type={type} active={n < all} />
            {n < all ? (
              upTo(each).map((got) => (
                <Got x={x + CARD.width / 2 + (got - (each - 1) / 2) * 12} y={90} />
              ))
            ) : (
              <Cross x={x + CARD.width / 2} y={90} size={5} />
            )}
            {n < all && (
              <Arrow
                from={{ x: x + CARD.width / 2, y: 66 }}
                to={{ x: x + CARD.width / 2, y: 77 }}
              />
            )}
          </>
        );
      })}
      <Label x={WIDTH - 2} y={95} align="end" look="strong">
        {type === 'elder' ? words.coins(all * each) : words.rockRose(all * each)}
      </Label>
    </>
  );
}
