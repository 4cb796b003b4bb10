import { describe, expect, it } from '@jest/globals';
import { instantShown, isSkipped, shownAt } from './local-time';

const NEW_YORK = 'America/New_York';

describe('day and time of a timezone', () => {
  it('is the instant its clocks show it at, in winter and in summer', () => {
    expect(instantShown('2026-01-15T09:30', NEW_YORK)).toBe('2026-01-15T14:30:00.000Z');
    expect(instantShown('2026-07-15T09:30', NEW_YORK)).toBe('2026-07-15T13:30:00.000Z');
    expect(instantShown('2026-07-15T09:30', 'Europe/Berlin')).toBe('2026-07-15T07:30:00.000Z');
  });

  it('is no instant in the hour that summer time leaves out', () => {
    expect(instantShown('2026-03-08T02:30', NEW_YORK)).toBe('');
    const over = ['2026-03-08T01:59', '2026-03-08T02:00', '2026-03-08T02:59', '2026-03-08T03:00', ''];
    expect(over.map((chosen) => isSkipped(chosen, NEW_YORK))).toEqual([false, true, true, false, false]);
    // The hour that comes twice is there.
    expect(isSkipped('2026-11-01T01:30', NEW_YORK)).toBe(false);
  });

  it('is nothing while nothing was chosen', () => expect(instantShown('', NEW_YORK)).toBe(''));

  it('comes back as it was chosen', () => {
    for (const chosen of ['2026-01-15T09:30', '2026-07-15T23:45', '2026-11-01T03:00'])
      expect(shownAt(Date.parse(instantShown(chosen, NEW_YORK)), NEW_YORK)).toBe(chosen);
  });
});
