import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCsv } from './csv-reader.js';
import { csv } from './csv.js';

describe('reading CSV', () => {
  it('knows quotes, commas, line breaks inside a cell, and the line a record begins on', () => {
    expect(readCsv('\uFEFFa,b\r\n"one, two","say ""no"""\n\n"over\nlines",x\nlast,\n')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one, two', 'say "no"'] },
      { line: 4, cells: ['over\nlines', 'x'] },
      { line: 6, cells: ['last', ''] },
    ]);
    expect(readCsv('')).toEqual([]);
    expect(readCsv('a,"",c')).toEqual([{ line: 1, cells: ['a', '', 'c'] }]);
  });

  it('gives back what was written, whatever it holds', () => {
    const text = fc.string({ maxLength: 12 }).filter((one) => !/^'[=+\-@\t\r]/.test(one));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 8 }), (rows) => {
        const written = csv(
          { one: (row: readonly string[]) => row[0]!, two: (row: readonly string[]) => row[1]! },
          rows,
        );
        expect(readCsv(written).map(({ cells }) => cells)).toEqual([['one', 'two'], ...rows]);
      }),
    );
  });
});
