import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js';

/** What keeps values from satisfying a JSON Schema (2020-12), each fault with its place. */
export const faultFinder = (schema: AnySchemaObject): ((value: unknown) => readonly string[]) => {
  const validate = new Ajv2020({ allErrors: true }).compile(schema);
  return (value) => {
    void validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath || 'the whole'} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  };
};
