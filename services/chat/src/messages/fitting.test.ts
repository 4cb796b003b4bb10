import { describe, expect, it } from '@jest/globals';
import { arrayOf, fitting } from './fitting.js';

const rows = ['"ä"', '"b"', '"c"'].map((text) => ({ text }));

describe('rows of one answer', () => {
  it('are as many as it holds, counted in bytes', () => {
    expect(fitting(rows, 100)).toEqual(rows);
    expect(fitting(rows, 9)).toEqual(rows.slice(0, 2));
    expect(fitting(rows, 8)).toEqual(rows.slice(0, 1));
    expect(fitting([], 8)).toEqual([]);
  });

  it('are one JSON array', () => {
    expect(JSON.parse(arrayOf(rows))).toEqual(['ä', 'b', 'c']);
    expect(arrayOf([])).toBe('[]');
  });
});
