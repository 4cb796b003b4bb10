import { Drawer, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getClearance, type ClearanceDetail } from '@talent-os/contracts/cyber/clearance';
import { clearanceStandingLabels, clearanceUpdateLabels } from '@talent-os/contracts/cyber/clearance-kinds';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import { useReturnFocus } from '@/lib/use-return-focus';
import { Facts } from '@/ui/display/facts';
import { Loaded } from '@/ui/loading/loaded';
import { StatusBadge } from '@/ui/display/status-badge';
import { Alerts } from '../alerts';
import { History } from '../history';
import { dueText, factRows, standingVariants } from '../labels';
import rows from '@/ui/table/rows.module.css';
import css from '../clearance.module.css';

type ClearanceDialogProps = { readonly clearanceId: string; readonly onClose: () => void };

/** One person's clearance with alerts, history and every report. Reading it is recorded. */
export function ClearanceDialog({ clearanceId, onClose }: ClearanceDialogProps) {
  useReturnFocus();
  const clearance = useQuery(query(getClearance, { clearanceId }));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={520}
      title={clearance.data ? `Clearance of ${clearance.data.holderName}` : 'Clearance'}
    >
      <Loaded query={clearance} skeletons={4} skeletonHeight={48}>
        {(one) => <Body clearance={one} />}
      </Loaded>
    </Drawer>
  );
}

function Body({ clearance }: { readonly clearance: ClearanceDetail }) {
  const { standing, reinvestigationDue, daysUntilDue, verifiedAt, verifiedByName, updates } = clearance;
  const { dayOf } = useFormat();
  return (
    <div className={css.stack}>
      <Group gap="xs">
        <StatusBadge variant={standingVariants[standing]}>{clearanceStandingLabels[standing]}</StatusBadge>
      </Group>
      <Facts
        items={[
          ...factRows.map(([label, read]) => [label, read(clearance) === '–' ? null : read(clearance)] as const),
          ['Reinvestigation due', reinvestigationDue && `${day(reinvestigationDue)}, ${dueText(daysUntilDue)}`],
          ['Verified', verifiedAt && `${dayOf(verifiedAt)} by ${verifiedByName}`],
        ]}
      />
      <Alerts alerts={clearance.alerts} />
      <History history={clearance.history} />
      {updates.length > 0 && (
        <ul className={rows.rows} aria-label="Reports">
          {updates.map(({ id, status, submittedAt, decidedAt, decidedByName, reason }) => (
            <li key={id}>
              <div className={css.cell}>
                <span className={css.name}>{clearanceUpdateLabels[status]}</span>
                <span className={css.quiet}>
                  Reported {dayOf(submittedAt)}
                  {decidedAt && ` · decided ${dayOf(decidedAt)} by ${decidedByName}`}
                </span>
                {reason && <span className={css.quiet}>Reason: {reason}</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
