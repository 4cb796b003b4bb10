import { severityLabels, type Severity } from '@talent-os/contracts/cyber/incident-states';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge } from '@/ui/display/status-badge';

/** How severe a threat is, in the specified colours. */
export function ThreatBadge({ severity }: { readonly severity: Severity }) {
  return <StatusBadge variant={badgeOf('threat severity', severity)}>{severityLabels[severity]}</StatusBadge>;
}
