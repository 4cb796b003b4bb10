import type { Transaction } from '@talent-os/service-kit';
import { DomainError } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { Candidate } from './candidate.entity.js';

/** Whether the pool shows a record on a day. */
const isListed = ({ mergedInto, consentUntil }: Candidate, today: Day): boolean =>
  mergedInto === null && consentUntil >= today;

/** A record the pool shows, locked. 404 for one that is hidden, as for one that does not exist. */
export async function lockListed(tx: Transaction, id: string, today: Day): Promise<Candidate> {
  const candidate = await tx.lock(Candidate, id);
  if (!isListed(candidate, today)) throw new DomainError('resource.missing');
  return candidate;
}
