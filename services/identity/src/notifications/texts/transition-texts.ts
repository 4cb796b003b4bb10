import type { NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import type { Note } from './notification-texts.js';

/** A move as its notices name it. */
export type Move = { readonly transitionId: string; readonly positionTitle: string };

const note = (kind: NotificationKind, { transitionId }: Move, title: string, message: string): Note => ({
  kind,
  title,
  message,
  // Colleagues may open it, and see the move there in which they have a part.
  link: `/talent/transition?transition=${transitionId}`,
});

const asked = (move: Move, title: string, name: string, please = '') =>
  note('approval', move, title, `${name} is to move into ${move.positionTitle}.${please}`);
export const reviewAsked = (move: Move, name: string) => asked(move, 'A move waits for review', name);
export const approvalAsked = (move: Move, name: string) =>
  asked(move, 'A move waits for your approval', name, ' Please approve or decline.');

/** Approvers are told once more, or others in their place. */
export const approvalStillAsked = {
  reminder: (move: Move, name: string) =>
    asked(move, 'A move still waits for your approval', name, ' Please approve or decline.'),
  escalation: (move: Move, name: string) =>
    asked(move, 'A move waits too long', name, ' An approval is missing: please decide.'),
  left: approvalAsked,
} as const;

const own = {
  in_review: [
    'Your move is in review',
    (to: string) => `Everybody who approves it is asked about your move into ${to}.`,
  ],
  approved: ['Your move was approved', (to: string) => `Your move into ${to} was approved. The handover comes next.`],
  declined: ['Your move was declined', (to: string) => `Your move into ${to} was declined this time.`],
  cancelled: ['Your move was cancelled', (to: string) => `Your move into ${to} was cancelled.`],
} as const;
export function ownMove(status: keyof typeof own, move: Move) {
  const [title, message] = own[status];
  return note('interest', move, title, message(move.positionTitle));
}

const led = {
  approved: ['A move was approved', 'moves into', 'The seat they leave can be filled.'],
  declined: ['A move was declined', 'does not move into', 'The reason is with the move.'],
  cancelled: ['A move was cancelled', 'does not move into', 'The reason is with the move.'],
} as const;
export function ledMove(status: keyof typeof led, move: Move, name: string) {
  const [title, moves, next] = led[status];
  return note('approval', move, title, `${name} ${moves} ${move.positionTitle}. ${next}`);
}

export const handoverTask = (move: Move) =>
  note('task', move, 'Something is yours to hand over', `A task of the move into ${move.positionTitle} is yours.`);

export const dayChanged = (move: Move) =>
  note(
    'interest',
    move,
    'The day of your move changed',
    `Your move into ${move.positionTitle} takes effect on another day.`,
  );

export const ownMoveDone = (move: Move) =>
  note('interest', move, 'You work in your new seat', `From today on you work as ${move.positionTitle}.`);

export const ledMoveDone = (move: Move, name: string) =>
  note('approval', move, 'A colleague works in a new seat', `${name} works as ${move.positionTitle} from today on.`);
