import type { Payload } from '@talent-os/contracts';
import type { requisitionDecided, requisitionWaiting } from '@talent-os/contracts/talent/requisition-events.js';
import type { Note } from './notification-texts.js';

const forApprover = (title: string, message: string): Note => ({
  kind: 'approval',
  link: '/talent/plan/pipeline',
  title,
  message,
});
const forRequester = (title: string, message: string): Note => ({
  kind: 'approval',
  link: '/talent/plan/request',
  title,
  message,
});

type Cause = Payload<typeof requisitionWaiting>['cause'];

const waits: Record<Cause, (name: string, title: string) => Note> = {
  submitted: (name, title) => forApprover('A request for seats waits for you', `${name} asks for ${title}.`),
  passed: (name, title) =>
    forApprover(
      'A request for seats waits for you',
      `${name} asks for ${title}. The step before yours has approved it.`,
    ),
  reminder: (name, title) =>
    forApprover('A request for seats is due today', `${name} still waits for your decision on ${title}.`),
  left: (name, title) =>
    forApprover(
      'A request for seats was passed on to you',
      `${name} asks for ${title}. Whoever was asked before may not decide any more.`,
    ),
  escalation: (name, title) =>
    forApprover(
      'A request for seats was brought to you',
      `Nobody has answered ${name} on ${title}. You may decide as well.`,
    ),
};
export const requestWaits = (cause: Cause, name: string, title: string) => waits[cause](name, title);

type Status = Payload<typeof requisitionDecided>['status'];

const answers: Partial<Record<Status, (title: string, seats: number) => Note>> = {
  approved: (title, seats) =>
    forRequester(
      'Your request was approved',
      seats === 1 ? `The seat for ${title} is open now.` : `${seats} seats for ${title} are open now.`,
    ),
  changes_requested: (title) =>
    forRequester(
      'Your request needs changes',
      `${title} was sent back to you. What to change stands with the request.`,
    ),
  rejected: (title) =>
    forRequester('Your request was rejected', `${title} was not approved. The reason stands with the request.`),
};
/** What the author of a request reads of a decision; nothing where there is nothing to read. */
export const requestDecided = (status: Status, title: string, seats: number): Note | undefined =>
  answers[status]?.(title, seats);

export const requestCancelled = (name: string, title: string) =>
  forApprover('A request for seats was taken back', `${name} no longer asks for ${title}. Nothing is left to decide.`);
