import { admits } from '@talent-os/contracts';
import { events } from '@talent-os/contracts/registry.js';
import type { Envelope } from '@talent-os/service-kit';
import { eventSubject } from '@talent-os/service-kit/events/streams';
import { abilityOf } from '@talent-os/service-kit/host/call-context';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { sockets } from '@talent-os/service-kit/observe/metrics';
import { measure } from '@talent-os/service-kit/observe/scrape';
import { traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { WebSocketServer, type WebSocket } from 'ws';
import { pathOf } from '../http/path-of.js';
import { isAllowed } from '@talent-os/service-kit/outside/allowed-networks';
import { networkOf } from '@talent-os/service-kit/outside/network-of';
import { OpenAtOnce } from '../limits/open-at-once.js';
import type { Revocations } from '../tokens/revocations.js';
import type { Verifier } from '../tokens/verifier.js';
import { Listener } from './listener.js';
import { RecentNews, type News } from './recent-news.js';

const PATH = '/api/realtime';
const HELLO_WITHIN = 5_000;
const PING_EVERY = 30_000;
const UNAUTHORIZED = 4401;
/** A browser that hears this comes back on its own; 1001 would tell it to stay away. */
const RESTARTING = 1012;
const LARGEST_FRAME = 8 * 1024;
/** Sockets of one network that have not said yet whose they are: a whole office returns at once after a restart. */
const STRANGERS = 256;
/** A browser says who listens once, and again with every fresh token. */
const FRAMES_PER_PING = 10;
/** As the status 429: the newest connection is refused, the ones before it stay. */
const TOO_MANY = 4429;
const REFUSED = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

const liveEvents = new Map(events.filter((event) => event.live).map((event) => [event.name, event]));

/**
 * One WebSocket per browser. It says what has changed and which reads are stale; the browser then asks under its own
 * rights, so that no record ever travels here.
 */
export class Realtime {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME });
  private readonly byOrganization = new Map<string, Set<Listener>>();
  private readonly recent = new RecentNews();
  private readonly timer: NodeJS.Timeout;
  private readonly forget = measure('realtime', () => [[sockets, {}, this.sockets.clients.size]]);
  private readonly strangers = new OpenAtOnce(STRANGERS);
  private readonly people: OpenAtOnce;
  private readonly trusted: (address: string, index: number) => boolean;

  constructor(
    private readonly backing: Backing,
    private readonly verifier: Verifier,
    revocations: Revocations,
  ) {
    const { CONNECTIONS_PER_PERSON, TRUST_PROXY } = backing.config;
    this.people = new OpenAtOnce(CONNECTIONS_PER_PERSON);
    this.trusted = TRUST_PROXY ? proxyAddr.compile(TRUST_PROXY.split(',').map((one) => one.trim())) : () => false;
    revocations.onRevoked((name, before) => this.revoke(name, before));
    this.timer = setInterval(() => {
      this.recent.forgetOld();
      this.everyone((listener) => listener.ping());
    }, PING_EVERY);
    backing.nats.subscribe(eventSubject('>'), {
      callback: (error, message) => {
        const contract = liveEvents.get(message.subject.slice(eventSubject('').length));
        if (!error && contract) this.publish({ contract, envelope: message.json<Envelope>() });
      },
    });
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (pathOf(request.url) !== PATH || !sameOrigin(request)) return socket.destroy();
      const ip = proxyAddr(request, this.trusted);
      const named = this.strangers.take(networkOf(ip));
      if (!named) return socket.end(REFUSED);
      socket.once('close', named);
      this.sockets.handleUpgrade(request, socket, head, (webSocket) => this.greet(webSocket, ip, named));
    });
  }

  stop(): void {
    clearInterval(this.timer);
    this.forget();
    for (const socket of this.sockets.clients) socket.close(RESTARTING);
    this.sockets.close();
  }

  /** The first frame names the caller; later ones bring a fresh token before the old one ends. */
  private greet(socket: WebSocket, ip: string, named: () => void): void {
    let listener: Listener | undefined;
    let leave: (() => void) | undefined;
    let frames = 0;
    const late = setTimeout(() => socket.close(UNAUTHORIZED), HELLO_WITHIN);
    const calm = setInterval(() => (frames = 0), PING_EVERY);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer) => {
      frames += 1;
      if (frames > FRAMES_PER_PING) return socket.close(TOO_MANY);
      const { token, unheard } = helloOf(data);
      const greeted = this.verifier.verify(`Bearer ${token}`).then((verified) => {
        // Who has left while the token was looked at would be told of changes for ever.
        if (socket.readyState !== socket.OPEN) return;
        if (!verified || (listener && listener.sessionId !== verified.sessionId)) return socket.close(UNAUTHORIZED);
        if (!isAllowed(verified.principal.allowedNetworks, ip)) return socket.close(UNAUTHORIZED);
        clearTimeout(late);
        if (listener) return listener.renew(verified);
        named();
        leave = this.people.take(verified.principal.userId);
        if (!leave) return socket.close(TOO_MANY);
        listener = new Listener(socket, verified);
        this.listenersIn(verified.principal.organizationId).add(listener);
        listener.send({ type: 'ready' });
        for (const news of this.recent.of(verified.principal.organizationId, unheard)) tell(listener, news);
      });
      inBackground('realtime.greet', greeted, this.backing.log);
    });
    socket.on('close', () => {
      clearTimeout(late);
      clearInterval(calm);
      leave?.();
      listener?.stop();
      if (listener) this.listenersIn(listener.principal.organizationId).delete(listener);
    });
  }

  private publish(news: News): void {
    this.recent.add(news);
    for (const listener of this.byOrganization.get(news.envelope.organizationId) ?? []) tell(listener, news);
  }

  /** `name`: of a session, a person or an organization. */
  private revoke(name: string, before: number): void {
    this.everyone((listener) => {
      const { sessionId, principal, issuedAt } = listener;
      if (![sessionId, principal.userId, principal.organizationId].includes(name) || issuedAt >= before) return;
      listener.send({ type: 'revoked' });
      listener.close(UNAUTHORIZED);
    });
  }

  private listenersIn(organizationId: string): Set<Listener> {
    let set = this.byOrganization.get(organizationId);
    if (!set) this.byOrganization.set(organizationId, (set = new Set()));
    return set;
  }

  private everyone(act: (listener: Listener) => void): void {
    for (const set of this.byOrganization.values()) for (const listener of set) act(listener);
  }
}

/** Browsers name the page a socket was opened by; other sites' pages are not let in. */
function sameOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}

/** Whether a listener hears of an event is said by its contract. */
function tell(listener: Listener, { contract, envelope }: News): void {
  const { to, access, refetches } = contract.live!;
  const subject = (envelope.payload as { userId?: string }).userId;
  if (to !== 'organization' && listener.principal.userId !== subject) return;
  if (!admits(abilityOf(listener.principal), access)) return;
  listener.changed(contract.name, { refetches, trace: traceIdOf(envelope.traceparent ?? undefined) });
}

type Hello = {
  readonly token: string;
  /** How long the page has read before this, in milliseconds. */ readonly unheard: number;
};

function helloOf(data: Buffer): Hello {
  const nobody = { token: '', unheard: 0 };
  try {
    const { type, token, unheard } = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
    if (type !== 'hello' || typeof token !== 'string') return nobody;
    return { token, unheard: typeof unheard === 'number' && unheard > 0 ? unheard : 0 };
  } catch {
    return nobody;
  }
}
