import { describe, expect, it } from '@jest/globals';
import { stateText, takenText, whenOf } from './labels';

describe('shifts in words', () => {
  it('say when they are, with the weekday', () =>
    expect(whenOf({ date: '2026-11-27', startTime: '19:00', endTime: '07:00' })).toBe(
      'Fri, Nov 27, 2026, 19:00–07:00',
    ));

  it('call no shift filled whose last slots are only claimed', () => {
    const claimed = { status: 'filled' as const, slots: 3, confirmed: 2, pending: 1 };
    expect(stateText(claimed)).toBe('Claims wait');
    expect(stateText({ ...claimed, confirmed: 3, pending: 0 })).toBe('Filled');
  });

  it('say how many slots are taken, and what waits', () => {
    expect(takenText({ slots: 4, confirmed: 3, pending: 0 })).toBe('3 of 4');
    expect(takenText({ slots: 4, confirmed: 2, pending: 1 })).toBe('2 of 4, 1 waiting');
  });
});
