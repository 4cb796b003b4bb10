import {
  interviewCancelled,
  interviewCompleted,
  interviewMissed,
  interviewNear,
  interviewProposed,
  interviewRescheduled,
  interviewScheduled,
  interviewerReplaced,
  scorecardsOverdue,
  scorecardSubmitted,
  type Appointment,
} from '@talent-os/contracts/talent/interview-events.js';
import { interviewKindLabels } from '@talent-os/contracts/talent/interview-states.js';
import {
  offerAnswered,
  offerDecided,
  offerExpired,
  offerRescinded,
  offerSent,
  offerSubmitted,
  offerWaiting,
} from '@talent-os/contracts/talent/offer-events.js';
import type { Invitation } from '../../mail/invitation.js';
import type { Note } from '../texts/notification-texts.js';
import * as texts from '../texts/hiring-texts.js';
import { on, type NoticeFacts, type AddressedNote } from './notice.js';

/** The person of an application. */
const applicant = (facts: NoticeFacts, userId: string, note: Note): AddressedNote => ({
  to: facts.others([userId]),
  note,
});

type InterviewFacts = { readonly userId: string; readonly positionTitle: string };

/** Interviewers; who hires finds their interviews on another screen than their colleagues. */
async function interviewers(
  facts: NoticeFacts,
  ids: readonly string[],
  note: (to: texts.Interviewer, name: string, position: string) => Note,
  { userId, positionTitle }: InterviewFacts,
): Promise<AddressedNote[]> {
  const name = await facts.nameOf(userId);
  const hiring = await facts.inAudience(ids, 'hiringTeam');
  const others = ids.filter((id) => !hiring.includes(id));
  return [
    { to: facts.others(hiring), note: note('hiring', name, positionTitle) },
    { to: facts.others(others), note: note('colleague', name, positionTitle) },
  ];
}

type Appointed = {
  readonly interviewId: string;
  readonly positionTitle: string;
  readonly appointment?: Appointment | undefined;
};

/** Notes that bring an interview into calendars, or take it out of them; as they are where it has no time. */
const invited = (
  method: Invitation['method'],
  { interviewId, positionTitle, appointment }: Appointed,
  notes: readonly AddressedNote[],
): readonly AddressedNote[] => {
  if (!appointment) return notes;
  const { kind, ...when } = appointment;
  const summary = `Interview (${interviewKindLabels[kind]}): ${positionTitle}`;
  const invitation = { method, uid: `interview-${interviewId}@talent-os`, summary, ...when };
  return notes.map(({ to, note }) => ({ to, note: { ...note, invitation } }));
};

type OfferFacts = InterviewFacts & { readonly authorId: string; readonly hiringManagerId: string };

type Asked = { readonly step: string; readonly approverIds?: readonly string[] | null | undefined };

/** Who decides the step of an offer that waits: who is named for it, else whoever has the right to; never its author. */
async function deciders(
  facts: NoticeFacts,
  { step, approverIds }: Asked,
  offer: OfferFacts,
  note = texts.offerWaits,
): Promise<AddressedNote> {
  const open = () => (step === 'manager' ? [offer.hiringManagerId] : facts.requisitionApprovers());
  const to = (approverIds ?? (await open())).filter((id) => id !== offer.authorId && id !== offer.userId);
  return { to: facts.others(to), note: note(await facts.nameOf(offer.userId), offer.positionTitle) };
}

const team = ({ authorId, hiringManagerId }: OfferFacts) => [...new Set([authorId, hiringManagerId])];

export const hiringNotices = {
  interviewProposed: on(interviewProposed, ({ userId, positionTitle }, facts) => [
    applicant(facts, userId, texts.slotsOffered(positionTitle)),
  ]),

  interviewScheduled: on(interviewScheduled, async (interview, facts) => {
    const { interviewerIds, proposedById, userId, positionTitle } = interview;
    const proposer = proposedById && !interviewerIds.includes(proposedById) ? [proposedById] : [];
    const both = [
      // Whoever picked it wants it in their calendar as well.
      { to: [userId], note: texts.timeSet(positionTitle) },
      ...(await interviewers(facts, interviewerIds, texts.slotPicked, interview)),
    ];
    return [
      ...invited('REQUEST', interview, both),
      { to: facts.others(proposer), note: texts.timeChosen(await facts.nameOf(userId), positionTitle) },
    ];
  }),

  interviewRescheduled: on(interviewRescheduled, async (interview, facts) => {
    const { was, interviewerIds, proposedById, userId, positionTitle } = interview;
    const counted = was === 'scheduled' ? interviewerIds : [];
    const proposer = proposedById && !counted.includes(proposedById) ? [proposedById] : [];
    const both = [
      applicant(facts, userId, texts.otherSlots(positionTitle)),
      ...(await interviewers(facts, counted, texts.interviewMoved, interview)),
    ];
    return [
      ...invited('CANCEL', interview, both),
      { to: facts.others(proposer), note: texts.timeOpen(await facts.nameOf(userId), positionTitle) },
    ];
  }),

  interviewNear: on(interviewNear, async (interview, facts) => {
    const [theirs, ours] = interview.hours === 1 ? texts.atHand : texts.ahead;
    return invited('REQUEST', interview, [
      applicant(facts, interview.userId, theirs(interview.positionTitle)),
      ...(await interviewers(facts, interview.interviewerIds, ours, interview)),
    ]);
  }),

  interviewerReplaced: on(interviewerReplaced, async (interview, facts) => [
    ...invited(
      'REQUEST',
      interview,
      await interviewers(facts, [interview.interviewerId], texts.holdsInstead, interview),
    ),
    ...invited('CANCEL', interview, await interviewers(facts, [interview.formerId], texts.interviewOver, interview)),
  ]),

  interviewCompleted: on(interviewCompleted, (interview, facts) =>
    interviewers(facts, interview.interviewerIds, texts.cardDue, interview),
  ),

  interviewMissed: on(interviewMissed, async ({ proposedById, userId, positionTitle }, facts) => [
    { to: facts.others([proposedById]), note: texts.missed(await facts.nameOf(userId), positionTitle) },
  ]),

  interviewCancelled: on(interviewCancelled, async (interview, facts) => {
    const counted = interview.was === 'scheduled' ? interview.interviewerIds : [];
    return invited('CANCEL', interview, [
      applicant(facts, interview.userId, texts.interviewOff(interview.positionTitle)),
      ...(await interviewers(facts, counted, texts.interviewOver, interview)),
    ]);
  }),

  scorecardSubmitted: on(scorecardSubmitted, async ({ missing, proposedById, userId, positionTitle }, facts) =>
    missing > 0
      ? []
      : [{ to: facts.others([proposedById]), note: texts.allCardsIn(await facts.nameOf(userId), positionTitle) }],
  ),

  scorecardsOverdue: on(scorecardsOverdue, (interview, facts) =>
    interviewers(facts, interview.missingIds, texts.cardOverdue, interview),
  ),

  offerSubmitted: on(offerSubmitted, async (offer, facts) => [await deciders(facts, offer, offer)]),

  offerWaiting: on(offerWaiting, async (offer, facts) => [
    await deciders(facts, offer, offer, texts.offerStillWaits[offer.cause]),
  ]),

  offerDecided: on(offerDecided, async (offer, facts) => {
    if (offer.next) return [await deciders(facts, { ...offer, step: offer.next }, offer)];
    const text = offer.decision === 'approved' ? texts.offerApproved : texts.offerReturned;
    return [{ to: facts.others([offer.authorId]), note: text(await facts.nameOf(offer.userId), offer.positionTitle) }];
  }),

  offerSent: on(offerSent, ({ userId, positionTitle }, facts) => [
    applicant(facts, userId, texts.offered(positionTitle)),
  ]),

  offerAnswered: on(offerAnswered, async (offer, facts) => [
    {
      to: facts.others(team(offer)),
      note: texts.offerAnswered(offer.answer, await facts.nameOf(offer.userId), offer.positionTitle),
    },
  ]),

  offerExpired: on(offerExpired, async (offer, facts) => [
    {
      to: facts.others(team(offer)),
      note: texts.offerAnswered('expired', await facts.nameOf(offer.userId), offer.positionTitle),
    },
    applicant(facts, offer.userId, texts.offerLapsed(offer.positionTitle)),
  ]),

  offerRescinded: on(offerRescinded, async ({ told, userId, positionTitle }, facts) =>
    told ? [applicant(facts, userId, texts.offerGone(positionTitle))] : [],
  ),
};
