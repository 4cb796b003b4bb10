import { describe, expect, it } from '@jest/globals';
import { daysAfter, daysFromToday, setTodayIn, today, todayIn } from './today';

describe('today', () => {
  it('is the day where the organization is', () => {
    const late = Date.parse('2026-11-20T03:30:00Z');
    expect(todayIn('America/New_York', late)).toBe('2026-11-19');
    expect(todayIn('Europe/Berlin', late)).toBe('2026-11-20');
  });

  it.each([
    ['Pacific/Auckland', '2026-11-21', '2026-11-22'],
    ['Pacific/Honolulu', '2026-11-20', '2026-11-21'],
    [undefined, '2026-11-20', '2026-11-21'],
  ])('follows the organization of whoever is signed in: %s', (timezone, here, tomorrow) => {
    const evening = Date.parse('2026-11-20T20:00:00Z');
    setTodayIn(timezone);
    try {
      expect(today(evening)).toBe(here);
      expect(daysFromToday(1, evening)).toBe(tomorrow);
    } finally {
      setTodayIn();
    }
  });

  it('has a day so many days after it', () => {
    expect(daysAfter('2026-11-20', 90)).toBe('2027-02-18');
    expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});
