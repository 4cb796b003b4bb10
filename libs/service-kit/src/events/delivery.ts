import type { JsMsg } from '@nats-io/jetstream';
import { errors } from '@talent-os/contracts';
import type { Logger } from 'pino';
import { DomainError } from '../domain-error.js';
import { codeOf } from '../failures.js';
import { consumed } from '../observe/metrics.js';
import type { Envelope } from './envelope.js';
import { inConsumerSpan } from './spans.js';
import { deadLetterSubject, type Streams } from './streams.js';

/** Pauses before an event that failed comes again, in milliseconds; after the last one it is put aside. */
const PAUSES: readonly number[] = [1_000, 5_000, 30_000, 120_000];
/** How long to wait when the database or another service is away, in milliseconds: as often as it takes. */
const OUTAGE_PAUSE = 2_000;

const isOutage = (error: unknown) => errors[error instanceof DomainError ? error.code : codeOf(error)].status >= 503;

export type Listener = {
  /** The durable name of its consumer. */
  readonly name: string;
  readonly pauses?: readonly number[];
  readonly outagePause?: number;
  readonly take: (envelopes: readonly Envelope[]) => Promise<void>;
};

/** Gives events to a listener: acknowledged only after `take`; what fails after every pause is put aside with its reason. */
export class Delivery {
  /** Failures of the listener itself, by the event's place in the stream. Outages are nobody's failure. */
  private readonly failures = new Map<number, number>();
  /** Why events are put aside whose dead letter could not be published yet, by their place in the stream. */
  private readonly condemned = new Map<number, string>();

  constructor(
    private readonly streams: Streams,
    private readonly listener: Listener,
    private readonly log: Logger,
  ) {}

  async deliver(arrived: readonly JsMsg[]): Promise<void> {
    const group = arrived.filter(({ seq }) => !this.condemned.has(seq));
    for (const message of arrived) if (this.condemned.has(message.seq)) await this.putAside(message);
    if (group.length > 0) await this.hand(group);
  }

  private async hand(group: readonly JsMsg[]): Promise<void> {
    const { name, take } = this.listener;
    try {
      await inConsumerSpan(name, group, take);
      group.forEach((message) => message.ack());
      consumed.inc({ consumer: name, outcome: 'done' }, group.length);
    } catch (error) {
      // One bad event must not hold up the others of its batch: they come again, and come alone.
      if (group.length > 1) await Promise.all(group.map((message) => this.hand([message])));
      else await this.giveBack(group[0]!, error);
    }
  }

  private async giveBack(message: JsMsg, error: unknown): Promise<void> {
    const { name, pauses = PAUSES, outagePause = OUTAGE_PAUSE } = this.listener;
    this.log.warn({ err: error, consumer: name, subject: message.subject }, 'event not taken');
    if (isOutage(error)) {
      consumed.inc({ consumer: name, outcome: 'outage' });
      return message.nak(outagePause);
    }
    const failed = (this.failures.get(message.seq) ?? 0) + 1;
    const pause = pauses[failed - 1];
    if (pause !== undefined) {
      this.failures.set(message.seq, failed);
      consumed.inc({ consumer: name, outcome: 'again' });
      return message.nak(pause);
    }
    this.failures.delete(message.seq);
    this.condemned.set(message.seq, error instanceof Error ? error.message : String(error));
    await this.putAside(message);
  }

  /** Publishes the dead letter. Where that fails the event comes again, and only its letter is tried again. */
  private async putAside(message: JsMsg): Promise<void> {
    const { name, outagePause = OUTAGE_PAUSE } = this.listener;
    const letter = { reason: this.condemned.get(message.seq), subject: message.subject, data: message.string() };
    try {
      await this.streams.client.publish(deadLetterSubject(name), JSON.stringify(letter), {
        msgID: `${name}:${message.seq}`,
      });
    } catch (error) {
      this.log.error({ err: error, consumer: name, subject: message.subject }, 'a dead letter could not be published');
      consumed.inc({ consumer: name, outcome: 'letter-failed' });
      message.nak(outagePause);
      return;
    }
    this.condemned.delete(message.seq);
    consumed.inc({ consumer: name, outcome: 'dead' });
    message.term();
  }
}
