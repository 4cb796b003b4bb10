import { complianceStates, type ComplianceState, type ControlStanding } from '@talent-os/contracts/identity/compliance';
import { AppLink } from '@/ui/button/app-link';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { mendedAt } from './mended-at';
import cell from '@/ui/table/cell.module.css';

const variants: Readonly<Record<ComplianceState, BadgeVariant>> = {
  overdue: 'error',
  attention: 'warning',
  unknown: 'secondary',
  met: 'success',
};

export const State = ({ state }: Pick<ControlStanding, 'state'>) => (
  <StatusBadge variant={variants[state]}>{complianceStates[state].label}</StatusBadge>
);

/** What a control was judged by, and where it is set. */
export const Evidence = (standing: ControlStanding) => (
  <span className={cell.cell}>
    <span>{standing.evidence}</span>
    <AppLink to={mendedAt(standing)}>{standing.own ? 'Where it is set' : `Open ${standing.organization}`}</AppLink>
  </span>
);
