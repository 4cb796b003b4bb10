import { describe, expect, it } from '@jest/globals';
import { addDays } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { periodOf, periodsOver, weeksOver } from './period.rules.js';

describe('periods of group averages', () => {
  it('are months of the WHO-5 and quarters of the CBI', () => {
    expect(periodOf('WHO5', '2026-11-20')).toBe('2026-11-01');
    expect(periodOf('CBI', '2026-11-20')).toBe('2026-10-01');
    expect(periodsOver('WHO5', '2026-01-05')).toEqual([
      '2025-07-01',
      '2025-08-01',
      '2025-09-01',
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
    ]);
    expect(periodsOver('CBI', '2026-11-20')).toEqual(['2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01']);
    expect(weeksOver('2026-11-16')).toEqual(['2026-11-02', '2026-11-09']);
  });

  it('never hold today: what is still being answered is not shown', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.constantFrom('WHO5', 'CBI', 'mood'), (days, instrument) => {
        const today = addDays('2026-01-01', days);
        expect(periodsOver(instrument, today)).not.toContain(periodOf(instrument, today));
      }),
    );
  });
});
