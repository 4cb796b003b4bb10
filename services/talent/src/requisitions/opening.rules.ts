import type { ErrorCode } from '@talent-os/contracts';
import type { Requisition } from './requisition.entity.js';

/** Why a request opens no further seat, or nothing. `seats`: those of it that are open, on hold or filled. */
export function openingRefusal(
  { status, headcount }: Pick<Requisition, 'status' | 'headcount'>,
  seats: number,
): ErrorCode | undefined {
  if (status !== 'approved') return 'position.request';
  return seats < headcount ? undefined : 'position.headcount';
}
