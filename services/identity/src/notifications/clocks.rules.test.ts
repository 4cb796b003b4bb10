import { describe, expect, it } from '@jest/globals';
import { clockText } from './clocks.rules.js';

const home = 'America/New_York';

describe('a time in a notification', () => {
  it.each([
    ['to somebody who has not said where they are', null, '2026-11-20 at 19:00 EST'],
    ['to somebody of the same clocks', 'America/Toronto', '2026-11-20 at 19:00 EST'],
    ['to somebody elsewhere', 'Europe/Berlin', '2026-11-21 at 01:00 GMT+1 (2026-11-20 at 19:00 EST)'],
    ['to somebody west of it', 'Pacific/Honolulu', '2026-11-20 at 14:00 HST (2026-11-20 at 19:00 EST)'],
  ])('says whose it is %s', (_, own, text) => expect(clockText('2026-11-20', '19:00', { home, own })).toBe(text));

  it('goes by the clocks of its own day', () => {
    const own = 'Europe/Berlin';
    // Berlin has set its clocks back already, New York has not.
    expect(clockText('2026-10-26', '08:00', { home, own })).toBe('2026-10-26 at 13:00 GMT+1 (2026-10-26 at 08:00 EDT)');
  });
});
