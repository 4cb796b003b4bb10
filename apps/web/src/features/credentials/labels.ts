import {
  credentialKinds,
  credentialStatuses,
  verificationMethods,
  type RenewalStatus,
} from '@talent-os/contracts/healthcare/credentials';
import { inWords } from '@talent-os/contracts/words';
import { counted } from '@/lib/counted';

export const kindLabels = inWords(credentialKinds);
export const statusLabels = inWords(credentialStatuses);
export const methodLabels = inWords(verificationMethods);

export const renewalLabels: Record<RenewalStatus, string> = {
  submitted: 'Renewal waits for verification',
  verified: 'Renewal verified',
  rejected: 'Renewal rejected',
  withdrawn: 'Renewal withdrawn',
};

/** How long it is until the last day: `62 days left`, `expired 12 days ago`. */
export function leftText(days: number): string {
  const time = counted(Math.abs(days), 'days');
  if (days < 0) return `expired ${time} ago`;
  return days === 0 ? 'expires today' : `${time} left`;
}
