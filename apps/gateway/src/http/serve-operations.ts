import { isErrorCode, type Operation } from '@talent-os/contracts';
import {
  cookieOf,
  encodeMeta,
  IDEMPOTENCY_KEY,
  PARAMETERS,
  type Body,
  type Reply,
} from '@talent-os/service-kit/bus/call';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { traceIdOf, withSpan } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit as decide, type AdmittedRequest, type Edge } from './admission.js';
import { cachingOf, describeRead } from './answer-headers.js';
import { PROBLEM_JSON, retryAfter, sendProblem } from './errors.js';
import { countRefusal, spanOf } from './observe-requests.js';
import { asDocument, hasPages, sendDocument } from './send-document.js';
import { sendFile } from './send-file.js';
import { passUpload, serveUploads } from './serve-uploads.js';
import { follow } from './serve-stream.js';
import { answerSearch } from '../search/answer-search.js';
import { clearRefresh, refreshCookieOf, setRefresh } from './refresh-cookie.js';

const DEADLINE = 5_000;
/** When to ask again for a stream where too many are open, in milliseconds. */
const RETRY_STREAM = 5_000;
const FORBIDDEN = 403;
/** What a sender may call a write of theirs. */
const KEY = /^[\w-]{16,100}$/;
const BODYLESS = new Set(['GET', 'DELETE']);

/** One route per operation, all by the same rule: who are you, may you, not too often, then hand the bytes to the bus. */
export function serveOperations(server: FastifyInstance, operations: readonly Operation[], parts: Edge): void {
  serveUploads(server, operations, async (operation, request, reply) => {
    const admitted = await admit(operation, request, reply, parts);
    return admitted ? answer(operation, request, reply, parts, admitted) : reply;
  });
  for (const operation of operations.filter(({ method, upload }) => method && !upload)) serve(server, operation, parts);
}

const admit: typeof decide = (operation, request, reply, parts) =>
  withSpan(spanOf(request), () => decide(operation, request, reply, parts));

/** What has a body is admitted before any of it is received. */
function serve(server: FastifyInstance, operation: Operation, parts: Edge): void {
  const admissions = new WeakMap<FastifyRequest, AdmittedRequest>();
  const hasBody = !BODYLESS.has(operation.method!);
  server.route({
    method: operation.method!,
    url: operation.path,
    ...(hasBody && {
      bodyLimit: operation.maxBodyBytes,
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const admitted = await admit(operation, request, reply, parts);
        if (!admitted) return reply;
        admissions.set(request, admitted);
        return undefined;
      },
    }),
    handler: async (request, reply) => {
      const admitted = admissions.get(request) ?? (await admit(operation, request, reply, parts));
      return admitted ? answer(operation, request, reply, parts, admitted) : reply;
    },
  });
}

const answer = (
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Edge,
  admitted: AdmittedRequest,
): Promise<FastifyReply> => {
  // While the service works nothing travels, and the connection must not be taken for a dead one.
  request.raw.setTimeout(request.server.server.timeout + (operation.deadlineMs ?? DEADLINE));
  return withSpan(spanOf(request), () => pass(operation, request, reply, parts, admitted));
};

async function pass(
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Edge,
  { verified, traceparent }: AdmittedRequest,
): Promise<FastifyReply> {
  const { backing, refusals } = edge;
  const deadline = Date.now() + (operation.deadlineMs ?? DEADLINE);
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !KEY.test(String(key)))
    return sendProblem(reply, 'request.malformed', traceIdOf(traceparent));
  const headers: Record<string, string> = encodeMeta({
    principal: verified?.principal,
    requestId: traceIdOf(traceparent) ?? '',
    deadline,
    traceparent,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    refreshCookie: operation.refreshCookie && refreshCookieOf(request),
  });
  if (key) headers[IDEMPOTENCY_KEY] = String(key);
  const give = (answered: Reply) => {
    const code = answered.headers.problem ?? '';
    if (code) countRefusal(code);
    if (answered.status === FORBIDDEN && verified && isErrorCode(code))
      refusals.note(operation, { principal: verified.principal, code, traceparent });
    return send(operation, request, reply, answered, backing);
  };
  const passage: Passage = { operation, request, reply, edge, verified, traceparent, deadline, headers, give };
  if (operation.upload) return passFile(passage);
  return operation.stream ? passStream(passage) : passCall(passage);
}

/** A request on its way to the service. */
type Passage = AdmittedRequest & {
  readonly operation: Operation;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly edge: Edge;
  /** Until when the service may work on it, in milliseconds since 1970. */
  readonly deadline: number;
  readonly headers: ReturnType<typeof encodeMeta>;
  /** Sends what the service has answered. */
  readonly give: (answered: Reply) => FastifyReply;
};

async function passFile({ operation, request, reply, edge, headers, ...passage }: Passage): Promise<FastifyReply> {
  const { verified, traceparent, give } = passage;
  const organizationId = verified?.principal.organizationId;
  const reached = await passUpload(operation, request, { backing: edge.backing, headers, organizationId });
  return 'refused' in reached
    ? sendProblem(reply, reached.refused, traceIdOf(traceparent), {}, reached.fields)
    : give(reached);
}

async function passCall(passage: Passage): Promise<FastifyReply> {
  const { operation, request, reply, edge, verified, traceparent, deadline, headers, give } = passage;
  const { backing, limiter } = edge;
  if (operation.servedBy === 'gateway' && verified)
    return give(
      await answerSearch(backing.bus, verified.principal, { headers, body: bodyOf(operation, request, headers) }),
    );
  const answered = await backing.bus.request(operation.name, { headers, body: bodyOf(operation, request, headers) });
  const rate = operation.rate ?? 'default';
  if (limiter.countsAnswer(rate, answered.status)) await limiter.failed(rate, { userId: undefined, ip: request.ip });
  if (answered.status < 400 && asDocument(operation, request))
    return sendDocument(reply, answered, operation, hasPages(operation, request) ? askPage(passage) : undefined);
  const isFile = operation.download && answered.status < 400;
  const organizationId = verified?.principal.organizationId ?? '';
  return isFile ? sendFile(reply, answered, backing, { organizationId, deadline, traceparent }) : give(answered);
}

/** Asks for further pages of a file, each within the time the first one had. */
const askPage =
  ({ operation, request, edge, headers }: Passage) =>
  (skip: number): Promise<Reply> => {
    const wanted = { ...(request.query as object), ...(request.params as object), skip };
    const dl = String(Date.now() + (operation.deadlineMs ?? DEADLINE));
    return edge.backing.bus.request(operation.name, { headers: { ...headers, dl }, body: JSON.stringify(wanted) });
  };

async function passStream({ operation, request, reply, edge, headers, ...passage }: Passage): Promise<FastifyReply> {
  const { verified, traceparent, give } = passage;
  const { backing, verifier, streams } = edge;
  // A person with too many streams open ends one first.
  const leave = streams.take(verified?.principal.userId ?? request.ip);
  if (!leave) return sendProblem(reply, 'request.rate', traceIdOf(traceparent), retryAfter(RETRY_STREAM));
  reply.raw.once('close', leave);
  const refused = await follow({
    operation,
    request,
    reply,
    backing,
    ask: (after) => {
      const params = { ...(request.params as object), after };
      const dl = String(Date.now() + (operation.deadlineMs ?? DEADLINE));
      return backing.bus.request(operation.name, { headers: { ...headers, dl }, body: JSON.stringify(params) });
    },
    admitted: () => verified !== undefined && verifier.isLive(verified),
    onEnded: (end) => (verified ? verifier.onEnded(verified, end) : () => undefined),
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
  reply.code(status).header('cache-control', cachingOf(operation, status));
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
