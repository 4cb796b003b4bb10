import type { ErrorCode } from '@talent-os/contracts';
import type { MyApplication } from '@talent-os/contracts/talent/my-applications.js';
import { offerStates, type OfferState } from '@talent-os/contracts/talent/offer-states.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';

type Status = MyApplication['status'];
type Interview = Pick<MyApplication['interviews'][number], 'status' | 'slots'> & {
  readonly interviewerIds: readonly string[];
};
type Standing = Pick<MyApplication, 'waitingFor'> & {
  readonly interviews: readonly Interview[];
  readonly offer: { readonly status: OfferState; readonly expiresAt: string } | null;
};
type Sides = { readonly recruiterId: string; readonly hiringManagerId: string };

const isOut = (offer: { readonly status: OfferState } | null): boolean =>
  offer !== null && offerStates[offer.status].out;
/** Interviews that take place or have. */
const held = ['scheduled', 'completed'];

/** Whom an application waits for beside its own person. */
export function awaitedBeside({ waitingFor, interviews }: Standing, { recruiterId, hiringManagerId }: Sides): string[] {
  if (waitingFor === 'recruiter') return [recruiterId];
  if (waitingFor === 'manager') return [hiringManagerId];
  if (waitingFor !== 'interviewer') return [];
  const arranged = interviews.filter(({ status }) => held.includes(status));
  return [...new Set(arranged.flatMap(({ interviewerIds }) => interviewerIds))];
}

type Timed = Standing & { readonly stageEnteredAt: string; readonly slaDays: number | null };

/** By when an application should go on: an offer by its expiry, times by the first of them, else its stage by its days. */
export function expectedAt({ waitingFor, interviews, offer, stageEnteredAt, slaDays }: Timed): string | null {
  if (waitingFor === null) return null;
  if (offer && isOut(offer)) return new Date(offer.expiresAt).toISOString();
  const [first] = waitingFor === 'candidate' ? interviews.flatMap(({ slots }) => slots).toSorted() : [];
  if (first) return new Date(first).toISOString();
  return slaDays === null ? null : new Date(Date.parse(stageEnteredAt) + slaDays * DAY_MS).toISOString();
}

type Leaving = { readonly status: Status; readonly offer: { readonly status: OfferState } | null };

/** Why the person cannot withdraw, or nothing. What they were not told yet is not there for them. */
export function withdrawalRefusal({ status, offer }: Leaving): ErrorCode | undefined {
  if (status !== 'active' && status !== 'on_hold') return 'application.closed';
  return isOut(offer) ? 'application.answer' : undefined;
}
