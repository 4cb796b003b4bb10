import * as texts from '../notifications/notification-texts.js';

/** Whose notification it is, how many hours old, and whether it has been read. */
type Entry = readonly [mailbox: string, hoursAgo: number, read: boolean, note: texts.Note];

/** Notifications the people of the demo organizations find when they first sign in. */
export const inboxes: Record<string, readonly Entry[]> = {
  meridian: [
    ['sales.rep', 3, false, texts.collaborationMoved('next-step', 'an open position in your team')],
    ['sales.rep', 27, false, texts.mentorshipRequested()],
    ['sales.rep', 24 * 9, true, texts.welcome()],
    ['hiring.manager', 5, false, texts.collaborationMoved('note', 'one of your open positions')],
    ['hiring.manager', 24 * 8, true, texts.welcome()],
    ['recruiter', 6, false, texts.collaborationMoved('next-step', 'one of your open positions')],
    ['candidate', 24 * 2, false, texts.collaborationMoved('note', 'the position you applied for')],
    ['department.head', 24 * 6, true, texts.welcome()],
    ['multi', 24 * 3, false, texts.mentorshipAccepted()],
    ['nurse', 24 * 5, false, texts.welcome()],
    ['analyst', 24 * 5, false, texts.welcome()],
    ['org.admin', 24 * 10, true, texts.welcome()],
  ],
  harbor: [
    ['nurse', 24 * 4, false, texts.welcome()],
    ['org.admin', 24 * 11, true, texts.welcome()],
  ],
  sentinel: [
    ['analyst', 24 * 4, false, texts.welcome()],
    ['org.admin', 24 * 11, true, texts.welcome()],
  ],
  northwind: [
    ['sales.rep', 24 * 4, false, texts.welcome()],
    ['org.admin', 24 * 11, true, texts.welcome()],
  ],
};
