import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { getReadiness } from '@talent-os/contracts/cyber/readiness';
import { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { readinessFigures } from '@talent-os/contracts/figures/readiness';
import { unitFigures } from '@talent-os/contracts/figures/units';
import { getUnits } from '@talent-os/contracts/healthcare/units';
import { getExcellenceMetrics } from '@talent-os/contracts/sales/excellence';
import { metricOf } from '@talent-os/contracts/sales/excellence/metrics.data';
import { getSalesHeadcount } from '@talent-os/contracts/talent/headcount';
import { listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import { count, decimal } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useMay } from '@/lib/use-may';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { useFigureLink, useFigures } from '@/ui/figures/use-figures';
import css from './industries.module.css';

/** What an industry stands at, for who may read it: each figure is that of its own screen, and leads there. */
export const IndustryFigures = ({ industry }: { readonly industry: Industry }) => (
  <dl className={css.figures}>
    <OpenSeats industry={industry} />
    {industry === 'HEALTHCARE' && <PeopleMissing />}
    {industry === 'CYBER' && <RolesShort />}
    {industry === 'CYBER' && <Risk />}
    {industry === 'SALES' && <PipelineCoverage />}
    {industry === 'SALES' && <QuotaLost />}
  </dl>
);

type FigureProps = {
  readonly label: string;
  readonly to: string | undefined;
  /** How it is made, where it is no count. */
  readonly how?: string | undefined;
  readonly children: string;
};

function Figure({ label, to, how, children }: FigureProps) {
  const reachable = useReachable();
  const link = to && reachable(to);
  return (
    <div>
      <dt>{label}</dt>
      <dd title={how}>
        {link ? (
          <AppLink to={link} aria-label={`${label}: ${children}`}>
            {children}
          </AppLink>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

function OpenSeats({ industry }: { readonly industry: Industry }) {
  const may = useMay(listOpenSeats);
  const { data } = useQuery({ ...query(listOpenSeats, { industry, status: 'open' }), enabled: may });
  return (
    data && (
      <Figure label="Open seats" to={`/talent/plan/status?industry=${industry}&status=open`}>
        {count(data.totals.open)}
      </Figure>
    )
  );
}

/** Of units that are managed: professionals read what their own lack. */
function PeopleMissing() {
  const may = useMay(getUnits);
  const { data } = useQuery({ ...query(getUnits, {}), enabled: may });
  const { week } = useFigures(unitFigures, data);
  const linkTo = useFigureLink();
  return (
    data?.whole && (
      <Figure label="People missing, 8 days" how={week.how} to={linkTo(week)}>
        {count(week.value ?? undefined)}
      </Figure>
    )
  );
}

function RolesShort() {
  const may = useMay(getReadiness);
  const { data } = useQuery({ ...query(getReadiness, {}), enabled: may });
  const { short } = useFigures(readinessFigures, data);
  const linkTo = useFigureLink();
  return (
    data &&
    short.map((figure) => (
      <Figure key={figure.label} label={figure.label} to={linkTo(figure)}>
        {count(figure.value ?? undefined)}
      </Figure>
    ))
  );
}

function Risk() {
  const may = useMay(getIntelligence);
  const { data } = useQuery({ ...query(getIntelligence, {}), enabled: may });
  return (
    data && (
      <Figure label="Risk" to="/cyber/analyst/intelligence">
        {data.riskLevel}
      </Figure>
    )
  );
}

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
