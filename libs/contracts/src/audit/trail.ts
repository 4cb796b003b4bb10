import { z } from 'zod';
import { industries, roles } from '../access/tables.js';
import { csvExport } from '../csv-export.js';
import { operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, uuid } from '../paging.js';
import { label } from '../text.js';

/** Who looks at the trail of their organization. */
const trailReader = { role: ['PLATFORM_ADMIN' as const, 'ORGANIZATION_ADMIN' as const] };

const filters = {
  action: z.string().max(80).optional(),
  actorId: uuid().optional(),
  from: instant.optional(),
  to: instant.optional(),
};

/** How a chain is broken. */
export const trailFault = z.object({
  sequence: z.int(),
  kind: z.enum(['content', 'link', 'gap', 'checkpoint', 'truncated', 'copy', 'stale']),
});

const AuditEvent = z.object({
  sequence: z.int(),
  eventId: uuid(),
  action: z.string(),
  operation: z.string().nullable(),
  operationSummary: z.string().nullable(),
  actorName: z.string().nullable(),
  actorId: uuid().nullable(),
  actorRole: z.enum(roles).nullable(),
  industry: z.enum(industries).nullable(),
  subject: z.record(z.string(), z.unknown()),
  at: instant,
  traceId: z.string().nullable(),
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof AuditEvent>;

export const listAuditEvents = operation('audit.trail.list', {
  http: 'GET /api/audit/events',
  access: trailReader,
  summary: 'The audit trail of my organization, newest first',
  input: z.object({
    ...listInput(['sequence']),
    ...filters,
  }),
  output: listOf(AuditEvent),
  effect: 'read',
  audited: true,
});

export const exportAuditEvents = operation(
  'audit.trail.export',
  csvExport(listAuditEvents, {
    access: trailReader,
    summary: 'Events of the audit trail as a CSV file, at most 4,000 rows; filters narrow it down',
    rows: { ...filters, search: label().max(100).optional() },
  }),
);

/** Records of one part of a signed file: what fits into one message between the parts of the platform. */
export const RECORDS_PER_PART = 1_000;

export const exportSignedTrail = operation('audit.trail.exportSigned', {
  http: 'GET /api/audit/signed-export',
  access: trailReader,
  summary:
    'A signed part of the audit trail, whole and in order; parts behind each other are a file the verifier checks',
  input: z.object({
    /** Where the part begins and the file ends, as the part before said; without them the period says it. */
    first: z.coerce.number<number>().int().min(1).optional(),
    until: z.coerce.number<number>().int().min(1).optional(),
    from: instant.optional(),
    to: instant.optional(),
  }),
  output: z.object({
    filename: z.string(),
    /** Lines of JSON: what the part is, its records, its signature. Empty where the period holds no record. */
    lines: z.string(),
    /** Where the next part begins; null where this one is the last. */
    next: z.int().nullable(),
    /** Where the file ends. */
    until: z.int().nullable(),
    /** Records from the beginning of this part to the end of the file. */
    records: z.int(),
  }),
  effect: 'read',
  document: { type: 'application/x-ndjson', field: 'lines' },
  audited: true,
});

export const verifyTrail = operation('audit.trail.verify', {
  http: 'POST /api/audit/verification',
  access: trailReader,
  summary: "Recompute every link of my organization's audit chain and check the signed checkpoints",
  input: z.object({}),
  output: z.object({
    valid: z.boolean(),
    events: z.int(),
    checkpoints: z.int(),
    /** Where the chain is broken first, and how. */
    fault: trailFault.nullable(),
    head: z.string().nullable(),
    /** The last sign of life in the second copy: until then it vouches for the chain. */
    copiedAt: instant.nullable(),
  }),
  effect: 'read',
  deadlineMs: 60_000,
});

/** What the platform does to an organization, as its trail calls it. */
export const platformActions = [
  'identity.tenant.changed',
  'identity.account.switched',
  'identity.approval.asked',
  'identity.approval.settled',
  'identity.breakGlass.opened',
  'identity.breakGlass.ended',
] as const;

export const listPlatformEvents = operation('audit.trail.platform', {
  http: 'GET /api/admin/platform-events',
  access: { role: ['PLATFORM_ADMIN'] },
  acrossOrganizations: true,
  summary: 'What the platform did to an organization, as its audit trail has it: the latest hundred entries',
  input: z.object({ organizationId: uuid() }),
  output: z.object({
    items: z.array(
      z.object({
        eventId: uuid(),
        sequence: z.int(),
        action: z.enum(platformActions),
        subject: z.record(z.string(), z.unknown()),
        at: instant,
      }),
    ),
  }),
  effect: 'read',
  audited: true,
});

/** What the trail of an organization says of itself, for whoever judges its controls. */
export const trailStanding = operation('audit.trail.standing', {
  http: 'none',
  access: 'internal',
  summary: 'How long the audit trail is, since when, when it last gave a sign of life, and what its latest check found',
  input: z.object({}),
  output: z.object({
    records: z.int().min(0),
    /** When the first record was made; null where there is none. */
    since: instant.nullable(),
    /** The last sign of life in the second copy; null where none was given. */
    aliveAt: instant.nullable(),
    /** What the latest finished check found; null where nobody has checked. */
    verdict: z.enum(['sound', 'broken']).nullable(),
    verifiedAt: instant.nullable(),
  }),
  effect: 'read',
});
