import { describe, expect, it } from '@jest/globals';
import { operation, type Operation } from '@talent-os/contracts';
import { operations } from '@talent-os/contracts/registry';
import { fieldsOf, sampleInput, type Field } from '@talent-os/testing';
import { z } from 'zod';

const ID = 'abcdef01-2345-4678-9abc-def012345678';
const MIXED = 'AbCdEf01-2345-4678-9aBC-dEf012345678';
const ADDRESS = 'somebody@nowhere.example';

/** What a value of a format is written like as well. Whoever sends one of these means the same. */
const spellings: Record<string, { readonly plain: string; readonly others: readonly string[] }> = {
  uuid: { plain: ID, others: [ID.toUpperCase(), MIXED] },
  email: { plain: ADDRESS, others: [ADDRESS.toUpperCase(), ` ${ADDRESS} `, 'Somebody@Nowhere.example'] },
};

/** What the handler gets for an input, the refusal included. */
const heard = (one: Operation, input: Record<string, unknown>) => {
  const { success, data, error } = (one.input as z.ZodType).safeParse(input);
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

/** Fields of an operation that make a difference between two spellings of the same. */
function differing(one: Operation): string[] {
  const told = (field: Field, why: string) => `${one.name} ${field.path}: ${why}`;
  return fieldsOf(one).flatMap((field) => {
    const { plain, others } = spellings[field.schema.format ?? ''] ?? {};
    if (plain !== undefined)
      return others!
        .filter((other) => !same(heard(one, field.put(plain)), heard(one, field.put(other))))
        .map((other) => told(field, `${other} is not the same as ${plain}`));
    if (field.schema.items?.format !== 'uuid') return [];
    const ids = Array.from({ length: field.schema.minItems ?? 1 }, (_, index) => ID.replace('01', `0${index + 1}`));
    const twice = [...ids, ...ids, ...ids.map((id) => id.toUpperCase())];
    return same(heard(one, field.put(ids)), heard(one, field.put(twice))) ? [] : [told(field, 'counts an id twice')];
  });
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

describe('two spellings of one id or address', () => {
  it('are the same to every operation, and stand once in every list', () => {
    const ids = operations.flatMap((one) => fieldsOf(one).filter(({ schema }) => schema.format === 'uuid'));
    expect(ids.length).toBeGreaterThan(200);
    expect(operations.flatMap(differing)).toEqual([]);
  });

  it('are tried with inputs that the operations take', () => {
    const refused = operations.filter((one) => !one.upload && Array.isArray(heard(one, sampleInput(one))));
    expect(refused.map(({ name }) => name)).toEqual([]);
  });

  it('would be found out where a contract takes them for two', () => {
    const planted = operation('talent.planted.twice', {
      http: 'POST /api/planted/:rowId',
      access: 'signed-in',
      summary: 'Planted',
      input: z.object({ rowId: z.uuid(), rows: z.array(z.object({ id: z.uuid() })), ids: z.array(z.uuid()).max(9) }),
      output: z.object({}),
      effect: 'write',
    });
    expect(differing(planted as Operation).map((line) => line.split(':')[0])).toEqual([
      'talent.planted.twice rowId',
      'talent.planted.twice rowId',
      'talent.planted.twice rows.[].id',
      'talent.planted.twice rows.[].id',
      'talent.planted.twice ids',
      'talent.planted.twice ids.[]',
      'talent.planted.twice ids.[]',
    ]);
  });
});
