import type { ErrorCode } from '@talent-os/contracts';
import type { AssignmentStatus, StoredStatus } from '@talent-os/contracts/healthcare/shifts-states.js';
import type { SlotOfShift } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { actionsBy } from '@talent-os/service-kit/may';
import { startsSoon } from '../claim/claim.rules.js';
import type { Span } from '../shift.rules.js';

/** What the next step of an assignment depends on. */
export type Slot = {
  readonly userId: string;
  readonly status: StoredStatus;
  readonly releaseAskedAt: Date | null;
};

/** The status people read: what was confirmed and has ended is completed, what nobody decided before the start is declined. */
export function statusAt(status: StoredStatus, { startsAt, endsAt }: Span, now: Date): AssignmentStatus {
  if (status === 'confirmed' && endsAt <= now) return 'completed';
  return status === 'pending' && startsAt <= now ? 'declined' : status;
}

type Answer<T> = { readonly refusal: ErrorCode } | { readonly step: T };

/** What becomes of a wish to be released: at once until a day before the start, later a manager decides. */
export function releaseOf({ status, releaseAskedAt }: Slot, shift: Span, now: Date): Answer<'released' | 'asked'> {
  if (shift.startsAt <= now) return { refusal: 'shift.over' };
  if (status === 'pending') return { step: 'released' };
  if (releaseAskedAt) return { refusal: 'shift.asked' };
  return { step: startsSoon(shift, now) ? 'asked' : 'released' };
}

/** What of an assignment waits for a manager; nobody decides about themselves, and nothing once the shift has started. */
export function waitingOf(slot: Slot, shift: Span, by: string, now: Date): Answer<'claim' | 'release'> {
  const what =
    slot.status === 'pending' ? 'claim' : slot.status === 'confirmed' && slot.releaseAskedAt ? 'release' : null;
  if (!what || shift.startsAt <= now) return { refusal: 'shift.settled' };
  return slot.userId === by ? { refusal: 'shift.ownDecision' } : { step: what };
}

/** Why a slot cannot be taken back; nothing where it can. */
export function removalRefusal({ status }: Pick<Slot, 'status'>, started: boolean): ErrorCode | undefined {
  if (started) return 'shift.over';
  return status === 'planned' || status === 'pending' || status === 'confirmed' ? undefined : 'shift.settled';
}

/** Why absence cannot be marked, or taken back; nothing where it can. */
export function absenceRefusal(
  { status }: Pick<Slot, 'status'>,
  started: boolean,
  absent: boolean,
): ErrorCode | undefined {
  return status === (absent ? 'confirmed' : 'no_show') && started ? undefined : 'shift.absence';
}

/** What a manager may do about a slot. */
export const mayWithSlot = (status: StoredStatus, started: boolean): SlotOfShift['may'] => ({
  do: actionsBy({
    remove: () => removalRefusal({ status }, started) === undefined,
    absent: () => absenceRefusal({ status }, started, true) === undefined,
    present: () => absenceRefusal({ status }, started, false) === undefined,
  }),
});
