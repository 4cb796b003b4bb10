import { createMcpHandler } from '@modelcontextprotocol/server';
import { inSpan, traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/errors.js';
import { traceparentOf, type Parts as EdgeParts } from '../http/serve-operations.js';
import { applicationTokenIn, type ApplicationTokens } from '../tokens/application-tokens.js';
import type { Verified } from '../tokens/verifier.js';
import { mcpServer } from './mcp-server.js';
import { challengeOf, MCP_PATH, METADATA_PATH, metadataOf, originOf } from './protected-resource.js';
import { isBatch, protocolHeaders } from './request.rules.js';

type Parts = EdgeParts & { readonly applications: ApplicationTokens };

/** Arguments of a tool are small; in bytes. */
const BODY_LIMIT = 64 * 1024;

/** The assistant's tools for applications outside: Model Context Protocol over streamable HTTP, without sessions. */
export function serveMcp(server: FastifyInstance, parts: Parts): void {
  server.get(METADATA_PATH, (request, reply) => {
    const origin = originOf(request.protocol, request.host);
    if (!origin) return sendProblem(reply, 'request.malformed');
    return reply.header('cache-control', 'no-store').send(metadataOf(origin));
  });
  // Who looks for another description must not take the web app's page for one.
  server.get('/.well-known/*', (_request, reply) => sendProblem(reply, 'resource.missing'));
  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    bodyLimit: BODY_LIMIT,
    handler: (request, reply) => answer(request, reply, parts),
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const trace = traceparentOf(request);
  const instance = traceIdOf(trace);
  const origin = originOf(request.protocol, request.host);
  if (!origin) return sendProblem(reply, 'request.malformed', instance);
  // Only browsers send an origin, and no web page is a client here: one that does was led to us under another name.
  if (request.headers.origin !== undefined) return sendProblem(reply, 'access.denied', instance);
  const bearer = await bearerOf(request, parts);
  if ('refused' in bearer) {
    const { refused, wait } = bearer;
    const challenge = challengeOf(origin, request.headers.authorization !== undefined, refused);
    const header = wait === undefined ? ['www-authenticate', challenge] : ['retry-after', String(wait)];
    return sendProblem(reply, refused, instance, Object.fromEntries([header]));
  }
  const { verified } = bearer;
  // Without sessions there is nothing to listen to and nothing to end.
  if (request.method !== 'POST') return sendProblem(reply, 'request.method', instance, { allow: 'POST' });
  const body = request.body as Buffer | undefined;
  // One request is one call: a batch would be counted as one and carry hundreds.
  if (!body?.length || isBatch(body)) return sendProblem(reply, 'request.malformed', instance);
  return inSpan(`POST ${MCP_PATH}`, 'SERVER', trace, { 'http.request.method': 'POST' }, (traceparent) =>
    exchange(request, reply, { ...parts, origin, verified, body, traceparent: traceparent ?? trace }),
  );
}

type Refused = {
  readonly refused: 'auth.required' | 'auth.application' | 'request.rate' | 'service.down';
  /** Seconds to wait, where another time may do. */
  readonly wait?: number;
};

/** Which application asks, within its limit. The session of a browser is not one: who holds it could approve as the person. */
async function bearerOf(
  { headers: { authorization }, ip }: FastifyRequest,
  { applications, verifier, limiter }: Parts,
): Promise<{ readonly verified: Verified } | Refused> {
  const token = applicationTokenIn(authorization);
  if (!token) return { refused: (await verifier.verify(authorization)) ? 'auth.application' : 'auth.required' };
  // Made-up tokens must not become load on identity.
  const guess = applications.isKnown(token) ? 0 : await limiter.take('default', { userId: undefined, ip });
  if (guess > 0) return { refused: 'request.rate', wait: Math.ceil(guess / 1000) };
  const verified = await applications.verify(token);
  if (verified === 'away') return { refused: 'service.down', wait: 1 };
  if (!verified) return { refused: 'auth.required' };
  const wait = await limiter.take('default', { userId: verified.principal.userId, ip });
  return wait > 0 ? { refused: 'request.rate', wait: Math.ceil(wait / 1000) } : { verified };
}

type Exchange = Parts & {
  readonly origin: string;
  readonly verified: Verified;
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
