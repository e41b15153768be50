import type { FieldProblem } from '#engine/core/fields.ts';
import type { Controls } from './form.ts';
import { shellWords } from './words.ts';

/** What is told of a field that cannot be read. */
type Asked<Field extends string> = Pick<Controls<Field>, 'lang' | 'id' | 'label' | 'problem'>;

/** What stands in the way of an answer: fields that are blank or cannot be read. */
export function Unreadable<Field extends string>({
  problems,
  form,
}: {
  readonly problems: readonly FieldProblem[];
  readonly form: Asked<Field>;
}) {
  const shell = shellWords[form.lang];
  const onlyMissing = problems.every(({ code }) => code === 'missing');
  const fields = [...new Set(problems.map(({ field }) => field as Field))];
  return (
    <>
      <p class="answer__headline answer__headline--wait">
        {onlyMissing ? shell.toFillIn : shell.notReadable}
      </p>
      <ul class="violations">
        {fields.map((field) => (
          <li>
            <a href={`#${form.id(field)}`}>{form.label(field)}</a>
            {': '}
            {form.problem(field)}
          </li>
        ))}
      </ul>
    </>
  );
}
