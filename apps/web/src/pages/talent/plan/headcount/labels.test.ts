import { describe, expect, it } from '@jest/globals';
import type { TeamPlan } from '@talent-os/contracts/talent/headcount';
import { gapText, quarterLabel, quarterStart, requestFor } from './labels';

const team = { industry: 'SALES', department: 'Sales Engineering', gap: 3 } as TeamPlan;

describe('the words of the plan', () => {
  it('name quarters and gaps', () => {
    expect(quarterLabel('2026-Q4')).toBe('Q4 2026');
    expect(quarterStart('2027-Q2')).toBe('2027-04-01');
    expect([3, -2, 0, null].map(gapText)).toEqual(['3 short', '2 over', 'On target', 'No target']);
  });

  it('lead from a gap to a request that closes it, starting with a quarter that lies ahead', () => {
    expect(requestFor(team, '2027-Q1', '2026-11-20')).toBe(
      '/talent/plan/request?new=request&industry=SALES&department=Sales+Engineering&headcount=3&start=2027-01-01',
    );
    expect(requestFor({ ...team, gap: -1 }, '2026-Q4', '2026-11-20')).toContain('headcount=1');
    expect(requestFor(team, '2026-Q4', '2026-11-20')).not.toContain('start');
  });
});
