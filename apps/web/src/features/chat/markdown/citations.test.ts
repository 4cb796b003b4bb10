import { describe, expect, it } from '@jest/globals';
import { citationAddress, citedNumber, citedPieces } from './citations';

describe('citations', () => {
  const known = new Set([1, 2, 12]);

  it.each([
    ['none', [{ text: 'none' }]],
    ['[1]', [{ cites: 1 }]],
    ['so [1] and [12].', [{ text: 'so ' }, { cites: 1 }, { text: ' and ' }, { cites: 12 }, { text: '.' }]],
    ['[1][2]', [{ cites: 1 }, { cites: 2 }]],
    ['an array[3]', [{ text: 'an array[3]' }]],
    ['[3] then [2]', [{ text: '[3] then ' }, { cites: 2 }]],
    ['[x] [ 1 ] [1', [{ text: '[x] [ 1 ] [1' }]],
    ['', []],
  ])('in "%s"', (text, pieces) => {
    expect(citedPieces(text, known)).toEqual(pieces);
  });

  it('have an address of their own', () => {
    expect(citedNumber(citationAddress(7))).toBe(7);
    expect(citedNumber('#source-x')).toBeUndefined();
    expect(citedNumber('/sales')).toBeUndefined();
  });
});
