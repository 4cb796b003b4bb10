import type { Input, Operation, Output } from '@talent-os/contracts';
import { beginSso, endSsoSessions, finishSso, SSO_ANSWER } from '@talent-os/contracts/identity/sso-flow.js';
import { SSO_PATH, SSO_START } from '@talent-os/contracts/identity/sso.js';
import { cookieOf, encodeMeta, textOfBody, type Reply } from '@talent-os/service-kit/bus/call';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { traceIdOf, withSpan } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spanOf, traceOf } from '../http/observe-requests.js';
import { refreshCookieOf, setRefresh } from '../http/refresh-cookie.js';
import { announcedBytes, withinLimits } from '../http/within-limits.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { knownOrigin } from '../http/origin.js';
import { clearSsoCookie, setSsoCookie, ssoCookieOf } from './sso-cookie.js';

/** Where a browser is sent that cannot go on. */
const UNAVAILABLE = '/login?sso=unavailable';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Query = Readonly<Record<string, string | string[] | undefined>>;
const textIn = (query: unknown, name: string): string | undefined => {
  const value = (query as Query)[name];
  return typeof value === 'string' && value.length <= 600 ? value : undefined;
};

/** Sign-in by identity providers: browsers are sent there and taken back, and providers say who has signed out. */
export async function serveSso(server: FastifyInstance, backing: Backing, limiter: RateLimiter): Promise<void> {
  await server.register((scope, _options, done) => {
    const door = doorOf(backing, limiter);
    serveStart(scope, door);
    serveCallback(scope, door);
    serveLogout(scope, door);
    done();
  });
}

function doorOf({ bus, config, log }: Backing, limiter: RateLimiter) {
  return {
    log,
    isSecure: config.NODE_ENV === 'production',
    /** Under which address the product is known to who asks. */
    baseOf: (request: FastifyRequest): string | undefined => knownOrigin(config.PUBLIC_URL, request),
    onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const instance = traceIdOf(traceOf(request));
      const counted = {
        limiter,
        rate: 'default',
        userId: undefined,
        bytes: announcedBytes(request),
        instance,
      } as const;
      return (await withinLimits(request, reply, counted)) ? undefined : reply;
    },
    ask: <O extends Operation>(operation: O, input: Input<O>, request: FastifyRequest): Promise<Reply> => {
      const headers = encodeMeta({
        principal: undefined,
        requestId: traceIdOf(traceOf(request)) ?? '',
        deadline: Date.now() + operation.deadlineMs!,
        traceparent: traceOf(request),
        ip: request.ip,
        userAgent: request.headers['user-agent'],
        refreshCookie: refreshCookieOf(request),
      });
      return bus.request(operation.name, { headers, body: JSON.stringify(input) });
    },
  };
}
type Door = ReturnType<typeof doorOf>;

function serveStart(server: FastifyInstance, { onRequest, baseOf, ask, isSecure }: Door): void {
  server.get(SSO_START, { onRequest }, (request, reply) =>
    withSpan(spanOf(request), async () => {
      const base = baseOf(request);
      if (!base) return leadTo(reply, UNAVAILABLE);
      const { query } = request;
      const input = {
        base,
        ticket: textIn(query, 'ticket'),
        organizationId: textIn(query, 'organization')?.toLowerCase(),
        ssoConnectionId: textIn(query, 'provider')?.toLowerCase(),
        returnTo: textIn(query, 'returnTo'),
        loginHint: textIn(query, 'hint'),
      };
      const reached = await ask(beginSso, input, request);
      if (reached.status !== 200) return leadTo(reply, UNAVAILABLE);
      const { location, browser } = JSON.parse(textOfBody(reached.body)) as Output<typeof beginSso>;
      if (browser) setSsoCookie(reply, browser, isSecure);
      return leadTo(reply, location);
    }),
  );
}

function serveCallback(server: FastifyInstance, { onRequest, baseOf, ask, isSecure }: Door): void {
  server.get<{ Params: { provider: string } }>(`${SSO_PATH}/:provider/callback`, { onRequest }, (request, reply) =>
    withSpan(spanOf(request), async () => {
      const base = baseOf(request);
      const query = request.url.replace(/^[^?]*\??/, '');
      if (!base || query.length > SSO_ANSWER) return leadTo(reply, UNAVAILABLE);
      const browser = ssoCookieOf(request);
      const ssoConnectionId = request.params.provider.toLowerCase();
      const reached = await ask(finishSso, { base, ssoConnectionId, query, ...(browser && { browser }) }, request);
      if (reached.status !== 200) return leadTo(reply, UNAVAILABLE);
      clearSsoCookie(reply);
      const cookie = cookieOf(reached.headers)?.cookie;
      if (cookie) setRefresh(reply, cookie, isSecure);
      return leadTo(reply, (JSON.parse(textOfBody(reached.body)) as Output<typeof finishSso>).location);
    }),
  );
}

function serveLogout(server: FastifyInstance, { onRequest, ask, log }: Door): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: SSO_ANSWER },
    (_request, body, done) => done(null, body),
  );
  server.post<{ Params: { organization: string; provider: string } }>(
    `${SSO_PATH}/:organization/:provider/logout`,
    { onRequest, bodyLimit: SSO_ANSWER },
    (request, reply) =>
      withSpan(spanOf(request), async () => {
        const organizationId = request.params.organization.toLowerCase();
        const ssoConnectionId = request.params.provider.toLowerCase();
        const token = typeof request.body === 'string' ? new URLSearchParams(request.body).get('logout_token') : null;
        if (!token || !UUID.test(organizationId) || !UUID.test(ssoConnectionId)) return refuseLogout(reply, 400);
        const reached = await ask(endSsoSessions, { organizationId, ssoConnectionId, token }, request);
        if (reached.status !== 200) {
          log.warn({ status: reached.status }, 'a provider could not say that somebody has signed out');
          return refuseLogout(reply, 503);
        }
        const { taken } = JSON.parse(textOfBody(reached.body)) as Output<typeof endSsoSessions>;
        return taken ? reply.header('cache-control', 'no-store').send() : refuseLogout(reply, 400);
      }),
  );
}

/** 303: whatever the browser sent here it does not send on. */
const leadTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(303).headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).send();

/** In the form of the standard (Back-Channel Logout 1.0, section 2.8); why is told to administrators only. */
const refuseLogout = (reply: FastifyReply, status: 400 | 503): FastifyReply =>
  reply.code(status).headers({ 'cache-control': 'no-store' }).send({ error: 'invalid_request' });
