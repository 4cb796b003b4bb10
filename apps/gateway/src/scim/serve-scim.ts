import { errors, type ErrorCode, type Input, type Output } from '@talent-os/contracts';
import {
  answerScim,
  SCIM_BODY,
  SCIM_BOUNDS,
  SCIM_PATH,
  SCIM_TOKEN,
} from '@talent-os/contracts/identity/provisioning.js';
import { encodeMeta, textOfBody } from '@talent-os/service-kit/bus/call';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { traceIdOf, withSpan } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { BodyRefused, retryAfter } from '../http/errors.js';
import { countRefusal, spanOf, traceOf } from '../http/observe-requests.js';
import { announcedBytes, withinLimits } from '../http/within-limits.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { knownOrigin } from '../http/origin.js';

const SCIM_JSON = 'application/scim+json; charset=utf-8';
const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error';
/** Tokens that were good lately: only they are counted as a directory's own. */
const KEPT = 1_000;

type Method = Input<typeof answerScim>['method'];

/** SCIM 2.0 for directories. Who they are and what they may see identity says: here is a door with limits. */
export async function serveScim(server: FastifyInstance, backing: Backing, limiter: RateLimiter): Promise<void> {
  await server.register((scope, _options, done) => {
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) => refuseFault(error, reply, backing));
    serve(scope, backing, limiter);
    done();
  });
}

function serve(server: FastifyInstance, { bus, config }: Backing, limiter: RateLimiter): void {
  const known = new Set<string>();
  const admitted = new WeakMap<FastifyRequest, string>();
  server.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${SCIM_PATH}/*`,
    bodyLimit: SCIM_BODY,
    config: { bounds: SCIM_BOUNDS },
    onRequest: async (request, reply) => {
      const token = tokenIn(request.headers.authorization);
      if (!token) return refuse(reply, 'auth.required', CHALLENGE);
      const digest = digestOf(token);
      // Made-up tokens are counted by where they come from, a directory's calls by its token.
      const rate = known.has(digest) ? 'directory' : 'default';
      const userId = known.has(digest) ? digest : undefined;
      const instance = traceIdOf(traceOf(request));
      if (!(await withinLimits(request, reply, { limiter, rate, userId, bytes: announcedBytes(request), instance })))
        return reply;
      admitted.set(request, token);
      return undefined;
    },
    handler: (request, reply) =>
      withSpan(spanOf(request), async () => {
        const token = admitted.get(request)!;
        const input = inputOf(request, token, config.PUBLIC_URL);
        if (!input) return refuse(reply, 'request.malformed');
        const headers = encodeMeta({
          principal: undefined,
          requestId: traceIdOf(traceOf(request)) ?? '',
          deadline: Date.now() + answerScim.deadlineMs,
          traceparent: traceOf(request),
          ip: request.ip,
          userAgent: request.headers['user-agent'],
          refreshCookie: undefined,
        });
        const reached = await bus.request(answerScim.name, { headers, body: JSON.stringify(input) });
        if (reached.status !== 200) return refuse(reply, codeOf(reached.status));
        const answer = JSON.parse(textOfBody(reached.body)) as Output<typeof answerScim>;
        if (answer.status !== 401) {
          if (known.size >= KEPT) known.clear();
          known.add(digestOf(token));
        }
        return send(reply, answer);
      }),
  });
}

const CHALLENGE = { 'www-authenticate': 'Bearer realm="SCIM"' };

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

function tokenIn(header: string | undefined): string | undefined {
  const token = header !== undefined && /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : '';
  return SCIM_TOKEN.form.test(token) ? token : undefined;
}

/** What identity is asked; nothing where a body is no JSON. */
function inputOf(
  request: FastifyRequest,
  token: string,
  address: string | undefined,
): Input<typeof answerScim> | undefined {
  const origin = knownOrigin(address, request);
  const received = request.body as Buffer | undefined;
  const path = request.url
    .slice(SCIM_PATH.length)
    .replace(/\?.*$/, '')
    .replace(/(?<=.)\/$/, '');
  if (!origin || path.length > 300) return undefined;
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  try {
    const body: unknown = received?.length ? JSON.parse(received.toString('utf8')) : undefined;
    decodeURIComponent(path);
    return {
      token,
      method: request.method as Method,
      path,
      query: queryOf(request.query as Record<string, unknown>),
      body,
      base: `${origin}${SCIM_PATH}`,
      ...(ifMatch !== undefined && { ifMatch }),
      ...(ifNoneMatch !== undefined && { ifNoneMatch }),
    };
  } catch {
    // Neither the text of a body nor an escape in an address: the caller's to mend.
    return undefined;
  }
}

const queryOf = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, String(Array.isArray(value) ? value[0] : value)]),
  );

function send(reply: FastifyReply, { status, body, etag, location }: Output<typeof answerScim>): FastifyReply {
  reply.code(status).headers({
    'cache-control': 'no-store',
    ...(etag !== undefined && { etag }),
    ...(location !== undefined && { location }),
    ...(status === 401 && CHALLENGE),
  });
  if (body === undefined || body === null) return reply.send();
  return reply.header('content-type', SCIM_JSON).send(JSON.stringify(body));
}

const codeOf = (status: number): ErrorCode =>
  status === 504
    ? 'service.late'
    : status === 503
      ? 'service.down'
      : status < 500
        ? 'request.malformed'
        : 'server.error';

/** Whatever goes wrong before identity is reached. */
function refuseFault(error: { statusCode?: number }, reply: FastifyReply, { log }: Backing): FastifyReply {
  if (error instanceof BodyRefused) return refuse(reply, error.refused, retryAfter(error.waitMs));
  const malformed = (error.statusCode ?? 500) < 500;
  if (!malformed) log.error({ err: error }, 'a request of a directory failed');
  return refuse(reply, malformed ? 'request.malformed' : 'server.error');
}

/** A refusal from here, in the standard's own form. */
function refuse(reply: FastifyReply, code: ErrorCode, headers: Record<string, string> = {}): FastifyReply {
  countRefusal(code);
  const { status, title } = errors[code];
  return reply
    .code(status)
    .headers({ 'content-type': SCIM_JSON, 'cache-control': 'no-store', ...headers })
    .send(JSON.stringify({ schemas: [ERROR], status: String(status), detail: title }));
}
