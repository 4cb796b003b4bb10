import type { Output } from '@talent-os/contracts/define';
import type { getIncidentOverview, getIncidentSummary } from '@talent-os/contracts/cyber/incidents';
import type { Figure } from '@talent-os/contracts/figures/figure';
import { incidentFigures, incidentOverviewFigures } from '@talent-os/contracts/figures/incidents';
import { Stats } from '@/ui/figures/stats';
import { useFigures, useStatOf } from '@/ui/figures/use-figures';
import { durationText } from '../duration.rules';

type FiguresProps = {
  readonly summary: Output<typeof getIncidentSummary> | undefined;
  readonly overview: Output<typeof getIncidentOverview> | undefined;
};

const time = ({ value }: Figure) => (value === undefined ? undefined : value === null ? '–' : durationText(value));

/** The figures of the screen; times are means of the last 30 days. */
export function Figures({ summary, overview }: FiguresProps) {
  const { active, investigating, resolvedToday, response } = useFigures(incidentFigures, summary);
  const { contain, resolve } = useFigures(incidentOverviewFigures, overview);
  const statOf = useStatOf();
  return (
    <Stats
      items={[
        statOf(active),
        statOf(investigating),
        statOf(resolvedToday),
        statOf(response, { value: time(response) }),
        statOf(contain, { value: time(contain), note: 'mean time to contain' }),
        statOf(resolve, { value: time(resolve), note: 'mean time to resolve' }),
      ]}
    />
  );
}
