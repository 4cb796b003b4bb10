import {
  incidentStates,
  severityLabels,
  type IncidentState,
  type Severity,
} from '@talent-os/contracts/cyber/incident-states';
import type { Incident } from '@talent-os/contracts/cyber/incidents';
import { badgeOf } from '../../../ui/badges';
import { StatusBadge, type BadgeVariant } from '../../../ui/status-badge';
import { useNow } from '../../../lib/use-now';
import { countdown } from './clock.rules';

/** How severe it is, in the specified colours. */
export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  return <StatusBadge variant={badgeOf('incident severity', severity)}>{severityLabels[severity]}</StatusBadge>;
}

const variants: Partial<Record<IncidentState, BadgeVariant>> = {
  new: 'warning',
  investigating: 'default',
  closed: 'success',
};

export function StateBadge({ status }: { readonly status: IncidentState }) {
  return <StatusBadge variant={variants[status] ?? 'secondary'}>{incidentStates[status].label}</StatusBadge>;
}

/** What is due next and how long there is, counting down. */
export function Countdown({ incident }: { readonly incident: Pick<Incident, 'status' | 'severity' | 'sla'> }) {
  const state = countdown(incident, useNow());
  return state ? <StatusBadge variant={state.variant}>{state.text}</StatusBadge> : '–';
}
