import { createMcpHandler } from '@modelcontextprotocol/server';
import { inSpan, traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../http/errors.js';
import { traceparentOf, type Parts } from '../http/serve-operations.js';
import type { Verified } from '../tokens/verifier.js';
import { mcpServer } from './mcp-server.js';
import {
  challengeOf,
  ISSUER_PATH,
  issuerOf,
  MCP_PATH,
  METADATA_PATH,
  metadataOf,
  originOf,
} from './protected-resource.js';
import { isBatch, protocolHeaders } from './request.rules.js';

/** Arguments of a tool are small; in bytes. */
const BODY_LIMIT = 64 * 1024;

/** The assistant's tools for applications outside: Model Context Protocol over streamable HTTP, without sessions. */
export function serveMcp(server: FastifyInstance, parts: Parts): void {
  for (const [path, describe] of [
    [METADATA_PATH, metadataOf],
    [ISSUER_PATH, issuerOf],
  ] as const)
    server.get(path, (request, reply) => {
      const origin = originOf(request.protocol, request.host);
      if (!origin) return sendProblem(reply, 'request.malformed');
      return reply.header('cache-control', 'no-store').send(describe(origin));
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
  const { authorization } = request.headers;
  const verified = await parts.verifier.verify(authorization);
  if (!verified) {
    const challenge = challengeOf(origin, authorization !== undefined);
    return sendProblem(reply, 'auth.required', instance, { 'www-authenticate': challenge });
  }
  const wait = await parts.limiter.take('default', { userId: verified.principal.userId, ip: request.ip });
  if (wait > 0) return sendProblem(reply, 'request.rate', instance, { 'retry-after': String(Math.ceil(wait / 1000)) });
  // Without sessions there is nothing to listen to and nothing to end.
  if (request.method !== 'POST') return sendProblem(reply, 'request.method', instance, { allow: 'POST' });
  const body = request.body as Buffer | undefined;
  // One request is one call: a batch would be counted as one and carry hundreds.
  if (!body?.length || isBatch(body)) return sendProblem(reply, 'request.malformed', instance);
  return inSpan(`POST ${MCP_PATH}`, 'SERVER', trace, { 'http.request.method': 'POST' }, (traceparent) =>
    exchange(request, reply, { ...parts, origin, verified, body, traceparent: traceparent ?? trace }),
  );
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
