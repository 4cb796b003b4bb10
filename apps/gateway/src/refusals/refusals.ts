import type { ErrorCode, Operation, Principal } from '@talent-os/contracts';
import { noteRefusal } from '@talent-os/contracts/audit/refusals.js';
import { encodeMeta } from '@talent-os/service-kit/bus/call';
import type { Backing } from '@talent-os/service-kit/host/backing';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import { traceIdOf } from '@talent-os/service-kit/observe/telemetry';
import { Tally, type Count } from './tally.js';

const LOOK_EVERY = 5_000;
const PATIENCE = 5_000;

/** Who asked for what, and of the first time why it was refused, with its trace. */
type Refusal = {
  readonly principal: Principal;
  readonly operation: string;
  readonly code: ErrorCode;
  readonly traceparent: string;
};

/**
 * Tells the audit service what was refused to whom: never what was sent. Nobody waits for it, and nothing of it reaches
 * whoever was refused. What cannot be sent while the audit service is away is sent when it is back.
 */
export class Refusals {
  private readonly tally = new Tally<Refusal>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly backing: Pick<Backing, 'bus' | 'log'>) {
    this.timer = setInterval(() => this.tellLater(this.tally.due(Date.now())), LOOK_EVERY);
    this.timer.unref();
  }

  note(operation: Operation, refusal: Omit<Refusal, 'operation'>): void {
    const of = { ...refusal, operation: operation.name };
    const first = this.tally.count(keyOf(of), of, Date.now());
    if (first === 'full') this.backing.log.warn({ operation: of.operation }, 'more is refused than can be counted');
    else if (first) this.tellLater([first]);
  }

  /** Tells what was counted last, before everything else ends. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.tell(this.tally.rest(Date.now()));
  }

  private tellLater(counts: readonly Count<Refusal>[]): void {
    inBackground('refusals.tell', this.tell(counts), this.backing.log);
  }

  private async tell(counts: readonly Count<Refusal>[]): Promise<void> {
    await Promise.all(counts.map((count) => this.tellOne(count)));
  }

  private async tellOne(count: Count<Refusal>): Promise<void> {
    const { principal, operation, code, traceparent } = count.of;
    const headers = encodeMeta({
      principal,
      requestId: traceIdOf(traceparent) ?? '',
      deadline: Date.now() + PATIENCE,
      traceparent,
      ip: undefined,
      userAgent: undefined,
      refreshCookie: undefined,
    });
    const { times, since } = count;
    const body = JSON.stringify({ operation, code, times, since: new Date(since).toISOString() });
    const { status } = await this.backing.bus.request(noteRefusal.name, { headers, body });
    if (status >= 400) this.tally.restore(keyOf(count.of), count, Date.now());
  }
}

const keyOf = ({ principal, operation }: Refusal) => `${principal.organizationId} ${principal.userId} ${operation}`;
