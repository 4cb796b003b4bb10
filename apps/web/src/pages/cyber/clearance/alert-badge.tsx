import type { ClearanceDetail } from '@talent-os/contracts/cyber/clearance';
import { StatusBadge } from '@/ui/display/status-badge';

type Severity = ClearanceDetail['alerts'][number]['severity'];

/** How near the date of an alert is. */
export const AlertBadge = ({ severity }: { readonly severity: Severity }) =>
  severity === 'high' ? (
    <StatusBadge variant="error">High</StatusBadge>
  ) : (
    <StatusBadge variant="warning">Upcoming</StatusBadge>
  );
