import { describe, expect, it } from '@jest/globals';
import { operations } from '../registry.js';
import { findField, labelOf, sentenceOf, type Field } from './index.js';
import { fieldTables } from './tables.js';
import { schemaOf, walk, type JsonSchema } from './walk.js';

type SeenField = { readonly operation: string; readonly path: string; readonly schema: JsonSchema };
const seen: SeenField[] = operations
  .filter(({ method }) => method)
  .flatMap((operation) => {
    const found: SeenField[] = [];
    for (const side of ['in', 'out'] as const)
      walk(schemaOf(operation, side), side, (path, schema) => found.push({ operation: operation.name, path, schema }));
    return found;
  });

/** What a schema is, without null: `boolean`, `number`, `uuid`, `date`, `date-time`, `list`, `object`, `text` or `choice`. */
function kindsOf({ type, format, enum: values, const: value, anyOf, oneOf }: JsonSchema): string[] {
  if (values || value !== undefined) return ['choice'];
  const parts = anyOf ?? oneOf;
  if (parts) return [...new Set(parts.flatMap(kindsOf))].filter((kind) => kind !== 'null');
  const names: Record<string, string> = { string: format ?? 'text', integer: 'number', array: 'list' };
  return [type].flat().flatMap((one) => (one === undefined || one === 'null' ? [] : [names[one] ?? one]));
}

/** How a description begins, and what its field then is. */
const beginnings: readonly [RegExp, readonly string[]][] = [
  [/^Whether /, ['boolean', 'choice']],
  [/^Identifies /, ['uuid', 'text']],
  [/^(When|Since when) /, ['date-time', 'date', 'text']],
  [/^(How many|Mean) /, ['number']],
  [/^(Day|First day|Last day) (?!.*counted from)/, ['date', 'text']],
  [/^Name of /, ['text']],
];

/** What is wrong with a description for a field of this shape, or nothing. */
function faultOf({ description, unit }: Field, path: string, schema: JsonSchema): string | undefined {
  const name = path.split('.').at(-1)!;
  const kinds = kindsOf(schema);
  if (description.replace('.', '').toLowerCase() === labelOf(name).toLowerCase()) return 'the bare name';
  if (description.length < 8 || description.length > 200 || !/^[A-Z`].*\.$/.test(description)) return 'no sentence';
  if (unit && kinds.some((kind) => kind !== 'number')) return `in ${unit}, but ${kinds.join()}`;
  if (kinds.length === 1 && kinds[0] === 'boolean' && !/^(Whether|Only|True|Agrees|Brings)/.test(description))
    return 'does not say when it is true';
  const fitting = beginnings.find(([begins]) => begins.test(description))?.[1];
  return fitting && kinds.some((kind) => !fitting.includes(kind)) ? `but ${kinds.join()}` : undefined;
}

describe('the fields of every operation', () => {
  it('are each described, as what they are', () => {
    expect(seen.length).toBeGreaterThan(3_000);
    const faults = seen.flatMap(({ operation, path, schema }) => {
      const found = findField(operation, path);
      const where = `libs/contracts/src/${operation.split('.')[0]}/fields.ts`;
      const fault = found ? faultOf(found.field, path, schema) : `not described; give it a row in ${where}`;
      return fault ? [`${operation} ${path}: ${fault}${found ? ` (${found.table} ${found.key})` : ''}`] : [];
    });
    expect(faults).toEqual([]);
  });

  it('use every row of the tables', () => {
    const used = new Set(
      seen.map(({ operation, path }) => findField(operation, path)).map((found) => `${found?.table} ${found?.key}`),
    );
    const rows = Object.entries(fieldTables).flatMap(([table, fields]) =>
      Object.keys(fields).map((key) => `${table} ${key}`),
    );
    expect(rows.filter((row) => !used.has(row))).toEqual([]);
  });
});

describe('a description', () => {
  it.each([
    ['Amount.', 'amount', { type: 'integer' }, 'the bare name'],
    ['Whether it is late.', 'late', { type: 'integer' }, 'but number'],
    ['How many are late.', 'late', { type: 'boolean' }, 'does not say when it is true'],
    ['amount of the deal', 'amount', { type: 'integer' }, 'no sentence'],
    ['Identifies the deal.', 'dealId', { type: 'array' }, 'but list'],
    ['Identifies the deal.', 'dealId', { type: 'string', format: 'uuid' }, undefined],
  ] as const)('%s of %s %p: %s', (description, name, schema, fault) => {
    expect(faultOf({ description }, `in.${name}`, schema as JsonSchema)).toBe(fault);
  });

  it('is the most specific one', () => {
    const of = (operation: string, path: string) => findField(operation, path)?.key;
    expect(of('sales.deals.list', 'in.page')).toBe('in.page');
    expect(of('sales.deals.get', 'out.history.kind')).toBe('deals:history.kind');
    expect(of('talent.offers.decide', 'in.nothing')).toBeUndefined();
    expect(of('talent.offers.decide', 'in.constructor')).toBeUndefined();
  });

  it('has its unit, its label the words of its name', () => {
    expect(sentenceOf({ description: 'Length.', unit: 'minutes' })).toBe('Length (minutes).');
    expect(labelOf('expiresAt')).toBe('Expires at');
    expect(labelOf('expiresAt', { description: '', label: 'Ends' })).toBe('Ends');
  });
});
