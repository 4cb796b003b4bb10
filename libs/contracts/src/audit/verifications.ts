import { z } from 'zod';
import { event, job, operation } from '../define.js';
import { instant, uuid } from '../paging.js';
import { trailFault } from './trail.js';

const verificationStates = ['running', 'sound', 'broken', 'failed'] as const;

/** Verifying in the background is the platform's work; whoever reads a trail may have it verified while they wait. */
const verifier = { role: ['PLATFORM_ADMIN' as const] };

const Verification = z.object({
  id: uuid(),
  status: z.enum(verificationStates),
  startedAt: instant,
  startedByName: z.string().nullable(),
  endedAt: instant.nullable(),
  /** Records looked at so far, of those there were when it began. */
  checked: z.int(),
  records: z.int(),
  checkpoints: z.int(),
  fault: trailFault.nullable(),
  copiedAt: instant.nullable(),
});

export const getVerification = operation('audit.verifications.get', {
  http: 'GET /api/audit/verifications/latest',
  access: verifier,
  summary: "The latest verification of my organization's audit trail, with its progress; none before the first",
  input: z.object({}),
  output: z.object({ verification: Verification.nullable() }),
  effect: 'read',
});

export const startVerification = operation('audit.verifications.start', {
  http: 'POST /api/audit/verifications',
  access: verifier,
  summary: "Verify my organization's audit trail in the background; one that runs already is answered instead",
  input: z.object({}),
  output: z.object({ verificationId: uuid() }),
  effect: 'write',
  events: () => [verificationStarted],
});

const live = { to: 'organization', access: verifier, refetches: ['audit.verifications.get'] } as const;
export const verificationStarted = event('audit.verification.started', z.object({ verificationId: uuid() }), { live });
export const verificationEnded = event(
  'audit.verification.ended',
  z.object({ verificationId: uuid(), status: z.enum(verificationStates) }),
  { live },
);

/** Walks the chain of an organization. Done again, it begins anew. */
export const runVerification = job('audit.verifications.run', z.object({ verificationId: uuid() }), { attempts: 2 });
