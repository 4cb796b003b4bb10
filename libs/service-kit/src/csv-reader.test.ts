import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCsv } from './csv-reader.js';
import { csv } from './csv.js';

describe('reading CSV', () => {
  it('knows quotes, commas, line breaks inside a cell, and the line a record begins on', () => {
    expect(readCsv('\uFEFFa,b\r\n"one, two","say ""no"""\n\n"over\nlines",x\nlast,\n').records).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['one, two', 'say "no"'] },
      { line: 4, cells: ['over\nlines', 'x'] },
      { line: 6, cells: ['last', ''] },
    ]);
    expect(readCsv('').records).toEqual([]);
    expect(readCsv('a,"",c').records).toEqual([{ line: 1, cells: ['a', '', 'c'] }]);
  });

  it('finds out what separates cells and ends lines', () => {
    const rows = [
      ['a', 'b'],
      ['1', 'x, y'],
    ];
    for (const [mark, said] of [
      [';', 'semicolons'],
      ['\t', 'tabs'],
      ['|', 'bars'],
    ] as const)
      for (const end of ['\n', '\r\n', '\r'])
        for (const named of [false, true]) {
          const lines = rows.map((row) => row.join(mark));
          const read = readCsv([...(named ? [`sep=${mark}`] : []), ...lines].join(end));
          expect(read.records.map(({ cells }) => cells)).toEqual(rows);
          expect(read.records.map(({ line }) => line)).toEqual(named ? [2, 3] : [1, 2]);
          expect(read.found[0]).toBe(`${said} between its cells`);
        }
    expect(readCsv('a,b\r\n1,2\n3,4\r5,6').found).toEqual(['commas between its cells', 'line ends of several systems']);
    expect(readCsv('a,b\r\n1,2\n3,4\r5,6').records).toHaveLength(4);
  });

  it.each([
    ['24" screen', '24" screen'],
    ['"24" screen"', '"24" screen"'],
    ['a "b" c', 'a "b" c'],
    ['"24 screen', '"24 screen'],
    ['"', '"'],
  ])('reads the stray quotation marks of %s as they are written, with a note, or refuses the line', (written, read) => {
    const text = `h,i\n1,${written}\n2,plain\n`;
    expect(readCsv(text).records.slice(1)).toEqual([
      { line: 2, cells: ['1', read] },
      { line: 3, cells: ['2', 'plain'] },
    ]);
    expect(readCsv(text).notes.map(({ line }) => line)).toEqual([2]);
    const strict = readCsv(text, { strict: true });
    expect([strict.records.length, strict.refused.map(({ line }) => line)]).toEqual([2, [2]]);
  });

  it('lets no line without a quotation mark be swallowed by one that has', () => {
    const cell = fc.constantFrom('a', '24"', '"b', 'c"d', '"', '""');
    fc.assert(
      fc.property(fc.array(fc.option(cell), { maxLength: 20 }), (cells) => {
        const lines = cells.map((one, at) => (one === null ? `plain ${at}` : `${one} ${at}`));
        const { records, notes } = readCsv(['head', ...lines].join('\n'));
        expect(records.map(({ cells: [one] }) => one)).toEqual(['head', ...lines]);
        expect(notes).toHaveLength(lines.filter((line) => line.includes('"')).length);
      }),
    );
  });

  it('costs no more for a file full of quotation marks that close nothing', () => {
    expect(readCsv(`head\n${'"a\n'.repeat(50_001)}`).records).toHaveLength(50_002);
  });

  it('gives back what was written, whatever it holds', () => {
    const text = fc.string({ maxLength: 12 }).filter((one) => !/^'[=+\-@\t\r]/.test(one));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 8 }), (rows) => {
        const written = csv(
          { one: (row: readonly string[]) => row[0]!, two: (row: readonly string[]) => row[1]! },
          rows,
        );
        expect(readCsv(written).records.map(({ cells }) => cells)).toEqual([['one', 'two'], ...rows]);
      }),
    );
  });
});
