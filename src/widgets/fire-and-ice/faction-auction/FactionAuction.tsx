import {
  PLAYERS,
  type AuctionValue,
  type Faction,
  type RawAuction,
} from '#engine/fire-and-ice/index.ts';
import { wholeIn } from '#engine/core/notation.ts';
import { useState } from 'preact/hooks';
import { Fields, NumberField } from '#src/calculators/controls.tsx';
import type { DetailProps, FormProps } from '#src/calculators/form.ts';
import { oneField } from '#src/calculators/row-form.ts';
import { island } from '#src/calculators/Shell.tsx';
import type { Lang } from '#src/lang.ts';
import { FactionName } from '../shared/FactionName.tsx';
import { LogText } from '../shared/LogText.tsx';
import { factionNames, NUMERALS } from '../shared/names.ts';
import { anotherFaction, SeatsField } from '../shared/SeatsField.tsx';
import { factionAuction } from './calculator.ts';
import { isEmpty, withEntry, withoutLast } from './log.ts';
import { stepWords } from './words.ts';

type Field = keyof RawAuction;

function Form(form: FormProps<Field>) {
  const { lang, draft } = form;
  const words = stepWords[lang];
  const reply = factionAuction.ask(draft);
  const value = reply.kind === 'answer' ? reply.answer.value : undefined;
  const seats = /^[2-5]$/.test(draft.players.trim()) ? Number(draft.players) : PLAYERS.max;
  return (
    <>
      <Fields>
        <NumberField form={fittingDraw(form)} field="players" {...PLAYERS} />
        <NumberField form={form} field="first" min={1} max={seats} />
      </Fields>
      <SeatsField form={form} field="factions" max={seats} withTerrains={false} />
      <div class="steps">
        {value !== undefined && (
          <Turn
            lang={lang}
            value={value}
            seats={seats}
            id={form.id('log')}
            enter={(entry) => {
              form.set({ log: withEntry(draft.log, entry) });
            }}
          />
        )}
        {!isEmpty(draft.log) && (
          <button
            type="button"
            class="button steps__undo"
            onClick={() => {
              form.set({ log: withoutLast(draft.log) });
            }}
          >
            {words.undo}
          </button>
        )}
        <LogText form={form} field="log" />
      </div>
    </>
  );
}

/** With another number of players, as many Factions: the last are left out, or others added. */
const fittingDraw = (form: FormProps<Field>): FormProps<Field> => ({
  ...form,
  set: (changes) => {
    const { players = '' } = changes;
    const drawn = form.draft.factions.split(',').filter((faction) => faction.trim() !== '');
    const first = Number(form.draft.first) > Number(players) ? { first: '1' } : {};
    form.set(
      /^[2-5]$/.test(players)
        ? { ...changes, ...first, factions: fitted(drawn, Number(players)).join(',') }
        : changes,
    );
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
  readonly enter: (entry: string) => void;
}

/** Who stands how in this auction, and the buttons of whoever's turn it is. */
function Turn(props: TurnProps) {
  const { lang, value, seats } = props;
  const words = stepWords[lang];
  const { turn, stage } = value;
  return (
    <>
      <ul class="seats-row" aria-label={words.auction(value.auction)}>
        {Array.from({ length: seats }, (_, i) => i + 1).map((seat) => (
          <li class="seats-row__seat" aria-current={seat === turn ? 'true' : undefined}>
            <span class="seats-row__name">{words.player(seat)}</span>
            <span>{standing(lang, value, seat)}</span>
          </li>
        ))}
      </ul>
      {turn === undefined ? (
        <p class="quiet">{words.over}</p>
      ) : (
        <div class="steps__turn" role="group" aria-label={words.turn(turn)}>
          <p class="lines__title">{`${words.auction(value.auction)}. ${words.turn(turn)}`}</p>
          {stage === 'pick' ? <Pick {...props} /> : <Bid {...props} />}
        </div>
      )}
    </>
  );
}

const standing = (lang: Lang, value: AuctionValue, seat: number): string => {
  const words = stepWords[lang];
  const sale = value.sold.find((each) => each.seat === seat);
  if (sale !== undefined) return words.has(sale.faction);
  if (value.highest?.seat === seat) return words.highest(value.highest.bid);
  return value.passed.includes(seat) ? words.passed : words.bidding;
};

function Bid({ lang, value, id, enter }: TurnProps) {
  const words = stepWords[lang];
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
    label: words.yourBid,
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
              enter(String(bid));
            }}
          >
            {words.bid(isLegal ? bid : min)}
          </button>
        </>
      )}
      {pass && (
        <button
          type="button"
          class="button"
          onClick={() => {
            enter('p');
          }}
        >
          {words.pass}
        </button>
      )}
    </div>
  );
}

function Pick({ lang, value, id, enter }: TurnProps) {
  const words = stepWords[lang];
  const { factions, spaces } = value.legal;
  const [faction, setFaction] = useState<Faction | undefined>(factions[0]);
  const [space, setSpace] = useState<number | undefined>(spaces[0]);
  return (
    <>
      <Choice
        name={`${id}-faction`}
        title={words.faction}
        options={factions}
        chosen={faction}
        label={(option) => factionNames[lang][option]}
        choose={setFaction}
      />
      <Choice
        name={`${id}-space`}
        title={words.space}
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
            enter(`${faction}/${space}`);
          }}
        >
          {words.take(faction, space)}
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
function Order({ lang, value }: DetailProps<AuctionValue, Field>) {
  const words = stepWords[lang];
  return (
    <div class="table-scroll" role="region" aria-label={words.order} tabIndex={0}>
      <table class="small-table">
        <caption class="lines__title">{words.order}</caption>
        <thead>
          <tr>
            <th scope="col">{words.space}</th>
            <th scope="col">{words.faction}</th>
            <th scope="col">{words.owner}</th>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {value.order.map((sale, i) => (
            <tr>
              <th scope="row">{NUMERALS[i]}</th>
              {sale === undefined ? (
                <td class="quiet" colSpan={4}>
                  {words.free}
                </td>
              ) : (
                <>
                  <td>
                    <FactionName lang={lang} faction={sale.faction} />
                  </td>
                  <td>{sale.seat}</td>
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

export const FactionAuction = island(factionAuction, Form, Order);
