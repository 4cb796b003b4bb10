import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { operations } from '@talent-os/contracts/registry.js';
import type { Backing } from '@talent-os/service-kit/host/backing';
import type { Edge } from '@talent-os/service-kit/host/platform';
import { serverOptions } from './server-options.js';
import { serveAuthorization } from './authorization/serve-authorization.js';
import { serveDocs } from './docs/serve-docs.js';
import { compressAnswers } from './http/compress.js';
import { answerErrors } from './http/errors.js';
import { health, shared } from './http/health.js';
import { receiveBodies } from './http/receive-body.js';
import { refuseOtherMethods } from './http/other-methods.js';
import { secure, securityHeaders } from './http/secure.js';
import { observeRequests } from './http/observe-requests.js';
import { serveOperations } from './http/serve-operations.js';
import { OpenAtOnce } from './limits/open-at-once.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { serveMcp } from './mcp/serve-mcp.js';
import { Realtime } from './realtime/realtime.js';
import { Refusals } from './refusals/refusals.js';
import { serveScim } from './scim/serve-scim.js';
import { serveSso } from './sso/serve-sso.js';
import { ApplicationTokens } from './tokens/application-tokens.js';
import { Keys } from './tokens/keys.js';
import { Revocations } from './tokens/revocations.js';
import { Verifier } from './tokens/verifier.js';
import { serveEdges } from './web/serve-edges.js';
import { serveWeb } from './web/serve-web.js';

@Module({})
class GatewayModule {}

/** Unknown addresses and errors are answered here, as problems of the closed table, not by the framework. */
class EdgeAdapter extends FastifyAdapter {
  override setNotFoundHandler() {
    return this.getInstance();
  }

  override setErrorHandler() {
    return this.getInstance();
  }
}

/** Everything outside reaches the product through here: HTTP and WebSocket in front, the bus behind. */
export async function startGateway(backing: Backing): Promise<Edge> {
  const { config, log } = backing;
  const headers = await securityHeaders(config);
  const adapter = new EdgeAdapter(serverOptions(config, headers));
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule, adapter, {
    bodyParser: false,
    logger: ['error', 'fatal'],
    abortOnError: false,
  });
  const server = adapter.getInstance();
  const keys = new Keys(backing.bus);
  const revocations = new Revocations(backing);
  const verifier = new Verifier(keys, revocations);
  const applications = new ApplicationTokens(backing.bus, (verified) => verifier.isLive(verified));
  const limiter = new RateLimiter(backing.redis, config, log);
  const streams = new OpenAtOnce(config.CONNECTIONS_PER_PERSON);
  const refusals = new Refusals(backing);
  const realtime = new Realtime(backing, verifier, revocations);
  const ready = shared(() => health(backing, operations));

  observeRequests(server, operations, config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`);
  answerErrors(server, log);
  await secure(server, headers);
  compressAnswers(server);
  refuseOtherMethods(server, operations);
  receiveBodies(server, limiter);
  serveOperations(server, operations, { backing, verifier, applications, limiter, refusals, streams });
  serveMcp(server, { backing, verifier, applications, limiter });
  await serveScim(server, backing, limiter);
  await serveSso(server, backing, limiter);
  await serveAuthorization(server, backing, limiter);
  serveDocs(server, operations, config.PUBLIC_URL);
  server.get('/healthz/live', () => 'live');
  server.get('/healthz/ready', async (_request, reply) => {
    const { ready: up, parts } = await ready();
    return reply.code(up ? 200 : 503).send({ ready: up, parts });
  });
  serveEdges(server, config);
  await serveWeb(server, config, log);

  await app.init();
  await revocations.start();
  realtime.attach(server.server);
  await app.listen(config.PORT, config.HOST);
  return {
    ready: async () => (await ready()).ready,
    async stop() {
      realtime.stop();
      await app.close();
      revocations.stop();
      limiter.stop();
      await refusals.stop();
    },
  };
}
