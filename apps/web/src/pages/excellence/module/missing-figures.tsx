import { metricOf, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import { Quiet } from '@/ui/display/quiet';

/** Figures that are left out for now, with whose answer is missing. */
export const MissingFigures = ({ metrics }: { readonly metrics: readonly MetricKey[] }) => (
  <ul aria-label="Figures left out">
    {metrics.map((metric) => (
      <li key={metric}>
        <Quiet late>
          {metricOf(metric).label}: {SOURCES[metricOf(metric).from ?? 'sales']} did not answer. Please try again in a
          moment.
        </Quiet>
      </li>
    ))}
  </ul>
);

const SOURCES = { identity: 'The directory of people', talent: 'Talent', sales: 'Sales' } as const;
