import { z } from 'zod';
import { days } from '../dates.js';
import { operation } from '../define.js';
import { day, instant, noContent, uuid } from '../paging.js';
import { mayOf } from '../record-may.js';
import { lineText } from '../text.js';
import { documentKinds, FileToSend, storedFile } from '../upload.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** Bytes of a proof. */
export const MAX_PROOF_BYTES = 10 * 1024 * 1024;
/** Items of one person at most, withdrawn ones too. */
export const MAX_VERIFICATIONS = 40;
/** Time a proof of the largest size takes to be kept or laid ready, in milliseconds. */
const KEEP_WITHIN_MS = 30_000;

/** Items that a paper proves. */
export const provenKinds = ['license', 'certification', 'employment', 'identity'] as const;
/** A clearance is a status and no paper: nothing of an investigation is ever taken. */
export const verificationKinds = [...provenKinds, 'clearance'] as const;
export type VerificationKind = (typeof verificationKinds)[number];
export const verificationKindLabels: Readonly<Record<VerificationKind, string>> = {
  license: 'License',
  certification: 'Certification',
  employment: 'Employment',
  identity: 'Identity',
  clearance: 'Clearance',
};

export const verificationStates = ['submitted', 'withdrawn'] as const;
export const verificationStateLabels: Readonly<Record<(typeof verificationStates)[number], string>> = {
  submitted: 'Handed in',
  withdrawn: 'Withdrawn',
};
const State = z.enum(verificationStates);

const fields = {
  name: lineText().min(2, 'Please say what it is').max(120),
  /** Who issued it; empty where nothing was said. */
  issuer: lineText().max(120),
};

export const Verification = z.object({
  id: uuid(),
  kind: z.enum(verificationKinds),
  ...fields,
  validUntil: day.nullable(),
  status: State,
  submittedAt: instant,
  /** What its paper is called; null where there is none, or it was withdrawn. */
  filename: z.string().nullable(),
  may: mayOf(State, ['open']),
});
export type Verification = z.infer<typeof Verification>;

export const listVerifications = operation('talent.verifications.list', {
  http: 'GET /api/talent/verifications',
  access,
  summary: 'What I have handed in to be verified, the latest first',
  input: z.object({}),
  output: z.object({ items: z.array(Verification) }),
  effect: 'read',
});

export const submitVerification = operation('talent.verifications.submit', {
  http: 'POST /api/talent/verifications',
  access,
  summary:
    'Hand in a license, a certification, an employment or an identity: a multipart form with `file`, a PDF, JPEG or PNG of at most 10 MB',
  input: z.object({
    kind: z.enum(provenKinds),
    ...fields,
    validUntil: days.written.optional(),
    /** The completed course of mine whose certificate it is. */
    courseEnrollmentId: uuid().optional(),
    /** What the file is called where it comes from. */
    filename: lineText().max(200).optional(),
    file: storedFile(documentKinds),
  }),
  output: z.object({ id: uuid() }),
  upload: { field: 'file', maxBytes: MAX_PROOF_BYTES, kinds: documentKinds },
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  rate: 'upload',
  deadlineMs: KEEP_WITHIN_MS,
  errors: ['request.size', 'request.media', 'verification.many', 'resource.missing', 'education.unfinished'],
});

export const stateClearance = operation('talent.verifications.state', {
  http: 'POST /api/talent/verifications/clearance',
  access,
  summary: 'State a clearance of mine: its name and who granted it, and nothing of an investigation',
  input: z.object({ ...fields, validUntil: days.written.nullable() }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  errors: ['verification.many'],
});

export const withdrawVerification = operation('talent.verifications.withdraw', {
  http: 'POST /api/talent/verifications/:verificationId/withdraw',
  access,
  summary: 'Withdraw what I have handed in; its paper is deleted',
  input: z.object({ verificationId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing', 'verification.withdrawn'],
});

export const downloadProof = operation('talent.verifications.download', {
  http: 'GET /api/talent/verifications/:verificationId/file',
  access,
  summary: 'The paper of what I have handed in, as I added it',
  input: z.object({ verificationId: uuid() }),
  output: FileToSend,
  download: documentKinds,
  effect: 'read',
  audited: true,
  deadlineMs: KEEP_WITHIN_MS,
  errors: ['resource.missing'],
});
