import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may, type Rule } from '../access/rule.js';
import { event, job, operation } from '../define.js';
import { csvExport } from '../csv-export.js';
import { days } from '../dates.js';
import { listInput } from '../list-input.js';
import { day, instant, listOf, noContent, uuid, version } from '../paging.js';
import { label, prose } from '../text.js';
import { mayDo } from '../record-may.js';
import { serialOf } from '../pasted.js';

export const NO_CERTIFICATIONS = 'No certifications on record';

/** Days before its last day from which a credential counts as expiring, and may be renewed. */
export const EXPIRING_DAYS = 90;
/** Days before the last day on which holders are reminded. */
export const REMINDER_DAYS = [90, 60, 30, 7] as const;

export const credentialKinds = ['license', 'certification', 'privilege', 'immunization', 'training'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

export const credentialStatuses = ['active', 'expiring', 'expired', 'pending_verification', 'revoked'] as const;
export type CredentialStatus = (typeof credentialStatuses)[number];

export const renewalStatuses = ['submitted', 'verified', 'rejected', 'withdrawn'] as const;
export type RenewalStatus = (typeof renewalStatuses)[number];

export const verificationMethods = ['primary_source', 'document'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

const holder = ruleOf('healthcare.credentials');
const verifier = may('VERIFY_CREDENTIALS', 'HEALTHCARE');

export const myCredentials = operation('healthcare.credentials.mine', {
  http: 'GET /api/healthcare/professional/credentials',
  access: holder,
  summary: 'My certifications with their dates, and whether my HIPAA duties are met',
  input: z.object({}),
  output: z.object({
    /** Valid today: active and expiring. */
    activeCertifications: z.int(),
    /** The part of the valid ones that expires within 90 days. */
    expiringSoon: z.int(),
    hipaaCompliant: z.boolean(),
    certifications: z.array(
      z.object({
        name: z.string(),
        issuer: z.string(),
        expirationDate: day,
        status: z.enum(credentialStatuses),
      }),
    ),
  }),
  effect: 'read',
});

/** What a person may do with a credential of their own. */
export const holderActions = ['renew', 'withdraw'] as const;
/** What whoever verifies may do with somebody else’s. */
export const verifierActions = ['verify', 'reject', 'revoke'] as const;

const Renewal = z.object({
  expirationDate: day,
  number: z.string(),
  status: z.enum(renewalStatuses),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});

const Verification = z.object({
  method: z.enum(verificationMethods),
  reference: z.string(),
  byName: z.string(),
  at: instant,
});

export const Credential = z.object({
  id: uuid(),
  name: z.string(),
  kind: z.enum(credentialKinds),
  issuer: z.string(),
  number: z.string(),
  state: z.string().nullable(),
  issuedAt: day,
  expirationDate: day,
  /** Days until its last day; negative after it. */
  daysLeft: z.int(),
  status: z.enum(credentialStatuses),
  verification: Verification.nullable(),
  revokeReason: z.string().nullable(),
  /** The latest renewal, whatever became of it. */
  renewal: Renewal.nullable(),
  /** Scans of it that its holder has added. */
  documents: z.int(),
  version,
});
export type Credential = z.infer<typeof Credential>;

/** My credentials by what they count to: `valid` holds today, `expiring` is the part of it that ends within 90 days. */
export const ownShows = { valid: 'Valid today', expiring: 'Expiring within 90 days' } as const;
export type OwnShow = keyof typeof ownShows;

export const ownCredentials = operation('healthcare.credentials.own', {
  http: 'GET /api/healthcare/credentials/own',
  access: holder,
  summary: 'My credentials in full, with their verification and their renewals',
  input: z.object({ show: z.enum(Object.keys(ownShows) as [OwnShow, ...OwnShow[]]).optional() }),
  output: z.object({ items: z.array(Credential.extend({ may: mayDo(holderActions) })) }),
  effect: 'read',
});

const HeldCredential = Credential.extend({ userId: uuid(), holderName: z.string(), may: mayDo(verifierActions) });
export type HeldCredential = z.infer<typeof HeldCredential>;

/** What of a credential waits for HR: its first verification, or a renewal. */
export const waitingFor = ['verification', 'renewal'] as const;

const filters = {
  search: label().max(100).optional(),
  status: z.enum(credentialStatuses).optional(),
  waiting: z.stringbool().optional(),
};

export const listCredentials = operation('healthcare.credentials.list', {
  http: 'GET /api/healthcare/credentials',
  access: verifier,
  summary: "Everybody's credentials, those that wait for verification first",
  input: z.object({ ...listInput(['holderName', 'name', 'expirationDate']), ...filters }),
  output: listOf(HeldCredential).extend({ waiting: z.int() }),
  effect: 'read',
  audited: true,
});

export const getCredential = operation('healthcare.credentials.get', {
  http: 'GET /api/healthcare/credentials/:credentialId',
  access: verifier,
  summary: "One person's credential with every renewal asked for",
  input: z.object({ credentialId: uuid() }),
  output: HeldCredential.extend({ renewals: z.array(Renewal) }),
  effect: 'read',
  audited: true,
  errors: ['resource.missing'],
});

export const exportCredentials = operation(
  'healthcare.credentials.export',
  csvExport(listCredentials, {
    access: { ...may('EXPORT_DATA'), any: [verifier] },
    summary: 'Credentials of the organization as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: filters,
  }),
);

const text = (most: number, message: string) => prose().min(1, message).max(most);
const name = (most: number, message: string) => label().min(1, message).max(most);
const serial = label().overwrite(serialOf).min(1, 'Please enter its number').max(60);

export const addCredential = operation('healthcare.credentials.add', {
  http: 'POST /api/healthcare/credentials',
  access: holder,
  summary: 'Record a credential of mine; it counts once HR has verified it',
  input: z.object({
    name: name(120, 'Please enter a name'),
    kind: z.enum(credentialKinds),
    issuer: name(120, 'Please enter who issued it'),
    number: serial,
    state: label().max(60).optional(),
    issuedAt: days.written,
    expirationDate: days.written,
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [credentialChanged],
  success: 201,
});

export const renewCredential = operation('healthcare.credentials.renew', {
  http: 'POST /api/healthcare/credentials/:credentialId/renewal',
  access: holder,
  summary: 'Ask for a new date of my credential; the old date stays in force until HR has verified it',
  input: z.object({
    credentialId: uuid(),
    expirationDate: days.written,
    number: serial,
  }),
  output: z.object({ status: z.literal('submitted') }),
  effect: 'write',
  events: () => [renewalSubmitted],
  success: 201,
  errors: [
    'resource.missing',
    'credential.revoked',
    'credential.unverified',
    'credential.waiting',
    'credential.early',
    'credential.date',
  ],
});

export const withdrawCredential = operation('healthcare.credentials.withdraw', {
  http: 'POST /api/healthcare/credentials/:credentialId/withdrawal',
  access: holder,
  summary: 'Take back what waits for verification: my renewal, or my credential that was never verified',
  input: z.object({ credentialId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [credentialChanged],
  errors: ['resource.missing', 'credential.settled'],
});

export const verifyCredential = operation('healthcare.credentials.verify', {
  http: 'POST /api/healthcare/credentials/:credentialId/verification',
  access: verifier,
  summary: 'Verify what waits of a credential, with method and reference; never my own',
  input: z.object({
    credentialId: uuid(),
    method: z.enum(verificationMethods),
    reference: text(200, 'Please say under which reference you found it'),
  }),
  output: z.object({ status: z.enum(credentialStatuses) }),
  effect: 'write',
  events: () => [credentialChanged, renewalDecided, credentialRevoked],
  errors: ['resource.missing', 'credential.settled', 'credential.ownDecision'],
});

export const rejectCredential = operation('healthcare.credentials.reject', {
  http: 'POST /api/healthcare/credentials/:credentialId/rejection',
  access: verifier,
  summary: 'Reject what waits of a credential with a reason: a renewal, or a credential that was never verified',
  input: z.object({ credentialId: uuid(), reason: text(300, 'Please say why') }),
  output: z.object({ status: z.enum(credentialStatuses) }),
  effect: 'write',
  events: () => [credentialChanged, renewalDecided, credentialRevoked],
  errors: ['resource.missing', 'credential.settled', 'credential.ownDecision'],
});

export const revokeCredential = operation('healthcare.credentials.revoke', {
  http: 'POST /api/healthcare/credentials/:credentialId/revocation',
  access: verifier,
  summary: 'Revoke a credential with a reason, for good; never my own',
  input: z.object({ credentialId: uuid(), reason: text(300, 'Please say why'), version }),
  ...noContent,
  effect: 'write',
  events: () => [credentialChanged, renewalDecided, credentialRevoked],
  errors: ['resource.missing', 'resource.stale', 'credential.revoked', 'credential.ownDecision'],
});

const live = {
  live: {
    to: 'organization' as const,
    access: { any: [holder, verifier] } satisfies Rule,
    refetches: [
      'healthcare.credentials.mine',
      'healthcare.credentials.own',
      'healthcare.credentials.list',
      'healthcare.credentials.get',
      'healthcare.documents.ofCredential',
      'healthcare.units.overview',
      'healthcare.units.people',
      'healthcare.shifts.mine',
      'healthcare.shifts.claimable',
    ],
  },
};
const fact = z.object({ credentialId: uuid(), userId: uuid(), name: z.string() });

/** Recorded, taken back, or decided on for the first time. Events of before do not say which. */
export const credentialChanged = event(
  'healthcare.credential.changed',
  fact.extend({ how: z.enum(['added', 'withdrawn', 'verified', 'rejected']).optional() }),
  live,
);
/** Its last day is over. Told once for a credential and a date. */
export const credentialExpired = event('healthcare.credential.expired', fact, live);
/** It expires in so many days. Told at 90, 60, 30 and 7 days, each once for a date. */
export const credentialExpiring = event(
  'healthcare.credential.expiring',
  fact.extend({ daysLeft: z.int().min(0) }),
  live,
);
export const renewalSubmitted = event('healthcare.credential.renewalSubmitted', fact, live);
export const renewalDecided = event(
  'healthcare.credential.renewalDecided',
  fact.extend({ decision: z.enum(['verified', 'rejected']) }),
  live,
);
/** HR has revoked it: it counts for nothing from now on. */
export const credentialRevoked = event('healthcare.credential.revoked', fact, live);

/** Tells of credentials that expire or have expired since it last looked. */
export const watchCredentials = job('healthcare.credentials.watch', z.object({}), { everyMs: 15 * 60_000 });
