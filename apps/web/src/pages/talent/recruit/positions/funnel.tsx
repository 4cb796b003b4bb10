import type { Figure } from '@talent-os/contracts/figures/figure';
import { count } from '@/lib/format';
import { AppLink } from '@/ui/button/app-link';
import { useFigureLink } from '@/ui/figures/use-figures';
import { Card } from '@/ui/page/card';
import css from './positions.module.css';

/** People under way by type of stage, as bars that open them. */
export function Funnel({ stages }: { readonly stages: readonly Figure[] }) {
  const linkTo = useFigureLink();
  const most = Math.max(...stages.map(({ value }) => value ?? 0), 1);
  return (
    <Card title="Funnel" description={`People on their way, ${stages[0]?.scope ?? ''}`}>
      <ol className={css.funnel}>
        {stages.map((stage) => (
          <li key={stage.label}>
            <span>{stage.label}</span>
            <span className={css.track} aria-hidden>
              <span style={{ width: `${(100 * (stage.value ?? 0)) / most}%` }} />
            </span>
            <FunnelCount to={linkTo(stage)} stage={stage} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function FunnelCount({ to, stage: { label, value } }: { readonly to: string | undefined; readonly stage: Figure }) {
  const shown = count(value ?? 0);
  return to ? (
    <AppLink to={to} aria-label={`${label}: ${shown}`}>
      <b>{shown}</b>
    </AppLink>
  ) : (
    <b>{shown}</b>
  );
}
