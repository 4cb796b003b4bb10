import * as texts from '../notifications/notification-texts.js';

/** Whose notification it is, how many hours old, and whether it has been read. */
type Entry = readonly [mailbox: string, hoursAgo: number, read: boolean, note: texts.Note];

const welcome: texts.Note = {
  kind: 'security',
  title: 'Welcome to Talent OS',
  message: 'Your account is ready. The access test shows which parts of the product your role opens.',
  link: '/test-rbac',
};

/** Notifications the people of the demo organizations find when they first sign in. */
export const inboxes: Record<string, readonly Entry[]> = {
  meridian: [
    ['sales.rep', 3, false, texts.collaborationMoved('next-step', 'an open position in your team')],
    ['sales.rep', 27, false, texts.mentorshipRequested()],
    ['sales.rep', 24 * 9, true, welcome],
    ['hiring.manager', 5, false, texts.collaborationMoved('note', 'one of your open positions')],
    ['hiring.manager', 24 * 8, true, welcome],
    ['recruiter', 6, false, texts.collaborationMoved('next-step', 'one of your open positions')],
    ['candidate', 24 * 2, false, texts.collaborationMoved('note', 'the position you applied for')],
    ['department.head', 24 * 6, true, welcome],
    ['multi', 24 * 3, false, texts.mentorshipAccepted()],
    ['nurse', 24 * 5, false, welcome],
    ['analyst', 24 * 5, false, welcome],
    ['org.admin', 24 * 10, true, welcome],
  ],
  harbor: [
    ['nurse', 24 * 4, false, welcome],
    ['org.admin', 24 * 11, true, welcome],
  ],
  sentinel: [
    ['analyst', 24 * 4, false, welcome],
    ['org.admin', 24 * 11, true, welcome],
  ],
  northwind: [
    ['sales.rep', 24 * 4, false, welcome],
    ['org.admin', 24 * 11, true, welcome],
  ],
};
