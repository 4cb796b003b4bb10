import { describe, expect, it } from '@jest/globals';
import { addDays } from '@talent-os/service-kit/calendar';
import { NOTHING, type ClearanceRecord } from './clearance-facts.js';
import { dueCounts } from './due.rules.js';

const TODAY = '2026-11-20';
const expiring = (days: number): ClearanceRecord => ({
  ...NOTHING,
  currentLevel: 'public_trust',
  expirationDate: addDays(TODAY, days),
});

describe('clearances that come due', () => {
  it('are counted by the day, with the limits of the alerts', () => {
    const days = [-400, -1, 0, 90, 91, 180, 181];
    expect(dueCounts(days.map(expiring), TODAY)).toEqual({ overdue: 2, soon: 2, later: 2 });
  });

  it('are counted once each, by the most urgent date, and not at all without a level', () => {
    const twice: ClearanceRecord = { ...expiring(120), accessEndedAt: addDays(TODAY, -730) };
    const { overdue, soon, later } = dueCounts([twice], TODAY);
    expect(overdue + soon + later).toBe(1);
    expect(later).toBe(0);
    expect(dueCounts([{ ...expiring(5), currentLevel: 'none' }], TODAY)).toEqual({ overdue: 0, soon: 0, later: 0 });
  });
});
