import { listRevoked } from '@talent-os/contracts/identity/access-tokens.js';
import { rightsChanged } from '@talent-os/contracts/identity/events.js';
import { sessionRevoked } from '@talent-os/contracts/identity/sign-in-events.js';
import type { EventContract, Payload } from '@talent-os/contracts';
import { textOfBody } from '@talent-os/service-kit/bus/call';
import { eventSubject } from '@talent-os/service-kit/events/streams';
import type { Envelope } from '@talent-os/service-kit';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import type { Backing } from '@talent-os/service-kit/host/backing';

/** Longer than any access token lives, in milliseconds. */
const KEPT = 20 * 60_000;
/** Also asked for regularly: a pushed event may be missed while NATS reconnects. */
const ASK_EVERY = 4_000;

/** `name`: of a session, of a person or of an organization. */
type Listener = (name: string, before: number) => void;

/**
 * Whose tokens must be refused although they are signed and not expired, sessions', people's or whole organizations':
 * pushed by event, confirmed by asking.
 */
export class Revocations {
  private readonly before = new Map<string, { readonly before: number; readonly seen: number }>();
  private readonly listeners = new Set<Listener>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly backing: Backing) {}

  async start(): Promise<void> {
    this.hear(sessionRevoked, ({ sessionId, before }) => this.add(sessionId, Date.parse(before)));
    this.hear(rightsChanged, ({ userId, before }, { organizationId }) =>
      this.add(userId ?? organizationId, Date.parse(before)),
    );
    await this.ask();
    this.timer = setInterval(() => inBackground('revocations.ask', this.ask(), this.backing.log), ASK_EVERY);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  isRevoked(name: string, issuedAt: number): boolean {
    const known = this.before.get(name);
    return known !== undefined && issuedAt < known.before;
  }

  /** Answers how to hear no more. */
  onRevoked(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  private hear<E extends EventContract>(event: E, act: (payload: Payload<E>, envelope: Envelope) => void): void {
    this.backing.nats.subscribe(eventSubject(event.name), {
      callback: (error, message) => {
        if (error) return;
        const envelope = message.json<Envelope>();
        act(envelope.payload as Payload<E>, envelope);
      },
    });
  }

  private add(name: string, before: number): void {
    const known = this.before.get(name);
    if (known && known.before >= before) return;
    this.before.set(name, { before, seen: Date.now() });
    for (const listener of this.listeners) listener(name, before);
  }

  private async ask(): Promise<void> {
    const now = Date.now();
    for (const [sessionId, { seen }] of this.before) if (now - seen > KEPT) this.before.delete(sessionId);
    const reply = await this.backing.bus.request(listRevoked.name, {
      headers: { dl: String(now + 2_000) },
      body: '{}',
    });
    if (reply.status !== 200) return;
    const { revoked } = JSON.parse(textOfBody(reply.body)) as { revoked: { sessionId: string; before: string }[] };
    for (const { sessionId, before } of revoked) this.add(sessionId, Date.parse(before));
  }
}
