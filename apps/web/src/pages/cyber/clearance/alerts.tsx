import type { ClearanceDetail } from '@talent-os/contracts/cyber/clearance';
import { Card } from '@/ui/page/card';
import { AlertBadge } from './alert-badge';
import rows from '@/ui/table/rows.module.css';
import css from './clearance.module.css';

/** Dates that come up, the most urgent first; nothing where none does. */
export function Alerts({ alerts }: Pick<ClearanceDetail, 'alerts'>) {
  if (alerts.length === 0) return null;
  return (
    <Card title="Alerts" flush>
      <ul className={rows.rows}>
        {alerts.map(({ severity, title, message }) => (
          <li key={title}>
            <div className={css.cell}>
              <span className={css.name}>{title}</span>
              <span className={css.quiet}>{message}</span>
            </div>
            <AlertBadge severity={severity} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
