import { describe, expect, it } from '@jest/globals';
import { firstShown, hasAverages, latestOf, quarterText, rowsOf, type Group } from './team.rules';

const period = (starts: string, mean?: number) => ({
  starts,
  average: mean === undefined ? null : { mean, people: 6 },
});
const team = (name: string, ...periods: ReturnType<typeof period>[]): Group => ({
  id: name,
  name,
  scales: [{ scale: 'wellbeing', periods }],
  workload: null,
});
const small = team('Small', period('2026-09-01'), period('2026-10-01'));
const east = team('East', period('2026-09-01', 61), period('2026-10-01', 58.4));

describe('a team', () => {
  it('has the average of the last period, or none of an earlier one instead', () => {
    expect(latestOf(east, 'wellbeing')).toEqual({ mean: 58.4, people: 6 });
    expect(latestOf(team('Late', period('2026-09-01', 61), period('2026-10-01')), 'wellbeing')).toBeNull();
    expect(latestOf(east, 'work')).toBeNull();
  });

  it('is drawn period by period, with gaps where too few checked in', () => {
    expect(rowsOf(team('Gap', period('2026-09-01'), period('2026-10-01', 58)), ['wellbeing'], (day) => day)).toEqual([
      { name: '2026-09-01', scores: {} },
      { name: '2026-10-01', scores: { wellbeing: 58 } },
    ]);
  });

  it('opens first where there is something to show', () => {
    expect([hasAverages(small), hasAverages(east)]).toEqual([false, true]);
    expect(firstShown([small, east])).toBe(east);
    expect(firstShown([small])).toBe(small);
    expect(firstShown([])).toBeUndefined();
  });

  it('has quarters by name', () => {
    expect([quarterText('2026-01-01'), quarterText('2025-10-01')]).toEqual(['Q1 2026', 'Q4 2025']);
  });
});
