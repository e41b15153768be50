import { own } from '#engine/core/own.ts';
import { sum } from '#engine/core/multisets.ts';
import {
  blankCard,
  CARD_AMOUNTS,
  CARD_KINDS,
  CARDS_KEPT,
  cardsOf,
  cardTexts,
  EXTRA_CARDS,
  finalTexts,
  makeCards,
  makeCardText,
  makeFinal,
  PLAYERS,
  seatTexts,
  SEATS,
  spareName,
  type CardKind,
  type FinalCard,
  type FinalField,
  type FinalLine,
  type FinalRow,
  type FinalTexts,
} from '#engine/the-magnificent-sno/index.ts';
import type { SnoClause } from '#engine/the-magnificent-sno/index.ts';
import {
  ChoiceField,
  FieldNotes,
  RowInput,
  RowSelect,
  TextField,
} from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { capital } from '#src/calculators/phrases.ts';
import { isWithin } from '#src/calculators/row-form.ts';
import { sorted } from '#src/calculators/say.ts';
import { LineList } from '#src/calculators/Answer.tsx';
import { island } from '#src/calculators/Shell.tsx';
import { answerWords } from '#src/calculators/answer-words.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { halves } from '../shared/halves.ts';
import { scoringNames } from '../shared/names.ts';
import { Seat, Seats } from '../shared/Seat.tsx';
import { labels, partFlaw, snoFinalScore, standing } from './calculator.ts';

type Form = FormOf<typeof snoFinalScore>;

function Fieldset(form: Form) {
  return (
    <>
      <div class="fields">
        <ChoiceField form={form} field="track" />
        <ChoiceField form={form} field="module" />
      </div>
      <FinalSeats form={form} />
    </>
  );
}

/** The table as a card for each player. Text that falls into no seats is shown as it is. */
function FinalSeats({ form }: { readonly form: Form }) {
  const { lang, draft } = form;
  const id = form.id('table');
  const seats = seatTexts(draft.table).map(finalTexts);
  const read = seats.filter((seat) => seat !== undefined);
  if (read.length < seats.length || read.length === 0 || read.length > PLAYERS.max) {
    return <TextField form={form} field="table" />;
  }
  return (
    <fieldset class="field field--wide rows" id={id} aria-describedby={`${id}-notes`}>
      <legend>{form.label('table')}</legend>
      <FieldNotes form={form} field="table" />
      <Seats
        lang={lang}
        seats={read}
        count={PLAYERS}
        set={(next: readonly Partial<FinalTexts>[]) => {
          form.set({ table: next.map(makeFinal).join(';') });
        }}
        another={() => ({ name: spareName(read.map(({ name }) => name)) })}
        emptied={() => read.map(({ name }) => ({ name }))}
      >
        {(seat, acts) => <FinalSeat form={form} players={read.length} seat={seat} {...acts} />}
      </Seats>
    </fieldset>
  );
}

interface SeatProps {
  readonly form: Form;
  readonly number: number;
  readonly players: number;
  readonly seat: FinalTexts;
  readonly set: (changes: Partial<FinalTexts>) => void;
}

interface Flaw {
  readonly field: FinalField;
  readonly said: Pair;
}

/** What is wrong with a seat, by the engine's own reading of the table. */
const flawsOf = ({ reply }: Form, seat: number): readonly Flaw[] =>
  (reply.kind === 'unreadable' ? reply.problems : []).flatMap((problem) => {
    if (problem.code !== 'not-readable' || problem.where?.[0] !== seat) return [];
    return problem.reason === 'part' ? [partFlaw(problem)] : [];
  });

const isNameWrong = ({ reply }: Form, seat: number): boolean =>
  reply.kind === 'unreadable' &&
  reply.problems.some(
    (problem) =>
      problem.code === 'not-readable' && problem.where?.[0] === seat && problem.where[1] === 1,
  );

function FinalSeat({
  remove,
  ...props
}: SeatProps & { readonly remove: (() => void) | undefined }) {
  const { form, number, seat, set } = props;
  const { lang, draft } = form;
  const id = `${form.id('table')}-${number}`;
  const flaws = flawsOf(form, number);
  const isFlawed = (field: FinalField): boolean => flaws.some((flaw) => flaw.field === field);
  const hasExtra = draft.module.trim() === 'yes' || seat.extra.trim() !== '';
  return (
    <Seat
      lang={lang}
      id={id}
      number={number}
      name={seat.name}
      invalid={isNameWrong(form, number)}
      rename={(name) => {
        set({ name });
      }}
      remove={remove}
    >
      <Numbers {...props} id={id} isFlawed={isFlawed} />
      {draft.track.trim() !== 'after' && (
        <CardField
          lang={lang}
          id={`${id}-last`}
          label={labels.last[lang]}
          text={seat.last}
          invalid={isFlawed('last')}
          set={(last) => {
            set({ last });
          }}
        />
      )}
      {hasExtra && (
        <CardList {...props} id={id} field="extra" max={EXTRA_CARDS.max} isFlawed={isFlawed} />
      )}
      {draft.otherCards.trim() === 'half' && (
        <CardList {...props} id={id} field="others" max={CARDS_KEPT} isFlawed={isFlawed} />
      )}
      {flaws.map(({ said }) => (
        <p class="problem">{capital(said[lang])}</p>
      ))}
    </Seat>
  );
}

interface PartProps extends SeatProps {
  readonly id: string;
  readonly isFlawed: (field: FinalField) => boolean;
}

/** Points, play-order card, and what the base rulebook adds. */
function Numbers({ form, players, seat, set, id, isFlawed }: PartProps) {
  const { lang } = form;
  const hasOrder = players >= SEATS.min || seat.card.trim() !== '';
  return (
    <div class="sno-seat__numbers">
      <RowInput
        id={`${id}-points`}
        label={labels.points[lang]}
        text={seat.points}
        invalid={isFlawed('points')}
        set={(points) => {
          set({ points });
        }}
      />
      <RowInput
        id={`${id}-base`}
        label={labels.base[lang]}
        text={seat.base}
        invalid={isFlawed('base')}
        set={(base) => {
          set({ base });
        }}
      />
      {hasOrder && (
        <RowSelect
          id={`${id}-order`}
          label={labels.order[lang]}
          text={seat.card}
          options={Array.from({ length: players }, (_, i) => String(i + 1))}
          optionLabel={(option) => option}
          blank="–"
          choose={shellWords[lang].choose}
          invalid={isFlawed('card')}
          set={(card) => {
            set({ card });
          }}
        />
      )}
    </div>
  );
}

/** Master cards of which there may be several: those entered, and a place for one more. */
function CardList({
  form,
  seat,
  set,
  id,
  isFlawed,
  field,
  max,
}: PartProps & { readonly field: 'extra' | 'others'; readonly max: number }) {
  const cards = cardsOf(seat[field]).filter((card) => card.trim() !== '');
  const places = cards.length < max ? [...cards, ''] : cards;
  return (
    <>
      {places.map((text, i) => (
        <CardField
          lang={form.lang}
          id={`${id}-${field}-${i + 1}`}
          label={labels[field](i + 1)[form.lang]}
          text={text}
          invalid={isFlawed(field)}
          set={(card) => {
            set({ [field]: makeCards(places.with(i, card).filter((each) => each !== '')) });
          }}
        />
      ))}
    </>
  );
}

const kindNames = (kind: string, lang: Lang): string =>
  own(scoringNames[lang], kind) ?? (kind === 'other' ? labels.other[lang] : kind);

/** A master card: its kind, and the numbers that its points are made of. */
function CardField({
  lang,
  id,
  label,
  text,
  invalid,
  set,
}: {
  readonly lang: Lang;
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly invalid: boolean;
  readonly set: (text: string) => void;
}) {
  const card = cardTexts(text);
  const kind = CARD_KINDS.find((each) => each === card.kind.trim());
  return (
    <div class="sno-seat__card" role="group" aria-label={label}>
      <RowSelect
        id={id}
        label={label}
        text={card.kind}
        options={CARD_KINDS}
        optionLabel={(option) => kindNames(option, lang)}
        blank={labels.none[lang]}
        choose={shellWords[lang].choose}
        invalid={invalid && kind === undefined}
        set={(next) => {
          set(blankCard(next));
        }}
      />
      {kind && (
        <Amounts
          lang={lang}
          id={id}
          kind={kind}
          amounts={card.amounts}
          invalid={invalid}
          set={set}
        />
      )}
    </div>
  );
}

function Amounts({
  lang,
  id,
  kind,
  amounts,
  invalid,
  set,
}: {
  readonly lang: Lang;
  readonly id: string;
  readonly kind: CardKind;
  readonly amounts: readonly string[];
  readonly invalid: boolean;
  readonly set: (text: string) => void;
}) {
  const ranges = CARD_AMOUNTS[kind];
  const texts = ranges.map((_, i) => amounts[i] ?? '');
  return (
    <div class="sno-seat__amounts">
      {ranges.map((range, i) => {
        const text = texts[i] ?? '';
        return (
          <RowInput
            id={`${id}-${i + 1}`}
            label={labels.amounts[kind][i]?.[lang] ?? ''}
            text={text}
            invalid={invalid && text.trim() !== '' && !isWithin(text, range)}
            set={(next) => {
              set(makeCardText({ kind, amounts: texts.with(i, next) }));
            }}
          />
        );
      })}
    </div>
  );
}

type Props = DetailOf<typeof snoFinalScore>;
type Column = 'track' | 'last' | 'extra' | 'others' | 'base' | 'total';

/** The rule that each column rests on. */
const COLUMN_CLAUSES: Readonly<Record<Column, SnoClause>> = {
  track: 'sno.game-end.final-score',
  last: 'sno.sets.score-one',
  extra: 'sno.tiles.half',
  others: 'sno.game-end.other-cards',
  base: 'sno.overview.changes',
  total: 'sno.game-end.tie',
};

/** The points of cards; nothing while one of them is not told. */
const pointsOf = (cards: readonly FinalCard[]): number | undefined =>
  cards.some(({ points }) => points === undefined)
    ? undefined
    : sum(cards.map(({ points = 0 }) => points));

const CELLS: Readonly<Record<Column, (row: FinalRow) => number | undefined>> = {
  track: ({ track }) => track,
  last: ({ last }) => (last.length === 0 ? undefined : pointsOf(last)),
  extra: ({ extra }) => pointsOf(extra),
  others: ({ others }) => (others.length === 0 ? undefined : pointsOf(others)),
  base: ({ base }) => base,
  total: ({ total }) => total,
};

/** Every player's points by where they come from, then the reasons, player by player. */
function FinalSheet({ lang, value, draft, clauses }: Props) {
  const { last, extra, others } = value.columns;
  const columns: readonly Column[] = [
    'total',
    'track',
    ...(last ? (['last'] as const) : []),
    ...(extra ? (['extra'] as const) : []),
    ...(others ? (['others'] as const) : []),
    'base',
  ];
  const rows = standing(value);
  return (
    <div class="lines sno-final">
      <div class="table-scroll" role="region" aria-label={labels.sheet[lang]} tabIndex={0}>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{labels.columns.player[lang]}</th>
              {columns.map((column) => (
                <th scope="col">
                  <a href={clauses[COLUMN_CLAUSES[column]]?.href}>{labels.columns[column][lang]}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr aria-current={row.name === value.winner ? 'true' : undefined}>
                <th scope="row">
                  {row.place !== undefined && rows.length > 1 && `${row.place}. `}
                  {row.name}{' '}
                  {row.card !== undefined && value.first.length > 1 && (
                    <small>{labels.card(row.card)[lang]}</small>
                  )}
                </th>
                {columns.map((column) => (
                  <td>{shown(CELLS[column](row), lang)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Reasons lang={lang} draft={draft} clauses={clauses} rows={rows} />
    </div>
  );
}

const shown = (points: number | undefined, lang: Lang): string =>
  points === undefined ? '–' : halves(points, lang);

/** What decided the whole table, each player's cards folded, and what is good to know besides. */
function Reasons({
  lang,
  draft,
  clauses,
  rows,
}: Pick<Props, 'lang' | 'draft' | 'clauses'> & { readonly rows: readonly FinalRow[] }) {
  const reply = snoFinalScore.ask(draft);
  const say = snoFinalScore.words[lang].line;
  const lines: readonly FinalLine[] = reply.kind === 'answer' ? reply.answer.lines : [];
  const { reasons, asides } = sorted(lines.map((line) => ({ line, said: say(line) })));
  const all = reasons.map(({ line }) => line);
  const ofPlayer = (name: string) =>
    all.filter((line) => !isShared(line) && 'name' in line && line.name === name);
  return (
    <>
      <LineList lines={all.filter(isShared)} say={say} clauses={clauses} />
      {rows.map(({ name }) => {
        const own = ofPlayer(name);
        return (
          own.length > 0 && (
            <details>
              <summary>{`${labels.why(name)[lang]} (${own.length})`}</summary>
              <LineList lines={own} say={say} clauses={clauses} />
            </details>
          )
        );
      })}
      <details>
        <summary>{`${answerWords[lang].goodToKnow} (${asides.length})`}</summary>
        <LineList lines={asides.map(({ line }) => line)} say={say} clauses={clauses} />
      </details>
    </>
  );
}

/** Reasons that concern the standing, not one player's points. */
const isShared = ({ code }: FinalLine): boolean =>
  ['most-points', 'tied', 'highest-card', 'cards-decide', 'shared-place', 'title'].includes(code) ||
  code.endsWith('-missing');

export const SnoFinalScore = island(snoFinalScore, Fieldset, FinalSheet, { tellsWhy: true });
