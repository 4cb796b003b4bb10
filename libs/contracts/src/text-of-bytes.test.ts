import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textOfBytes } from './text-of-bytes.js';

const utf16 = (text: string, mark: boolean, big: boolean) => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return new Uint8Array(big ? bytes.swap16() : bytes);
};

describe('the text of a file', () => {
  it('is found in whatever encoding spreadsheets save it', () => {
    const text = 'Größe;Łódź\r\n1;ja';
    expect(textOfBytes(Buffer.from(text))).toEqual({ text, encoding: 'UTF-8' });
    expect(textOfBytes(Buffer.from(`\uFEFF${text}`))).toEqual({ text, encoding: 'UTF-8 with a byte order mark' });
    for (const mark of [true, false])
      for (const big of [true, false])
        expect(textOfBytes(utf16(text, mark, big))).toEqual({ text, encoding: 'UTF-16' });
    expect(textOfBytes(Buffer.from('Müller – 5 €'.replace('–', '\x96').replace('€', '\x80'), 'latin1'))).toEqual({
      text: 'Müller – 5 €',
      encoding: 'Windows-1252',
    });
    expect(textOfBytes(new Uint8Array())).toEqual({ text: '', encoding: 'UTF-8' });
  });

  it('in UTF-8 is never taken for another one', () => {
    const words = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0') && !text.startsWith('\uFEFF'));
    fc.assert(
      fc.property(words, (text) => {
        expect(textOfBytes(Buffer.from(text)).text).toBe(Buffer.from(text).toString());
      }),
    );
  });
});
