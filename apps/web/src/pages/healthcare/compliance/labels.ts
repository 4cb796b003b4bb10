import type { AttestationKind } from '@talent-os/contracts/healthcare/attestations';
import type { BreachDecision } from '@talent-os/contracts/healthcare/breaches';
import type { ControlStatus } from '@talent-os/contracts/healthcare/compliance';
import { counted } from '@/lib/counted';
import type { BadgeVariant } from '@/ui/display/status-badge';

export const controlVariants: Record<ControlStatus, BadgeVariant> = {
  met: 'success',
  partial: 'warning',
  not_met: 'error',
  alternative_documented: 'default',
};

export const decisionVariants: Record<BreachDecision, BadgeVariant> = {
  open: 'warning',
  notify: 'error',
  notified: 'success',
  no_breach: 'secondary',
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
