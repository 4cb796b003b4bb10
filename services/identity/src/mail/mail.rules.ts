import type { MailState } from '@talent-os/contracts/identity/notifications.js';

const MINUTE = 60_000;
/** Pauses before a mail that failed is tried again, in milliseconds; after the last one it is given up. */
export const PAUSES: readonly number[] = [15_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 480 * MINUTE];
/** A worker that has said nothing of a mail for so long, in milliseconds, has left it behind. Longer than every timeout of a session. */
export const LEFT_BEHIND_MS = 2 * MINUTE;

/** How an attempt ended. `unknown`: the server had the whole text and never said whether it takes it. */
export type Attempt =
  | { readonly end: 'sent' }
  | { readonly end: 'later' | 'never' | 'unknown'; readonly reason: string }
  | { readonly end: 'needless'; readonly reason: string }
  | { readonly end: 'impossible'; readonly reason: string };

type MailOutcome = { readonly state: MailState; readonly dueAt: Date | null; readonly reason: string | null };

export const UNKNOWN =
  'The connection broke while the mail was handed over. It may have arrived, so it is not sent again';

/** What becomes of a mail after an attempt. `attempts` counts this one. */
export function settledBy(attempt: Attempt, attempts: number, now: Date): MailOutcome {
  switch (attempt.end) {
    case 'sent':
      return { state: 'sent', dueAt: null, reason: null };
    case 'needless':
      return { state: 'skipped', dueAt: null, reason: attempt.reason };
    case 'impossible':
      return { state: 'not_sent', dueAt: null, reason: attempt.reason };
    case 'later': {
      const pause = PAUSES[attempts - 1];
      if (pause === undefined) return { state: 'failed', dueAt: null, reason: attempt.reason };
      return { state: 'waiting', dueAt: new Date(now.getTime() + pause), reason: attempt.reason };
    }
    default:
      return { state: 'failed', dueAt: null, reason: attempt.reason };
  }
}

/** What an SMTP session throws: our own words for its code, and the server's status where it gave one. */
export type SmtpFailure = { readonly code?: string | undefined; readonly responseCode?: number | undefined };

const reasons: Readonly<Record<string, string>> = {
  ECONNECTION: 'The mail server cannot be reached',
  ESOCKET: 'The mail server cannot be reached',
  EDNS: 'The mail server has no known address',
  ETIMEDOUT: 'The mail server did not answer in time',
  ETLS: 'The mail server offers no safe connection',
  EAUTH: 'The mail server refuses our sign-in',
};

/** How an attempt that threw has ended. A refused sign-in is the installation's to mend, so the mail waits for it. */
export function endOf({ code = '', responseCode }: SmtpFailure, handedOver: boolean): Attempt {
  const said = responseCode ? ` (${responseCode})` : '';
  if (code === 'EAUTH') return { end: 'later', reason: `${reasons.EAUTH}${said}` };
  if (responseCode && responseCode >= 500) return { end: 'never', reason: `The mail server refused the mail${said}` };
  if (responseCode) return { end: 'later', reason: `The mail server asks to try again later${said}` };
  if (handedOver) return { end: 'unknown', reason: UNKNOWN };
  return { end: 'later', reason: reasons[code] ?? 'The mail server cannot be reached' };
}
