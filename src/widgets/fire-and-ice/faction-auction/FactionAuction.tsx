import { useState } from 'preact/hooks';
import { wholeIn } from '#engine/core/notation.ts';
import { calledBy } from '#engine/core/players.ts';
import {
  auctionLog,
  factionsIn,
  makeEntry,
  PLAYERS,
  type AuctionValue,
  type Entry,
  type Faction,
} from '#engine/fire-and-ice/index.ts';
import { Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailOf, FormOf } from '#src/calculators/form.ts';
import { NamesFold } from '#src/calculators/NamesField.tsx';
import { isWithin, oneField } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { FactionName } from '../shared/FactionName.tsx';
import { LogText } from '../shared/LogText.tsx';
import { factionNames, NUMERALS } from '../shared/names.ts';
import { anotherFaction, SeatsField } from '../shared/SeatsField.tsx';
import { factionAuction } from './calculator.ts';
import { labels } from './labels.ts';

type Form = FormOf<typeof factionAuction>;

/** The players that a text tells; as many as can play while it tells none. */
const playersIn = (text: string): number =>
  isWithin(text, PLAYERS) ? (wholeIn(text) ?? PLAYERS.max) : PLAYERS.max;

function Fieldset(form: Form) {
  const { lang, draft, reply } = form;
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const seats = playersIn(draft.players);
  const enter = (log: string) => {
    form.set({ log });
  };
  return (
    <>
      <Fields>
        <NumberField form={fittingDraw(form)} field="players" />
        <NumberField form={form} field="first" max={seats} />
      </Fields>
      <NamesFold form={form} field="names" seats={seats} />
      <SeatsField form={form} field="factions" max={seats} withTerrains={false} />
      <div class="steps">
        {value !== undefined && (
          <Turn
            lang={lang}
            value={value}
            seats={seats}
            id={form.id('log')}
            enter={(entry) => {
              enter(auctionLog.plus(draft.log, makeEntry(entry)));
            }}
          />
        )}
        {!auctionLog.isBlank(draft.log) && (
          <button
            type="button"
            class="button steps__undo"
            onClick={() => {
              enter(auctionLog.withoutLast(draft.log));
            }}
          >
            {labels.undo[lang]}
          </button>
        )}
        <LogText form={form} field="log" />
      </div>
    </>
  );
}

/** With another number of players, as many Factions: the last are left out, or others added. */
const fittingDraw = (form: Form): Form => ({
  ...form,
  set: (changes) => {
    const { players = '' } = changes;
    if (!isWithin(players, PLAYERS)) {
      form.set(changes);
      return;
    }
    const count = playersIn(players);
    const drawn = factionsIn(form.draft.factions);
    const first = (wholeIn(form.draft.first) ?? 0) > count ? { first: '1' } : {};
    form.set({ ...changes, ...first, factions: fitted(drawn, count).join(',') });
  },
});

const fitted = (drawn: readonly string[], count: number): readonly string[] => {
  const more = anotherFaction(drawn);
  return drawn.length >= count || more === undefined
    ? drawn.slice(0, count)
    : fitted([...drawn, more], count);
};

interface TurnProps {
  readonly lang: Lang;
  readonly value: AuctionValue;
  readonly seats: number;
  readonly id: string;
  readonly enter: (entry: Entry) => void;
}

/** Who stands how in this auction, and the buttons of whoever's turn it is. */
function Turn(props: TurnProps) {
  const { lang, value, seats } = props;
  const { turn, stage, names } = value;
  const turnSaid = turn === undefined ? '' : labels.turn(calledBy(names)(turn))[lang];
  return (
    <>
      <ul class="seats-row" aria-label={labels.auction(value.auction)[lang]}>
        {Array.from({ length: seats }, (_, i) => i + 1).map((seat) => (
          <li class="seats-row__seat" aria-current={seat === turn ? 'true' : undefined}>
            <span class="seats-row__name">{names[seat - 1] || shellWords[lang].player(seat)}</span>
            <span>{standing(lang, value, seat)}</span>
          </li>
        ))}
      </ul>
      {turn === undefined ? (
        <p class="quiet">{labels.over[lang]}</p>
      ) : (
        <div class="steps__turn" role="group" aria-label={turnSaid}>
          <p class="lines__title">{`${labels.auction(value.auction)[lang]}. ${turnSaid}`}</p>
          {stage === 'pick' ? <Pick {...props} /> : <Bid {...props} />}
        </div>
      )}
    </>
  );
}

const standing = (lang: Lang, value: AuctionValue, seat: number): string => {
  const sale = value.sold.find((each) => each.seat === seat);
  if (sale !== undefined) return labels.has(sale.faction)[lang];
  if (value.highest?.seat === seat) return labels.highest(value.highest.bid)[lang];
  return value.passed.includes(seat) ? labels.passed[lang] : labels.bidding[lang];
};

function Bid({ lang, value, id, enter }: TurnProps) {
  const { minBid, maxBid, pass } = value.legal;
  const min = minBid ?? maxBid;
  // What was typed before somebody raised the bid is of no use any more.
  const [typing, setTyping] = useState({ min, text: String(min) });
  const typed = typing.min === min ? typing.text : String(min);
  const bid = wholeIn(typed);
  const isLegal = minBid !== undefined && bid !== undefined && bid >= min && bid <= maxBid;
  const one = oneField({
    lang,
    text: typed,
    id: `${id}-bid`,
    label: labels.yourBid[lang],
    set: (text) => {
      setTyping({ min, text });
    },
  });
  return (
    <div class="steps__bid">
      {minBid !== undefined && (
        <>
          <NumberField form={one} field="one" min={min} max={maxBid} />
          <button
            type="button"
            class="button steps__next"
            disabled={!isLegal}
            onClick={() => {
              if (bid !== undefined) enter({ kind: 'bid', bid });
            }}
          >
            {labels.bid(isLegal ? bid : min)[lang]}
          </button>
        </>
      )}
      {pass && (
        <button
          type="button"
          class="button"
          onClick={() => {
            enter({ kind: 'pass' });
          }}
        >
          {labels.pass[lang]}
        </button>
      )}
    </div>
  );
}

function Pick({ lang, value, id, enter }: TurnProps) {
  const { factions, spaces } = value.legal;
  const [faction, setFaction] = useState<Faction | undefined>(factions[0]);
  const [space, setSpace] = useState<number | undefined>(spaces[0]);
  return (
    <>
      <Choice
        name={`${id}-faction`}
        title={labels.faction[lang]}
        options={factions}
        chosen={faction}
        label={(option) => factionNames[lang][option]}
        choose={setFaction}
      />
      <Choice
        name={`${id}-space`}
        title={labels.space[lang]}
        options={spaces}
        chosen={space}
        label={(option) => NUMERALS[option - 1] ?? String(option)}
        choose={setSpace}
      />
      {faction !== undefined && space !== undefined && (
        <button
          type="button"
          class="button steps__next"
          onClick={() => {
            enter({ kind: 'pick', faction, space });
          }}
        >
          {labels.take(faction, space)[lang]}
        </button>
      )}
    </>
  );
}

interface ChoiceProps<Option> {
  readonly name: string;
  readonly title: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly label: (option: Option) => string;
  readonly choose: (option: Option) => void;
}

/** One of a few, not yet entered. */
function Choice<Option>({ name, title, options, chosen, label, choose }: ChoiceProps<Option>) {
  return (
    <fieldset class="field choice">
      <legend>{title}</legend>
      <div class="choice__options">
        {options.map((option) => (
          <label class="choice__option">
            <input
              type="radio"
              name={name}
              checked={option === chosen}
              onChange={() => {
                choose(option);
              }}
            />
            <span>{label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The left column as it fills up. */
function Order({ lang, value }: DetailOf<typeof factionAuction>) {
  return (
    <div class="table-scroll" role="region" aria-label={labels.order[lang]} tabIndex={0}>
      <table class="small-table">
        <caption class="lines__title">{labels.order[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{labels.space[lang]}</th>
            <th scope="col">{labels.faction[lang]}</th>
            <th scope="col">{labels.owner[lang]}</th>
            <th scope="col">{labels.paid[lang]}</th>
            <th scope="col">{labels.points[lang]}</th>
          </tr>
        </thead>
        <tbody>
          {value.order.map((sale, i) => (
            <tr>
              <th scope="row">{NUMERALS[i]}</th>
              {sale === undefined ? (
                <td class="quiet" colSpan={4}>
                  {labels.free[lang]}
                </td>
              ) : (
                <>
                  <td>
                    <FactionName lang={lang} faction={sale.faction} />
                  </td>
                  <td>{value.names[sale.seat - 1] || sale.seat}</td>
                  <td>{sale.bid}</td>
                  <td>{sale.points}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export const FactionAuction = island(factionAuction, Fieldset, Order);
