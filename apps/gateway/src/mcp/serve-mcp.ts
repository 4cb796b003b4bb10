import type { ErrorCode } from '@talent-os/contracts';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { traceIdOf, withSpan } from '@talent-os/service-kit/observe/telemetry';
import { isAllowed } from '@talent-os/service-kit/outside/allowed-networks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/errors.js';
import type { Parts } from '../http/admission.js';
import { spanOf, traceOf } from '../http/observe-requests.js';
import { originFor } from '../http/origin.js';
import { announcedBytes, withinLimits } from '../http/within-limits.js';
import { applicationTokenIn } from '../tokens/application-tokens.js';
import type { VerifiedToken } from '../tokens/verifier.js';
import { mcpServer } from './mcp-server.js';
import { challengeOf, ISSUER_PATH, issuerOf, METADATA_PATH, metadataOf } from './protected-resource.js';
import { isBatch, protocolHeaders } from './request.rules.js';
import { MCP_PATH } from '../authorization/paths.js';

/** Arguments of a tool are small; in bytes. */
const BODY_LIMIT = 64 * 1024;

/** The assistant's tools for applications outside: Model Context Protocol over streamable HTTP, without sessions. */
export function serveMcp(server: FastifyInstance, parts: Parts): void {
  for (const [path, describe] of [
    [METADATA_PATH, metadataOf],
    [ISSUER_PATH, issuerOf],
  ] as const)
    server.get(path, (request, reply) => {
      const origin = originFor(parts.backing.config.PUBLIC_URL, request);
      if (!origin) return sendProblem(reply, 'request.malformed');
      return reply.header('cache-control', 'no-store').send(describe(origin));
    });
  // Who looks for another description must not take the web app's page for one.
  server.get('/.well-known/*', (_request, reply) => sendProblem(reply, 'resource.missing'));
  const admissions = new WeakMap<FastifyRequest, AdmittedCall>();
  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: async (request, reply) => {
      const admitted = await admit(request, reply, parts);
      if (!admitted) return reply;
      admissions.set(request, admitted);
      return undefined;
    },
    handler: (request, reply) => answer(request, reply, parts, admissions.get(request)!),
  });
}

type AdmittedCall = { readonly origin: string; readonly verified: VerifiedToken; readonly trace: string };

/** Who calls, and whether they may: found out before any of the message is received. Nothing where the refusal is sent. */
async function admit(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<AdmittedCall | undefined> {
  const trace = traceOf(request);
  const instance = traceIdOf(trace);
  const refuse = (...[code, headers]: Refusal): undefined => {
    sendProblem(reply, code, instance, headers);
  };
  const origin = originFor(parts.backing.config.PUBLIC_URL, request);
  if (!origin) return refuse('request.malformed');
  // Only browsers send an origin, and no web page is a client here: one that does was led to us under another name.
  if (request.headers.origin !== undefined) return refuse('access.denied');
  const bearer = await bearerOf(request, parts);
  if ('refused' in bearer) {
    const { refused, wait } = bearer;
    const challenge = challengeOf(origin, request.headers.authorization !== undefined, refused);
    return refuse(refused, wait === undefined ? { 'www-authenticate': challenge } : { 'retry-after': String(wait) });
  }
  const { verified } = bearer;
  const { userId, allowedNetworks } = verified.principal;
  if (!isAllowed(allowedNetworks, request.ip)) return refuse('access.network');
  const { limiter } = parts;
  const bytes = announcedBytes(request);
  const fits = bytes <= BODY_LIMIT;
  const counted = { limiter, rate: 'default', userId, bytes: fits ? bytes : 0, instance } as const;
  if (!(await withinLimits(request, reply, counted))) return undefined;
  if (!fits) return refuse('request.size');
  // Without sessions there is nothing to listen to and nothing to end.
  return request.method === 'POST' ? { origin, verified, trace } : refuse('request.method', { allow: 'POST' });
}

type Refusal = [code: ErrorCode, headers?: Record<string, string>];

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Parts,
  { origin, verified, trace }: AdmittedCall,
): Promise<FastifyReply> {
  const body = request.body as Buffer | undefined;
  // One request is one call: a batch would be counted as one and carry hundreds.
  if (!body?.length || isBatch(body)) return sendProblem(reply, 'request.malformed', traceIdOf(trace));
  return withSpan(spanOf(request), () =>
    exchange(request, reply, { ...parts, origin, verified, body, traceparent: trace }),
  );
}

type TokenRefusal = {
  readonly refused: 'auth.required' | 'auth.application' | 'request.rate' | 'service.down';
  /** Seconds to wait, where another time may do. */
  readonly wait?: number;
};

/** Which application asks. The session of a browser is not one: who holds it could approve as the person. */
async function bearerOf(
  { headers: { authorization }, ip }: FastifyRequest,
  { applications, verifier, limiter }: Parts,
): Promise<{ readonly verified: VerifiedToken } | TokenRefusal> {
  const token = applicationTokenIn(authorization);
  if (!token) return { refused: (await verifier.verify(authorization)) ? 'auth.application' : 'auth.required' };
  // Made-up tokens must not become load on identity.
  const guess = applications.isKnown(token) ? 0 : await limiter.take('default', { userId: undefined, ip });
  if (guess > 0) return { refused: 'request.rate', wait: Math.ceil(guess / 1000) };
  const verified = await applications.verify(token);
  if (verified === 'away') return { refused: 'service.down', wait: 1 };
  return verified ? { verified } : { refused: 'auth.required' };
}

type Exchange = Parts & {
  readonly origin: string;
  readonly verified: VerifiedToken;
  readonly body: Buffer;
  readonly traceparent: string;
};

/** Hands the message to the protocol's own implementation. The token stays here: what goes on is who the caller is. */
async function exchange(
  request: FastifyRequest,
  reply: FastifyReply,
  { backing, origin, verified, body, traceparent }: Exchange,
): Promise<FastifyReply> {
  const meta = {
    principal: verified.principal,
    requestId: traceIdOf(traceparent) ?? '',
    traceparent,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    refreshCookie: undefined,
  };
  const handler = createMcpHandler(() => mcpServer({ bus: backing.bus, origin, meta }), {
    maxSubscriptions: 0,
    onerror: (error) => backing.log.debug({ err: error }, 'a message of the protocol was refused'),
  });
  const response = await handler.fetch(
    new Request(`${origin}${MCP_PATH}`, {
      method: 'POST',
      headers: protocolHeaders(request.headers),
      body: new Uint8Array(body),
    }),
  );
  response.headers.set('cache-control', 'no-store, no-transform');
  return reply.send(response);
}
