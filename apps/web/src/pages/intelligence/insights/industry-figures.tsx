import { useQuery } from '@tanstack/react-query';
import { getIntelligence } from '@talent-os/contracts/cyber/threats';
import { getUnits, type UnitsData } from '@talent-os/contracts/healthcare/units';
import { listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import type { Industry } from '@talent-os/contracts/access/tables';
import type { ReactNode } from 'react';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import css from './insights.module.css';

/** What an industry stands at, for who may read it: each figure is that of its own screen, and leads there. */
export const IndustryFigures = ({ industry }: { readonly industry: Industry }) => (
  <dl className={css.figures}>
    <OpenSeats industry={industry} />
    {industry === 'HEALTHCARE' && <CoverageGap />}
    {industry === 'CYBER' && <Risk />}
  </dl>
);

type FigureProps = { readonly label: string; readonly to: string; readonly children: ReactNode };

function Figure({ label, to, children }: FigureProps) {
  const link = useReachable()(to);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {link ? (
          <AppLink to={link} aria-label={`${label}: ${String(children)}`}>
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

/** People who are missing in all units over the days that their screen shows. */
const missingIn = ({ units }: UnitsData): number =>
  units
    .flatMap(({ coverage }) => coverage.flatMap(({ parts }) => parts))
    .reduce((sum, { missing }) => sum + missing, 0);

function CoverageGap() {
  const may = useMay(getUnits);
  const { data } = useQuery({ ...query(getUnits, {}), enabled: may });
  return (
    data?.whole && (
      <Figure label="People missing, 8 days" to="/healthtech">
        {count(missingIn(data))}
      </Figure>
    )
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
