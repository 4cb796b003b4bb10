import { describe, expect, it } from '@jest/globals';
import { relaxSchema } from './relax-schema.js';

const person = { type: 'object', properties: { name: { type: 'string', minLength: 2 }, id: { type: 'string' } } };

describe('the schema of an answer whose names are hidden', () => {
  it('takes a placeholder wherever a path leads, through lists and choices, and keeps the rest', () => {
    const schema = {
      type: 'object',
      properties: { items: { type: 'array', items: person }, lead: { anyOf: [person, { type: 'null' }] } },
    };
    const free = { ...person, properties: { name: {}, id: { type: 'string' } } };
    expect(relaxSchema(schema, ['items.name', 'lead.name', 'missing.name'])).toEqual({
      type: 'object',
      properties: { items: { type: 'array', items: free }, lead: { anyOf: [free, { type: 'null' }] } },
    });
  });

  it('takes anything where the answer itself is a name', () =>
    expect(relaxSchema({ type: 'array', items: { type: 'string' } }, [''])).toEqual({ type: 'array', items: {} }));
});
