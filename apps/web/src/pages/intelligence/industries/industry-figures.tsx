import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { CyberFigures } from './cyber-figures';
import { Figure } from './figure';
import { HealthcareFigures } from './healthcare-figures';
import css from './industries.module.css';
import { SalesFigures } from './sales-figures';

const OWN = { HEALTHCARE: HealthcareFigures, CYBER: CyberFigures, SALES: SalesFigures } as const satisfies Record<
  Industry,
  unknown
>;

/** What an industry stands at, for who may read it: each figure is that of its own screen, and leads there. */
export function IndustryFigures({ industry }: { readonly industry: Industry }) {
  const Own = OWN[industry];
  return (
    <dl className={css.figures}>
      <OpenSeats industry={industry} />
      <Own />
    </dl>
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
