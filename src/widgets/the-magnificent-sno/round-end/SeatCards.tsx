import { useState } from 'preact/hooks';
import {
  anotherSeat,
  COLORS,
  DICE_EACH,
  HAT_SPACES,
  hatsOf,
  HUE_LETTERS,
  hueOf,
  isGems,
  joinTable,
  lettersOf,
  onlyNames,
  SEATS,
  splitTable,
  withHat,
  withLetter,
  type SeatFlaw,
  type SeatText,
} from '#engine/the-magnificent-sno/index.ts';
import { RowInput, RowSelect, TextField } from '#src/calculators/controls.tsx';
import type { FormOf } from '#src/calculators/form.ts';
import { capital } from '#src/calculators/phrases.ts';
import { isWithin } from '#src/calculators/row-form.ts';
import { shellWords } from '#src/calculators/words.ts';
import type { Lang, Pair } from '#src/lang.ts';
import { DiceEditor } from '../shared/DiceEditor.tsx';
import { GemInputs } from '../shared/GemsField.tsx';
import { hueLabels } from '../shared/names.ts';
import { Seat, Seats } from '../shared/Seat.tsx';
import { flawIn, type roundEnd } from './calculator.ts';
import { HatsField } from './HatsField.tsx';
import { formLabels as labels } from './labels.ts';

type Form = FormOf<typeof roundEnd>;

interface Flaw {
  readonly seat: number;
  readonly flaw: SeatFlaw;
  readonly said: Pair;
}

/** The table as a card for each player. Text that falls into no seats is shown as it is. */
export function SeatCards({ form }: { readonly form: Form }) {
  const { lang, draft } = form;
  const id = form.id('table');
  const seats = splitTable(draft.table);
  if (seats === undefined) return <TextField form={form} field="table" />;
  const flaws = flawsOf(form);
  const gems = gemsOf(form);
  const set = (next: readonly SeatText[]) => {
    form.set({ table: joinTable(next) });
  };
  const problem = flaws.length > 0 ? undefined : form.problem('table');
  return (
    <fieldset class="field field--wide rows" id={id} aria-describedby={`${id}-notes`}>
      <legend>{form.label('table')}</legend>
      <div class="field__notes" id={`${id}-notes`}>
        <p class="quiet">{form.hint('table')}</p>
        {problem !== undefined && <p class="problem">{problem}</p>}
      </div>
      <HatsField lang={lang} id={id} seats={seats} set={set} />
      <Seats
        lang={lang}
        seats={seats}
        count={SEATS}
        set={set}
        another={() => anotherSeat(seats)}
        emptied={() => onlyNames(seats)}
      >
        {(seat, acts) => (
          <SeatCard
            lang={lang}
            id={`${id}-${acts.number}`}
            seat={seat}
            flaws={flaws.filter((flaw) => flaw.seat === acts.number)}
            gems={Math.max(gems[acts.number - 1] ?? 0, lettersOf(seat.choice).length)}
            {...acts}
          />
        )}
      </Seats>
    </fieldset>
  );
}

interface PartProps {
  readonly lang: Lang;
  readonly id: string;
  readonly seat: SeatText;
  readonly isFlawed: (...flaws: readonly SeatFlaw[]) => boolean;
  readonly set: (changes: Partial<SeatText>) => void;
}

interface CardProps extends Omit<PartProps, 'isFlawed'> {
  readonly number: number;
  readonly flaws: readonly Flaw[];
  /** Gems that the player's new card gives, as far as is known. */
  readonly gems: number;
  readonly remove: (() => void) | undefined;
}

function SeatCard({ number, flaws, gems, remove, ...rest }: CardProps) {
  const { lang, id, seat, set } = rest;
  const isFlawed = (...parts: readonly SeatFlaw[]): boolean =>
    flaws.some(({ flaw }) => parts.includes(flaw));
  const part = { ...rest, isFlawed };
  return (
    <Seat
      lang={lang}
      id={id}
      number={number}
      name={seat.name}
      invalid={isFlawed('no-name', 'long-name', 'same-name')}
      rename={(name) => {
        set({ name });
      }}
      remove={remove}
    >
      <SeatNumbers {...part} />
      <DiceEditor
        lang={lang}
        id={`${id}-dice`}
        label={labels.dice[lang]}
        text={seat.dice}
        max={DICE_EACH.max}
        invalid={isFlawed('dice')}
        set={(text) => {
          set({ dice: text });
        }}
      />
      {gems > 0 && <GemChoices {...part} gems={gems} />}
      <More {...part} />
      {flaws.map(({ said }) => (
        <p class="problem">{capital(said[lang])}</p>
      ))}
    </Seat>
  );
}

/** The coins, and hats that cannot be on the track: those that can are tapped there. */
function SeatNumbers({ lang, id, seat, isFlawed, set }: PartProps) {
  const hats = hatsOf(seat.hats);
  const isOff = hats.some((hat) => hat.trim() !== '' && !isWithin(hat, HAT_SPACES));
  return (
    <div class="sno-seat__numbers">
      {isOff &&
        hats.map((hat, i) => (
          <RowInput
            id={`${id}-hat-${i + 1}`}
            label={(i === 0 ? labels.hat : labels.second)[lang]}
            text={hat}
            invalid={isFlawed('hats') && !isWithin(hat, HAT_SPACES)}
            set={(text) => {
              set({ hats: withHat(seat.hats, i, text) });
            }}
          />
        ))}
      <RowInput
        id={`${id}-coins`}
        label={labels.coins[lang]}
        text={seat.coins}
        invalid={isFlawed('coins')}
        set={(text) => {
          set({ coins: text });
        }}
      />
    </div>
  );
}

/** The colors of the gems that the card gives. */
function GemChoices({
  lang,
  id,
  seat,
  isFlawed,
  set,
  gems,
}: PartProps & { readonly gems: number }) {
  return (
    <div class="sno-seat__numbers">
      {gemChoices(seat.choice, gems).map((letter, i) => (
        <RowSelect
          id={`${id}-gem-${i + 1}`}
          label={labels.gem(i + 1)[lang]}
          text={letter}
          // A clear gem is never right: it is in the list only where a link has chosen it.
          options={[
            ...COLORS.map((color) => HUE_LETTERS[color]),
            ...(letter === HUE_LETTERS.clear ? [letter] : []),
          ]}
          optionLabel={(option) => {
            const hue = hueOf(option);
            return hue === undefined ? option : hueLabels[lang][hue];
          }}
          blank={labels.notChosen[lang]}
          choose={shellWords[lang].choose}
          invalid={isFlawed('choice')}
          set={(text) => {
            set({ choice: withLetter(seat.choice, i, text) });
          }}
        />
      ))}
    </div>
  );
}

/** What need not be told: gems in storage and points. Built only when it is opened. */
function More({ lang, id, seat, isFlawed, set }: PartProps) {
  const [opened, setOpened] = useState(false);
  const isOpen = opened || `${seat.gems}${seat.points}`.trim() !== '';
  const gems = {
    id: `${id}-gems`,
    text: seat.gems,
    invalid: isFlawed('gems'),
    set: (text: string) => {
      set({ gems: text });
    },
  };
  return (
    <details
      class="ways"
      open={isOpen}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
      }}
    >
      <summary>{labels.more[lang]}</summary>
      {isOpen && (
        <div class="sno-seat__more">
          {isGems(seat.gems) ? (
            <GemInputs lang={lang} {...gems} />
          ) : (
            <RowInput label={labels.more[lang]} inputMode="text" {...gems} />
          )}
          <RowInput
            id={`${id}-points`}
            label={labels.points[lang]}
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

/** What is wrong with the seats, by the engine's own reading of the table. */
const flawsOf = ({ reply }: Form): readonly Flaw[] =>
  reply.kind === 'unreadable'
    ? reply.problems.flatMap((problem) =>
        problem.field === 'table' && problem.code === 'not-readable' ? (flawIn(problem) ?? []) : [],
      )
    : [];

/** How many gems each player's new card gives, once the table can be settled. */
const gemsOf = ({ reply }: Form): readonly number[] =>
  reply.kind === 'answer' ? reply.answer.value.seats.map(({ effect }) => effect?.gems ?? 0) : [];

/** The letters chosen so far, and a blank for the next gem. */
const gemChoices = (choice: string, gems: number): readonly string[] => {
  const letters = lettersOf(choice).slice(0, gems);
  return letters.length < gems ? [...letters, ''] : letters;
};
