import {
  COLUMNS,
  CULTS,
  TILES,
  type Column,
  type SheetLine,
  type SheetRow,
} from '#engine/fire-and-ice/index.ts';
import type { DetailOf } from '#src/calculators/form.ts';
import { LineList } from '#src/calculators/Answer.tsx';
import type { Lang } from '#src/lang.ts';
import { numeral } from '#src/calculators/phrases.ts';
import { factionNames } from '../shared/names.ts';
import { finalScoring } from './calculator.ts';
import { COLUMN_HEADS, COLUMN_NAMES, labels } from './labels.ts';

type Props = DetailOf<typeof finalScoring>;

/** Everybody's points column by column, and, folded, what each column rests on. */
export function Standing(props: Props) {
  const { lang, value } = props;
  const rows = value.players.toSorted((a, b) => a.place - b.place);
  return (
    <div class="sheet">
      <div class="table-scroll" role="region" aria-label={labels.caption[lang]} tabIndex={0}>
        <table class="sheet__table">
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{labels.place[lang]}</span>
              </th>
              <th scope="col">{labels.player[lang]}</th>
              {COLUMNS.map((column) => (
                <th scope="col">
                  <abbr title={COLUMN_NAMES[column][lang]}>{COLUMN_HEADS[column][lang]}</abbr>
                </th>
              ))}
              <th scope="col">{labels.total[lang]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row lang={lang} row={row} isOver={value.missing.length === 0} />
            ))}
          </tbody>
        </table>
      </div>
      <Reasons {...props} />
    </div>
  );
}

function Row({
  lang,
  row,
  isOver,
}: {
  readonly lang: Lang;
  readonly row: SheetRow;
  /** Before that nobody has a place yet. */
  readonly isOver: boolean;
}) {
  const { who, points, total, place, tied } = row;
  const faction = factionNames[lang][who.faction];
  return (
    <tr class={isOver && place === 1 ? 'sheet__winner' : undefined}>
      <td>{isOver ? `${place}${tied ? '=' : ''}` : ''}</td>
      <th scope="row">
        {who.name || faction}
        {who.name !== '' && <small> {faction}</small>}
      </th>
      {COLUMNS.map((column) => {
        const each = points[column];
        return (
          <td>
            {each === undefined ? (
              <>
                <span aria-hidden="true">·</span>
                <span class="unseen">{labels.blank[lang]}</span>
              </>
            ) : (
              numeral(each, lang)
            )}
          </td>
        );
      })}
      <td class="sheet__total">{numeral(total, lang)}</td>
    </tr>
  );
}

/** The part of the sheet that a reason belongs to. */
const partOf = (line: SheetLine): Column | 'missing' | 'victory' => {
  if (line.code === 'not-counted') return 'missing';
  if (line.code === 'burn' || line.code === 'left-over') return 'resources';
  if (line.code === 'no-result') return 'tile';
  if (!('category' in line)) return 'victory';
  const { category } = line;
  if (TILES.some((tile) => tile === category)) return 'tile';
  return CULTS.some((cult) => cult === category) ? 'cults' : 'area';
};

const PARTS = ['missing', 'area', 'tile', 'cults', 'resources', 'victory'] as const;

function Reasons({ lang, draft, clauses }: Props) {
  const reply = finalScoring.ask(draft);
  const lines = reply.kind === 'answer' ? reply.answer.lines : [];
  const title = (part: (typeof PARTS)[number]): string =>
    part === 'missing' || part === 'victory' ? labels[part][lang] : COLUMN_NAMES[part][lang];
  return (
    <section class="lines" aria-label={labels.reasons[lang]}>
      {PARTS.map((part) => {
        const ours = lines.filter((line) => partOf(line) === part);
        return (
          ours.length > 0 && (
            <details open={part === 'missing'}>
              <summary>{title(part)}</summary>
              <LineList lines={ours} say={finalScoring.words[lang].line} clauses={clauses} />
            </details>
          )
        );
      })}
    </section>
  );
}
