import { admits, type EventContract } from '@talent-os/contracts';
import { events } from '@talent-os/contracts/registry.js';
import type { Envelope } from '@talent-os/service-kit';
import { eventSubject } from '@talent-os/service-kit/events/streams';
import { abilityOf } from '@talent-os/service-kit/host/call-context';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { pathOf } from '../http/path-of.js';
import type { Revocations } from '../tokens/revocations.js';
import type { Verifier } from '../tokens/verifier.js';
import { Listener } from './listener.js';

const PATH = '/api/realtime';
const HELLO_WITHIN = 5_000;
const PING_EVERY = 30_000;
const UNAUTHORIZED = 4401;
/** A browser that hears this comes back on its own; 1001 would tell it to stay away. */
const RESTARTING = 1012;
const LARGEST_FRAME = 8 * 1024;

const liveEvents = new Map(events.filter((event) => event.live).map((event) => [event.name, event]));

/**
 * One WebSocket per browser. It says what has changed and which reads are stale; the browser then asks under its own
 * rights, so that no record ever travels here.
 */
export class Realtime {
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_FRAME });
  private readonly byOrganization = new Map<string, Set<Listener>>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly backing: Backing,
    private readonly verifier: Verifier,
    revocations: Revocations,
  ) {
    revocations.onRevoked((sessionId, before) => this.revoke(sessionId, before));
    this.timer = setInterval(() => this.everyone((listener) => listener.ping()), PING_EVERY);
    backing.nats.subscribe(eventSubject('>'), {
      callback: (error, message) => {
        const contract = liveEvents.get(message.subject.slice(eventSubject('').length));
        if (!error && contract) this.tell(contract, message.json<Envelope>());
      },
    });
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      if (pathOf(request.url) !== PATH || !sameOrigin(request)) return socket.destroy();
      this.sockets.handleUpgrade(request, socket, head, (webSocket) => this.greet(webSocket));
    });
  }

  stop(): void {
    clearInterval(this.timer);
    for (const socket of this.sockets.clients) socket.close(RESTARTING);
    this.sockets.close();
  }

  /** The first frame names the caller; later ones bring a fresh token before the old one ends. */
  private greet(socket: WebSocket): void {
    let listener: Listener | undefined;
    const late = setTimeout(() => socket.close(UNAUTHORIZED), HELLO_WITHIN);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: Buffer) => {
      const greeted = this.verifier.verify(`Bearer ${tokenOf(data)}`).then((verified) => {
        // Who has left while the token was looked at would be told of changes for ever.
        if (socket.readyState !== socket.OPEN) return;
        if (!verified || (listener && listener.sessionId !== verified.sessionId)) return socket.close(UNAUTHORIZED);
        clearTimeout(late);
        if (listener) return listener.renew(verified);
        listener = new Listener(socket, verified);
        this.listenersIn(verified.principal.organizationId).add(listener);
        listener.send({ type: 'ready' });
      });
      inBackground('realtime.greet', greeted, this.backing.log);
    });
    socket.on('close', () => {
      clearTimeout(late);
      listener?.stop();
      if (listener) this.listenersIn(listener.principal.organizationId).delete(listener);
    });
  }

  private tell(contract: EventContract, envelope: Envelope): void {
    const { to, access, refetches } = contract.live!;
    const subject = (envelope.payload as { userId?: string }).userId;
    for (const listener of this.byOrganization.get(envelope.organizationId) ?? []) {
      const meant = to === 'organization' || listener.principal.userId === subject;
      if (meant && admits(abilityOf(listener.principal), access)) listener.changed(contract.name, refetches);
    }
  }

  private revoke(sessionId: string, before: number): void {
    this.everyone((listener) => {
      if (listener.sessionId !== sessionId || listener.issuedAt >= before) return;
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

function tokenOf(data: Buffer): string {
  try {
    const frame = JSON.parse(data.toString('utf8')) as { type?: string; token?: string };
    return frame.type === 'hello' && typeof frame.token === 'string' ? frame.token : '';
  } catch {
    return '';
  }
}
