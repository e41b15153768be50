import { expect, test } from 'vitest';
import { faultsOf } from '#tests/support/json-schema.ts';

const schema = {
  $defs: { die: { type: 'integer', minimum: 1, maximum: 6 } },
  type: 'object',
  properties: {
    dice: { type: 'array', items: { $ref: '#/$defs/die' }, minItems: 1 },
    name: { type: 'string', pattern: '^[a-z]+$', minLength: 2 },
    kind: { enum: ['fair', 'loaded'] },
    words: {
      type: 'object',
      propertyNames: { enum: ['en', 'it'] },
      additionalProperties: { type: 'string' },
    },
    luck: { anyOf: [{ type: 'boolean' }, { type: 'string' }] },
  },
  required: ['dice'],
  additionalProperties: false,
};

test.each([
  [{ dice: [1, 6], name: 'ada', kind: 'fair', words: { en: 'die' }, luck: true }, []],
  [[], ['the whole: is not of type object']],
  [{}, ['the whole: has no dice']],
  [{ dice: [] }, ['/dice: has too few items']],
  [{ dice: [2, 7, 0] }, ['/dice/1: is more than 6', '/dice/2: is less than 1']],
  [{ dice: [2.5] }, ['/dice/0: is not of type integer']],
  [{ dice: [2], name: 'a' }, ['/name: is too short']],
  [{ dice: [2], name: 'Ada' }, ['/name: Ada does not match ^[a-z]+$']],
  [{ dice: [2], kind: 'lucky' }, ['/kind: is none of fair, loaded']],
  [{ dice: [2], words: { en: 1 } }, ['/words/en: is not of type string']],
  [{ dice: [2], words: { de: '' } }, ['/words/de: is none of en, it']],
  [{ dice: [2], cards: 1 }, ['the whole: has cards, which the schema does not know']],
  [
    { dice: [2], luck: 1 },
    ['/luck: fits no alternative', '/luck: is not of type boolean', '/luck: is not of type string'],
  ],
])('%j', (value, faults) => {
  expect(faultsOf(schema, value)).toEqual(faults);
});

test.each([
  ['keyword', { maxLength: 2 }],
  ['type', { type: 'null' }],
  ['reference', { $ref: '#/$defs/die' }],
])('a schema with a %s that is not known is refused', (_, unknown) => {
  expect(() => faultsOf(unknown, 'x')).toThrow('The schema');
});
