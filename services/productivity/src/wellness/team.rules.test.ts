import { describe, expect, it } from '@jest/globals';
import type { Tally } from './tallies.queries.js';
import { periodsShown, shownGroup } from './team.rules.js';

const TODAY = '2026-11-20';
const WEEKS = ['2026-11-02', '2026-11-09'] as const;
const tally = (measure: Tally['measure'], periodStart: string, people: number, total: number): Tally => ({
  groupId: 'east',
  measure,
  periodStart,
  people,
  total,
});
const shown = (...tallies: Tally[]) => shownGroup({ id: 'east', name: 'East' }, tallies, TODAY, WEEKS);
const wellbeing = (group: ReturnType<typeof shown>) => group.scales[0]!.periods;

describe('a group as its managers see it', () => {
  it('has an average of every period that at least five people checked in', () => {
    const group = shown(tally('wellbeing', '2026-09-01', 4, 250), tally('wellbeing', '2026-10-01', 5, 300));
    expect(wellbeing(group).slice(-2)).toEqual([
      { starts: '2026-09-01', average: null },
      { starts: '2026-10-01', average: { mean: 60, people: 5 } },
    ]);
  });

  it('has nothing of the period that still runs, however many checked in', () => {
    const group = shown(tally('wellbeing', '2026-11-01', 50, 3000));
    expect(wellbeing(group).every(({ average }) => average === null)).toBe(true);
    expect(periodsShown(TODAY)).not.toContain('2026-11-01');
  });

  it('has the last week beside the one before, and no workload of too few people', () => {
    expect(shown(tally('overdueTasks', '2026-11-09', 4, 8)).workload).toBeNull();
    expect(
      shown(tally('overdueTasks', '2026-11-02', 8, 8), tally('overdueTasks', '2026-11-09', 8, 12)).workload,
    ).toEqual([{ fact: 'overdueTasks', mean: 1.5, before: 1 }]);
  });
});
