import { describe, expect, it } from '@jest/globals';
import { counted } from './counted';

describe('a count with its noun', () => {
  it.each([
    [0, 'deals', '0 deals'],
    [1, 'deals', '1 deal'],
    [2, 'deals', '2 deals'],
    [5108, 'days', '5,108 days'],
    [1, 'territories', '1 territory'],
    [1, 'proposed changes', '1 proposed change'],
  ])('%p %s reads %s', (count, plural, text) => expect(counted(count, plural)).toBe(text));
});
