import { describe, expect, it } from '@jest/globals';
import { daysAfter, todayIn } from './today';

describe('today', () => {
  it('is the day where the organization is', () => {
    const late = Date.parse('2026-11-20T03:30:00Z');
    expect(todayIn('America/New_York', late)).toBe('2026-11-19');
    expect(todayIn('Europe/Berlin', late)).toBe('2026-11-20');
  });

  it('has a day so many days after it', () => {
    expect(daysAfter('2026-11-20', 90)).toBe('2027-02-18');
    expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
  });
});
