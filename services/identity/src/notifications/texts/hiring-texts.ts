import { DAY, note, PIPELINE } from './application-note.js';
import type { Note } from './notification-texts.js';

const RECRUIT = '/talent/recruit';
const approval = (title: string, message: string): Note => ({ kind: 'approval', link: PIPELINE, title, message });

/** Interviewers find it in their day; hiring managers, where they hire. */
const interviewerLinks = { colleague: DAY, hiring: RECRUIT } as const;
export type Interviewer = keyof typeof interviewerLinks;

export const slotsOffered = (position: string) =>
  note(DAY, 'Please choose a time for your interview', `There are times to choose from for ${position}.`);
export const timeSet = (position: string) =>
  note(DAY, 'Your interview has a time', `When and where stands with your application for ${position}.`);
export const otherSlots = (position: string) =>
  note(
    DAY,
    'Please choose another time for your interview',
    `There are other times for ${position}. The reason stands with your application.`,
  );
const interviewAhead = (position: string) =>
  note(DAY, 'Your interview is within a day', `When and where stands with your application for ${position}.`);
const interviewAtHand = (position: string) =>
  note(DAY, 'Your interview is within an hour', `When and where stands with your application for ${position}.`);
export const interviewOff = (position: string) =>
  note(DAY, 'An interview was cancelled', `The reason stands with your application for ${position}.`);
export const offered = (position: string) =>
  note(DAY, 'You have an offer', `We offer you ${position}. The terms stand with your application.`);
export const offerGone = (position: string) =>
  note(DAY, 'An offer was withdrawn', `We are sorry: the offer for ${position} no longer stands.`);
export const offerLapsed = (position: string) =>
  note(DAY, 'An offer has expired', `The time to answer the offer for ${position} is over.`);

export const slotPicked = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'An interview is scheduled', `${name} has chosen a time for ${position}.`);
export const interviewOver = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'An interview was cancelled', `You need not interview ${name} for ${position}.`);
export const interviewMoved = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'An interview gets another time', `${name} chooses when, for ${position}.`);
const holdsSoon = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'You hold an interview within a day', `You interview ${name} for ${position}.`);
const holdsAtHand = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'You hold an interview within an hour', `You interview ${name} for ${position}.`);
export const holdsInstead = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'You hold an interview in place of a colleague', `You interview ${name} for ${position}.`);
/** To who is interviewed and to who interviews, by how near it is. */
export const ahead = [interviewAhead, holdsSoon] as const;
export const atHand = [interviewAtHand, holdsAtHand] as const;
export const cardDue = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'Your scorecard is due', `Please say within a day how you found ${name} for ${position}.`);
export const cardOverdue = (to: Interviewer, name: string, position: string) =>
  note(interviewerLinks[to], 'Your scorecard is overdue', `${name} for ${position} waits for what you found.`);

export const timeChosen = (name: string, position: string) =>
  note(PIPELINE, 'An interview is scheduled', `${name} has chosen a time for ${position}.`);
export const timeOpen = (name: string, position: string) =>
  note(PIPELINE, 'An interview gets another time', `${name} chooses when, for ${position}.`);
export const missed = (name: string, position: string) =>
  note(PIPELINE, 'Somebody did not come to an interview', `${name} did not come to the interview for ${position}.`);
export const allCardsIn = (name: string, position: string) =>
  note(PIPELINE, 'Every scorecard is in', `${name} for ${position}: you can read all of them and decide.`);

export const offerWaits = (name: string, position: string) =>
  approval('An offer waits for your approval', `${name} for ${position}.`);
/** Approvers are told once more, or others in their place. */
export const offerStillWaits = {
  reminder: (name: string, position: string) =>
    approval('An offer still waits for your approval', `${name} for ${position}.`),
  escalation: (name: string, position: string) =>
    approval('An offer waits too long', `Nobody has approved the offer to ${name} for ${position} yet: please decide.`),
  left: offerWaits,
} as const;
export const offerApproved = (name: string, position: string) =>
  approval('An offer is approved', `The offer to ${name} for ${position} can be sent.`);
export const offerReturned = (name: string, position: string) =>
  approval('An offer came back to you', `What should change stands with the offer to ${name} for ${position}.`);

const answers = {
  accepted: (name: string, position: string) =>
    note(PIPELINE, 'An offer was accepted', `${name} accepted the offer for ${position}.`),
  declined: (name: string, position: string) =>
    note(PIPELINE, 'An offer was declined', `${name} declined the offer for ${position}. The reason stands with it.`),
  expired: (name: string, position: string) =>
    note(PIPELINE, 'An offer has expired', `${name} did not answer the offer for ${position} in time.`),
} as const;
export const offerAnswered = (answer: keyof typeof answers, name: string, position: string) =>
  answers[answer](name, position);
