import { own } from '#engine/core/own.ts';
interface ReadingsTableProps<Question extends string> {
  readonly words: {
    /** What the table shows. */
    readonly readings: string;
    readonly reading: string;
    readonly inForce: string;
  };
  /** The open questions, and how the readings of each are called. */
  readonly names: Readonly<Record<Question, Readonly<Record<string, string>>>>;
  /** The amounts of each player, seat by seat, under every combination of readings. */
  readonly byReading: readonly Combination<NoInfer<Question>>[];
  readonly draft: Readonly<Record<NoInfer<Question>, string>>;
  readonly set: (reading: Readonly<Record<NoInfer<Question>, string>>) => void;
  readonly say: (amount: number) => string;
}

type Combination<Question extends string> = Readonly<Record<Question, string>> & {
  readonly points: readonly number[];
};

/** What each reading gives, where they differ; a press puts one in force. */
export function ReadingsTable<Question extends string>({
  words,
  names,
  byReading,
  draft,
  set,
  say,
}: ReadingsTableProps<Question>) {
  const questions = Object.keys(names) as Question[];
  const asked = questions.filter((question) => tells(byReading, questions, question));
  const isOwn = (row: Combination<Question>, question: Question): boolean =>
    row[question] === draft[question].trim();
  const rows = byReading.filter((row) =>
    questions.every((question) => asked.includes(question) || isOwn(row, question)),
  );
  return (
    <div class="table-scroll" role="region" aria-label={words.readings} tabIndex={0}>
      <table class="ranking numbers">
        <caption>{words.readings}</caption>
        <thead>
          <tr>
            <th scope="col">{words.reading}</th>
            {byReading[0]?.points.map((_, i) => (
              <th scope="col">{i + 1}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const inForce = questions.every((question) => isOwn(row, question));
            return (
              <tr aria-current={inForce ? 'true' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    class="pick"
                    onClick={() => {
                      set(readingOf(row, questions));
                    }}
                  >
                    {asked.map((question) => own(names[question], row[question])).join(' · ')}
                  </button>
                  {inForce && <span class="mark">{words.inForce}</span>}
                </th>
                {row.points.map((amount) => (
                  <td>{say(amount)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Whether the readings of one question alone make a difference here. */
const tells = <Question extends string>(
  byReading: readonly Combination<Question>[],
  questions: readonly Question[],
  question: Question,
): boolean => {
  const others = questions.filter((each) => each !== question);
  return byReading.some((one) =>
    byReading.some(
      (two) =>
        others.every((other) => one[other] === two[other]) &&
        one.points.join() !== two.points.join(),
    ),
  );
};

const readingOf = <Question extends string>(
  row: Combination<Question>,
  questions: readonly Question[],
): Readonly<Record<Question, string>> => {
  const entries = questions.map((question): [string, string] => [question, row[question]]);
  return Object.fromEntries(entries) as Record<Question, string>;
};
