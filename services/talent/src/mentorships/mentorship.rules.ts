import type { ErrorCode } from '@talent-os/contracts';

export type MentorshipStatus = 'open' | 'requested' | 'matched' | 'ended';
export type MentorshipAction = 'request' | 'accept' | 'decline' | 'end';
type Actor = 'mentor' | 'mentee' | 'anyone';

type Offer = { readonly mentorId: string; readonly menteeId: string | null; readonly status: MentorshipStatus };
type Step = { readonly to: MentorshipStatus; readonly menteeId: string | null };

/** Who may do what from which status, and where it leads. Ending a request takes it back: the offer is open again. */
const machine: Record<MentorshipStatus, Partial<Record<MentorshipAction, Partial<Record<Actor, MentorshipStatus>>>>> = {
  open: { request: { anyone: 'requested' }, end: { mentor: 'ended' } },
  requested: {
    accept: { mentor: 'matched' },
    decline: { mentor: 'open' },
    end: { mentee: 'open', mentor: 'ended' },
  },
  matched: { end: { mentor: 'ended', mentee: 'ended' } },
  ended: {},
};

function actorOf(offer: Offer, userId: string): Actor {
  if (offer.mentorId === userId) return 'mentor';
  return offer.menteeId === userId ? 'mentee' : 'anyone';
}

/**
 * What an answer to an offer leads to. Refuses with `collaboration.mentor` where the offer is past that step (a person
 * else was faster), with `access.denied` where the step is another person's.
 */
export function answerTo(
  offer: Offer,
  action: MentorshipAction,
  userId: string,
): Step | { readonly refusal: ErrorCode } {
  const allowed = machine[offer.status][action];
  if (!allowed) return { refusal: 'collaboration.mentor' };
  const to = allowed[actorOf(offer, userId)];
  if (!to) return { refusal: 'access.denied' };
  if (to === 'open') return { to, menteeId: null };
  return { to, menteeId: action === 'request' ? userId : offer.menteeId };
}
