import { severityLabels, type Severity } from '@talent-os/contracts/cyber/incident-states';
import { badgeOf } from '../../../ui/badges';
import { StatusBadge } from '../../../ui/status-badge';

/** How severe a threat is, in the specified colours. */
export function ThreatBadge({ severity }: { readonly severity: Severity }) {
  return <StatusBadge variant={badgeOf('threat severity', severity)}>{severityLabels[severity]}</StatusBadge>;
}
