import type { AttestationKind } from '@talent-os/contracts/healthcare/attestations';
import type { BreachDecision } from '@talent-os/contracts/healthcare/breaches';
import type { ControlKind, ControlStatus } from '@talent-os/contracts/healthcare/compliance';
import { counted } from '../../../lib/counted';
import type { BadgeVariant } from '../../../ui/status-badge';

type Row = { readonly label: string; readonly variant: BadgeVariant };

export const controlStatusRows: Record<ControlStatus, Row> = {
  met: { label: 'Met', variant: 'success' },
  partial: { label: 'Partial', variant: 'warning' },
  not_met: { label: 'Not met', variant: 'error' },
  alternative_documented: { label: 'Alternative documented', variant: 'default' },
};

export const controlKindLabels: Record<ControlKind, string> = { required: 'Required', addressable: 'Addressable' };

export const decisionRows: Record<BreachDecision, Row> = {
  open: { label: 'Open', variant: 'warning' },
  notify: { label: 'People must be told', variant: 'error' },
  notified: { label: 'People were told', variant: 'success' },
  no_breach: { label: 'No breach', variant: 'secondary' },
};

type Duty = { readonly title: string; readonly attest: string; readonly statement: string };

/** What people attest, in the words they attest it with. */
export const duties: Record<AttestationKind, Duty> = {
  training: {
    title: 'HIPAA training',
    attest: 'Attest training',
    statement: 'I have completed this year’s training on the privacy and security of health information.',
  },
  statement: {
    title: 'Confidentiality statement',
    attest: 'Sign statement',
    statement:
      'I use health information only for my work, only as far as I need it, and tell it to nobody who must not know it. I report every suspected breach at once.',
  },
};

/** How long people can still be told of a breach. */
export function clockText(daysLeft: number): string {
  return daysLeft < 0 ? `${counted(-daysLeft, 'days')} over the 60 days` : `${daysLeft} of 60 days left`;
}
