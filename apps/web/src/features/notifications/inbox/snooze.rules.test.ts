import { describe, expect, it } from '@jest/globals';
import { snoozes } from './snooze.rules';

const at = (text: string, timezone: string) =>
  Object.fromEntries(snoozes.map(({ label, until }) => [label, until(timezone, new Date(text)).toISOString()]));

describe('putting a notification off', () => {
  it('counts hours from now, and mornings in the organization’s timezone', () =>
    expect(at('2026-11-20T18:10:00Z', 'America/New_York')).toEqual({
      'In an hour': '2026-11-20T19:10:00.000Z',
      'In four hours': '2026-11-20T22:10:00.000Z',
      'Until the next morning': '2026-11-21T13:00:00.000Z',
      'Until Monday morning': '2026-11-23T13:00:00.000Z',
      'For a week': '2026-11-27T18:10:00.000Z',
    }));

  it('knows timezones that are half an hour or three quarters away', () => {
    expect(at('2026-11-20T12:00:00Z', 'Asia/Kolkata')['Until the next morning']).toBe('2026-11-21T02:30:00.000Z');
    expect(at('2026-11-20T12:00:00Z', 'Asia/Kathmandu')['Until the next morning']).toBe('2026-11-21T02:15:00.000Z');
  });

  it('at eight itself means the morning after', () =>
    expect(at('2026-11-20T08:00:00Z', 'UTC')['Until the next morning']).toBe('2026-11-21T08:00:00.000Z'));
});
