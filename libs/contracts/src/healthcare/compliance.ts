import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { may, type Rule } from '../access/rule.js';
import { event, operation } from '../define.js';
import { day, instant, noContent, uuid } from '../paging.js';
import { attestationKinds } from './attestations.js';
import { prose } from '../text.js';

const own = ruleOf('healthcare.compliance');
/** Who answers for HIPAA in the organization: its admins and HR. */
const steward: Rule = {
  industry: ['HEALTHCARE'],
  compliance: ['HIPAA'],
  any: [{ audience: ['admin'] }, may('VERIFY_CREDENTIALS', 'HEALTHCARE')],
};

const Attestation = z.object({
  attestedOn: day.nullable(),
  /** The day it is due again; null where it was never given. */
  dueOn: day.nullable(),
  valid: z.boolean(),
});

export const myCompliance = operation('healthcare.compliance.mine', {
  http: 'GET /api/healthcare/compliance/mine',
  access: own,
  summary: 'My HIPAA training and confidentiality statement, and when each is due again',
  input: z.object({}),
  output: z.object({
    hipaaCompliant: z.boolean(),
    training: Attestation,
    statement: Attestation,
    nextDueOn: day.nullable(),
  }),
  effect: 'read',
});

export const attest = operation('healthcare.compliance.attest', {
  http: 'POST /api/healthcare/compliance/attestations',
  access: own,
  summary: 'Attest my HIPAA training or my confidentiality statement, from today for 365 days',
  input: z.object({ kind: z.enum(attestationKinds) }),
  output: z.object({ dueOn: day }),
  effect: 'write',
  events: () => [attested],
  success: 201,
});

export const controlKinds = ['required', 'addressable'] as const;
export type ControlKind = (typeof controlKinds)[number];
export const controlStatuses = ['met', 'partial', 'not_met', 'alternative_documented'] as const;
export type ControlStatus = (typeof controlStatuses)[number];

const Evidence = z.object({
  id: uuid(),
  source: z.enum(['platform', 'person']),
  text: z.string(),
  /** What the platform found is as it should be; null where a person wrote it. */
  passed: z.boolean().nullable(),
  byName: z.string(),
  at: instant,
});

const Control = z.object({
  id: uuid(),
  citation: z.string(),
  title: z.string(),
  kind: z.enum(controlKinds),
  status: z.enum(controlStatuses),
  alternative: z.string().nullable(),
  ownerId: uuid().nullable(),
  ownerName: z.string().nullable(),
  reviewedOn: day.nullable(),
  nextReviewOn: day.nullable(),
  overdue: z.boolean(),
  /** The platform knows figures for it. */
  measurable: z.boolean(),
  /** Newest first. */
  evidence: z.array(Evidence),
});
export type Control = z.infer<typeof Control>;

export const listControls = operation('healthcare.compliance.controls', {
  http: 'GET /api/healthcare/compliance/controls',
  access: steward,
  summary: 'The technical safeguards of 45 CFR 164.312 with status, evidence and review, and who is trained',
  input: z.object({}),
  output: z.object({
    items: z.array(Control),
    coverage: z.object({ people: z.int(), trained: z.int(), signed: z.int(), compliant: z.int() }),
  }),
  effect: 'read',
});

export const controlStandings = operation('healthcare.compliance.standings', {
  http: 'none',
  access: 'internal',
  summary:
    'How the safeguards of 45 CFR 164.312 stand by the organization’s own word, without what was written of them',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object({ citation: z.string(), status: z.enum(controlStatuses), nextReviewOn: day.nullable() })),
  }),
  effect: 'read',
});

export const loadControls = operation('healthcare.compliance.load', {
  http: 'POST /api/healthcare/compliance/controls',
  access: steward,
  summary: 'Load the technical safeguards of 45 CFR 164.312 that the organization does not have yet',
  input: z.object({}),
  output: z.object({ loaded: z.int() }),
  effect: 'write',
  events: () => [controlsLoaded],
});

const controlId = uuid();
const text = (most: number, message: string) => prose().min(1, message).max(most);

export const collectEvidence = operation('healthcare.compliance.collect', {
  http: 'POST /api/healthcare/compliance/controls/:controlId/evidence/platform',
  access: { industry: ['HEALTHCARE'], audience: ['admin'] },
  summary: "Read the platform's own figures for a control and keep them as evidence",
  input: z.object({ controlId }),
  output: z.object({ text: z.string(), passed: z.boolean() }),
  effect: 'write',
  events: () => [controlChanged],
  success: 201,
  deadlineMs: 60_000,
  errors: ['resource.missing', 'compliance.unmeasured'],
});

export const attachEvidence = operation('healthcare.compliance.attach', {
  http: 'POST /api/healthcare/compliance/controls/:controlId/evidence',
  access: steward,
  summary: 'Attach evidence to a control in my own words',
  input: z.object({ controlId, text: text(1_000, 'Please describe the evidence') }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [controlChanged],
  success: 201,
  errors: ['resource.missing'],
});

export const documentAlternative = operation('healthcare.compliance.alternative', {
  http: 'PUT /api/healthcare/compliance/controls/:controlId/alternative',
  access: steward,
  summary: 'Document what is done instead of an addressable control',
  input: z.object({ controlId, text: text(2_000, 'Please say what is done instead, and why') }),
  ...noContent,
  effect: 'write',
  events: () => [controlChanged],
  errors: ['resource.missing', 'compliance.required'],
});

export const assignControl = operation('healthcare.compliance.assign', {
  http: 'PUT /api/healthcare/compliance/controls/:controlId/owner',
  access: steward,
  summary: 'Make somebody of the organization responsible for a control',
  input: z.object({ controlId, ownerId: uuid('Please choose a person') }),
  ...noContent,
  effect: 'write',
  events: () => [controlChanged],
  errors: ['resource.missing'],
});

export const reviewControl = operation('healthcare.compliance.review', {
  http: 'POST /api/healthcare/compliance/controls/:controlId/review',
  access: steward,
  summary: 'Record a review of a control; the next one is due in a year',
  input: z.object({ controlId, status: z.enum(controlStatuses) }),
  output: z.object({ nextReviewOn: day }),
  effect: 'write',
  events: () => [controlChanged],
  errors: ['resource.missing', 'compliance.evidence', 'compliance.required', 'compliance.alternative'],
});

export const exportCompliance = operation('healthcare.compliance.export', {
  http: 'GET /api/healthcare/compliance/export',
  access: { ...may('EXPORT_DATA'), any: [steward] },
  summary: 'Controls, evidence, training coverage and breach assessments as CSV files',
  input: z.object({}),
  output: z.object({ files: z.array(z.object({ filename: z.string(), csv: z.string() })) }),
  effect: 'read',
  audited: true,
});

const reads = ['healthcare.compliance.controls'];
export const attested = event(
  'healthcare.compliance.attested',
  z.object({ userId: uuid(), kind: z.enum(attestationKinds) }),
  {
    live: {
      to: 'organization',
      access: own,
      refetches: [...reads, 'healthcare.compliance.mine', 'healthcare.credentials.mine'],
    },
  },
);
export const controlChanged = event(
  'healthcare.control.changed',
  z.object({ controlId: uuid(), status: z.enum(controlStatuses) }),
  { live: { to: 'organization', access: steward, refetches: reads } },
);
export const controlsLoaded = event('healthcare.control.loaded', z.object({ count: z.int() }), {
  live: { to: 'organization', access: steward, refetches: reads },
});
