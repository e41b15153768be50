import {
  PLAYERS,
  type Faction,
  type RawTurnOrder,
  type Round,
  type TurnOrderValue,
} from '#engine/fire-and-ice/index.ts';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { FactionName } from '../shared/FactionName.tsx';
import { LogText } from '../shared/LogText.tsx';
import { factionNames, NUMERALS } from '../shared/names.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import { turnOrder } from './calculator.ts';
import { isEmpty, withNextRound, withoutLast, withPass } from './passes.ts';
import { stepWords } from './words.ts';

type Field = keyof RawTurnOrder;

function Form(form: FormProps<Field>) {
  const { lang, draft } = form;
  const words = stepWords[lang];
  const reply = turnOrder.ask(draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const enter = (passes: string) => {
    form.set({ passes });
  };
  return (
    <>
      <SeatsField form={form} field="order" max={PLAYERS.max} withTerrains={false} />
      <div class="steps">
        {value !== undefined && <Board lang={lang} round={value} />}
        {value !== undefined && <Buttons lang={lang} value={value} draft={draft} enter={enter} />}
        {!isEmpty(draft.passes) && (
          <button
            type="button"
            class="button steps__undo"
            onClick={() => {
              enter(withoutLast(draft.passes));
            }}
          >
            {words.undo}
          </button>
        )}
        <LogText form={form} field="passes" />
      </div>
    </>
  );
}

interface ButtonsProps {
  readonly lang: Lang;
  readonly value: TurnOrderValue;
  readonly draft: Readonly<Record<Field, string>>;
  readonly enter: (passes: string) => void;
}

/** A button for everyone who has not passed, and one to go on when the next order is settled. */
function Buttons({ lang, value, draft, enter }: ButtonsProps) {
  const words = stepWords[lang];
  if (value.over) return <p class="quiet">{words.over}</p>;
  return (
    <div role="group" aria-label={words.who}>
      {value.still.length > 0 && <p class="lines__title">{words.who}</p>}
      <div class="steps__buttons">
        {value.still.map((faction) => (
          <button
            key={faction}
            type="button"
            class="button"
            onClick={() => {
              enter(withPass(draft.passes, faction));
            }}
          >
            {words.pass(faction)}
          </button>
        ))}
        {value.next !== undefined && (
          <button
            type="button"
            class="button steps__next"
            onClick={() => {
              enter(withNextRound(draft.passes));
            }}
          >
            {words.nextRound(value.round + 1)}
          </button>
        )}
      </div>
    </div>
  );
}

/** The two columns of the Turn Order board, the numerals between them. */
function Board({ lang, round }: { readonly lang: Lang; readonly round: Round }) {
  const words = stepWords[lang];
  const { order, passed, side } = round;
  const current = order.map((faction) => (passed.includes(faction) ? undefined : faction));
  const places = order.map((_, i) => passed[i]);
  const [left, right] = side === 'left' ? [current, places] : [places, current];
  return (
    <table class="order-board">
      <caption class="lines__title">{`${words.board}, ${words.round(round.round)}`}</caption>
      <thead>
        <tr>
          <th scope="col" aria-current={side === 'left' ? 'true' : undefined}>
            {words.left}
          </th>
          <td />
          <th scope="col" aria-current={side === 'right' ? 'true' : undefined}>
            {words.right}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.map((_, i) => (
          <tr>
            <Token lang={lang} faction={left[i]} />
            <th scope="row">{NUMERALS[i]}</th>
            <Token lang={lang} faction={right[i]} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Token({ lang, faction }: { readonly lang: Lang; readonly faction: Faction | undefined }) {
  return (
    <td class={faction === undefined ? 'order-board__free' : 'order-board__token'}>
      {faction === undefined ? '–' : <FactionName lang={lang} faction={faction} />}
    </td>
  );
}

/** Every round's order side by side, and the next as soon as it is settled. */
function History({ lang, value }: DetailProps<TurnOrderValue, Field>) {
  const words = stepWords[lang];
  const { rounds, next, round } = value;
  const columns = [
    ...rounds.map((each) => ({ round: each.round, order: each.order })),
    ...(next === undefined ? [] : [{ round: round + 1, order: next }]),
  ];
  return (
    <div class="table-scroll" role="region" aria-label={words.history} tabIndex={0}>
      <table class="small-table">
        <caption class="lines__title">{words.history}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            {columns.map((column) => (
              <th scope="col">{words.short(column.round)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value.order.map((_, i) => (
            <tr>
              <th scope="row">{NUMERALS[i]}</th>
              {columns.map(({ order }) => {
                const faction = order[i];
                return <td>{faction !== undefined && factionNames[lang][faction]}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const TurnOrder = island(turnOrder, Form, History);
