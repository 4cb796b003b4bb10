import {
  incidentStates,
  severityLabels,
  type IncidentState,
  type Severity,
} from '@talent-os/contracts/cyber/incident-states';
import type { Incident } from '@talent-os/contracts/cyber/incidents';
import { badgeOf } from '@/ui/display/badges';
import { StatusBadge, type BadgeVariant } from '@/ui/display/status-badge';
import { useNow } from '@/lib/use-now';
import { countdown, urgencyOf } from './clock.rules';
import css from './incidents.module.css';

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

/** What is due next and how long there is, counting down; the bar is what is left of the time, in the colour of its urgency. */
export function Countdown({ incident }: { readonly incident: Pick<Incident, 'status' | 'severity' | 'sla'> }) {
  const now = useNow();
  const state = countdown(incident, now);
  const urgency = urgencyOf(incident, now);
  if (!state || !urgency) return '–';
  return (
    <span className={css.countdown} data-urgency={urgency.urgency}>
      <StatusBadge variant={state.variant}>{state.text}</StatusBadge>
      <span className={css.left} aria-hidden>
        <span style={{ width: `${Math.round(urgency.left * 100)}%` }} />
      </span>
    </span>
  );
}
