/** How long an answer is waited for, in milliseconds. */
export type Timeouts = {
  /** Until the first token. */
  readonly firstTokenMs: number;
  /** Between two tokens. */
  readonly gapMs: number;
  readonly totalMs: number;
  /** After the model said that it is done: for its usage. */
  readonly usageMs: number;
};

export const TIMEOUTS: Timeouts = { firstTokenMs: 10_000, gapMs: 20_000, totalMs: 120_000, usageMs: 2_000 };

/**
 * The watch over one call. The client's own timeout ends with the first byte, so this one covers every wait: what keeps
 * a connection busy without tokens does not count as progress. `signal` aborts when a timeout or the person says so.
 */
export class CallWatch {
  private readonly controller = new AbortController();
  private readonly total: NodeJS.Timeout;
  private gap: NodeJS.Timeout;
  private readonly stop = () => this.controller.abort();
  late = false;

  constructor(
    private readonly person: AbortSignal,
    private readonly timeouts: Timeouts,
  ) {
    this.total = setTimeout(() => this.tooLate(), timeouts.totalMs);
    this.gap = this.within(timeouts.firstTokenMs);
    person.addEventListener('abort', this.stop, { once: true });
    if (person.aborted) this.stop();
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** A token has come, or a thought that is not shown. */
  token(): void {
    clearTimeout(this.gap);
    this.gap = this.within(this.timeouts.gapMs);
  }

  /** The model is done; only its usage is missing. */
  finished(): void {
    clearTimeout(this.gap);
    this.gap = this.within(this.timeouts.usageMs);
  }

  /** Nobody waits any more: the connection is given up where it is still open. */
  end(): void {
    clearTimeout(this.gap);
    clearTimeout(this.total);
    this.person.removeEventListener('abort', this.stop);
    this.controller.abort();
  }

  private within(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.tooLate(), ms);
  }

  private tooLate(): void {
    this.late = true;
    this.controller.abort();
  }
}
