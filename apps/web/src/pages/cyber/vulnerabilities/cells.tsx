import { vulnerabilityStates } from '@talent-os/contracts/cyber/vulnerability-kinds';
import type { Vulnerability } from '@talent-os/contracts/cyber/vulnerabilities';
import { DASH, day } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { useMe } from '@/lib/session';
import { StatusBadge } from '@/ui/display/status-badge';
import { useNow } from '@/lib/use-now';
import { bandOf, dueIn, stateVariants } from './labels';
import { Quiet } from '@/ui/display/quiet';
import cell from '@/ui/table/cell.module.css';

type CellProps = { readonly vulnerability: Vulnerability };

/** How severe it is by its score. */
export function Score({ vulnerability: { cvss } }: CellProps) {
  const { label, variant } = bandOf(cvss);
  return (
    <StatusBadge variant={variant}>
      {cvss.toFixed(1)} {label}
    </StatusBadge>
  );
}

export const State = ({ vulnerability: { status } }: CellProps) => (
  <StatusBadge variant={stateVariants[status]}>{vulnerabilityStates[status].label}</StatusBadge>
);

/** When it is due; until when its risk is accepted; nothing once it is remediated. */
export function Due({ vulnerability: { status, dueAt, overdue, acceptedUntil } }: CellProps) {
  const { dayOf } = useFormat();
  const { timezone } = useMe().organization;
  const now = useNow();
  if (status === 'remediated') return DASH;
  if (status === 'accepted') return <Quiet>Accepted until {day(acceptedUntil ?? undefined)}</Quiet>;
  if (!dueAt) return <Quiet>Next upgrade</Quiet>;
  return (
    <div className={cell.cell}>
      <span>{dayOf(dueAt)}</span>
      <Quiet late={overdue}>{dueIn(dueAt, now, timezone)}</Quiet>
    </div>
  );
}
