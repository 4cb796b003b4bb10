import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { event, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';

/** Of the words people agree to; another wording has the next number. */
export const CONSENT_TEXT_VERSION = 1;

/** What people may agree to, and take back, beside the account itself. */
export const consentKinds = ['aiAssist', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** Candidates and professionals, each for themselves. */
const access = forAudience('allTalent');

const Consent = z.object({
  given: z.boolean(),
  /** Since when the answer is this one; null where there was none. */
  at: instant.nullable(),
  /** Of the words it was given to. */
  textVersion: z.int().min(1).nullable(),
});

export const getConsents = operation('identity.consents.get', {
  http: 'GET /api/identity/consents',
  access,
  summary: 'What I agreed to, since when, and to which version of the words',
  input: z.object({}),
  output: z.object({ aiAssist: Consent, marketing: Consent }),
  effect: 'read',
});

export const setConsent = operation('identity.consents.set', {
  http: 'PUT /api/identity/consents/:kind',
  access,
  summary: 'Agree to something, or take it back; every answer is kept with its date',
  input: z.object({ kind: z.enum(consentKinds), given: z.boolean() }),
  ...noContent,
  effect: 'write',
  events: () => [consentChanged],
});

export const consentChanged = event(
  'identity.consent.changed',
  z.object({ userId: uuid(), consent: z.enum(consentKinds), given: z.boolean() }),
  { live: { to: 'subject', access, refetches: ['identity.consents.get'] } },
);
