import type { Output } from '@talent-os/contracts';
import type { getTeamWellness } from '@talent-os/contracts/productivity/wellness-team.js';
import { instrumentKeys, scaleKeys, scales } from '@talent-os/contracts/productivity/wellness-instruments.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { averageOf } from './contribution.rules.js';
import { periodsOver } from './period.rules.js';
import type { Tally } from './tallies.queries.js';
import { groupFacts } from './workload.queries.js';

type Group = Output<typeof getTeamWellness>['groups'][number];

/** Every period that any instrument shows. */
export const periodsShown = (today: Day): Day[] => [
  ...new Set(instrumentKeys.flatMap((instrument) => periodsOver(instrument, today))),
];

/** A group as its managers see it: averages of periods and weeks that are over, none of too few people. */
export function shownGroup(
  { id, name }: Pick<Group, 'id' | 'name'>,
  tallies: readonly Tally[],
  today: Day,
  [earlier, last]: readonly [Day, Day],
): Group {
  const average = (measure: Tally['measure'], starts: Day) =>
    averageOf(
      tallies.find((tally) => tally.groupId === id && tally.measure === measure && tally.periodStart === starts),
    );
  const workload = groupFacts.flatMap((fact) => {
    const found = average(fact, last);
    return found ? [{ fact, mean: found.mean, before: average(fact, earlier)?.mean ?? null }] : [];
  });
  return {
    id,
    name,
    scales: scaleKeys.map((scale) => ({
      scale,
      periods: periodsOver(scales[scale].instrument, today).map((starts) => ({
        starts,
        average: average(scale, starts),
      })),
    })),
    workload: workload.length > 0 ? workload : null,
  };
}
