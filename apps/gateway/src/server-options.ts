import { DEFAULT_MAX_BODY_BYTES } from '@talent-os/contracts';
import type { Config } from '@talent-os/service-kit/config';
import type { FastifyServerOptions } from 'fastify';
import { sendProblem } from './http/errors.js';
import type { SecurityHeaders } from './http/secure.js';

/** A file must have arrived by then, in milliseconds; other bodies earlier, see `http/slow-bodies.ts`. */
const REQUEST_WITHIN = 60_000;

/** Every limit against slow, endless or oversized requests is set here; Fastify's defaults leave several open. */
export const serverOptions = (config: Config, headers: SecurityHeaders): FastifyServerOptions => ({
  logger: false,
  trustProxy: config.TRUST_PROXY ?? false,
  bodyLimit: DEFAULT_MAX_BODY_BYTES,
  requestTimeout: REQUEST_WITHIN,
  connectionTimeout: 30_000,
  keepAliveTimeout: 60_000,
  onProtoPoisoning: 'error',
  onConstructorPoisoning: 'error',
  // Services stop after the edge: a call that still arrives on an open connection is answered, and is that one's last.
  return503OnClosing: false,
  forceCloseConnections: 'idle',
  // An address the router cannot read is refused before any hook: those headers come with this answer here.
  frameworkErrors: (_error, _request, reply) => {
    sendProblem(reply, 'resource.missing', undefined, { ...headers });
  },
  routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
});
