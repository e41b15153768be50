import { useState } from 'preact/hooks';
import {
  askRoundEnd,
  DICE_EACH,
  parseTable,
  SEATS,
  type RawRoundEnd,
} from '#engine/the-magnificent-sno/index.ts';
import { RowInput, RowSelect, TextField } from '#src/calculators/controls.tsx';
import type { FormProps } from '#src/calculators/form.ts';
import { capital } from '#src/calculators/phrases.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang } from '#src/lang.ts';
import { DiceEditor } from '../shared/DiceEditor.tsx';
import { GemInputs } from '../shared/GemsField.tsx';
import {
  anotherSeat,
  hatsOf,
  joinTable,
  lettersOf,
  onlyNames,
  splitTable,
  withHat,
  withLetter,
  type SeatText,
} from './seat-text.ts';
import { formWords, gemOptions, placeOf, seatProblems, type SeatPart } from './words.ts';

type Form = FormProps<keyof RawRoundEnd>;

interface Flaw {
  readonly part: SeatPart;
  readonly got: string;
}

/** The table as a card for each player. Text that falls into no seats is shown as it is. */
export function SeatCards({ form }: { readonly form: Form }) {
  const { lang, draft } = form;
  const words = formWords[lang];
  const id = form.id('table');
  const seats = splitTable(draft.table);
  if (seats === undefined) return <TextField form={form} field="table" />;
  const flaws = flawsOf(draft.table);
  const gems = gemsOf(draft);
  const set = (next: readonly SeatText[]) => {
    form.set({ table: joinTable(next) });
  };
  const problem = flaws.some((found) => found.length > 0) ? undefined : form.problem('table');
  return (
    <fieldset class="field field--wide rows" id={id} aria-describedby={`${id}-notes`}>
      <legend>{form.label('table')}</legend>
      <div class="field__notes" id={`${id}-notes`}>
        <p class="quiet">{form.hint('table')}</p>
        {problem !== undefined && <p class="problem">{problem}</p>}
      </div>
      {seats.map((seat, i) => (
        <SeatCard
          lang={lang}
          id={`${id}-${i + 1}`}
          number={i + 1}
          seat={seat}
          flaws={flaws[i] ?? []}
          gems={Math.max(gems[i] ?? 0, lettersOf(seat.choice).length)}
          withSecond={seats.length < SEATS.max || hatsOf(seat.hats).length > 1}
          set={(changes) => {
            set(seats.with(i, { ...seat, ...changes }));
          }}
          remove={
            seats.length > SEATS.min
              ? () => {
                  set(seats.toSpliced(i, 1));
                }
              : undefined
          }
        />
      ))}
      <div class="sharing__buttons">
        {seats.length < SEATS.max && (
          <button
            type="button"
            class="button"
            onClick={() => {
              set([...seats, anotherSeat(seats)]);
            }}
          >
            {words.add}
          </button>
        )}
        <button
          type="button"
          class="button button--quiet"
          onClick={() => {
            set(onlyNames(seats));
          }}
        >
          {words.clear}
        </button>
      </div>
    </fieldset>
  );
}

interface CardProps {
  readonly lang: Lang;
  readonly id: string;
  readonly number: number;
  readonly seat: SeatText;
  readonly flaws: readonly Flaw[];
  /** Gems that the player's new card gives, as far as is known. */
  readonly gems: number;
  readonly withSecond: boolean;
  readonly set: (changes: Partial<SeatText>) => void;
  readonly remove: (() => void) | undefined;
}

function SeatCard({ lang, id, number, seat, flaws, gems, withSecond, set, remove }: CardProps) {
  const words = formWords[lang];
  const name = seat.name.trim() === '' ? words.player(number) : seat.name;
  const [hat = '', second = ''] = hatsOf(seat.hats);
  const isFlawed = (...parts: readonly SeatPart[]): boolean =>
    flaws.some(({ part }) => parts.includes(part));
  return (
    <div class="sno-seat" role="group" aria-label={name}>
      <div class="sno-seat__head">
        <RowInput
          id={`${id}-name`}
          label={words.name}
          text={seat.name}
          invalid={isFlawed('no-name', 'long-name', 'same-name')}
          inputMode="text"
          set={(text) => {
            set({ name: text });
          }}
        />
        {remove !== undefined && (
          <button
            type="button"
            class="button button--quiet rows__remove"
            aria-label={words.remove(name)}
            onClick={remove}
          >
            ✕
          </button>
        )}
      </div>
      <div class="sno-seat__numbers">
        <RowInput
          id={`${id}-hat`}
          label={words.hat}
          text={hat}
          invalid={isFlawed('hats') && !/^\s*\d+\s*$/.test(hat)}
          set={(text) => {
            set({ hats: withHat(seat.hats, 0, text) });
          }}
        />
        {withSecond && (
          <RowInput
            id={`${id}-second`}
            label={words.second}
            text={second}
            invalid={isFlawed('hats') && /[^\d\s]/.test(second)}
            set={(text) => {
              set({ hats: withHat(seat.hats, 1, text) });
            }}
          />
        )}
        <RowInput
          id={`${id}-coins`}
          label={words.coins}
          text={seat.coins}
          invalid={isFlawed('coins')}
          set={(text) => {
            set({ coins: text });
          }}
        />
      </div>
      <DiceEditor
        lang={lang}
        id={`${id}-dice`}
        label={words.dice}
        text={seat.dice}
        max={DICE_EACH.max}
        invalid={isFlawed('dice')}
        set={(text) => {
          set({ dice: text });
        }}
      />
      {gems > 0 && (
        <div class="sno-seat__numbers">
          {gemChoices(seat.choice, gems).map((letter, i) => (
            <RowSelect
              id={`${id}-gem-${i + 1}`}
              label={words.gem(i + 1)}
              text={letter}
              // A clear gem is never right: it is in the list only where a link has chosen it.
              options={['o', 'g', 'p', ...(letter === 'c' ? ['c'] : [])]}
              optionLabel={(option) => gemOptions(lang)[option] ?? option}
              blank={words.notChosen}
              choose={shellWords[lang].choose}
              invalid={isFlawed('choice')}
              set={(text) => {
                set({ choice: withLetter(seat.choice, i, text) });
              }}
            />
          ))}
        </div>
      )}
      <More lang={lang} id={id} seat={seat} isFlawed={isFlawed} set={set} />
      {flaws.map(({ part, got }) => (
        <p class="problem">{capital(seatProblems[lang](part, got))}</p>
      ))}
    </div>
  );
}

/** What need not be told: gems in storage and points. Built only when it is opened. */
function More({
  lang,
  id,
  seat,
  isFlawed,
  set,
}: Pick<CardProps, 'lang' | 'id' | 'seat' | 'set'> & {
  readonly isFlawed: (...parts: readonly SeatPart[]) => boolean;
}) {
  const words = formWords[lang];
  const [opened, setOpened] = useState(false);
  const isOpen = opened || `${seat.gems}${seat.points}`.trim() !== '';
  return (
    <details
      class="ways"
      open={isOpen}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
      }}
    >
      <summary>{words.more}</summary>
      {isOpen && (
        <div class="sno-seat__more">
          {seat.gems.trim() !== '' && seat.gems.split('/').length !== 4 ? (
            <RowInput
              id={`${id}-gems`}
              label={words.more}
              text={seat.gems}
              invalid={isFlawed('gems')}
              inputMode="text"
              set={(text) => {
                set({ gems: text });
              }}
            />
          ) : (
            <GemInputs
              lang={lang}
              id={`${id}-gems`}
              text={seat.gems}
              invalid={isFlawed('gems')}
              set={(text) => {
                set({ gems: text });
              }}
            />
          )}
          <RowInput
            id={`${id}-points`}
            label={words.points}
            text={seat.points}
            invalid={isFlawed('points')}
            set={(text) => {
              set({ points: text });
            }}
          />
        </div>
      )}
    </details>
  );
}

/** What is wrong with each seat, by the engine's own reading of the table. */
const flawsOf = (table: string): readonly (readonly Flaw[])[] => {
  const read = parseTable('table', table);
  const places = read.ok ? [] : read.error.flatMap((problem) => placeOf(problem) ?? []);
  return Array.from({ length: SEATS.max }, (_, i) =>
    places.flatMap((place) => (place.seat === i + 1 ? [place] : [])),
  );
};

/** How many gems each player's new card gives, once the table can be settled. */
const gemsOf = (draft: Form['draft']): readonly number[] => {
  const reply = askRoundEnd(draft);
  return reply.kind === 'answer'
    ? reply.answer.value.seats.map(({ effect }) => effect?.gems ?? 0)
    : [];
};

/** The letters chosen so far, and a blank for the next gem. */
const gemChoices = (choice: string, gems: number): readonly string[] => {
  const letters = lettersOf(choice).slice(0, gems);
  return letters.length < gems ? [...letters, ''] : letters;
};
