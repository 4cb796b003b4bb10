import { INSTANT } from './day-mentions.js';
import type { Facts, Unit } from './facts.js';

type ResultRow = Readonly<Record<string, unknown>>;
type Field = { readonly path: string; readonly values: readonly unknown[] };
type Derivation = {
  readonly unitOf: (path: string) => Unit;
  /** Lists were shortened: what is left of them adds up to nothing. */
  readonly cut: boolean;
  /** Numbers the person named: rows may be counted by them. */
  readonly bounds: readonly number[];
};

/** Different values a field may have and still part its rows into groups. */
const MOST_GROUPS = 12;
const MOST_FIELDS = 30;
const DAY_MS = 86_400_000;

const isRow = (value: unknown): value is ResultRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What may be said of figures that were read without having been read itself: of a whole list the sum and mean of a field,
 * how many rows there are with a value of a field or on one side of today or of a number the person named, what such a
 * group adds up to, and its share; of one row or one set of figures the difference and the share of two figures of a kind.
 */
export function derive(output: unknown, facts: Facts, about: Derivation): void {
  for (const { rows, path, whole } of listsIn(output, '')) {
    facts.number(0);
    if (rows.length > 0) facts.number(1);
    for (const row of rows) spans(row, facts);
    if (whole && !about.cut) wholeList(rows, path, facts, about);
  }
  for (const { figures, path } of figuresIn(output, '')) pairs(figures, path, facts, about);
}

type RowList = { readonly rows: readonly ResultRow[]; readonly path: string; readonly whole: boolean };

/** Lists of rows by their paths, those inside rows put together as well; `whole` where nothing says that there are more. */
function listsIn(value: unknown, path: string, total?: unknown): RowList[] {
  if (Array.isArray(value)) {
    const rows = value.filter(isRow);
    const whole = typeof total !== 'number' || total <= value.length;
    const inner = rows.flatMap((row) => listsIn(row, path));
    const byPath = Map.groupBy(inner, (list) => list.path);
    const joined = [...byPath].flatMap(([at, lists]): RowList[] =>
      lists.length < 2
        ? []
        : [{ rows: lists.flatMap((one) => one.rows), path: at, whole: lists.every((one) => one.whole) }],
    );
    return rows.length === 0 ? [] : [{ rows, path, whole }, ...inner, ...joined];
  }
  if (!isRow(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => listsIn(one, path ? `${path}.${name}` : name, value.total));
}

/** Sets of figures that stand in no list. */
function figuresIn(value: unknown, path: string): { figures: ResultRow; path: string }[] {
  if (!isRow(value)) return [];
  const inner = Object.entries(value).flatMap(([name, one]) => figuresIn(one, path ? `${path}.${name}` : name));
  return [{ figures: value, path }, ...inner];
}

function wholeList(rows: readonly ResultRow[], path: string, facts: Facts, { unitOf, bounds }: Derivation): void {
  const fields = fieldsOf(rows).slice(0, MOST_FIELDS);
  const measured = fields.flatMap(({ path: at, values }) => {
    const numbers = values.map((value) => (typeof value === 'number' ? value : undefined));
    return numbers.some((value) => value !== undefined) ? [{ unit: unitOf(path ? `${path}.${at}` : at), numbers }] : [];
  });
  const tell = (chosen: (at: number) => boolean) => {
    for (const { unit, numbers } of measured) {
      const picked = numbers.filter((value, at): value is number => value !== undefined && chosen(at));
      if (picked.length === 0) continue;
      const sum = picked.reduce((one, other) => one + other, 0);
      facts.number(sum, unit);
      facts.number(sum / picked.length, unit);
    }
  };
  tell(() => true);
  for (const { values } of fields) {
    for (const test of testsOf(values, facts.now, bounds)) {
      const count = values.filter(test).length;
      facts.number(count);
      facts.number((100 * count) / rows.length);
      if (count > 1) tell((at) => test(values[at]));
    }
  }
}

/** Ways in which the values of a field part its rows. */
function testsOf(values: readonly unknown[], now: Date, bounds: readonly number[]): ((value: unknown) => boolean)[] {
  const given = values.filter((value) => value !== null && value !== undefined);
  const empty = given.length < values.length ? [(value: unknown) => value === null || value === undefined] : [];
  if (given.every((value) => typeof value === 'number'))
    return [
      ...empty,
      ...bounds.flatMap((bound) => [
        (value: unknown) => Number(value) > bound,
        (value: unknown) => Number(value) < bound,
      ]),
    ];
  const today = now.toISOString();
  if (given.length > 0 && given.every((value) => typeof value === 'string' && INSTANT.test(value)))
    return [
      ...empty,
      (value) => value !== null && String(value) < today.slice(0, String(value).length),
      (value) => value !== null && String(value) >= today.slice(0, String(value).length),
    ];
  const different = new Set(given.filter((value) => typeof value === 'string' || typeof value === 'boolean'));
  if (different.size > MOST_GROUPS) return empty;
  return [...empty, ...[...different].map((one) => (value: unknown) => value === one)];
}

/** The fields of rows, those of objects inside them too, each with its value in every row. */
function fieldsOf(rows: readonly ResultRow[]): Field[] {
  const flat = rows.map((row) => new Map(scalars(row, '')));
  const paths = new Set(flat.flatMap((row) => [...row.keys()]));
  return [...paths].map((path) => ({ path, values: flat.map((row) => row.get(path)) }));
}

const scalars = (row: ResultRow, path: string): [string, unknown][] =>
  Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    const at = path ? `${path}.${name}` : name;
    return isRow(value) ? scalars(value, at) : Array.isArray(value) ? [] : [[at, value]];
  });

/** How long it is between two days or times of the same row. */
function spans(row: ResultRow, facts: Facts): void {
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  const days = texts.filter((value) => INSTANT.test(value)).map((value) => Date.parse(value) / DAY_MS);
  for (const one of days) for (const other of days) if (other > one) facts.spans.add(other - one);
  const clocks = texts.flatMap((value) => {
    const [, hour, minute] = /^(\d{2}):(\d{2})(?::\d{2})?$/.exec(value) ?? [];
    return hour === undefined ? [] : [Number(hour) * 60 + Number(minute)];
  });
  for (const one of clocks)
    for (const other of clocks) if (one !== other) facts.number((other - one + 1_440) % 1_440, 'minutes');
}

/** Differences and shares of two figures of a kind in one set. */
function pairs(figures: ResultRow, path: string, facts: Facts, { unitOf }: Derivation): void {
  const numbers = Object.entries(figures).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ value, unit: unitOf(path ? `${path}.${name}` : name) }] : [],
  );
  for (const one of numbers)
    for (const other of numbers) {
      if (one === other || one.unit !== other.unit) continue;
      facts.number(one.value - other.value, one.unit);
      if (other.value !== 0) facts.number((100 * one.value) / other.value);
    }
}
