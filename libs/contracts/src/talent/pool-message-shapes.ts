import { z } from 'zod';
import { instant, uuid, version } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, prose } from '../text.js';

/** What stands in a message to the pool for something of the person, written `{{firstName}}`. */
export const poolVariables = {
  firstName: 'First name',
  name: 'Full name',
  headline: 'What they work as',
  recruiter: 'Who writes',
} as const;
export type PoolVariable = keyof typeof poolVariables;
export const poolVariableKeys = Object.keys(poolVariables) as [PoolVariable, ...PoolVariable[]];

/** Messages of an organization, and people one is sent to at a time, at most. */
export const MOST_POOL_TEMPLATES = 40;
export const MOST_RECIPIENTS = 100;

export const mailingStates = { running: 'Being sent', done: 'Sent' } as const;
export type MailingState = keyof typeof mailingStates;
const mailingStateKeys = Object.keys(mailingStates) as [MailingState, ...MailingState[]];

/** A message to the pool as it is written. */
export const poolWording = {
  name: label().min(1, 'Please name the message').max(80),
  subject: label().min(1, 'Please write a subject').max(120),
  body: prose().min(1, 'Please write what people read').max(2_000),
};

export const PoolTemplate = z.object({
  id: uuid(),
  ...poolWording,
  authorName: z.string(),
  changedAt: instant,
  may: mayDo(['change', 'remove']),
  version,
});
export type PoolTemplate = z.infer<typeof PoolTemplate>;

/** Who does not get a message, by why. */
export const LeftOut = z.object({
  /** Their consent to be kept has ended, or their record is gone. */
  expired: z.int().min(0),
  /** They want no messages of recruiters. */
  optedOut: z.int().min(0),
});
export type LeftOut = z.infer<typeof LeftOut>;

export const PoolMailing = z.object({
  id: uuid(),
  subject: z.string(),
  state: z.enum(mailingStateKeys),
  /** People it was sent to, or was to be. */
  total: z.int().min(0),
  sent: z.int().min(0),
  leftOut: LeftOut,
});
export type PoolMailing = z.infer<typeof PoolMailing>;
