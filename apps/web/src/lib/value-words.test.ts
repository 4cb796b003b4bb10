import { describe, expect, it } from '@jest/globals';
import { spaced, valueWords } from './value-words';

describe('what a field holds, in words', () => {
  it.each([
    ['', 'Empty'],
    [null, 'Empty'],
    [[], 'Empty'],
    [true, 'Yes'],
    [250_000, '250,000'],
    ['2026-11-20', 'Nov 20, 2026'],
    ['in_progress', 'In progress'],
    ['called twice', 'called twice'],
    ['0192a000-0000-7000-8000-0000000000a1', 'Another choice'],
    [['North', 'South'], 'North, South'],
    [{ street: 'High Street 1', city: '' }, 'High Street 1, Empty'],
  ])('%j is %s', (value, words) => {
    expect(valueWords(value)).toBe(words);
  });

  it('names a field without a label by its name', () => {
    expect(spaced('closeDate')).toBe('Close date');
  });
});
