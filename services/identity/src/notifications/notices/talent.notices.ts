import type { Payload } from '@talent-os/contracts';
import { collaborationChanged, mentorshipChanged } from '@talent-os/contracts/talent/collaboration.js';
import { interestDecided, interestExpressed, interestWithdrawn } from '@talent-os/contracts/talent/mobility.js';
import { positionsFound } from '@talent-os/contracts/talent/position-searches.js';
import * as texts from '../texts/notification-texts.js';
import { on } from './notice.js';

type Mentorship = Payload<typeof mentorshipChanged>;

/** Who is told what when a mentorship comes into a state. It is open again with a mentee who was declined. */
const mentorships: Record<Mentorship['status'], (change: Mentorship) => { to: (string | null)[]; note: texts.Note }> = {
  open: ({ menteeId }) => ({ to: [menteeId], note: texts.mentorshipDeclined() }),
  requested: ({ mentorId }) => ({ to: [mentorId], note: texts.mentorshipRequested() }),
  matched: ({ menteeId }) => ({ to: [menteeId], note: texts.mentorshipAccepted() }),
  ended: ({ mentorId, menteeId }) => ({ to: [mentorId, menteeId], note: texts.mentorshipEnded() }),
};

export const talentNotices = {
  interestExpressed: on(interestExpressed, async ({ userId, hiringManagerId, positionTitle }, facts) => [
    { to: [hiringManagerId], note: texts.interestReceived(await facts.nameOf(userId), positionTitle) },
  ]),

  /** A person's own lead hears of an interest only once it is approved. */
  interestDecided: on(interestDecided, async ({ userId, decision, positionTitle }, facts) => {
    const answer = { to: [userId], note: texts.interestAnswered(decision, positionTitle) };
    if (decision === 'declined') return [answer];
    const leads = facts.others(await facts.teamLeadsOf(userId));
    return [answer, { to: leads, note: texts.internalApplicant(await facts.nameOf(userId), positionTitle) }];
  }),

  interestWithdrawn: on(interestWithdrawn, async ({ userId, hiringManagerId, positionTitle }, facts) => [
    {
      to: facts.others([hiringManagerId]),
      note: texts.interestWithdrawn(await facts.nameOf(userId), positionTitle),
    },
  ]),

  positionsFound: on(positionsFound, ({ userId, name, count }) => [
    { to: [userId], note: texts.positionsFound(name, count) },
  ]),

  collaborationChanged: on(collaborationChanged, ({ ownerIds, what, positionTitle }, facts) => [
    { to: facts.others(ownerIds), note: texts.collaborationMoved(what, positionTitle) },
  ]),

  mentorshipChanged: on(mentorshipChanged, (change, facts) => {
    const { to, note } = mentorships[change.status](change);
    return [{ to: facts.others(to), note }];
  }),
};
