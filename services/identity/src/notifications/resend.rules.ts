import type { Output } from '@talent-os/contracts';
import type { listNotifications } from '@talent-os/contracts/identity/notifications.js';

type ShownNotification = Output<typeof listNotifications>['items'][number];

/** What became of the e-mail of a notification; `none` where there was to be none. */
export const mailStates = ['none', 'waiting', 'queued', 'sending', 'sent', 'failed', 'not_sent', 'skipped'] as const;

/** Only what failed is sent again: the rest may have arrived. */
export const isResendable = (state: string): boolean => state === 'failed';

/** What the person of a notification may have done about its e-mail. */
export const mayWithMail = (state: string): ShownNotification['may'] => ({ do: isResendable(state) ? ['resend'] : [] });
