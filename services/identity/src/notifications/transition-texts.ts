import type { NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import type { Note } from './notification-texts.js';

/** Where people find their own part in moves; who manages moves finds all of them on the other screen. */
const MINE = '/sales/internal-mobility/expressions';
const ALL = '/talent/transition';

const note = (kind: NotificationKind, link: Note['link'], title: string, message: string): Note => ({
  kind,
  title,
  message,
  link,
});

export const reviewAsked = (name: string, position: string) =>
  note('approval', ALL, 'A move waits for review', `${name} is to move into ${position}.`);

/** `all`: to people who find every move on one screen. */
export const approvalAsked = (name: string, position: string, all: boolean) =>
  note(
    'approval',
    all ? ALL : MINE,
    'A move waits for your approval',
    `${name} is to move into ${position}. Please approve or decline.`,
  );

const own = {
  in_review: (position: string) =>
    note(
      'interest',
      MINE,
      'Your move is in review',
      `Both managers and HR are asked about your move into ${position}.`,
    ),
  approved: (position: string) =>
    note(
      'interest',
      MINE,
      'Your move was approved',
      `Your move into ${position} was approved. The handover comes next.`,
    ),
  declined: (position: string) =>
    note('interest', MINE, 'Your move was declined', `Your move into ${position} was declined this time.`),
  cancelled: (position: string) =>
    note('interest', MINE, 'Your move was cancelled', `Your move into ${position} was cancelled.`),
} as const;
export const ownMove = (status: keyof typeof own, position: string) => own[status](position);

const led = {
  approved: (name: string, position: string) =>
    note('approval', ALL, 'A move was approved', `${name} moves into ${position}. The seat they leave can be filled.`),
  declined: (name: string, position: string) =>
    note(
      'approval',
      ALL,
      'A move was declined',
      `${name} does not move into ${position}. The reason is with the move.`,
    ),
  cancelled: (name: string, position: string) =>
    note(
      'approval',
      ALL,
      'A move was cancelled',
      `${name} does not move into ${position}. The reason is with the move.`,
    ),
} as const;
export const ledMove = (status: keyof typeof led, name: string, position: string) => led[status](name, position);

export const handoverTask = (position: string) =>
  note('task', MINE, 'Something is yours to hand over', `A task of the move into ${position} is yours.`);

export const dayChanged = (position: string) =>
  note('interest', MINE, 'The day of your move changed', `Your move into ${position} takes effect on another day.`);

export const ownMoveDone = (title: string) =>
  note('interest', MINE, 'You work in your new seat', `From today on you work as ${title}.`);

export const ledMoveDone = (name: string, title: string) =>
  note('approval', ALL, 'A colleague works in a new seat', `${name} works as ${title} from today on.`);
