import { createInbox, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import type { WriteBatcher } from './write-batcher.js';

const NOBODY = 503;

/** What came of a request: an answer, nobody there to give one, or none in time. */
export type Outcome = Msg | 'nobody' | 'late';
type PendingRequest = { readonly resolve: (outcome: Outcome) => void; readonly timer: NodeJS.Timeout };

/**
 * Requests and their answers over one subscription. The client's own requests make an error object, a race and three
 * promises each, which costs more than everything else the gateway does for a call.
 */
export class Requests {
  private readonly inbox: string;
  private readonly waiting = new Map<string, PendingRequest>();
  private last = 0;

  constructor(
    private readonly nats: NatsConnection,
    private readonly writes: WriteBatcher,
    inboxPrefix?: string,
  ) {
    this.inbox = createInbox(inboxPrefix);
    nats.subscribe(`${this.inbox}.*`, {
      callback: (error, message) => {
        if (error) return;
        const nobody = message.data.length === 0 && message.headers?.code === NOBODY;
        this.settle(message.subject.slice(this.inbox.length + 1), nobody ? 'nobody' : message);
      },
    });
  }

  send(subject: string, body: Uint8Array, headers: MsgHdrs, timeoutMs: number): Promise<Outcome> {
    this.last += 1;
    const token = this.last.toString(36);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(token, 'late'), timeoutMs);
      this.waiting.set(token, { resolve, timer });
      this.writes.add(() => this.publish(token, subject, body, headers));
    });
  }

  private publish(token: string, subject: string, body: Uint8Array, headers: MsgHdrs): void {
    try {
      this.nats.publish(subject, body, { reply: `${this.inbox}.${token}`, headers });
    } catch {
      this.settle(token, 'nobody');
    }
  }

  /** Answers of a connection that is lost do not come any more. */
  abandon(): void {
    for (const token of this.waiting.keys()) this.settle(token, 'nobody');
  }

  private settle(token: string, outcome: Outcome): void {
    const waiting = this.waiting.get(token);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(token);
    waiting.resolve(outcome);
  }
}
