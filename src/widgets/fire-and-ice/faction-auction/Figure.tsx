import type { Who } from '#engine/core/players.ts';
import { auctionLog, type AuctionValue, type EntryLine } from '#engine/fire-and-ice/index.ts';
import type { FigureOf } from '#src/figures/figure.ts';
import { Arrow, Box, Count, Cross, Label } from '#src/figures/kit.tsx';
import type { Lang } from '#src/lang.ts';
import { Stack, Token, TOKEN, WIDTH, type Part } from '../shared/FigureParts.tsx';
import { figureWords } from '../shared/figure-words.ts';
import { NUMERALS } from '../shared/names.ts';
import { factionAuction } from './calculator.ts';
import { labels } from './labels.ts';

type Props = FigureOf<typeof factionAuction>;

const words = {
  first: { en: '1st', it: '1ª' },
  second: { en: '2nd', it: '2ª' },
  last: { en: 'last', it: 'ult.' },
  bonusCards: { en: 'Bonus', it: 'Bonus' },
};

/** The bids of each auction in turn and what they bought; `show` may ask for the `order` on the board, or for that of `setup`. */
export function Figure({ lang, draft, reply, show }: Props) {
  const told = reply.kind === 'answer' ? reply.answer : before(draft);
  if (told === undefined) return null;
  const { value, lines } = told;
  if (show === 'order') return <Stack parts={[order(lang, value)]} />;
  if (show === 'setup') return <Stack parts={[setup(lang, value)]} />;
  const wrong = reply.kind === 'violations' ? reply.violations[0] : undefined;
  const bids = lines.flatMap((line) => bidIn(line as EntryLine));
  const all =
    wrong === undefined ? bids : [...bids, { ...wrongBid(wrong), auction: value.auction }];
  const auctions = [...new Set(all.map(({ auction }) => auction))];
  return (
    <Stack
      parts={[
        ...auctions.flatMap((auction) => [
          chips(
            lang,
            auction,
            all
              .filter((bid) => bid.auction === auction)
              .map((bid) => ({ ...bid, seat: seatIn(value, bid.seat) })),
          ),
          ...sale(lang, value.sold[auction - 1]),
        ]),
        ...(value.stage === 'over' ? sale(lang, value.sold.at(-1)) : []),
      ]}
    />
  );
}

/** The auction up to the entry that breaks a rule. */
const before = (draft: Props['draft']) => {
  const reply = factionAuction.ask({ ...draft, log: auctionLog.withoutLast(draft.log) });
  return reply.kind === 'answer' ? reply.answer : undefined;
};

type Violation = Extract<Props['reply'], { readonly kind: 'violations' }>['violations'][number];

/** A disc has room for the number of a seat, not for a name. */
const seatIn = ({ names }: AuctionValue, who: Who): number =>
  typeof who === 'number' ? who : names.indexOf(who) + 1;

interface Bid {
  readonly auction: number;
  readonly seat: Who;
  /** `undefined`: the player passes. */
  readonly bid: number | undefined;
  readonly isWrong: boolean;
}

const bidIn = (line: EntryLine): readonly Bid[] => {
  const isBid = line.code === 'opens' || line.code === 'raises';
  if (isBid) return [{ ...line, isWrong: false }];
  return line.code === 'passes' ? [{ ...line, bid: undefined, isWrong: false }] : [];
};

const wrongBid = (violation: Violation): Omit<Bid, 'auction'> => ({
  seat: 'seat' in violation ? violation.seat : 0,
  bid: 'bid' in violation ? violation.bid : undefined,
  isWrong: true,
});

const CHIP = 56;
const PER_ROW = 5;

/** One auction: who bid what, one after the other. */
const chips = (lang: Lang, auction: number, bids: readonly Bid[]): Part => ({
  width: WIDTH,
  height: 20 + 50 * Math.ceil(bids.length / PER_ROW),
  draw: (
    <>
      <Label x={4} y={13} align="start" look="strong">
        {labels.auction(auction)[lang]}
      </Label>
      {bids.map(({ seat, bid, isWrong }, i) => {
        const x = 4 + CHIP * (i % PER_ROW);
        const y = 26 + 50 * Math.floor(i / PER_ROW);
        const isLast = bid !== undefined && bid === Math.max(...bids.map((each) => each.bid ?? -1));
        return (
          <>
            <Box
              x={x}
              y={y}
              width={40}
              height={40}
              look={bid === undefined ? 'empty' : isLast && !isWrong ? 'chosen' : 'card'}
            />
            <Label x={x + 20} y={y + 26} look={bid === undefined ? 'soft' : 'strong'}>
              {bid ?? '–'}
            </Label>
            {isWrong && <Cross x={x + 20} y={y + 21} size={13} />}
            <Count x={x + 38} y={y + 3} n={seat} />
          </>
        );
      })}
    </>
  ),
});

/** What an auction bought: the Faction, its place and the points it starts with. */
const sale = (lang: Lang, sold: AuctionValue['sold'][number] | undefined): readonly Part[] => {
  if (sold === undefined) return [];
  const { seat, faction, space, points } = sold;
  return [
    {
      width: WIDTH,
      height: TOKEN,
      draw: (
        <>
          <Count x={14} y={14} n={seat} />
          <Arrow from={{ x: 28, y: 14 }} to={{ x: 48, y: 14 }} />
          <Token x={52} y={0} lang={lang} faction={faction} width={148} />
          <Label x={218} y={18.5} look="strong">
            {NUMERALS[space - 1]}
          </Label>
          <Label x={WIDTH} y={18.5} align="end">
            {figureWords.vp(points)[lang]}
          </Label>
        </>
      ),
    },
  ];
};

const ROW = TOKEN + 8;

/** The left column of the Turn Order board. */
const order = (lang: Lang, { order: places }: AuctionValue): Part => ({
  width: 200,
  height: ROW * places.length,
  draw: places.map((sold, i) => {
    const y = ROW * i + 4;
    return (
      <>
        {sold === undefined ? (
          <>
            <Box x={1} y={y} width={160} height={TOKEN} look="empty" />
            <Label x={80} y={y + 18.5} look="soft">
              {labels.free[lang]}
            </Label>
          </>
        ) : (
          <Token x={1} y={y} lang={lang} faction={sold.faction} width={160} />
        )}
        <Label x={182} y={y + 18.5} look="strong">
          {NUMERALS[i]}
        </Label>
      </>
    );
  }),
});

const SETUPS = ['first', 'second', 'last', 'bonusCards'] as const;

/** In which order the Factions place first Structures and take Bonus cards. */
const setup = (lang: Lang, { setup: orders, order: places }: AuctionValue): Part => {
  if (orders === undefined) return order(lang, { order: places } as AuctionValue);
  const factions = places.flatMap((sold) => sold?.faction ?? []);
  const shown = SETUPS.filter((each) => orders[each].length > 0);
  const placed = [...orders.first, ...orders.second, ...orders.last];
  const starts = {
    first: 0,
    second: orders.first.length,
    last: orders.first.length + orders.second.length,
  };
  const numberIn = (each: (typeof SETUPS)[number], at: number): number =>
    at + 1 + (each === 'bonusCards' || placed.length === 0 ? 0 : starts[each]);
  const left = 152;
  const step = 42;
  return {
    width: left + step * shown.length,
    height: 24 + ROW * factions.length,
    draw: (
      <>
        {shown.map((each, i) => (
          <Label x={left + step * (i + 0.5)} y={13} look="soft">
            {words[each][lang]}
          </Label>
        ))}
        {factions.map((faction, row) => {
          const y = 24 + ROW * row;
          return (
            <>
              <Token x={1} y={y} lang={lang} faction={faction} width={146} />
              {shown.map((each, i) => {
                const at = orders[each].indexOf(faction);
                return (
                  at >= 0 && (
                    <Count x={left + step * (i + 0.5)} y={y + TOKEN / 2} n={numberIn(each, at)} />
                  )
                );
              })}
            </>
          );
        })}
      </>
    ),
  };
};
