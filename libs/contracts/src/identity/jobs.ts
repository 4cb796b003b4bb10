import { z } from 'zod';
import { email } from '../canonical.js';
import { uuid } from '../paging.js';
import { job } from '../define.js';

const HOUR = 60 * 60_000;

/** Removes sessions that are over with their tokens, forgotten sign-in attempts, and links, registrations, tokens and deliveries of webhooks whose time is up. */
export const pruneSessions = job('identity.sessions.prune', z.object({}), { everyMs: HOUR });

/** Makes the next signing key when the present one is thirty days old, and removes keys no token refers to. */
export const rotateKeys = job('identity.keys.rotate', z.object({}), { everyMs: HOUR });

/** Sends one mail. It sends nothing where the mail has been taken up by another person or is over. */
export const deliverMail = job('identity.mail.deliver', z.object({ mailId: uuid() }));

/** Plans the mail with a link to choose a new password, where somebody has the address. */
export const planPasswordReset = job('identity.passwords.planReset', z.object({ email: email() }));

/** Takes up mails whose time has come: after quiet hours, after a failure, as a digest; and the ones a worker left behind. */
export const sendDueMails = job('identity.mail.due', z.object({}), { everyMs: 5_000 });

/** Tells browsers of notifications whose time to come back has come. */
export const wakeNotifications = job('identity.notifications.wake', z.object({}), { everyMs: 15_000 });

/** Sends a file of a document to the scanner. */
export const scanDocument = job('identity.documents.scan', z.object({ versionId: uuid() }));

/** Asks everybody who has not acknowledged a document to do so. */
export const askReaders = job('identity.documents.ask', z.object({ documentId: uuid() }));

/** Reminds people of documents they have to read, scans what was not, and erases documents that are kept no longer. */
export const tendDocuments = job('identity.documents.tend', z.object({}), { everyMs: HOUR });

/** Settles requests for a second person whose time has come: they take effect where nobody had to decide, else they expire. */
export const settleApprovals = job('identity.approvals.settleDue', z.object({}), { everyMs: 60_000 });

/** Asks for answers in a review of access, flags what is unanswered, and ends it; each on its day. */
export const tendAccessReviews = job('identity.accessReviews.tend', z.object({}), { everyMs: 60_000 });

/** Ends looks into organizations whose time is up. */
export const endBreakGlasses = job('identity.breakGlass.endDue', z.object({}), { everyMs: 60_000 });

/** Removes notifications, and what became of their mails, after 180 days. */
export const purgeNotifications = job('identity.notifications.purge', z.object({}), { everyMs: HOUR });
