import type { Transaction } from '@talent-os/service-kit';
import { DueQueue } from '@talent-os/service-kit/due/due-queue';
import type { Credential } from './credentials/credential.entity.js';
import { nextNoticeOn } from './credentials/notice.rules.js';

/** A credential on the day of its next notice; an organization whose courses are to be handed over and brought up to date. */
export const due = new DueQueue<'credential' | 'courses'>('healthcare');

/** No notice is due while the credential counts for nothing. */
export function setCredentialDue(tx: Transaction, credential: Credential): Promise<void> {
  const { id, expirationDate, toldDays, verifiedAt, revokedAt } = credential;
  const counts = verifiedAt && !revokedAt;
  return due.set(tx, 'credential', id, counts ? nextNoticeOn(expirationDate, toldDays) : undefined);
}
