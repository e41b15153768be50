import {
  askRoundEnd,
  parseTable,
  POINTS_PER_MISSING_COIN,
  type Die,
  type RawRoundEnd,
  type RoundEndLine,
  type RoundEndValue,
  type SettledSeat,
  type SnoClause,
} from '#engine/the-magnificent-sno/index.ts';
import type { DetailProps } from '#src/calculators/form.ts';
import { withMinus } from '#src/calculators/phrases.ts';
import { ClauseLink, LineList } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { ColorDie } from '../shared/ColorDie.tsx';
import { diceSaid, gemsSaid } from '../shared/names.ts';
import { joinTable, onlyNames, splitTable } from './seat-text.ts';
import { Track } from './Track.tsx';
import { signed, stepWords, words as calculatorWords } from './words.ts';

type Props = DetailProps<RoundEndValue, keyof RawRoundEnd>;
type Code = RoundEndLine['code'];

/** Reasons that concern the whole table, by the step they belong to. */
const SHARED: Readonly<Record<'hats' | 'sets' | 'score' | 'next' | 'open', readonly Code[]>> = {
  hats: ['gap', 'no-gap', 'order'],
  sets: ['discards', 'who-discards', 'fifth-set', 'no-tiles', 'old-tile'],
  score: ['score-one'],
  next: ['refill', 'no-refill'],
  open: ['left-set', 'round-two-tile'],
};

/** The round end step by step, and in the payment player by player with the reasons. */
export function Settled(props: Props) {
  const { lang, value, draft, clauses, set } = props;
  const words = stepWords[lang];
  const lines = linesOf(draft);
  const say = calculatorWords[lang].line;
  const shared = (step: keyof typeof SHARED) => (
    <LineList
      lines={lines.filter(({ code }) => SHARED[step].includes(code))}
      say={say}
      clauses={clauses}
    />
  );
  const byCard = value.seats.toSorted((a, b) => a.card - b.card);
  const byChoice = value.seats.toSorted((a, b) => a.chooses - b.chooses);
  const dice = diceOf(draft.table);
  return (
    <div class="sno-round lines">
      <Summary lang={lang} seats={byCard} />
      <section aria-label={words.hats}>
        <p class="lines__title">{words.hats}</p>
        <Track lang={lang} value={value} />
        {shared('hats')}
      </section>
      <section aria-label={words.pay}>
        <p class="lines__title">{words.pay}</p>
        {byCard.map((seat) => {
          const own = lines.filter((line) => 'name' in line && line.name === seat.name);
          return (
            <article class="sno-receipt" aria-label={seat.name}>
              <Receipt
                lang={lang}
                seat={seat}
                dice={dice[value.seats.indexOf(seat)] ?? []}
                each={POINTS_PER_MISSING_COIN[value.round]}
              />
              <details>
                <summary>{words.why(own.length)}</summary>
                <LineList lines={own} say={say} clauses={clauses} />
              </details>
            </article>
          );
        })}
      </section>
      <section aria-label={words.sets}>
        <p class="lines__title">{words.sets}</p>
        <ol class="sno-choosing">
          {byChoice.map(({ name, offered }) => (
            <li>
              <strong>{name}</strong> {words.offers(offered)}
              {name === value.discards && ` ${words.discards}`}
            </li>
          ))}
        </ol>
        {shared('sets')}
      </section>
      <section aria-label={words.score}>
        <p class="lines__title">{words.score}</p>
        {shared('score')}
      </section>
      <section aria-label={value.refill === undefined ? words.over : words.next}>
        <p class="lines__title">{value.refill === undefined ? words.over : words.next}</p>
        {value.refill !== undefined && (
          <Told text={words.trainersBack} clauses={clauses} id="sno.next.trainers-back" />
        )}
        {shared('next')}
        {value.refill !== undefined && value.refill.tops > 0 && (
          <Told text={words.tops} clauses={clauses} id="sno.next.tops" />
        )}
        {shared('open')}
        {value.refill !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => {
              set({
                round: String(value.round + 1),
                table: joinTable(onlyNames(splitTable(draft.table) ?? [])),
              });
            }}
          >
            {words.goOn(value.round + 1)}
          </button>
        )}
      </section>
    </div>
  );
}

/** A step that is the same at every table. */
function Told({
  text,
  clauses,
  id,
}: Pick<Props, 'clauses'> & { readonly text: string; readonly id: SnoClause }) {
  return (
    <p class="line">
      <span class="line__text">{text}</span>
      <ClauseLink clauses={clauses} id={id} />
    </p>
  );
}

/** The outcome at a glance, in the order of the new cards. */
function Summary({ lang, seats }: { readonly lang: Lang; readonly seats: readonly SettledSeat[] }) {
  const words = stepWords[lang];
  return (
    <div class="table-scroll" role="region" aria-label={words.table} tabIndex={0}>
      <table class="numbers sno-summary">
        <thead>
          <tr>
            <th scope="col">{words.card}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.coins}</th>
            <th scope="col">{words.lost}</th>
            <th scope="col">{words.choice}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ card, name, coinsAfter, down, chooses }) => (
            <tr>
              <td>{card}</td>
              <th scope="row">{name}</th>
              <td>{coinsAfter}</td>
              <td>{signed(-down)}</td>
              <td>{words.ordinal(chooses)}</td>
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
  const words = stepWords[lang];
  const { card, effect, payment, due, lost, down } = seat;
  const missing = payment.missing + seat.missing;
  const isPaid = ({ hue }: Die): boolean => hue === 'clear' || hue === seat.color;
  return (
    <table>
      <caption>
        <span class="sno-receipt__card">{card}</span> {seat.name}
        <span class={down > 0 ? 'sno-receipt__lost' : 'quiet'}>{words.minusPoints(down)}</span>
      </caption>
      <tbody>
        <Row label={words.coinsBefore} amount={String(payment.before)} />
        <Row
          label={words.effect(card)}
          amount={effect === undefined ? words.unknown : signed(effect.coins)}
        />
        {payment.excess > 0 && <Row label={words.overflow} amount={signed(payment.excess)} />}
        <tr>
          <th scope="row">
            {words.due}
            <span class="sno-receipt__dice" role="img" aria-label={diceSaid(lang, dice)}>
              {dice
                .toSorted((a, b) => Number(isPaid(b)) - Number(isPaid(a)))
                .map((die) => (
                  <ColorDie lang={lang} die={die} ghost={!isPaid(die)} />
                ))}
            </span>
          </th>
          <td>{signed(-due)}</td>
        </tr>
        <Row label={words.left} amount={String(seat.coinsAfter)} strong />
        {missing > 0 && (
          <Row label={words.missing(missing, each)} amount={words.minusPoints(lost)} />
        )}
        {seat.pointsBefore !== undefined && seat.pointsAfter !== undefined && lost > 0 && (
          <Row
            label={words.points}
            amount={`${withMinus(seat.pointsBefore)} → ${withMinus(seat.pointsAfter)}`}
            strong
          />
        )}
        {seat.gemsAfter !== undefined && payment.taken.length > 0 && (
          <tr>
            <td colSpan={2} class="sno-receipt__gems">
              {words.gems(gemsSaid(lang, seat.gemsAfter))}
            </td>
          </tr>
        )}
      </tbody>
    </table>
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
  const reply = askRoundEnd(draft);
  return reply.kind === 'answer' ? reply.answer.lines : [];
};

/** The dice of every seat, in the order of the table. */
const diceOf = (table: string): readonly (readonly Die[])[] => {
  const read = parseTable('table', table);
  return read.ok ? read.value.map(({ dice }) => dice) : [];
};
