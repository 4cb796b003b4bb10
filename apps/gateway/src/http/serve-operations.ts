import { admits, isErrorCode, type AppAbility, type Operation, type RateClass } from '@talent-os/contracts';
import { cookieOf, encodeMeta, PARAMETERS, type Body, type Reply } from '@talent-os/service-kit/bus/call';
import { abilityOf } from '@talent-os/service-kit/host/call-context';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { inSpan, newTraceparent, traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '../limits/rate-limiter.js';
import type { Refusals } from '../refusals/refusals.js';
import type { Verified, Verifier } from '../tokens/verifier.js';
import { describeRead } from './answer-headers.js';
import { PROBLEM_JSON, sendProblem } from './errors.js';
import { sendFile } from './send-file.js';
import { passUpload, serveUploads } from './serve-uploads.js';
import { follow } from './serve-stream.js';
import { clearRefresh, isOwnPage, refreshCookieOf, setRefresh } from './refresh-cookie.js';

export type Parts = { readonly backing: Backing; readonly verifier: Verifier; readonly limiter: RateLimiter };
type Edge = Parts & { readonly refusals: Refusals };

const DEADLINE = 5_000;
const FORBIDDEN = 403;
/** Body limits narrower than the server's own, in bytes. */
const bodyLimits: Partial<Record<RateClass, number>> = { report: 64 * 1024, 'sign-in': 16 * 1024, refresh: 1024 };
const BODYLESS = new Set(['GET', 'DELETE']);

/** One route per operation, all by the same rule: who are you, may you, not too often, then hand the bytes to the bus. */
export function serveOperations(server: FastifyInstance, operations: readonly Operation[], parts: Edge): void {
  serveUploads(server, operations, (operation, request, reply) => answer(operation, request, reply, parts));
  for (const operation of operations) {
    if (!operation.method || operation.upload) continue;
    const limit = bodyLimits[operation.rate ?? 'default'];
    server.route({
      method: operation.method,
      url: operation.path,
      ...(limit && { bodyLimit: limit }),
      handler: (request, reply) => answer(operation, request, reply, parts),
    });
  }
}

async function answer(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Edge,
): Promise<FastifyReply> {
  const { verifier, limiter, refusals } = parts;
  const arrived = Date.now();
  const trace = traceparentOf(request);
  const instance = traceIdOf(trace);
  // A page of a neighbouring host gets the cookie sent along: it must not sign anybody in or out with it.
  if (operation.refreshCookie && !isOwnPage(request)) return sendProblem(reply, 'access.denied', instance);
  const verified = await verifier.verify(request.headers.authorization);
  const isPublic = operation.access === 'public';
  if (!verified && !isPublic) return sendProblem(reply, 'auth.required', instance, { 'www-authenticate': 'Bearer' });
  if (verified && !isPublic && !admitted(abilityOf(verified.principal), operation)) {
    refusals.note(operation, { principal: verified.principal, code: 'access.denied', traceparent: trace });
    return sendProblem(reply, 'access.denied', instance);
  }
  const rate = operation.rate ?? 'default';
  const caller = { userId: verified?.principal.userId, ip: request.ip };
  const spent = limiter.take(rate, caller);
  const wait = typeof spent === 'number' ? spent : await spent;
  reply.headers(limiter.headers(rate, caller));
  if (wait > 0) return sendProblem(reply, 'request.rate', instance, { 'retry-after': String(Math.ceil(wait / 1000)) });
  return inSpan(
    `${operation.method} ${operation.path}`,
    'SERVER',
    trace,
    { 'http.request.method': operation.method! },
    (traceparent) => pass(operation, request, reply, parts, { verified, arrived, traceparent: traceparent ?? trace }),
  );
}

/** A request that may pass. `arrived`: epoch milliseconds. */
type Admitted = {
  readonly verified: Verified | undefined;
  readonly arrived: number;
  readonly traceparent: string;
};

async function pass(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { backing, verifier, refusals }: Edge,
  { verified, arrived, traceparent }: Admitted,
): Promise<FastifyReply> {
  const headers = encodeMeta({
    principal: verified?.principal,
    requestId: traceIdOf(traceparent) ?? '',
    deadline: arrived + (operation.deadlineMs ?? DEADLINE),
    traceparent,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    refreshCookie: operation.refreshCookie && refreshCookieOf(request),
  });
  const give = (answered: Reply) => {
    const code = answered.headers.problem ?? '';
    if (answered.status === FORBIDDEN && verified && isErrorCode(code))
      refusals.note(operation, { principal: verified.principal, code, traceparent });
    return send(operation, request, reply, answered, backing);
  };
  if (operation.upload) {
    const reached = await passUpload(operation, request, {
      backing,
      headers,
      organizationId: verified?.principal.organizationId,
    });
    return 'refused' in reached
      ? sendProblem(reply, reached.refused, traceIdOf(traceparent), {}, reached.fields)
      : give(reached);
  }
  const call = { headers, body: bodyOf(operation, request, headers) };
  if (!operation.stream) {
    const answered = await backing.bus.request(operation.name, call);
    const isFile = operation.download && answered.status < 400;
    return isFile ? sendFile(reply, answered, backing, verified?.principal.organizationId ?? '') : give(answered);
  }
  const refused = await follow({
    operation,
    request,
    reply,
    nats: backing.nats,
    ask: (after) => {
      const params = { ...(request.params as object), after };
      const dl = String(Date.now() + (operation.deadlineMs ?? DEADLINE));
      return backing.bus.request(operation.name, { headers: { ...headers, dl }, body: JSON.stringify(params) });
    },
    admitted: () => verified !== undefined && verifier.isLive(verified),
  });
  return refused ? give(refused) : reply;
}

function send(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: Reply,
  { config }: Backing,
): FastifyReply {
  const cookie = cookieOf(headers);
  if (cookie?.cookie) setRefresh(reply, cookie.cookie, config.NODE_ENV === 'production');
  else if (cookie) clearRefresh(reply);
  reply.code(status).header('cache-control', 'no-store');
  if (status === 204) return reply.send();
  if (status === 200 && operation.method === 'GET' && describeRead(operation, request, reply, { headers, body }))
    return reply.code(304).send();
  reply.header('content-type', status < 400 ? 'application/json; charset=utf-8' : PROBLEM_JSON);
  return reply.send(typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}

/** Parameters of a bodyless request become the body; those of any other travel beside the bytes, which stay untouched. */
function bodyOf(operation: Operation, request: FastifyRequest, headers: Record<string, string>): Body {
  const params = request.params as Record<string, string>;
  if (BODYLESS.has(operation.method!)) {
    const query = request.query as Record<string, unknown>;
    return JSON.stringify({ ...query, ...params });
  }
  for (const _ in params) {
    headers[PARAMETERS] = ascii(JSON.stringify(params));
    break;
  }
  return (request.body as Buffer | undefined) ?? '';
}

/** Headers carry ASCII: anything else as JSON escapes. */
const ascii = (json: string) =>
  json.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

const admissions = new WeakMap<AppAbility, Map<Operation, boolean>>();

function admitted(ability: AppAbility, operation: Operation): boolean {
  let known = admissions.get(ability);
  if (!known) admissions.set(ability, (known = new Map()));
  let verdict = known.get(operation);
  if (verdict === undefined) known.set(operation, (verdict = admits(ability, operation.access)));
  return verdict;
}

/** The trace a request belongs to: the caller's, or a new one. */
export function traceparentOf(request: FastifyRequest): string {
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' && traceIdOf(traceparent) ? traceparent : newTraceparent();
}
