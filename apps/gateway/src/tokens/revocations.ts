import { listRevoked } from '@talent-os/contracts/identity/auth.js';
import { sessionRevoked } from '@talent-os/contracts/identity/events.js';
import { textOfBody } from '@talent-os/service-kit/bus/call';
import { eventSubject } from '@talent-os/service-kit/events/streams';
import type { Envelope } from '@talent-os/service-kit';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import type { Backing } from '@talent-os/service-kit/host/backing';

/** Longer than any access token lives, in milliseconds. */
const KEPT = 20 * 60_000;
/** Also asked for regularly: a pushed event may be missed while NATS reconnects. */
const ASK_EVERY = 4_000;

type Listener = (sessionId: string, before: number) => void;

/** Sessions whose tokens must be refused although they are signed and not expired: pushed by event, confirmed by asking. */
export class Revocations {
  private readonly before = new Map<string, { readonly before: number; readonly seen: number }>();
  private readonly listeners: Listener[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly backing: Backing) {}

  async start(): Promise<void> {
    this.backing.nats.subscribe(eventSubject(sessionRevoked.name), {
      callback: (error, message) => {
        if (error) return;
        const { payload } = message.json<Envelope & { payload: { sessionId: string; before: string } }>();
        this.add(payload.sessionId, Date.parse(payload.before));
      },
    });
    await this.ask();
    this.timer = setInterval(() => inBackground('revocations.ask', this.ask(), this.backing.log), ASK_EVERY);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  isRevoked(sessionId: string, issuedAt: number): boolean {
    const known = this.before.get(sessionId);
    return known !== undefined && issuedAt < known.before;
  }

  onRevoked(listener: Listener): void {
    this.listeners.push(listener);
  }

  private add(sessionId: string, before: number): void {
    const known = this.before.get(sessionId);
    if (known && known.before >= before) return;
    this.before.set(sessionId, { before, seen: Date.now() });
    for (const listener of this.listeners) listener(sessionId, before);
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
