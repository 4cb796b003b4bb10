import { expect, it } from '@jest/globals';
import { totalInWords } from './total';

it('how many rows a list has is said as far as it was counted', () => {
  expect(totalInWords({ total: 1204 }, 'deals')).toBe('1,204 deals');
  expect(totalInWords({ total: 1 }, 'deals')).toBe('1 deal');
  expect(totalInWords({ total: 10_000, more: true }, 'deals')).toBe('10,000+ deals');
});
