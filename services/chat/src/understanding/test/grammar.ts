import type { Reading } from '../reading.js';
import type { Result } from '../execute.js';
import { valueIn, type SourceRow } from '../rows.js';
import { nameField } from '../say.js';
import type { Source, SourceField } from '../types.js';
import { dice } from './company.js';

/** A question and whether what was understood is its truth, worked out from the rows themselves. */
export type Generated = {
  readonly text: string;
  readonly source: Source;
  readonly holds: (reading: Reading, result: Result, rows: readonly SourceRow[]) => boolean;
};

const same = (one: readonly SourceRow[], other: readonly SourceRow[]) =>
  one.length === other.length &&
  one.every((row) => other.some((match) => JSON.stringify(match[0]) === JSON.stringify(row[0])));
const numbersOf = (rows: readonly SourceRow[], field: SourceField) =>
  rows.map((row) => Number(valueIn(row, field) ?? 0));
/** The same field in the source that was answered from: several operations tell of the same things. */
const inTwin = (reading: Reading, field: SourceField) =>
  reading.source.fields.find(
    ({ depth, label, kind }) => depth === field.depth && label === field.label && kind === field.kind,
  );

type Maker = (source: Source, rows: readonly SourceRow[], roll: (below: number) => number) => Generated | undefined;
const pick = <T>(all: readonly T[], roll: (below: number) => number): T | undefined => all[roll(all.length)];
const own = (source: Source, kinds: readonly SourceField['kind'][]) =>
  source.fields.filter(
    ({ depth, kind, path, label, unit }) =>
      depth === 0 && kinds.includes(kind) && unit !== 'share' && !path.includes('.') && label.split(' ').length <= 3,
  );

/** Forms of questions, each with its truth. */
const makers: readonly Maker[] = [
  (source) => ({
    text: `How many ${source.many} are there?`,
    source,
    holds: (_, result, rows) => result.figure === rows.length || result.count === rows.length,
  }),
  (source, rows, roll) => {
    const field = pick(own(source, ['choice']), roll);
    const value = field && valueIn(rows[roll(rows.length)]!, field);
    if (!field || typeof value !== 'string') return undefined;
    const asks = roll(2) === 0;
    const text = asks
      ? `How many ${source.many} have the ${field.label.toLowerCase()} ${field.choices[value]?.label}?`
      : `Show ${source.many} with ${field.label.toLowerCase()} ${field.choices[value]?.label}`;
    return {
      text,
      source,
      holds: (reading, result, all) => {
        const twin = inTwin(reading, field);
        return (
          twin !== undefined &&
          same(
            result.rows,
            all.filter((row) => valueIn(row, twin) === value),
          )
        );
      },
    };
  },
  (source, rows, roll) => {
    const label = nameField(source);
    const field = pick(
      own(source, ['date', 'instant', 'number', 'money', 'choice', 'person']).filter(({ key }) => key !== label?.key),
      roll,
    );
    const row = rows[roll(rows.length)]!;
    const name = label && valueIn(row, label);
    if (
      !field ||
      !label ||
      typeof name !== 'string' ||
      label.kind === 'choice' ||
      label.kind === 'date' ||
      label.kind === 'instant' ||
      label.format === 'month'
    )
      return undefined;
    return {
      text: `What is the ${field.label.toLowerCase()} of the ${source.one} ${name}?`,
      source,
      holds: (reading, result) =>
        reading.project.some((one) => one.label === field.label) &&
        result.rows.some((one) => reading.source.fields.some((other) => valueIn(one, other) === name)),
    };
  },
  (source, _, roll) => {
    const field = pick(own(source, ['number', 'money']), roll);
    if (!field) return undefined;
    const low = roll(2) === 0;
    return {
      text: `Which ${source.one} has the ${low ? 'lowest' : 'highest'} ${field.label.toLowerCase()}?`,
      source,
      holds: (reading, result, all) => {
        const twin = inTwin(reading, field);
        const best = twin && (low ? Math.min : Math.max)(...numbersOf(all, twin));
        return twin !== undefined && result.rows.length > 0 && valueIn(result.rows[0]!, twin) === best;
      },
    };
  },
  (source, _, roll) => {
    const field = pick(own(source, ['number', 'money']), roll);
    if (!field) return undefined;
    const sum = roll(2) === 0;
    return {
      text: sum
        ? `What is the total ${field.label.toLowerCase()} of all ${source.many} together?`
        : `What is the average ${field.label.toLowerCase()} of the ${source.many}?`,
      source,
      holds: (reading, result, all) => {
        const twin = inTwin(reading, field);
        // The operation may tell the sum itself.
        if (sum && reading.source.lists.length === 0 && reading.source.operation === source.operation)
          return reading.project.some(({ label }) => label.toLowerCase().includes(field.label.toLowerCase()));
        const total = twin && numbersOf(all, twin).reduce((one, other) => one + other, 0);
        return total !== undefined && Math.abs((result.figure ?? -1) - (sum ? total : total / all.length)) < 0.01;
      },
    };
  },
  (source, _, roll) => {
    const field = pick(own(source, ['number', 'money']), roll);
    if (!field) return undefined;
    const bound = 10 + roll(60);
    const money = field.kind === 'money';
    return {
      text: `Show ${source.many} with ${field.label.toLowerCase()} over ${bound}`,
      source,
      holds: (reading, result, all) => {
        const twin = inTwin(reading, field);
        return (
          twin !== undefined &&
          same(
            result.rows,
            all.filter((row) => Number(valueIn(row, twin) ?? -1) > (money ? bound * 100 : bound)),
          )
        );
      },
    };
  },
  (source, _, roll) => {
    const field = pick(own(source, ['date']), roll);
    if (!field) return undefined;
    return {
      text: `Show ${source.many} with ${field.label.toLowerCase()} before December 5, 2026`,
      source,
      holds: (reading, result, all) => {
        const twin = inTwin(reading, field);
        return (
          twin !== undefined &&
          same(
            result.rows,
            all.filter((row) => String(valueIn(row, twin) ?? '9') < '2026-12-05'),
          )
        );
      },
    };
  },
  (source, _, roll) => {
    const field = pick(own(source, ['number', 'money']), roll);
    if (!field) return undefined;
    return {
      text: `Show the three ${source.many} with the highest ${field.label.toLowerCase()}`,
      source,
      holds: (reading, result, all) => {
        const twin = inTwin(reading, field);
        const top =
          twin &&
          numbersOf(all, twin)
            .toSorted((a, b) => b - a)
            .slice(0, 3);
        return (
          top !== undefined &&
          result.rows.length === Math.min(3, all.length) &&
          numbersOf(result.rows, twin!).every((value, at) => value === top[at])
        );
      },
    };
  },
];

/** So many questions over the lists of the product, in the words of its contracts. */
export function* generated(
  count: number,
  sources: readonly Source[],
  rowsOf: (source: Source) => readonly SourceRow[],
): Generator<Generated> {
  const roll = dice(20_261_120);
  for (let made = 0; made < count;) {
    const source = sources[roll(sources.length)]!;
    const question = makers[roll(makers.length)]!(source, rowsOf(source), roll);
    if (!question) continue;
    made += 1;
    yield question;
  }
}
