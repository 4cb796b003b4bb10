import { describe, expect, it } from '@jest/globals';
import { ago, change, count, day, minutesText, momentOf, money, month, percent } from './format';

describe('money', () => {
  it.each<[number | undefined, string, 'full' | 'compact', string]>([
    [123_456, 'USD', 'full', '$1,234.56'],
    [100_000, 'USD', 'full', '$1,000'],
    [38_500_000, 'USD', 'compact', '$385K'],
    [1000, 'JPY', 'full', '¥1,000'],
    [-5000, 'EUR', 'full', '-€50'],
    [undefined, 'USD', 'full', '–'],
  ])('%p minor units of %s, %s, read %s', (minor, currency, form, text) =>
    expect(money(minor, currency, form)).toBe(text),
  );
});

it('numbers have a dash while unknown', () => {
  expect([count(1234), count(undefined), percent(87.25), change(-59.6), change(12), change(0)]).toEqual([
    '1,234',
    '–',
    '87.3%',
    '-59.6%',
    '+12%',
    '0%',
  ]);
});

it('days have no timezone, instants have the organization’s', () => {
  expect(day('2026-11-20')).toBe('Nov 20, 2026');
  expect(day(undefined)).toBe('–');
  expect(month('2026-06')).toBe('Jun 2026');
  expect(momentOf('2026-11-20T02:30:00Z', 'America/New_York')).toMatch(/^Nov 19, 2026, 9:30\sPM$/);
});

it.each([
  [-30, 'now'],
  [-120, '2 minutes ago'],
  [-3 * 3600, '3 hours ago'],
  [-86_400, 'yesterday'],
  [-8 * 86_400, 'last week'],
])('%i seconds from now is %s', (seconds, text) => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(ago(new Date(now + seconds * 1000).toISOString(), now)).toBe(text);
});

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
])('%d minutes are %s', (minutes, text) => expect(minutesText(minutes)).toBe(text));
