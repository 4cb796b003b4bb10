import * as texts from '../notifications/texts/notification-texts.js';
import { defaultPreferences, type Preferences } from '../notifications/preferences.rules.js';

/** Whose notification it is, how many hours old, and whether it has been read. */
type Entry = readonly [mailbox: string, hoursAgo: number, read: boolean, note: texts.Note];

/** Notifications the people of the demo organizations find when they first sign in. */
export const inboxes: Record<string, readonly Entry[]> = {
  meridian: [
    ['sales.rep', 3, false, texts.collaborationMoved('next-step', 'an open position in your team')],
    ['sales.rep', 8, false, texts.taskDue()],
    ['sales.rep', 27, false, texts.mentorshipRequested()],
    ['sales.rep', 31, false, texts.dealMovedForYou('Negotiation')],
    ['sales.rep', 24 * 4, true, texts.checkInDue()],
    ['sales.rep', 24 * 9, true, texts.moveDecided('approved', 'Harbor Freight')],
    ['sales.rep', 24 * 21, true, texts.interestAnswered('declined', 'Regional sales lead')],
    ['sales.rep', 24 * 90, true, texts.welcome()],
    ['hiring.manager', 5, false, texts.collaborationMoved('note', 'one of your open positions')],
    ['hiring.manager', 29, false, texts.checkInDue()],
    ['hiring.manager', 24 * 8, true, texts.welcome()],
    ['recruiter', 6, false, texts.collaborationMoved('next-step', 'one of your open positions')],
    ['recruiter', 26, true, texts.taskDue()],
    ['hr.manager', 7, false, texts.taskDue()],
    ['hr.manager', 24 * 12, true, texts.welcome()],
    ['candidate', 24 * 2, false, texts.collaborationMoved('note', 'the position you applied for')],
    ['department.head', 9, false, texts.checkInDue()],
    ['department.head', 24 * 6, true, texts.welcome()],
    ['multi', 24 * 3, false, texts.mentorshipAccepted()],
    ['nurse', 10, false, texts.taskDue()],
    ['nurse', 24 * 5, false, texts.welcome()],
    ['analyst', 24 * 2, true, texts.signInLocked()],
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

/** Who wants it otherwise than people do who chose nothing, by mailbox. */
export const preferences: Readonly<Record<string, Preferences>> = {
  'hiring.manager': { ...defaultPreferences, digest: 'daily', digestHour: 8 },
  'hr.manager': { choices: { deal: { inApp: false } }, digest: 'weekly', digestHour: 7, quietFrom: 20, quietTo: 7 },
};
