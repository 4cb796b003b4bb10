import type { NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import type { Note } from './notification-texts.js';

const note = (kind: NotificationKind, title: string, message: string): Note => ({
  kind,
  title,
  message,
  // Whoever works here may open it: it shows people their part in moves, and all of them to who manages them.
  link: '/talent/transition',
});

export const reviewAsked = (name: string, position: string) =>
  note('approval', 'A move waits for review', `${name} is to move into ${position}.`);

export const approvalAsked = (name: string, position: string) =>
  note('approval', 'A move waits for your approval', `${name} is to move into ${position}. Please approve or decline.`);

const own = {
  in_review: (position: string) =>
    note('interest', 'Your move is in review', `Both managers and HR are asked about your move into ${position}.`),
  approved: (position: string) =>
    note('interest', 'Your move was approved', `Your move into ${position} was approved. The handover comes next.`),
  declined: (position: string) =>
    note('interest', 'Your move was declined', `Your move into ${position} was declined this time.`),
  cancelled: (position: string) =>
    note('interest', 'Your move was cancelled', `Your move into ${position} was cancelled.`),
} as const;
export const ownMove = (status: keyof typeof own, position: string) => own[status](position);

const led = {
  approved: (name: string, position: string) =>
    note('approval', 'A move was approved', `${name} moves into ${position}. The seat they leave can be filled.`),
  declined: (name: string, position: string) =>
    note('approval', 'A move was declined', `${name} does not move into ${position}. The reason is with the move.`),
  cancelled: (name: string, position: string) =>
    note('approval', 'A move was cancelled', `${name} does not move into ${position}. The reason is with the move.`),
} as const;
export const ledMove = (status: keyof typeof led, name: string, position: string) => led[status](name, position);

export const handoverTask = (position: string) =>
  note('task', 'Something is yours to hand over', `A task of the move into ${position} is yours.`);

export const dayChanged = (position: string) =>
  note('interest', 'The day of your move changed', `Your move into ${position} takes effect on another day.`);

export const ownMoveDone = (title: string) =>
  note('interest', 'You work in your new seat', `From today on you work as ${title}.`);

export const ledMoveDone = (name: string, title: string) =>
  note('approval', 'A colleague works in a new seat', `${name} works as ${title} from today on.`);
