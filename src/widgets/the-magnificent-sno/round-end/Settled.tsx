import type { ComponentChildren } from 'preact';
import {
  joinTable,
  onlyNames,
  parseTable,
  POINTS_PER_MISSING_COIN,
  splitTable,
  type Die,
  type RoundEndLine,
  type SettledSeat,
} from '#engine/the-magnificent-sno/index.ts';
import type { DetailOf } from '#src/calculators/form.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import { sorted, type Said } from '#src/calculators/say.ts';
import { LineList } from '#src/calculators/Answer.tsx';
import { answerWords } from '#src/calculators/answer-words.ts';
import type { Lang } from '#src/lang.ts';
import { ColorDie } from '../shared/ColorDie.tsx';
import { diceSaid, gemsSaid, ordinal } from '../shared/names.ts';
import { roundEnd } from './calculator.ts';
import { labels, signed } from './labels.ts';
import { Track } from './Track.tsx';

type Props = DetailOf<typeof roundEnd>;
type Code = RoundEndLine['code'];

/** Reasons that concern the whole table, by the step they belong to. */
const SHARED = {
  hats: ['hat-down', 'gap', 'no-gap', 'cards', 'order'],
  pay: ['effect-unknown', 'card-first'],
  sets: ['chooses', 'discards', 'who-discards', 'fifth-set', 'no-tiles', 'old-tile'],
  score: ['score-one'],
  next: ['trainers-back', 'refill', 'no-refill', 'dice', 'tops', 'left-set'],
  open: ['round-two-tile'],
} as const satisfies Readonly<Record<string, readonly Code[]>>;

/** The round end step by step, and in the payment player by player with the reasons. */
export function Settled(props: Props) {
  const { lang, value, draft, clauses, set } = props;
  const lines = linesOf(draft);
  const shared = (...codes: readonly Code[]) => lines.filter(({ code }) => codes.includes(code));
  const told = { lang, clauses, say: roundEnd.words[lang].line };
  const isOver = value.refill === undefined;
  const byCard = value.seats.toSorted((a, b) => a.card - b.card);
  return (
    <div class="sno-round lines">
      <Summary lang={lang} seats={byCard} />
      <Step title={labels.hats[lang]}>
        <Track lang={lang} value={value} />
        <Told {...told} lines={shared(...SHARED.hats)} />
      </Step>
      <Step title={labels.pay[lang]}>
        {byCard.map((seat) => (
          <Bill {...props} seat={seat} lines={lines} />
        ))}
        <Told {...told} lines={shared(...SHARED.pay)} />
      </Step>
      <Step title={labels.sets[lang]}>
        <Told {...told} lines={shared(...SHARED.sets, ...(isOver ? SHARED.open : []))} />
      </Step>
      <Step title={labels.score[lang]}>
        <LineList {...told} lines={shared(...SHARED.score)} />
      </Step>
      <Step title={(isOver ? labels.over : labels.next)[lang]}>
        <LineList {...told} lines={shared(...SHARED.next, ...(isOver ? [] : SHARED.open))} />
        {!isOver && (
          <button
            type="button"
            class="button"
            onClick={() => {
              const seats = splitTable(draft.table) ?? [];
              set({ round: String(value.round + 1), table: joinTable(onlyNames(seats)) });
            }}
          >
            {labels.goOn(value.round + 1)[lang]}
          </button>
        )}
      </Step>
    </div>
  );
}

/** The reasons of a step, and, folded away, what holds besides. */
function Told({
  lines,
  lang,
  clauses,
  say,
}: Pick<Props, 'lang' | 'clauses'> & {
  readonly lines: readonly RoundEndLine[];
  readonly say: (line: RoundEndLine) => Said;
}) {
  const { reasons, asides } = sorted(lines.map((line) => ({ line, said: say(line) })));
  const list = (told: typeof reasons) => (
    <LineList lines={told.map(({ line }) => line)} say={say} clauses={clauses} />
  );
  return (
    <>
      {reasons.length > 0 && list(reasons)}
      {asides.length > 0 && (
        <details>
          <summary>{`${answerWords[lang].goodToKnow} (${asides.length})`}</summary>
          {list(asides)}
        </details>
      )}
    </>
  );
}

/** A step of the round end under its title. */
function Step({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}) {
  return (
    <section aria-label={title}>
      <p class="lines__title">{title}</p>
      {children}
    </section>
  );
}

/** What one player pays, and why. */
function Bill({
  lang,
  value,
  draft,
  clauses,
  seat,
  lines,
}: Props & { readonly seat: SettledSeat; readonly lines: readonly RoundEndLine[] }) {
  const own = lines.filter((line) => 'name' in line && line.name === seat.name);
  return (
    <article class="sno-receipt" aria-label={seat.name}>
      <Receipt
        lang={lang}
        seat={seat}
        dice={diceOf(draft.table)[value.seats.indexOf(seat)] ?? []}
        each={POINTS_PER_MISSING_COIN[value.round]}
      />
      <details>
        <summary>{labels.why(own.length)[lang]}</summary>
        <LineList lines={own} say={roundEnd.words[lang].line} clauses={clauses} />
      </details>
    </article>
  );
}

/** The outcome at a glance, in the order of the new cards. */
function Summary({ lang, seats }: { readonly lang: Lang; readonly seats: readonly SettledSeat[] }) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.table[lang]} tabIndex={0}>
      <table class="numbers sno-summary">
        <thead>
          <tr>
            <th scope="col">{labels.card[lang]}</th>
            <th scope="col">{labels.player[lang]}</th>
            <th scope="col">{labels.coins[lang]}</th>
            <th scope="col">{labels.lost[lang]}</th>
            <th scope="col">{labels.choice[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ card, name, coinsAfter, down, chooses }) => (
            <tr>
              <td>{card}</td>
              <th scope="row">{name}</th>
              <td>{coinsAfter}</td>
              <td>{signed(-down)}</td>
              <td>{ordinal(chooses)[lang]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What one player pays, as on a bill. */
function Receipt({
  lang,
  seat,
  dice,
  each,
}: {
  readonly lang: Lang;
  readonly seat: SettledSeat;
  readonly dice: readonly Die[];
  readonly each: number;
}) {
  const { card, effect, payment, lost, down } = seat;
  const missing = payment.missing + seat.missing;
  return (
    <table>
      <caption>
        <span class="sno-receipt__card">{card}</span> {seat.name}
        <span class={down > 0 ? 'sno-receipt__lost' : 'quiet'}>
          {labels.minusPoints(down)[lang]}
        </span>
      </caption>
      <tbody>
        <Row label={labels.coinsBefore[lang]} amount={String(payment.before)} />
        <Row
          label={labels.effect(card)[lang]}
          amount={effect === undefined ? labels.unknown[lang] : signed(effect.coins)}
        />
        {payment.excess > 0 && (
          <Row label={labels.overflow[lang]} amount={signed(payment.excess)} />
        )}
        <DiceRow lang={lang} seat={seat} dice={dice} />
        <Row label={labels.left[lang]} amount={String(seat.coinsAfter)} strong />
        {missing > 0 && (
          <Row
            label={labels.missing(missing, each)[lang]}
            amount={labels.minusPoints(lost)[lang]}
          />
        )}
        {seat.pointsBefore !== undefined && seat.pointsAfter !== undefined && lost > 0 && (
          <Row
            label={labels.points[lang]}
            amount={`${withMinus(seat.pointsBefore)} → ${withMinus(seat.pointsAfter)}`}
            strong
          />
        )}
        {seat.gemsAfter !== undefined && payment.taken.length > 0 && (
          <tr>
            <td colSpan={2} class="sno-receipt__gems">
              {`${labels.gems[lang]}: ${gemsSaid(lang, seat.gemsAfter)}`}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** The dice of a player, those that are paid for first. */
function DiceRow({
  lang,
  seat,
  dice,
}: {
  readonly lang: Lang;
  readonly seat: SettledSeat;
  readonly dice: readonly Die[];
}) {
  const isPaid = ({ hue }: Die): boolean => hue === 'clear' || hue === seat.color;
  const paid = dice.filter(isPaid);
  const free = dice.filter((die) => !isPaid(die));
  return (
    <tr>
      <th scope="row">
        {labels.due[lang]}
        <span class="sno-receipt__dice" role="img" aria-label={diceSaid(lang, dice)}>
          {[...paid, ...free].map((die) => (
            <ColorDie lang={lang} die={die} ghost={!isPaid(die)} />
          ))}
        </span>
      </th>
      <td>{signed(-seat.due)}</td>
    </tr>
  );
}

function Row({
  label,
  amount,
  strong = false,
}: {
  readonly label: string;
  readonly amount: string;
  readonly strong?: boolean;
}) {
  return (
    <tr class={strong ? 'sno-receipt__sum' : undefined}>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  );
}

const linesOf = (draft: Props['draft']): readonly RoundEndLine[] => {
  const reply = roundEnd.ask(draft);
  return reply.kind === 'answer' ? reply.answer.lines : [];
};

/** The dice of every seat, in the order of the table. */
const diceOf = (table: string): readonly (readonly Die[])[] => {
  const read = parseTable('table', table);
  return read.ok ? read.value.map(({ dice }) => dice) : [];
};
