import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { operations } from '../registry.js';
import { fixtureOf } from './examples.js';

describe('a record for a test', () => {
  it('is what its schema takes, for whatever operations answer', () => {
    const answers = operations.filter(({ output }) => output instanceof z.ZodObject);
    expect(answers.length).toBeGreaterThan(300);
    const faults = answers.flatMap(({ name, output }) => {
      const answer = output as z.ZodObject;
      const { error } = answer.safeParse(fixtureOf(answer));
      return error ? [`${name}: ${error.message}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('has what the test says, and of the rest the least', () => {
    const Row = z.object({
      name: z.string(),
      until: z.iso.date().nullable(),
      late: z.boolean(),
      parts: z.array(z.string()),
      size: z.enum(['small', 'large']),
      note: z.string().optional(),
    });
    expect(fixtureOf(Row, { name: 'Mine' })).toEqual({
      name: 'Mine',
      until: null,
      late: false,
      parts: [],
      size: 'small',
    });
  });
});
