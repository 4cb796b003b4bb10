import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import type { Config } from '@talent-os/service-kit/config';
import { fastify as Fastify, type FastifyInstance } from 'fastify';
import { endSlowBodies } from './slow-bodies.js';

export type SecurityHeaders = Readonly<Record<string, string>>;

/** Security headers for every answer, and cookies. */
export async function secure(server: FastifyInstance, headers: SecurityHeaders): Promise<void> {
  await server.register(cookie);
  endSlowBodies(server);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The same for every answer, so they are made once: helmet puts its policies together anew for each. */
export async function securityHeaders(config: Config): Promise<SecurityHeaders> {
  const sample = Fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Components size and place themselves by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: config.NODE_ENV === 'production' ? [] : null,
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.NODE_ENV === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  sample.get('/', (_request, reply) => reply.code(204).send());
  const { headers } = await sample.inject('/');
  await sample.close();
  const policy = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()';
  const own = new Set(['date', 'connection', 'content-length', 'keep-alive']);
  const kept = Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [[name, String(value)]]));
  return { ...Object.fromEntries(kept), 'permissions-policy': policy };
}
