import { describe, expect, it } from '@jest/globals';
import { sizeText } from './file-size';

describe('the size of a file', () => {
  it.each([
    [1, '1 byte'],
    [840, '840 bytes'],
    [1024, '1 kB'],
    [122_880, '120 kB'],
    [2_516_582, '2.4 MB'],
    [10 * 1024 * 1024, '10 MB'],
  ])('%d is %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});
