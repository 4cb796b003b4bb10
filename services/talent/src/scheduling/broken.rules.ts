import type { BrokenReason } from '@talent-os/contracts/talent/scheduling.js';
import { overlap, type Span } from '../interviews/interview.rules.js';

type Booking = {
  /** The time that is set; null while slots are on offer. */
  readonly set: Span | null;
  readonly slots: readonly Date[];
  readonly interviewerIds: readonly string[];
};
type BusySpan = Span & { readonly userId: string };
type Broken = { readonly reason: BrokenReason; readonly peopleIds: readonly string[] };

/** Why a booking no longer holds, and because of whom; nothing where it does. Who has left is told before who is busy. */
export function brokenOf(
  { set, slots, interviewerIds }: Booking,
  busy: readonly BusySpan[],
  here: ReadonlySet<string>,
  now: Date,
): Broken | undefined {
  const left = interviewerIds.filter((id) => !here.has(id));
  if (left.length > 0) return { reason: 'left', peopleIds: left };
  if (!set) return slots.some((slot) => slot > now) ? undefined : { reason: 'unanswered', peopleIds: [] };
  const away = interviewerIds.filter((id) => busy.some((one) => one.userId === id && overlap(one, set)));
  return away.length > 0 ? { reason: 'busy', peopleIds: away } : undefined;
}
