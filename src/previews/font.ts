import { readFileSync } from 'node:fs';

/*
 * Link previews are drawn where no browser is, so their letters come with the project. Both files are
 * under the SIL Open Font License, which stands beside them.
 */

const fileOf = (name: string): string => `src/previews/fonts/${name}.ttf`;

/** As the files call themselves. */
export const SERIF = 'Source Serif 4';
export const SANS = 'Inter';

/** From the folder that the build runs in. */
export const FONT_FILES: readonly string[] = ['SourceSerif4-SemiBold', 'Inter-SemiBold'].map(
  fileOf,
);

/** How wide a text is, in parts of its size. */
export type Measure = (text: string) => number;

/** Reads from a font how far each letter goes: its tables `head`, `hhea`, `hmtx` and `cmap`. */
export const measureOf = (font: Buffer): Measure => {
  const tables = tablesOf(font);
  const at = (tag: string): number => tables.get(tag) ?? 0;
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const lastWidth = font.readUInt16BE(at('hhea') + 34) - 1;
  const glyphOf = glyphs(font, at('cmap'));
  const width = (letter: string): number =>
    font.readUInt16BE(at('hmtx') + 4 * Math.min(glyphOf(letter.codePointAt(0) ?? 0), lastWidth));
  return (text) => [...text].reduce((sum, letter) => sum + width(letter), 0) / unitsPerEm;
};

const tablesOf = (font: Buffer): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
      const record = 12 + 16 * i;
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)];
    }),
  );

/** Segments of the basic plane (format 4), which every font has. */
const glyphs = (font: Buffer, cmap: number): ((code: number) => number) => {
  const start = subtable(font, cmap);
  const segments = font.readUInt16BE(start + 6) / 2;
  const part = (row: number, segment: number): number =>
    start + 14 + (row > 0 ? 2 : 0) + 2 * (row * segments + segment);
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > font.readUInt16BE(part(0, i))) continue;
      const first = font.readUInt16BE(part(1, i));
      if (code < first) return 0;
      const delta = font.readUInt16BE(part(2, i));
      const range = part(3, i);
      const offset = font.readUInt16BE(range);
      const glyph = offset === 0 ? code : font.readUInt16BE(range + offset + 2 * (code - first));
      return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
    }
    return 0;
  };
};

const FORMAT = 4;

const subtable = (font: Buffer, cmap: number): number => {
  const starts = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i),
  );
  const start = starts.find((each) => font.readUInt16BE(each) === FORMAT);
  if (start === undefined) throw new Error('The font has no table of format 4.');
  return start;
};

const [serif = '', sans = ''] = FONT_FILES;

export const measureSerif = measureOf(readFileSync(serif));

export const measureSans = measureOf(readFileSync(sans));

/** Words in lines that are no wider than `room`, in parts of the size of the letters. */
export const wrapped = (text: string, room: number, measure: Measure): readonly string[] =>
  text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    return last !== undefined && measure(longer) <= room
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
