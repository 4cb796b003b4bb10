import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { listOpenSeats } from '@talent-os/contracts/talent/open-seats';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Figure } from './figure';
import css from './industries.module.css';

const OWN = {
  HEALTHCARE: lazyPart(async () => (await import('./healthcare-figures')).HealthcareFigures),
  CYBER: lazyPart(async () => (await import('./cyber-figures')).CyberFigures),
  SALES: lazyPart(async () => (await import('./sales-figures')).SalesFigures),
} as const satisfies Record<Industry, unknown>;

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
