import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import type { Backing } from '@talent-os/service-kit/host/backing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { sendProblem } from '../http/errors.js';
import { traceOf } from '../http/observe-requests.js';
import { announcedBytes, withinLimits } from '../http/within-limits.js';
import type { RateLimiter } from '../limits/rate-limiter.js';
import { originFor } from '../http/origin.js';
import { Memory } from './memory.js';
import { PATHS } from './paths.js';
import { providerAt } from './provider.js';
import { registrationOf } from './registration.rules.js';

/** A registration is the longest thing anybody sends; in bytes. */
const BODY_LIMIT = 16 * 1024;
/** Origins one installation is reached at; a made-up host must not fill the memory. */
const ORIGINS_MOST = 8;

const ROUTES = [
  ['GET', PATHS.authorization],
  ['GET', `${PATHS.authorization}/:requestId`],
  ['POST', PATHS.token],
  ['POST', PATHS.registration],
  ['POST', PATHS.revocation],
] as const;

/** OAuth 2.1 for applications that ask people to be let in: a certified library behind the gateway's own limits. */
export async function serveAuthorization(
  server: FastifyInstance,
  backing: Backing,
  limiter: RateLimiter,
): Promise<void> {
  const providers = new Providers(backing);
  await server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, parsed) => parsed(null, body),
    );
    for (const [method, url] of ROUTES)
      scope.route({
        method,
        url,
        bodyLimit: BODY_LIMIT,
        onRequest: async (request, reply) => {
          const rate = url === PATHS.registration ? 'register' : 'default';
          const instance = traceIdOf(traceOf(request));
          const call = { limiter, rate, userId: undefined, bytes: announcedBytes(request), instance } as const;
          return (await withinLimits(request, reply, call)) ? undefined : reply;
        },
        handler: (request, reply) => answer(request, reply, providers, url === PATHS.registration),
      });
    done();
  });
}

/** A provider for each origin: what it issues names the origin, so that no token of one is good at another. */
class Providers {
  private readonly known = new Map<string, Promise<Provider>>();
  private readonly memory: Memory;

  get publicUrl(): string | undefined {
    return this.backing.config.PUBLIC_URL;
  }

  constructor(private readonly backing: Backing) {
    this.memory = new Memory(backing.bus);
  }

  at(origin: string): Promise<Provider> {
    const known = this.known.get(origin);
    if (known) return known;
    if (this.known.size >= ORIGINS_MOST) this.known.clear();
    const made = providerAt(origin, this.memory, this.backing.log);
    this.known.set(origin, made);
    made.catch(() => this.known.delete(origin));
    return made;
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  providers: Providers,
  registers: boolean,
): Promise<FastifyReply> {
  const origin = originFor(providers.publicUrl, request);
  const body = request.body as Buffer | undefined;
  const registration = registers ? registrationOf(body ?? Buffer.alloc(0)) : undefined;
  if (!origin || (registers && !registration)) return sendProblem(reply, 'request.malformed');
  const provider = await providers.at(origin).catch(() => undefined);
  if (!provider) return sendProblem(reply, 'service.down', traceIdOf(traceOf(request)), { 'retry-after': '1' });
  const bytes = registration ? Buffer.from(JSON.stringify(registration)) : body;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('cache-control', 'no-store');
  reply.hijack();
  await provider.callback()(received(request, bytes, origin), reply.raw);
  return reply;
}

/** The request as it was received, with the bytes of its body unread, and with who reached us by which address. */
function received({ raw, ip }: FastifyRequest, body: Buffer | undefined, origin: string): IncomingMessage {
  const { host, protocol } = new URL(origin);
  const { method, url, socket, httpVersion } = raw;
  const headers = {
    ...raw.headers,
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-for': ip,
    'content-length': String(body?.length ?? 0),
  };
  const stream = Readable.from(body?.length ? [body] : [], { objectMode: false });
  return Object.assign(stream, { method, url, headers, socket, httpVersion }) as unknown as IncomingMessage;
}
