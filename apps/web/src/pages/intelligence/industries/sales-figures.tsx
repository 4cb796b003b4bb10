import { useQuery } from '@tanstack/react-query';
import { getExcellenceMetrics } from '@talent-os/contracts/sales/excellence';
import { metricOf } from '@talent-os/contracts/sales/excellence/metrics.data';
import { getSalesHeadcount } from '@talent-os/contracts/talent/headcount';
import { decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { Figure } from './figure';

/** How far open deals and quotas go. */
export const SalesFigures = () => (
  <>
    <PipelineCoverage />
    <QuotaLost />
  </>
);

/** The module of excellence that shows the figure, and the figure. */
const MODULE = 'analytics';
const COVERAGE = 'coverage';

function PipelineCoverage() {
  const may = useMay(getExcellenceMetrics);
  const { data } = useQuery({ ...query(getExcellenceMetrics, { module: MODULE }), enabled: may });
  const value = data?.items.find(({ metric }) => metric === COVERAGE)?.value;
  const { label, how } = metricOf(COVERAGE);
  return (
    data && (
      <Figure label={label} how={how} to={`/excellence/${MODULE}?metric=${COVERAGE}`}>
        {value == null ? 'No quotas' : decimal(value)}
      </Figure>
    )
  );
}

/** What vacant seats lack of quotas, as far as their teams have any. */
function QuotaLost() {
  const may = useMay(getSalesHeadcount);
  const { data } = useQuery({ ...query(getSalesHeadcount, {}), enabled: may });
  const { money } = useFormat();
  const lost = data?.items.map(({ quotaLost }) => quotaLost).filter((one) => one !== null) ?? [];
  return (
    lost.length > 0 && (
      <Figure
        label="Quota coverage lost"
        how="Quota ÷ 365 × days open, over the vacant seats of the sales teams"
        to="/sales/talent/plan"
      >
        {money(
          lost.reduce((sum, one) => sum + one, 0),
          'compact',
        )}
      </Figure>
    )
  );
}
