import { own } from '#engine/core/own.ts';
import {
  AMOUNT,
  printedRow,
  printedTexts,
  YES_NO,
  type PrintedTexts,
  type Scoring,
} from '#engine/the-magnificent-sno/index.ts';
import { RowInput, RowSelect, RowsField } from '#src/calculators/controls.tsx';
import type { Controls } from '#src/calculators/form.ts';
import { yesNo } from '#src/calculators/phrases.ts';
import { isWithin, type Row } from '#src/calculators/row-form.ts';
import { byLang } from '#src/lang.ts';
import { labels } from './labels.ts';

interface Props {
  readonly form: Controls<'posters'>;
  /** The kinds of scoring that are chosen. */
  readonly chosen: readonly Scoring[];
}

const words = byLang(labels.posters);

const BLANK: PrintedTexts = { isWhite: false, tiles: '', coins: '' };

/** One row for each completed poster, with what the chosen cards count of it. */
export function PostersField({ form, chosen }: Props) {
  return (
    <RowsField
      form={form}
      field="posters"
      separator=","
      isRow={(row) => printedTexts(row) !== undefined}
      blank={printedRow({ ...BLANK, tiles: '0', coins: '0' })}
      max={form.spec('posters').count?.max ?? 0}
      words={words[form.lang]}
    >
      {(row) => <PosterRow form={form} chosen={chosen} row={row} />}
    </RowsField>
  );
}

function PosterRow({ form, chosen, row }: Props & { readonly row: Row }) {
  const { lang } = form;
  const invalid = form.problem('posters') !== undefined;
  const poster = printedTexts(row.text) ?? BLANK;
  const set = (change: Partial<PrintedTexts>) => {
    row.set(printedRow({ ...poster, ...change }));
  };
  const amount = (part: 'tiles' | 'coins') => (
    <RowInput
      id={`${row.id}-${part}`}
      label={words[lang][part]}
      text={poster[part]}
      invalid={invalid && !isWithin(poster[part], AMOUNT)}
      set={(typed) => {
        set({ [part]: typed });
      }}
    />
  );
  return (
    <>
      {chosen.includes('white-posters') && (
        <RowSelect
          id={`${row.id}-white`}
          label={words[lang].white}
          text={poster.isWhite ? 'yes' : 'no'}
          options={YES_NO}
          optionLabel={(option) => own(yesNo[lang], option) ?? option}
          choose=""
          invalid={false}
          set={(option) => {
            set({ isWhite: option === 'yes' });
          }}
        />
      )}
      {(invalid || chosen.includes('printed-tiles')) && amount('tiles')}
      {(invalid || chosen.includes('coins')) && amount('coins')}
    </>
  );
}
