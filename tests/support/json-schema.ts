/**
 * What keeps a value from satisfying a JSON Schema (2020-12), each fault with its place. Knows the
 * keywords that the project's own schema uses, and refuses a schema with any other.
 */
export const faultsOf = (root: Schema, value: unknown): readonly string[] =>
  faults({ root, place: '' }, root, value);

export type Schema = Readonly<Record<string, unknown>>;

interface At {
  readonly root: Schema;
  readonly place: string;
}

type Keyword = (at: At, expected: never, value: unknown, schema: Schema) => readonly string[];

const faults = (at: At, schema: Schema, value: unknown): readonly string[] =>
  Object.entries(schema).flatMap(([name, expected]) => {
    const keyword = KEYWORDS[name];
    if (!keyword) throw new Error(`The schema has an unknown keyword: ${name}.`);
    return keyword(at, expected as never, value, schema);
  });

const fault = ({ place }: At, holds: boolean, what: string): readonly string[] =>
  holds ? [] : [`${place || 'the whole'}: ${what}`];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const below = ({ root, place }: At, key: string | number): At => ({
  root,
  place: `${place}/${key}`,
});

const IS: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
};

const target = (root: Schema, ref: string): Schema => {
  const [, name = ''] = /^#\/\$defs\/([A-Za-z]+)$/.exec(ref) ?? [];
  const found = (root['$defs'] as Readonly<Record<string, Schema>> | undefined)?.[name];
  if (!found) throw new Error(`The schema refers to ${ref}, which it does not have.`);
  return found;
};

const nothing: Keyword = () => [];

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...{ $schema: nothing, $id: nothing, $defs: nothing, title: nothing, description: nothing },
  $ref: (at, ref: string, value) => faults(at, target(at.root, ref), value),
  anyOf: (at, schemas: readonly Schema[], value) => {
    const each = schemas.map((schema) => faults(at, schema, value));
    return each.some((found) => found.length === 0)
      ? []
      : [`${at.place || 'the whole'}: fits no alternative`, ...each.flat()];
  },
  type: (at, type: string, value) => {
    const is = IS[type];
    if (!is) throw new Error(`The schema has an unknown type: ${type}.`);
    return fault(at, is(value), `is not of type ${type}`);
  },
  enum: (at, options: readonly unknown[], value) =>
    fault(at, options.includes(value), `is none of ${options.join(', ')}`),
  pattern: (at, pattern: string, value) =>
    fault(
      at,
      typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
      `${String(value)} does not match ${pattern}`,
    ),
  minLength: (at, least: number, value) =>
    fault(at, typeof value !== 'string' || value.length >= least, 'is too short'),
  minItems: (at, least: number, value) =>
    fault(at, !Array.isArray(value) || value.length >= least, 'has too few items'),
  minimum: (at, least: number, value) =>
    fault(at, typeof value !== 'number' || value >= least, `is less than ${least}`),
  maximum: (at, most: number, value) =>
    fault(at, typeof value !== 'number' || value <= most, `is more than ${most}`),
  items: (at, schema: Schema, value) =>
    Array.isArray(value) ? value.flatMap((item, i) => faults(below(at, i), schema, item)) : [],
  required: (at, names: readonly string[], value) =>
    isRecord(value)
      ? names.flatMap((name) => fault(at, Object.hasOwn(value, name), `has no ${name}`))
      : [],
  properties: (at, schemas: Readonly<Record<string, Schema>>, value) =>
    isRecord(value)
      ? Object.entries(schemas).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? faults(below(at, name), schema, value[name]) : [],
        )
      : [],
  propertyNames: (at, schema: Schema, value) =>
    isRecord(value)
      ? Object.keys(value).flatMap((name) => faults(below(at, name), schema, name))
      : [],
  additionalProperties: (at, schema: Schema | false, value, { properties = {} }) => {
    if (!isRecord(value)) return [];
    const others = Object.keys(value).filter((name) => !Object.hasOwn(properties as Schema, name));
    return others.flatMap((name) =>
      schema === false
        ? [`${at.place || 'the whole'}: has ${name}, which the schema does not know`]
        : faults(below(at, name), schema, value[name]),
    );
  },
};
