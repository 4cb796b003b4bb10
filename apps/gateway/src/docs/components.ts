import { proofMethods } from '@talent-os/contracts/identity/factors.js';
import { errors } from '@talent-os/contracts';

const header = (description: string, example: string | number, schema: object = { type: 'string' }) => ({
  description,
  schema,
  example,
});

/** Headers of answers, by the name the document knows them under. */
export const headers = {
  ETag: header('Tag of the answer: the same content has the same one.', 'W/"sVj0ZVQw3vG6UqKqVQ2nlO0pR1o"'),
  Link: header(
    'Pages beside this one (RFC 8288): `first` and `last`, and `prev` and `next` where there are such.',
    '</api/sales/deals?page=1>; rel="first", </api/sales/deals?page=2>; rel="next", </api/sales/deals?page=3>; rel="last"',
  ),
  RateLimit: header('How many calls are left, and the seconds until they begin anew.', '"default";r=599;t=42'),
  'RateLimit-Policy': header('How many calls are allowed, in how many seconds.', '"default";q=600;w=60'),
  traceresponse: header(
    'Trace the call belongs to (W3C trace context): the audit trail and the `instance` of a problem name its id. A caller’s own `traceparent` is linked to it.',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  ),
  'Retry-After': header('Seconds after which the call may be made again.', 42, { type: 'integer', minimum: 1 }),
  'WWW-Authenticate': header('How to authenticate.', 'Bearer'),
  'Cache-Control': header(
    'Answers are for the caller alone: nobody between keeps them. Where it is `private, no-cache`, the caller may, and asks each time by its tag whether it still holds; where it ends in `no-transform`, nobody may compress it.',
    'private, no-cache',
  ),
  'Content-Disposition': header(
    'Name under which the file is best kept (RFC 6266).',
    'attachment; filename="licence.pdf"',
  ),
  'Set-Cookie': header(
    'Gives the browser its refresh token, or takes it away. No script can read it.',
    'refresh=…; Path=/api/auth; HttpOnly; SameSite=Strict',
  ),
} as const;

export type HeaderName = keyof typeof headers;

export const headerRefs = (names: readonly HeaderName[]): Record<string, object> =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Headers of requests. */
export const parameters = {
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'Tags of answers the caller holds: where one is still right, the answer is 304 without a body.',
    schema: { type: 'string' },
    example: 'W/"sVj0ZVQw3vG6UqKqVQ2nlO0pR1o"',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A name of the sender’s own for this write: sent again within a day, by the same person and with the same in it, it is done once and answered as before.',
    schema: { type: 'string', pattern: '^[\\w-]{16,100}$' },
    example: '4bf92f3577b34da6a3ce929d0e0e4736',
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    description:
      'Number of the last event the caller has seen: the stream goes on after it. Browsers send it on their own.',
    schema: { type: 'integer', minimum: 0 },
    example: 12,
  },
} as const;

/** Why a call was refused (RFC 9457). */
export const Problem = {
  type: 'object',
  description: 'Why a call was refused (RFC 9457).',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string', format: 'uri', description: 'Names the sort of problem.' },
    title: { type: 'string', description: 'What people read.' },
    status: { type: 'integer', minimum: 400, maximum: 599, description: 'Status of the answer.' },
    code: { type: 'string', enum: Object.keys(errors), description: 'Row of the table of errors.' },
    detail: { type: 'string', description: 'Further words for this case.' },
    instance: { type: 'string', description: 'Trace of the request: what support needs.' },
    jobId: { type: 'string', description: 'Identifies work that goes on after the refusal.' },
    methods: {
      type: 'array',
      description: 'How the caller can prove who they are, where `auth.step-up` asks for that.',
      items: { type: 'string', enum: [...proofMethods] },
    },
    errors: {
      type: 'array',
      description: 'What is wrong with the input, field by field.',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: {
          field: { type: 'string', description: 'Path of the field in the input; empty for the whole.' },
          message: { type: 'string', description: 'What people read beside the field.' },
        },
      },
    },
  },
} as const;

/** What each service is for, in the order of the document. */
export const tags: Readonly<Record<string, string>> = {
  identity: 'Signing in, people, teams and their notifications.',
  talent: 'Planning, hiring, onboarding and moves from seat to seat.',
  sales: 'Deals, territories, quotas and the sales methodology.',
  healthcare: 'Shifts, credentials, continuing education, units and compliance.',
  cyber: 'Incidents, threats, vulnerabilities, clearances and readiness.',
  productivity: 'Tasks, goals, focus and well-being of each person.',
  chat: 'Conversations with the assistant, its providers and prompts.',
  transcription: 'Turning recordings into text.',
  audit: 'The tamper-evident trail, and reports of faults.',
};
