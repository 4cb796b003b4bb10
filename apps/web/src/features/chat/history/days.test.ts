import { describe, expect, it } from '@jest/globals';
import { byDay, shortened } from './days';

const now = Date.parse('2026-11-20T15:00:00Z');
const NEW_YORK = 'America/New_York';
const days = (...instants: string[]) => byDay(instants, (instant) => instant, NEW_YORK, now);

describe('things by day', () => {
  it('come newest day and newest thing first, by the calendar of the organization', () => {
    const groups = days(
      '2026-11-18T17:00:00Z',
      '2026-11-20T04:59:00Z',
      '2026-11-20T14:00:00Z',
      '2026-11-20T05:00:00Z',
      '2026-11-19T12:00:00Z',
    );
    expect(groups.map(({ label, items }) => [label, items])).toEqual([
      ['Today', ['2026-11-20T14:00:00Z', '2026-11-20T05:00:00Z']],
      ['Yesterday', ['2026-11-20T04:59:00Z', '2026-11-19T12:00:00Z']],
      ['Wednesday, November 18, 2026', ['2026-11-18T17:00:00Z']],
    ]);
  });

  it('are none where there is nothing', () => {
    expect(days()).toEqual([]);
  });
});

describe('a message in a list', () => {
  it('is cut after 200 characters, with an ellipsis', () => {
    expect(shortened('x'.repeat(200))).toBe('x'.repeat(200));
    expect(shortened('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
  });

  it('is never cut inside a character', () => {
    expect(shortened('🩺'.repeat(201))).toBe(`${'🩺'.repeat(200)}…`);
  });
});
