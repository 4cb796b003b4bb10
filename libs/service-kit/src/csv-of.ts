import type { Operation } from '@talent-os/contracts';
import { findChoices, findField, type Choices } from '@talent-os/contracts/fields/index.js';
import { schemaOf, valuesOf, walk, type JsonSchema } from '@talent-os/contracts/fields/walk.js';
import { amountCell, csv, type Cell } from './csv.js';

/** A field of a row; one by its path in the answer, with where a row holds it; or something no field is about. */
export type Column<Row> =
  | (keyof Row & string)
  | readonly [path: string, value: (row: Row) => unknown]
  | { readonly heading: string; readonly read: (row: Row) => Cell };

/**
 * Rows of an answer as a CSV document: headings are the labels of their fields, choices are as people read them, amounts
 * in units of the currency, instants as ISO 8601 has them in UTC, which their heading says, the elements of a list behind
 * each other. `at` leads to the rows: `out.items`.
 */
export function csvOf<Row extends object>(
  operation: Operation,
  at: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  currency = '',
): string {
  const schemas = new Map<string, JsonSchema>();
  walk(schemaOf(operation, 'out'), 'out', (path, schema) => schemas.set(path, schema));
  const readers = columns.map((column): readonly [string, (row: Row) => Cell] => {
    if (typeof column === 'object' && 'heading' in column) return [column.heading, column.read];
    const [name, read] = typeof column === 'string' ? [column, (row: Row) => row[column]] : column;
    const path = `${at}.${name}`;
    const field = findField(operation.name, path)?.field;
    const known = schemas.get(path);
    if (!field || !known) throw new Error(`${operation.name} answers no ${path}`);
    if (field.unit === 'minor units')
      return [`${field.label} (${currency})`, (row) => amountCell(Number(read(row)), currency)];
    if (isInstant(known)) return [`${field.label} (UTC)`, (row) => instantCell(read(row))];
    const choices = findChoices(operation.name, valuesOf(known));
    return [field.label, (row) => cellOf(read(row), choices)];
  });
  return csv<Row>(Object.fromEntries(readers), rows);
}

const isInstant = ({ format, anyOf }: JsonSchema): boolean => format === 'date-time' || (anyOf ?? []).some(isInstant);

const instantCell = (value: unknown): Cell =>
  value === null || value === undefined ? null : new Date(value as string | Date).toISOString();

function cellOf(value: unknown, choices: Choices): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map((one) => cellOf(one, choices)).join('; ');
  return choices[String(value)]?.label ?? String(value);
}
