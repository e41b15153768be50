import {
  factionsIn,
  namesMoved,
  NEXT_ROUND,
  passLog,
  type Faction,
  type Round,
  type TurnOrderValue,
} from '#engine/fire-and-ice/index.ts';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { NamesFold, seatNames } from '#src/calculators/NamesField.tsx';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { FactionName } from '../shared/FactionName.tsx';
import { LogText } from '../shared/LogText.tsx';
import { factionNames, factionSaid, NUMERALS } from '../shared/names.ts';
import { SeatsField } from '../shared/SeatsField.tsx';
import type { PlayedBy } from '../shared/shown.ts';
import { labels, turnOrder } from './calculator.ts';

/** Where Factions change places, those who play them go with them. */
const namesFollowing = (form: Form): Form => ({
  ...form,
  set: (changes) => {
    const { order } = changes;
    const { draft } = form;
    if (order === undefined || draft.names.trim() === '') {
      form.set(changes);
      return;
    }
    const names = seatNames(draft.names);
    const moved = namesMoved(names, factionsIn(draft.order), factionsIn(order));
    form.set({ ...changes, names: moved.join(',') });
  },
});

type Form = FormOf<typeof turnOrder>;

function Fieldset(form: Form) {
  const { lang, reply } = form;
  const { passes } = form.draft;
  const order = factionsIn(form.draft.order);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const enter = (next: string) => {
    form.set({ passes: next });
  };
  return (
    <>
      <SeatsField form={namesFollowing(form)} field="order" withTerrains={false} />
      <NamesFold
        form={form}
        field="names"
        seats={order.length}
        seatLabel={(seat) => factionSaid(lang, order[seat - 1] ?? '')}
      />
      <div class="steps">
        {value !== undefined && <Board lang={lang} round={value} names={value.names} />}
        {value !== undefined && (
          <Buttons
            lang={lang}
            value={value}
            enter={(entry) => {
              enter(passLog.plus(passes, entry));
            }}
          />
        )}
        {!passLog.isBlank(passes) && (
          <button
            type="button"
            class="button steps__undo"
            onClick={() => {
              enter(passLog.withoutLast(passes));
            }}
          >
            {labels.undo[lang]}
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
  readonly enter: (entry: string) => void;
}

/** A button for everyone who has not passed, and one to go on when the next order is settled. */
function Buttons({ lang, value, enter }: ButtonsProps) {
  if (value.over) return <p class="quiet">{labels.over[lang]}</p>;
  return (
    <div role="group" aria-label={labels.who[lang]}>
      {value.still.length > 0 && <p class="lines__title">{labels.who[lang]}</p>}
      <div class="steps__buttons">
        {value.still.map((faction) => (
          <button
            key={faction}
            type="button"
            class="button"
            onClick={() => {
              enter(faction);
            }}
          >
            {labels.pass(faction, value.names[faction])[lang]}
          </button>
        ))}
        {value.next !== undefined && (
          <button
            type="button"
            class="button steps__next"
            onClick={() => {
              enter(NEXT_ROUND);
            }}
          >
            {labels.nextRound(value.round + 1)[lang]}
          </button>
        )}
      </div>
    </div>
  );
}

/** The two columns of the Turn Order board, the numerals between them. */
function Board({
  lang,
  round,
  names,
}: {
  readonly lang: Lang;
  readonly round: Round;
  readonly names: PlayedBy;
}) {
  const { order, passed, side } = round;
  const current = order.map((faction) => (passed.includes(faction) ? undefined : faction));
  const places = order.map((_, i) => passed[i]);
  const [left, right] = side === 'left' ? [current, places] : [places, current];
  return (
    <div class="table-scroll" role="region" aria-label={labels.board[lang]} tabIndex={0}>
      <table class="order-board">
        <caption class="lines__title">{`${labels.board[lang]}, ${labels.round(round.round)[lang]}`}</caption>
        <thead>
          <tr>
            <th scope="col" aria-current={side === 'left' ? 'true' : undefined}>
              {labels.left[lang]}
            </th>
            <td />
            <th scope="col" aria-current={side === 'right' ? 'true' : undefined}>
              {labels.right[lang]}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((_, i) => (
            <tr>
              <Token lang={lang} faction={left[i]} names={names} />
              <th scope="row">{NUMERALS[i]}</th>
              <Token lang={lang} faction={right[i]} names={names} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Token({
  lang,
  faction,
  names,
}: {
  readonly lang: Lang;
  readonly faction: Faction | undefined;
  readonly names: PlayedBy;
}) {
  if (faction === undefined) return <td class="order-board__free">–</td>;
  const name = names[faction];
  return (
    <td class="order-board__token">
      <FactionName lang={lang} faction={faction} />
      {name !== undefined && <small class="order-board__name">{name}</small>}
    </td>
  );
}

/** Every round's order side by side, and the next as soon as it is settled. */
function History({ lang, value }: DetailOf<typeof turnOrder>) {
  const { rounds, next, round } = value;
  const columns = [
    ...rounds.map((each) => ({ round: each.round, order: each.order })),
    ...(next === undefined ? [] : [{ round: round + 1, order: next }]),
  ];
  return (
    <div class="table-scroll" role="region" aria-label={labels.history[lang]} tabIndex={0}>
      <table class="small-table">
        <caption class="lines__title">{labels.history[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.place[lang]}</th>
            {columns.map((column) => (
              <th scope="col">{labels.short(column.round)[lang]}</th>
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

export const TurnOrder = island(turnOrder, Fieldset, History);
