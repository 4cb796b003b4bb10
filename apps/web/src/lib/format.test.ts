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

describe('a moment read elsewhere', () => {
  const told = (instant: string, reader: string) =>
    momentOf(instant, 'America/New_York', reader).replaceAll(/\s/g, ' ');

  it('is told by both clocks, the reader’s own first', () => {
    expect(told('2026-11-20T15:00:00Z', 'Europe/Berlin')).toBe('Nov 20, 2026, 4:00 PM GMT+1 (10:00 AM EST)');
    expect(told('2026-07-20T15:00:00Z', 'Europe/Berlin')).toBe('Jul 20, 2026, 5:00 PM GMT+2 (11:00 AM EDT)');
    expect(told('2026-11-20T15:00:00Z', 'Pacific/Auckland')).toBe(
      'Nov 21, 2026, 4:00 AM GMT+13 (Nov 20, 2026, 10:00 AM EST)',
    );
  });

  it('is told once where both clocks show the same', () => {
    expect(told('2026-11-20T15:00:00Z', 'America/New_York')).toBe('Nov 20, 2026, 10:00 AM');
    expect(told('2026-11-20T15:00:00Z', 'America/Toronto')).toBe('Nov 20, 2026, 10:00 AM');
    expect(told('2026-11-20T15:00:00Z', 'America/Chicago')).toContain('9:00 AM CST (10:00 AM EST)');
  });
});
