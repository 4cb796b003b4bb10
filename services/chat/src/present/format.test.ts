import { describe, expect, it } from '@jest/globals';
import { counted, inWords, type Format } from './format.js';

const locale = { currency: 'EUR', timezone: 'Europe/Berlin' };
const rows: readonly [unknown, Format, string | undefined][] = [
  [123456, 'money', '€1,234.56'],
  [100000, 'money', '€1,000'],
  [0, 'money', '€0'],
  [87.25, 'percent', '87.3%'],
  [0.725, 'share', '72.5%'],
  [12, 'change', '+12%'],
  [-3.5, 'change', '-3.5%'],
  [1234567, 'count', '1,234,567'],
  ['2026-11-20', 'day', 'Nov 20, 2026'],
  ['2026-11-20T23:30:00Z', 'day', 'Nov 21, 2026'],
  ['2026-11-20T23:30:00Z', 'moment', 'Nov 21, 2026, 12:30 AM GMT+1'],
  ['2026-11', 'month', 'November 2026'],
  ['closed_won', 'label', 'Closed won'],
  ['todo', 'label', 'To do'],
  ['SALES_REP', 'label', 'Sales representative'],
  [['SALES_REP', 'CYBER_ANALYST'], 'list', 'Sales representative, Cyber analyst'],
  [true, 'yes', 'Yes'],
  [null, 'money', undefined],
  [undefined, 'text', undefined],
  ['', 'text', undefined],
];

describe('values in words', () => {
  it.each(rows)('%j as %s is %s', (value, format, words) => {
    expect(inWords(value, format, locale)?.replaceAll(/\s/g, ' ')).toBe(words);
  });

  it('follow the minor units of the currency', () => {
    expect(inWords(1234, 'money', { currency: 'JPY', timezone: 'UTC' })).toBe('¥1,234');
  });

  it('count with the right noun', () => {
    expect(counted(1, 'deal')).toBe('1 deal');
    expect(counted(2, 'territory')).toBe('2 territories');
    expect(counted(0, 'expression of interest')).toBe('0 expressions of interest');
    expect(counted(5, 'person')).toBe('5 people');
    expect(counted(2, 'key')).toBe('2 keys');
  });
});
