import type { ClearanceDetail } from '@talent-os/contracts/cyber/clearance';
import { clearanceLevelLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { day } from '@/lib/format';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { StatusBadge } from '@/ui/display/status-badge';
import rows from '@/ui/table/rows.module.css';
import css from './clearance.module.css';
import { NO_CLEARANCE_HISTORY } from '@talent-os/contracts/cyber/clearance';

/** Every level that was granted, the latest first. */
export function History({ history }: Pick<ClearanceDetail, 'history'>) {
  return (
    <Card title="Clearance History" flush>
      {history.length === 0 ? (
        <EmptyState title={NO_CLEARANCE_HISTORY} />
      ) : (
        <ul className={rows.rows}>
          {history.map(({ level, grantedDate, grantingAuthority, status }) => (
            <li key={`${level} ${grantedDate} ${grantingAuthority} ${status}`}>
              <div className={css.cell}>
                <span className={css.name}>{clearanceLevelLabels[level]}</span>
                <span className={css.quiet}>
                  Granted {day(grantedDate)} by {grantingAuthority}
                </span>
              </div>
              <StatusBadge variant={status === 'active' ? 'success' : 'secondary'}>
                {status === 'active' ? 'Active' : 'Not active'}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
