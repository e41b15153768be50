import { z } from 'astro/zod';
import { KINDS, PROVENANCES } from '#engine/core/game.ts';
import { LANGS } from '#src/lang.ts';

/** The shape of every file of the dataset: the compiler, `schema.json` and its readers share it. */

const text = z.string().min(1);

const name = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .meta({ id: 'name', description: 'Lower-case words with hyphens; never changes.' });

const clauseId = z
  .string()
  .regex(/^[a-z]+(\.[a-z0-9-]+){2}$/)
  .meta({ id: 'clauseId', description: 'game.topic.idea; never changes and is never reused.' });

const address = z
  .string()
  .regex(/^(https?:\/\/|\/)\S+$/)
  .meta({
    id: 'address',
    description: 'Whole, or from the root of the host if the site was built without SITE_URL.',
  });

const lang = z.enum(LANGS).meta({ id: 'lang', description: 'A language of the site.' });

const inEachLang = <T extends z.ZodType>(shape: T) => z.record(z.enum(LANGS), shape);

const texts = inEachLang(text).meta({ id: 'texts', description: 'The same in each language.' });

const addresses = inEachLang(address).meta({
  id: 'addresses',
  description: 'The page in each language.',
});

const chapter = z
  .strictObject({ name, title: texts, lead: texts, address: addresses })
  .meta({ id: 'chapter' });

const game = z
  .strictObject({
    name,
    title: text,
    baseGame: text,
    publisher: text,
    designers: z.array(text),
    year: z.int().min(1900).max(2100),
    lead: texts.describe('One sentence: what the expansion adds.'),
    source: texts.describe('The text the clauses were read from.'),
    chapters: z.array(chapter).describe('In reading order.'),
    address: addresses,
  })
  .meta({ id: 'game' });

const clause = z
  .strictObject({
    id: clauseId,
    game: name,
    chapter: name,
    number: z
      .string()
      .regex(/^\d+\.\d+$/)
      .describe('Chapter and place in it: to be said aloud. It may change; the id never does.'),
    title: text,
    text: text.describe(
      'Plain text. A reference stands as its words, or as the title it leads to.',
    ),
    note: text.optional().describe('About the text: what is not the rule.'),
    kind: z.enum(KINDS),
    provenance: z
      .enum(PROVENANCES)
      .describe(
        'printed, a base-game rule, derived, officially changed, a ruling of ours, or open.',
      ),
    place: text.describe(
      'Section and lines of the source, an address, or ids it follows from or rests on.',
    ),
    decided: z.enum(['computed', 'prose']).describe('Whether the rules engine computes it.'),
    except: z.array(clauseId).describe('Clauses it is an exception to.'),
    exceptions: z.array(clauseId).describe('Clauses that are exceptions to it.'),
    refs: z.array(clauseId).describe('Clauses its text refers to.'),
    citedBy: z.array(clauseId).describe('Clauses whose text refers to it.'),
    terms: z.array(name).describe('Terms of the glossary its text uses.'),
    readings: z.array(name).describe('Answers to choose from, the default first.'),
    address,
  })
  .meta({ id: 'clause' });

const term = z
  .strictObject({
    id: name,
    game: name,
    clause: clauseId.describe('Defines the term, or explains it best.'),
    words: inEachLang(
      z.strictObject({
        term: text,
        definition: text,
        also: z.array(text).describe('What people at the table also call it.'),
        aliases: z.array(text).describe('Other words people type for it.'),
        rendering: z.boolean().describe('The term is ours: no source in this language prints it.'),
      }),
    ),
    address: addresses,
  })
  .meta({ id: 'term' });

const draft = z.record(z.string(), z.string());

const example = z
  .strictObject({
    id: name.describe('Unique within its game.'),
    game: name,
    chapter: name,
    calculator: name,
    title: texts,
    text: texts,
    input: draft.describe('The fields that differ from the start values.'),
    expect: z
      .union([
        z.strictObject({ value: z.unknown() }),
        z.strictObject({ violations: z.array(name).min(1) }),
      ])
      .describe('The value of the answer or part of it, or the codes of the rules it breaks.'),
    cites: z.array(clauseId).describe('Clauses the answer must cite.'),
    from: z.enum(['printed', 'derived']).describe('Whether the rulebook itself works the case.'),
    address: addresses.describe('The calculator, opened on the position.'),
  })
  .meta({ id: 'example' });

const field = z
  .strictObject({
    name: text,
    label: texts,
    start: z.string().describe('Its value while the address does not give it.'),
    kept: z.boolean().describe('Printed on the player’s own board: remembered on the device.'),
    options: z
      .array(z.strictObject({ value: z.string(), label: texts }))
      .describe('Values that have a label.'),
  })
  .meta({ id: 'field' });

const calculator = z
  .strictObject({
    name,
    game: name,
    chapter: name,
    title: texts,
    lead: texts.describe('One sentence: what it answers.'),
    fields: z.array(field).describe('Each may stand in the query of the address, by its name.'),
    readings: z
      .array(z.strictObject({ field: text, clause: clauseId, options: z.array(name).min(1) }))
      .describe('Fields that choose the reading of an open clause, the default first.'),
    cites: z.array(clauseId).describe('Every clause an answer may rest on.'),
    address: addresses,
  })
  .meta({ id: 'calculator' });

const file = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z.strictObject({ $schema: address, ...shape }).meta({ id });

export const FILES = {
  index: file('index', {
    name: text,
    version: text.describe('Of the site; CHANGELOG.md says what each brought.'),
    license: text.describe('As an SPDX identifier.'),
    languages: z.array(z.strictObject({ lang, name: text, address })),
    games: z.array(game),
    retired: z
      .array(z.strictObject({ id: clauseId, movedTo: clauseId }))
      .describe('Ids that were public once, and the clauses that took their place.'),
    files: z.strictObject({
      clauses: addresses,
      glossary: address,
      examples: address,
      calculators: address,
      schema: address,
    }),
  }),
  clauses: file('clauses', { lang, clauses: z.array(clause).describe('In reading order.') }),
  glossary: file('glossary', { terms: z.array(term) }),
  examples: file('examples', { examples: z.array(example) }),
  calculators: file('calculators', { calculators: z.array(calculator) }),
};

export type File<Name extends keyof typeof FILES> = z.output<(typeof FILES)[Name]>;

/** JSON Schema 2020-12 that each file satisfies. */
export const schemaAt = ($id: string): object => ({
  $id,
  title: 'Clause & Effect, dataset, version 1',
  description: 'Describes the files beside it, and nothing more: a later build may add parts.',
  ...z.toJSONSchema(z.union(Object.values(FILES))),
});
