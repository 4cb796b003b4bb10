import { z } from 'zod';
import { industries, roles } from '../access/tables.js';
import { operation } from '../define.js';
import { instant, listInput, listOf, uuid } from '../paging.js';

const admin = { role: ['PLATFORM_ADMIN' as const, 'ORGANIZATION_ADMIN' as const] };

export const listAuditEvents = operation('audit.trail.list', {
  http: 'GET /api/audit/events',
  access: admin,
  summary: 'The audit trail of my organization, newest first',
  input: z.object({
    ...listInput(['sequence']),
    action: z.string().max(80).optional(),
    actorId: uuid().optional(),
    from: instant.optional(),
    to: instant.optional(),
  }),
  output: listOf(
    z.object({
      sequence: z.int(),
      eventId: uuid(),
      action: z.string(),
      operation: z.string().nullable(),
      actorId: uuid().nullable(),
      actorRole: z.enum(roles).nullable(),
      industry: z.enum(industries).nullable(),
      subject: z.record(z.string(), z.unknown()),
      at: instant,
      traceId: z.string().nullable(),
      hash: z.string(),
    }),
  ),
  effect: 'read',
  audited: true,
});

export const verifyTrail = operation('audit.trail.verify', {
  http: 'POST /api/audit/verification',
  access: admin,
  summary: "Recompute every link of my organization's audit chain and check the signed checkpoints",
  input: z.object({}),
  output: z.object({
    valid: z.boolean(),
    events: z.int(),
    checkpoints: z.int(),
    /** Where the chain is broken first, and how. */
    fault: z
      .object({
        sequence: z.int(),
        kind: z.enum(['content', 'link', 'gap', 'checkpoint', 'truncated', 'copy', 'stale']),
      })
      .nullable(),
    head: z.string().nullable(),
    /** The last sign of life in the second copy: until then it vouches for the chain. */
    copiedAt: instant.nullable(),
  }),
  effect: 'read',
  deadlineMs: 60_000,
});
