import { messages } from '@talent-os/contracts/identity/auth.js';

const HOUR = 60 * 60_000;

/** How a registration becomes an account: by the link in its mail, by an administrator's hand, or at once. */
export type Admission = 'by mail' | 'by hand' | 'at once';

/** Without a mail server nobody can prove an address; the demo has no addresses to prove. */
export function admissionOf(hasMailServer: boolean, demo: boolean): Admission {
  if (hasMailServer) return 'by mail';
  return demo ? 'at once' : 'by hand';
}

/** The answer to every registration, whatever the address. */
export const messageOf = {
  'by mail': messages.registered,
  'by hand': messages.registeredByHand,
  'at once': messages.registeredAtOnce,
} as const satisfies Record<Admission, string>;

/**
 * How long a registration waits, in milliseconds. By mail: a day for its link, and one for a mail server that is away.
 * By hand: as long as an administrator may be on holiday.
 */
export const waitOf = (admission: Admission): number => (admission === 'by hand' ? 30 * 24 * HOUR : 48 * HOUR);

/** Mails one address gets because a person wants to register with it, in `PER_MS` milliseconds. */
export const MAILS_MOST = 3;
export const PER_MS = HOUR;
