import type { Transaction } from '@talent-os/service-kit';
import { awaitMoment } from '../moments/awaited-moments.queries.js';
import { currentStep, nextNotice } from './approval.rules.js';
import type { Requisition } from './requisition.entity.js';

/** Notes when a request is next to be looked after; nothing while none of its steps waits. */
export function awaitNotice(
  tx: Transaction,
  { id, approvals }: Pick<Requisition, 'id' | 'approvals'>,
  timezone: string,
): Promise<object[]> {
  const step = currentStep(approvals);
  return awaitMoment(tx, 'requisition', id, step && nextNotice(step, timezone)?.at);
}
