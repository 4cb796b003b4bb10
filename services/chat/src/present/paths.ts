import type { Where } from '@talent-os/contracts/assistant.js';

type ResultRow = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is ResultRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path of field names with dots between; the value itself where the path is empty. */
export function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value;
  return path.split('.').reduce<unknown>((part, field) => (isRow(part) ? part[field] : undefined), value);
}

/** The rows at a path; none where there is no list. */
export function rowsAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** Every value at a path that leads through lists: `items.notes.body` is every body of every note of every item. */
export function valuesAt(value: unknown, path: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  if (path === '') return [value];
  if (!isRow(value)) return [];
  const [field = '', ...rest] = path.split('.');
  return field in value ? valuesAt(value[field], rest.join('.')) : [];
}

/** A copy in which no list is longer than this many rows, and whether any was. */
export function bounded(value: unknown, most: number): { readonly value: unknown; readonly cut: boolean } {
  let cut = false;
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) {
      cut ||= part.length > most;
      return part.slice(0, most).map(copy);
    }
    if (!isRow(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([field, inner]) => [field, copy(inner)]));
  };
  return { value: copy(value), cut };
}

/** Whether each field of a row holds one of the values. */
export const holds = (row: unknown, where: Where): boolean =>
  Object.entries(where).every(([path, values]) => values.includes((valueAt(row, path) ?? null) as never));
