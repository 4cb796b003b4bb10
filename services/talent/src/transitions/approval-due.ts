import type { Transaction } from '@talent-os/service-kit';
import { due } from '../due.js';
import { noticesOf } from './approval.rules.js';
import type { Transition } from './transition.entity.js';

/** A transition is due while approvals of it wait: when the first of those who are asked is to hear of it again. */
export async function setApprovalDue(
  tx: Transaction,
  transition: Pick<Transition, 'id' | 'status' | 'approvals'>,
  timezone: string,
): Promise<void> {
  const moments = noticesOf(transition, timezone).map(({ at }) => at.getTime());
  await due.set(
    tx,
    'transitionApproval',
    transition.id,
    moments.length > 0 ? new Date(Math.min(...moments)) : undefined,
  );
}
