import { wordsOf } from '../words.js';
import type { Choices } from './choices.js';
import type { Field, Label } from './field.js';
import { choiceTables, fieldTables, labelTables, type Tables } from './tables.js';

export type { Choice, Choices } from './choices.js';
export type { Field, Fields, Label, Labels, Unit } from './field.js';

/** What is known of a field: what it means, in which unit, and what people call it. */
type NamedField = Field & Label;

/** Where a field was found: the table and its key in it. */
type FoundField = { readonly table: string; readonly key: string; readonly field: NamedField };

/**
 * What a field of an operation means. `path` leads from `in` or `out` to it, lists left out: `out.items.approvals.mine`.
 * The last words of an operation's name that say the most are asked first, then the longest part of the path.
 */
export function findField(operation: string, path: string): FoundField | undefined {
  const found = findRow(fieldTables, operation, path);
  if (!found) return undefined;
  const field = typeof found.row === 'string' ? { description: found.row } : found.row;
  const unit = field.unit ?? (field.description.startsWith('How many ') ? 'count' : undefined);
  return {
    table: found.table,
    key: found.key,
    field: { ...field, ...(unit && { unit }), ...findLabel(operation, path) },
  };
}

/**
 * What people call a field: its row in the tables of labels, for an id the row of the name beside it, else the words of its
 * own name without `Name`, `Id`, `At`, `On`.
 */
export function findLabel(operation: string, path: string): Label {
  const row = (findRow(labelTables, operation, path) ?? findRow(labelTables, operation, path.replace(/Id$/, 'Name')))
    ?.row;
  if (row === undefined) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    return { label: wordsOf(name.replace(/(?<=.)(Name|Id|At|On)$/, '')), synonyms: [], antonyms: [] };
  }
  if (typeof row === 'string') return { label: row, synonyms: [], antonyms: [] };
  if ('label' in row) return row;
  const [label, ...synonyms] = row;
  return { label, synonyms, antonyms: [] };
}

/** The row that says the most of a field: of its service, then of all. */
export function findRow<Row>(tables: Tables<Readonly<Record<string, Row>>>, operation: string, path: string) {
  const [service = '', subject = '', action = ''] = operation.split('.');
  const steps = path.split('.');
  const endings = steps.map((_, start) => steps.slice(start).join('.'));
  const scoped = [action, subject].flatMap((scope) => endings.map((ending) => `${scope}:${ending}`));
  for (const [table, keys] of [
    [service, [...scoped, ...endings]],
    ['common', endings],
  ] as const) {
    const rows = tables[table] ?? {};
    const key = keys.find((one) => Object.hasOwn(rows, one));
    if (key !== undefined) return { table, key, row: rows[key]! };
  }
  return undefined;
}

/**
 * What people call the values of an enum. The table is the smallest one of the operation's service, then of all, that
 * holds every value; what stands in none is called by its own words.
 */
export function findChoices(operation: string, values: readonly string[]): Choices {
  const service = operation.slice(0, operation.indexOf('.'));
  const table = [service, 'common']
    .map((name) => smallest(Object.values(choiceTables[name] ?? {}), values))
    .find((found) => found !== undefined);
  return Object.fromEntries(values.map((value) => [value, table?.[value] ?? { label: wordsOf(value), synonyms: [] }]));
}

const smallest = (tables: readonly Choices[], values: readonly string[]): Choices | undefined =>
  tables
    .filter((table) => values.every((value) => Object.hasOwn(table, value)))
    .toSorted((one, other) => Object.keys(one).length - Object.keys(other).length)[0];

/** A name as people read it: `expiresAt` is 'Expires at'. */
export const labelOf = (name: string, field?: Partial<NamedField>): string => field?.label ?? wordsOf(name);

/** A field in one sentence or two, with its unit where that is a measure. */
export const sentenceOf = ({ description, unit }: Field): string =>
  unit && unit !== 'count' && unit !== 'number'
    ? `${description.replace(/\.$/, '')} (${unit === 'share' ? '0 to 1' : unit}).`
    : description;
