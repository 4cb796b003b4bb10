import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview, getIncidentSummary } from '@talent-os/contracts/cyber/incidents';
import { count } from '../../../lib/format';
import { Stats } from '../../../ui/stats';
import { durationText } from '../duration.rules';

type FiguresProps = {
  readonly summary: Output<typeof getIncidentSummary> | undefined;
  readonly overview: Output<typeof getIncidentOverview> | undefined;
};

const time = (minutes: number | null | undefined) =>
  minutes === undefined ? undefined : minutes === null ? '–' : durationText(minutes);

/** The figures of the screen; times are means of the last 30 days. */
export function Figures({ summary, overview }: FiguresProps) {
  const figure = (value: number | undefined) => (value === undefined ? undefined : count(value));
  return (
    <Stats
      items={[
        { label: 'Active Incidents', value: figure(summary?.activeCount) },
        { label: 'Investigating', value: figure(summary?.investigatingCount) },
        { label: 'Resolved Today', value: figure(summary?.resolvedToday) },
        { label: 'Avg Response Time', value: time(summary?.avgResponseTime), note: 'Last 30 days' },
        { label: 'MTTC', value: time(overview?.mttc), note: 'Mean time to contain' },
        { label: 'MTTR', value: time(overview?.mttr), note: 'Mean time to resolve' },
      ]}
    />
  );
}
