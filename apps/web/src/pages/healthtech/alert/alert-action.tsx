import { Button } from '@mantine/core';
import { publishShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { alertActionLabels, type Alert, type Unit } from '@talent-os/contracts/healthcare/units';
import { useMay } from '@/lib/use-may';
import { AppLink } from '@/ui/button/app-link';
import type { Choice, Choose } from '../choice';
import css from '../healthtech.module.css';

const SHIFTS = '/healthcare/professional/shifts';

type AlertActionProps = { readonly alert: Alert; readonly unit: Unit; readonly onChoose: Choose };

/** The one thing to do about an alert. Who may not publish shifts reads who does. */
export function AlertAction({ alert, unit, onChoose }: AlertActionProps) {
  const mayPublish = useMay(publishShift);
  const label = alertActionLabels[alert.action];
  const name = `${label}: ${alert.message}`;
  const to = wayOf(alert);
  if (to && (alert.action === 'claim' || mayPublish))
    return (
      <Button component={AppLink} to={to} size="compact-sm" variant="default" aria-label={name}>
        {label}
      </Button>
    );
  if (managed.has(alert.action) && !mayPublish)
    return <span className={css.quiet}>Whoever approves shifts does this</span>;
  const choice = choiceOf(alert, unit);
  return (
    <Button size="compact-sm" variant="default" onClick={() => onChoose(choice)} aria-label={name}>
      {label}
    </Button>
  );
}

/** What only those who approve shifts do. */
const managed = new Set<Alert['action']>(['publish', 'decide', 'invite']);

/** Where an alert is dealt with on another screen: at the shift to claim, or at the claims that wait. */
function wayOf({ action, shiftId }: Alert): string | undefined {
  if (action === 'claim') return `${SHIFTS}?view=open${shiftId ? `&shift=${shiftId}` : ''}`;
  return action === 'decide' ? `${SHIFTS}?view=approvals` : undefined;
}

function choiceOf({ action, gap, shiftId }: Alert, unit: Unit): Choice {
  if (action === 'invite' && shiftId) return { action, unit, shiftId };
  if (action === 'census') return { action, unit };
  if (action === 'credentials' || action === 'education') return { action: 'people', unit };
  return { action: 'publish', unit, gap };
}
