import { describe, expect, it } from '@jest/globals';
import { FEWEST_TO_SHOW } from '@talent-os/contracts/facts/question.js';
import fc from 'fast-check';
import { hiddenAmong, type Cell } from './suppress.rules.js';

/** A row of facts: who, and the value of each field. */
type Row = { readonly person: number; readonly values: readonly string[] };

const LEVELS = ['111', '011', '101', '110', '001', '010', '100', '000'];
const rowsOf = (fields: number) =>
  fc.array(
    fc.record({
      person: fc.nat(40),
      values: fc.tuple(...Array.from({ length: fields }, () => fc.constantFrom('a', 'b', 'c'))),
    }),
    { maxLength: 120 },
  );

/** The tables by every choice of fields, as the database counts them. */
function cubeOf(rows: readonly Row[], fields: number): Cell[] {
  const levels = [...new Set(LEVELS.map((level) => level.slice(0, fields)))];
  return levels.flatMap((level) => {
    const keyed = (row: Row) => row.values.map((value, at) => (level[at] === '0' ? value : null));
    return [...Map.groupBy(rows, (row) => JSON.stringify(keyed(row)))].map(([, own]) => ({
      year: '2026',
      level,
      values: keyed(own[0]!),
      people: new Set(own.map(({ person }) => person)).size,
    }));
  });
}

/** A question as its asker may put it: which fields it names, by group or filter, and which values pass. */
type Asked = { readonly level: string; readonly passes: readonly (readonly string[])[] };
const questions = (fields: number) =>
  fc.record({
    level: fc.constantFrom(...new Set(LEVELS.map((level) => level.slice(0, fields)))),
    passes: fc.tuple(...Array.from({ length: fields }, () => fc.subarray(['a', 'b', 'c'], { minLength: 1 }))),
  });

/** Whose rows the answer is about, or nothing where it is hidden. */
function answerOf(
  rows: readonly Row[],
  cells: readonly Cell[],
  { level, passes }: Asked,
): ReadonlySet<Row> | undefined {
  const hidden = hiddenAmong(cells);
  const takes = (values: readonly (string | null)[]) =>
    values.every((value, at) => level[at] === '1' || passes[at]!.includes(value ?? ''));
  const parts = cells.filter((cell) => cell.level === level && takes(cell.values));
  if (parts.some(hidden)) return undefined;
  return new Set(rows.filter(({ values }) => takes(values)));
}

const people = (rows: Iterable<Row>) => new Set([...rows].map(({ person }) => person)).size;

describe('what is hidden', () => {
  it('is every group with too few people, and nothing where there is none', () => {
    fc.assert(
      fc.property(rowsOf(2), (rows) => {
        const cells = cubeOf(rows, 2);
        const hidden = hiddenAmong(cells);
        for (const cell of cells) if (cell.people < FEWEST_TO_SHOW) expect(hidden(cell)).toBe(true);
        if (cells.every((cell) => cell.people >= FEWEST_TO_SHOW)) expect(cells.some(hidden)).toBe(false);
      }),
    );
  });

  it.each([1, 2, 3])(
    'is told by no difference of two questions, where one holds all the other does: %i fields',
    (fields) => {
      fc.assert(
        fc.property(rowsOf(fields), questions(fields), questions(fields), (rows, one, other) => {
          const cells = cubeOf(rows, fields);
          const [wide, narrow] = [answerOf(rows, cells, one), answerOf(rows, cells, other)];
          // Of the fields of one question, the other names all or some: so its asker knows that it holds less.
          const nested = [...one.level].every(
            (sign, at) =>
              sign === '1' ||
              (other.level[at] === '0' && other.passes[at]!.every((value) => one.passes[at]!.includes(value))),
          );
          if (!wide || !narrow || !nested) return;
          const rest = [...wide].filter((row) => !narrow.has(row));
          if (rest.length > 0) expect(people(rest)).toBeGreaterThanOrEqual(FEWEST_TO_SHOW);
        }),
      );
    },
  );

  it('is told by no total of a table less all that is shown in it', () => {
    fc.assert(
      fc.property(rowsOf(2), (rows) => {
        const cells = cubeOf(rows, 2);
        const hidden = hiddenAmong(cells);
        const shown = cells.filter((cell) => cell.level === '00' && !hidden(cell));
        const inside = (row: Row) => shown.some(({ values }) => values.every((value, at) => value === row.values[at]));
        const rest = rows.filter((row) => !inside(row));
        if (rest.length > 0 && people(rows) >= FEWEST_TO_SHOW && shown.length > 0)
          expect(people(rest)).toBeGreaterThanOrEqual(FEWEST_TO_SHOW);
      }),
    );
  });

  it('is the same whether a field groups or filters', () => {
    const cell = (level: string, values: (string | null)[], count: number): Cell => ({
      year: '2026',
      level,
      values,
      people: count,
    });
    const hidden = hiddenAmong([
      cell('11', [null, null], 60),
      cell('01', ['offer', null], 20),
      cell('01', ['screen', null], 40),
      cell('10', [null, 'Agency'], 13),
      cell('10', [null, 'Referral'], 47),
      cell('00', ['offer', 'Agency'], 3),
      cell('00', ['offer', 'Referral'], 17),
      cell('00', ['screen', 'Agency'], 10),
      cell('00', ['screen', 'Referral'], 30),
    ]);
    for (const values of [
      ['offer', 'Agency'],
      ['offer', 'Referral'],
      ['screen', 'Agency'],
    ])
      expect(hidden({ year: '2026', level: '00', values })).toBe(true);
    expect(hidden({ year: '2026', level: '00', values: ['screen', 'Referral'] })).toBe(false);
    expect(hidden({ year: '2026', level: '11', values: [null, null] })).toBe(false);
  });
});
