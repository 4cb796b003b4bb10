import { z } from 'zod';
import { uuid } from '../paging.js';
import { job } from '../define.js';

const HOUR = 60 * 60_000;

/** Removes sessions that are over with their tokens, forgotten sign-in attempts, and links, registrations and tokens whose time is up. */
export const pruneSessions = job('identity.sessions.prune', z.object({}), { everyMs: HOUR });

/** Makes the next signing key when the present one is thirty days old, and removes keys no token refers to. */
export const rotateKeys = job('identity.keys.rotate', z.object({}), { everyMs: HOUR });

/** Sends one mail. It sends nothing where the mail has been taken up by another person or is over. */
export const deliverMail = job('identity.mail.deliver', z.object({ mailId: uuid() }));

/** Takes up mails whose time has come: after quiet hours, after a failure, as a digest; and the ones a worker left behind. */
export const sendDueMails = job('identity.mail.due', z.object({}), { everyMs: 5_000 });

/** Tells browsers of notifications whose time to come back has come. */
export const wakeNotifications = job('identity.notifications.wake', z.object({}), { everyMs: 15_000 });

/** Removes notifications, and what became of their mails, after 180 days. */
export const purgeNotifications = job('identity.notifications.purge', z.object({}), { everyMs: HOUR });
