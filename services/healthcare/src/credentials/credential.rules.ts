import { EXPIRING_DAYS, type CredentialStatus } from '@talent-os/contracts/healthcare/credentials.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';

/** What the status of a credential is derived from. */
export type CredentialFacts = {
  readonly expirationDate: Day;
  readonly verifiedAt: Date | string | null;
  readonly revokedAt: Date | string | null;
};

/** The status on a day (UTC). A credential is valid through its last day, and counts for nothing until it is verified. */
export function statusOf({ expirationDate, verifiedAt, revokedAt }: CredentialFacts, today: Day): CredentialStatus {
  if (revokedAt) return 'revoked';
  if (!verifiedAt) return 'pending_verification';
  if (expirationDate < today) return 'expired';
  return expirationDate <= addDays(today, EXPIRING_DAYS) ? 'expiring' : 'active';
}

export const isValid = (status: CredentialStatus) => status === 'active' || status === 'expiring';
