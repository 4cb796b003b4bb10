import type { Output } from '@talent-os/contracts/define';
import type { getTeamWellness } from '@talent-os/contracts/productivity/wellness-team';
import type { Scale } from '@talent-os/contracts/productivity/wellness-instruments';

export type Group = Output<typeof getTeamWellness>['groups'][number];
export type Period = Group['scales'][number]['periods'][number];

const periodsOf = (group: Group, scale: Scale): readonly Period[] =>
  group.scales.find((one) => one.scale === scale)?.periods ?? [];

/** The average of the last period that is over; nothing where it is of too few people. */
export const latestOf = (group: Group, scale: Scale): Period['average'] =>
  periodsOf(group, scale).at(-1)?.average ?? null;

/** Averages of scales by period, oldest first, for as far as there are any. */
export function rowsOf(group: Group, scales: readonly Scale[], nameOf: (starts: string) => string) {
  const starts = periodsOf(group, scales[0]!).map((period) => period.starts);
  return starts.map((start) => ({
    name: nameOf(start),
    scores: Object.fromEntries(
      scales.flatMap((scale) => {
        const average = periodsOf(group, scale).find((period) => period.starts === start)?.average;
        return average ? [[scale, average.mean]] : [];
      }),
    ) as Partial<Record<Scale, number>>,
  }));
}

/** Whether a team has any average to show. */
export const hasAverages = (group: Group): boolean =>
  group.scales.some(({ periods }) => periods.some(({ average }) => average !== null));

/** The team that is opened where none was chosen: the first with something to show. */
export const firstShown = (groups: readonly Group[]): Group | undefined => groups.find(hasAverages) ?? groups[0];

/** A quarter by its first day: `Q3 2026`. */
export const quarterText = (starts: string): string =>
  `Q${Math.floor((Number(starts.slice(5, 7)) - 1) / 3) + 1} ${starts.slice(0, 4)}`;
