import { describe, expect, it } from '@jest/globals';
import { harmless, pickColumns, readCsv, writeCsv } from './csv.rules';

const text = 'Deal,Stage,Amount (EUR)\r\n"Vance, second ""site""",Closed won,1250.50\r\n"two\r\nlines",,0\r\n';

describe('a CSV document', () => {
  it('is read and written as the same', () => {
    expect(readCsv(text)[1]).toEqual(['Vance, second "site"', 'Closed won', '1250.50']);
    expect(readCsv(text)[2]).toEqual(['two\r\nlines', '', '0']);
    expect(writeCsv(readCsv(text))).toBe(text);
    expect(readCsv('')).toEqual([]);
    expect(readCsv('a,b,')).toEqual([['a', 'b', '']]);
  });

  it('keeps the columns that are shown, in their order', () => {
    expect(pickColumns(text, ['Amount', 'deal', 'Mood'])).toBe(
      'Amount (EUR),Deal\r\n1250.50,"Vance, second ""site"""\r\n0,"two\r\nlines"\r\n',
    );
    expect(pickColumns(text, ['Mood'])).toBe(text);
  });

  it('never holds a formula', () => {
    expect(harmless('=cmd()')).toBe("'=cmd()");
    expect(harmless('Vance')).toBe('Vance');
  });
});
