import type { Filter, Reading, Test } from './reading.js';
import { valueIn, type SourceRow } from './rows.js';
import { tallyOf, type Part } from './tally.js';
import type { SourceField } from './types.js';

export type Result = {
  /** Rows that fit, in order, as many as were asked for. */
  readonly rows: readonly SourceRow[];
  /** How many fit. */
  readonly count: number;
  /** Rows read, before anything was left out. */
  readonly read: number;
  readonly figure?: number | undefined;
  /** How many of them fit a share. */
  readonly fitting?: number | undefined;
  /** The parts that were asked for, each with its figure. */
  readonly tally?: readonly Part[] | undefined;
  /** Whether the row that is told is as was claimed. */
  readonly holds?: boolean | undefined;
  /** The day where the organization is. */
  readonly today: string;
};

const days = new Map<string, Intl.DateTimeFormat>();
/** The day of an instant where the organization is; a day is itself. */
export function dayIn(value: string, timezone: string): string {
  if (value.length <= 10) return value;
  let format = days.get(timezone);
  if (!format)
    days.set(
      timezone,
      (format = new Intl.DateTimeFormat('en-CA', {
        timeZone: timezone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      })),
    );
  return format.format(new Date(value));
}

const isAhead = (value: string, today: string, now: string): boolean =>
  value.length <= 10 ? value >= today : Date.parse(value) >= Date.parse(now);

const comparable = (value: unknown): number | string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : Array.isArray(value) ? value.length : undefined;

type TestOf<K extends Test['kind']> = Extract<Test, { kind: K }>;
type HeldValue = {
  readonly row: SourceRow;
  readonly field: SourceField;
  readonly value: unknown;
  readonly timezone: string;
};

const compares: Record<TestOf<'compare'>['op'], (number: number, bound: number) => boolean> = {
  '<': (number, bound) => number < bound,
  '<=': (number, bound) => number <= bound,
  '>': (number, bound) => number > bound,
  '>=': (number, bound) => number >= bound,
  '~': (number, bound) => Math.abs(number - bound) <= bound * 0.1,
  '=': (number, bound) => number === bound,
};

const tests: { readonly [K in Test['kind']]: (held: HeldValue, test: TestOf<K>) => boolean } = {
  absent: ({ value }) => value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0),
  in: ({ field, value }, { values }) =>
    Array.isArray(value)
      ? value.some((one) => values.includes(one))
      : values.includes(field.kind === 'boolean' ? value === true : value),
  days: ({ value, timezone }, { from, until }) => {
    if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return false;
    const day = dayIn(value, timezone);
    return (!from || day >= from.slice(0, day.length)) && (!until || day <= until.slice(0, day.length));
  },
  fields: ({ row, value }, { op, other }) => {
    const bound = valueIn(row, other);
    return typeof value === 'number' && typeof bound === 'number' && compares[op](value, bound);
  },
  compare: ({ value }, { op, value: bound }) => {
    const number = comparable(value);
    return typeof number === 'number' && compares[op](number, bound);
  },
};

function passes(row: SourceRow, { field, test, not }: Filter, timezone: string): boolean {
  const holds = tests[test.kind] as (held: HeldValue, one: Test) => boolean;
  return holds({ row, field, value: valueIn(row, field), timezone }, test) !== not;
}

const ascending = (a: SourceRow, b: SourceRow, field: SourceField): number => {
  const [one, other] = [comparable(valueIn(a, field)), comparable(valueIn(b, field))];
  if (one === undefined || one === '') return other === undefined ? 0 : 1;
  if (other === undefined || other === '') return -1;
  return one < other ? -1 : one > other ? 1 : 0;
};

/** Rows that lie ahead; what is overdue comes next as well, where nothing else does. */
function coming(rows: readonly SourceRow[], field: SourceField, today: string, now: string): SourceRow[] {
  const found = rows.filter((row) => isAhead(String(valueIn(row, field) ?? ''), today, now));
  return found.length === 0 && /due/i.test(field.path) ? [...rows] : found;
}

/** What a reading finds in rows. `now` is the day where the organization is. */
export function execute(
  reading: Reading,
  all: readonly SourceRow[],
  today: string,
  timezone: string,
  now = new Date().toISOString(),
): Result {
  const { filters, order, limit, ahead, aggregate, parts } = reading;
  let rows = all.filter((row) => filters.every((filter) => passes(row, filter, timezone)));
  if (ahead) rows = coming(rows, ahead, today, now);
  if (order) {
    const sign = order.dir === 'asc' ? 1 : -1;
    const present = rows.filter((row) => comparable(valueIn(row, order.field)) !== undefined);
    rows =
      limit === undefined
        ? [
            ...present.toSorted((a, b) => sign * ascending(a, b, order.field)),
            ...rows.filter((row) => !present.includes(row)),
          ]
        : present.toSorted((a, b) => sign * ascending(a, b, order.field));
  }
  const count = rows.length;
  const numbers = (field: SourceField) =>
    rows.map((row) => valueIn(row, field)).filter((value) => typeof value === 'number');
  const sum = (field: SourceField) => numbers(field).reduce((total, value) => total + value, 0);
  const fits = (row: SourceRow, filter: Filter) => passes(row, filter, timezone);
  const fitting =
    aggregate?.of === 'share'
      ? rows.filter((row) => aggregate.filters.every((filter) => fits(row, filter))).length
      : undefined;
  const tally = parts && tallyOf(parts, rows, fits);
  const figureOf = (): number | undefined => {
    switch (aggregate?.of) {
      case 'count':
        return count;
      case 'sum':
        return sum(aggregate.field);
      case 'mean':
        return numbers(aggregate.field).length > 0 ? sum(aggregate.field) / numbers(aggregate.field).length : undefined;
      case 'difference':
        return sum(aggregate.field) - sum(aggregate.other);
      case 'ratio':
        return sum(aggregate.other) > 0 ? (100 * sum(aggregate.field)) / sum(aggregate.other) : undefined;
      case 'share':
        return count > 0 ? (100 * fitting!) / count : undefined;
      case undefined:
        return undefined;
    }
  };
  return {
    rows: shown(reading, rows, tally),
    count,
    read: all.length,
    figure: figureOf(),
    fitting,
    tally,
    holds: reading.claims?.length && rows[0] ? reading.claims.every((claim) => fits(rows[0]!, claim)) : undefined,
    today,
  };
}

/** Rows as they are told: of parts the ones with the largest figure, of an order its ends, or as many as asked for. */
function shown({ parts, order, ends, limit }: Reading, rows: readonly SourceRow[], tally: readonly Part[] | undefined) {
  if (tally && parts?.only) return tally.toSorted((a, b) => (b.figure ?? 0) - (a.figure ?? 0))[0]?.rows ?? [];
  if (tally && parts?.end) return tally[0]?.rows ?? [];
  if (order && ends) return [...rows.slice(0, 1), ...rows.slice(1).slice(-1)];
  return limit !== undefined && order ? withTies(rows, limit, order.field) : rows;
}

/** As many rows as asked for, and of one alone the ones that equal it. */
function withTies(rows: readonly SourceRow[], limit: number, field: SourceField): SourceRow[] {
  if (limit !== 1 || rows.length === 0) return rows.slice(0, limit);
  const top = comparable(valueIn(rows[0]!, field));
  return rows.filter((row) => comparable(valueIn(row, field)) === top).slice(0, 3);
}
