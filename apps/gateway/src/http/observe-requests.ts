import type { Operation } from '@talent-os/contracts';
import { serverAttributes } from '@talent-os/service-kit/observe/conventions';
import { durationsOf, httpDuration, httpRequests, outcomeOf, refusals } from '@talent-os/service-kit/observe/metrics';
import {
  beginRoot,
  headerOf,
  markStatus,
  newTraceparent,
  type Attributes,
  type Span,
} from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { templateOf } from './url-path.js';

/** What is no operation: pages, documents, health, addresses that are none. */
const OTHER = 'other';
/** The caller left before there was an answer: no status of HTTP, but counted as a refused call. */
const LEFT = 499;

/** Tells a caller which trace its request belongs to: browsers know the news of their own writes by it (W3C trace context). */
const TRACE = 'traceresponse';

/** Codes that are refused by the platform itself; those of product rules are counted as one. */
const PLATFORM = /^(?:access|auth|request|resource|server|service)\./;

const spans = new WeakMap<FastifyRequest, Span>();

/** The span of a request, where tracing is on. */
export const spanOf = (request: FastifyRequest): Span | undefined => spans.get(request);

/** Counts a problem that is answered. */
export const countRefusal = (code: string): void => refusals.inc({ code: PLATFORM.test(code) ? code : 'rule' });

/**
 * Counts and times every request, and makes it a span where tracing is on and an address of the product is asked: from
 * before anybody is admitted until the last byte is sent or the reader has gone.
 * `address`: where the product is reached.
 */
export function observeRequests(server: FastifyInstance, operations: readonly Operation[], address = ''): void {
  const known = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
  const timings = new Map(
    [OTHER, ...operations.map(({ service }) => service)].map((name) => [name, durationsOf(httpDuration, name)]),
  );
  const origin = serverAttributes(address);
  server.addHook('onRequest', (request, reply, done) => {
    const started = performance.now();
    const { url } = request.routeOptions;
    const operation = known.get(`${request.method} ${url}`);
    const span = url?.startsWith('/api/') ? spanFor(request, url, origin) : undefined;
    if (span) spans.set(request, span);
    if ((url ?? request.url).startsWith('/api/')) reply.header(TRACE, traceOf(request));
    // Not when Fastify says so: it is silent where the reader leaves first.
    reply.raw.once('close', () => {
      const status = reply.raw.headersSent ? reply.raw.statusCode : LEFT;
      httpRequests.inc({ operation: operation?.name ?? OTHER, outcome: outcomeOf(status) });
      // A stream is open as long as its reader likes.
      if (!operation?.stream || status >= 400) timings.get(operation?.service ?? OTHER)!(status, started);
      if (span) end(span, status);
    });
    done();
  });
}

function spanFor(request: FastifyRequest, route: string, origin: Attributes): Span | undefined {
  const { method } = request;
  const span = beginRoot(`${method} ${route}`, 'SERVER', callersTrace(request), {});
  return span?.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'url.path': templateOf(route, request.params as Record<string, string>),
    'url.scheme': request.protocol,
    'network.protocol.version': request.raw.httpVersion,
    ...origin,
  });
}

function end(span: Span, status: number): void {
  if (status === LEFT) span.setAttribute('error.type', 'left');
  else span.setAttribute('http.response.status_code', status);
  markStatus(span, status);
  span.end();
}

const traces = new WeakMap<FastifyRequest, string>();

/**
 * The trace a request belongs to: the audit trail, logs and problems name it, so nobody outside chooses it. Its span is the
 * trace's first, where spans are recorded.
 */
export function traceOf(request: FastifyRequest): string {
  let own = traces.get(request);
  if (own === undefined) {
    const span = spans.get(request);
    traces.set(request, (own = span ? headerOf(span) : newTraceparent()));
  }
  return own;
}

/** The trace of the caller of a request, which is linked to ours and nothing more. */
const callersTrace = ({ headers: { traceparent } }: FastifyRequest): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined;
