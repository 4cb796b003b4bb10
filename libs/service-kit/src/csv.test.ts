import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountCell, cell, csv } from './csv.js';

/** A reader after RFC 4180, independent of the writer. */
function parse(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1;
        value += text[at];
      }
      at += 1;
    } else while (text[at] !== ',' && text[at] !== '\r') value += text[at++];
    line.push(value);
    if (text[at] === ',') at += 1;
    else {
      expect(text.slice(at, at + 2)).toBe('\r\n');
      at += 2;
      lines.push(line);
      line = [];
    }
  }
  return lines;
}

describe('csv', () => {
  it('quotes what RFC 4180 wants quoted', () => {
    expect(cell('Alder, Inc.')).toBe('"Alder, Inc."');
    expect(cell('the "big" one')).toBe('"the ""big"" one"');
    expect(cell('two\nlines')).toBe('"two\nlines"');
    expect(cell(null)).toBe('');
    expect(cell(1200)).toBe('1200');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠SUM(A1)'])(
    'disarms %j',
    (text) => {
      expect(parse(csv({ a: () => text }, [{}]))[1]).toEqual([`'${text}`]);
    },
  );

  it('reads back as written, whatever the text, and starts no cell as a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string(), fc.nat())), (rows) => {
        const columns = {
          One: (r: [string, string, number]) => r[0],
          Two: (r: [string, string, number]) => r[1],
          Three: (r: [string, string, number]) => r[2],
        };
        const [header, ...lines] = parse(csv(columns, rows));
        expect(header).toEqual(['One', 'Two', 'Three']);
        expect(
          lines.map((line) =>
            line.map((value, index) => (index < 2 ? value.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '') : value)),
          ),
        ).toEqual(
          rows.map((row) =>
            row.map((value, index) =>
              index < 2 ? String(value).replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '') : String(value),
            ),
          ),
        );
        for (const line of lines) for (const value of line) expect(value).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it('writes amounts in units of their currency', () => {
    expect(amountCell(125_050, 'EUR')).toBe('1250.50');
    expect(amountCell(1999, 'JPY')).toBe('1999');
    expect(amountCell(0, 'USD')).toBe('0.00');
  });
});
