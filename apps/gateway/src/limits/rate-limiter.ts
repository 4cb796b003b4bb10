import type { RateClass } from '@talent-os/contracts';
import type { Config } from '@talent-os/service-kit/config';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import { installation } from '@talent-os/service-kit/installation';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { networkOf } from './network-of.js';

const WINDOW = 60_000;
/** Of files, in bytes: ten of the longest recordings. */
const UPLOADED_PER_MINUTE = 250 * 1024 * 1024;
/** How often counts are exchanged with Redis, in milliseconds. */
const EXCHANGE_EVERY = 100;

type Rule = {
  readonly perMinute: number;
  /**
   * For what guessing would profit from: every single call asks Redis first, and is counted by address, whoever the
   * caller is signed in as besides.
   */
  readonly exact: boolean;
};
export type Caller = { readonly userId: string | undefined; readonly ip: string };
type Count = {
  window: number;
  /** Of all gateways, when last heard. */ all: number;
  /** Taken here since. */ mine: number;
};

/**
 * Calls and bytes per minute of a person or, without sign-in, of an address. Counts live in Redis, so that all gateways share
 * them: exchanged ten times a second for ordinary calls, asked each time where guessing would pay. Without Redis every
 * gateway counts on its own.
 */
export class RateLimiter {
  private readonly counts = new Map<string, Count>();
  private readonly timer: NodeJS.Timeout;
  private readonly rules: Record<RateClass, Rule>;
  private readonly bytesPerMinute: Record<'body' | 'upload', number>;

  constructor(
    private readonly redis: Redis,
    config: Config,
    private readonly log: Logger,
  ) {
    this.rules = {
      default: { perMinute: config.RATE_LIMIT_PER_MINUTE, exact: false },
      'sign-in': { perMinute: config.RATE_LIMIT_SIGN_IN_PER_MINUTE, exact: true },
      refresh: { perMinute: 4 * config.RATE_LIMIT_SIGN_IN_PER_MINUTE, exact: false },
      chat: { perMinute: config.RATE_LIMIT_CHAT_PER_MINUTE, exact: false },
      upload: { perMinute: 30, exact: false },
      report: { perMinute: 10, exact: false },
    };
    this.bytesPerMinute = { body: config.RATE_LIMIT_BYTES_PER_MINUTE, upload: UPLOADED_PER_MINUTE };
    this.timer = setInterval(() => inBackground('limits.exchange', this.exchange(), this.log), EXCHANGE_EVERY);
  }

  /** Counts one call. Answers 0 when it may pass, else the milliseconds to wait. */
  take(rateClass: RateClass, { userId, ip }: Caller): number | Promise<number> {
    const { perMinute, exact } = this.rules[rateClass];
    const subject = exact || userId === undefined ? networkOf(ip) : userId;
    const key = `${installation}:rate:${rateClass}:${subject}`;
    const count = this.countOf(key);
    count.mine += 1;
    if (exact) return this.ask(key, count).then(() => verdict(count, perMinute));
    return verdict(count, perMinute);
  }

  /**
   * Counts bytes that are to be received. Answers 0 when they may be, else the milliseconds to wait; what is not received
   * is not counted, so that after something too large there is still room for something small.
   */
  takeBytes(kind: 'body' | 'upload', { userId, ip }: Caller, bytes: number): number {
    const count = this.countOf(`${installation}:rate:${kind}-bytes:${userId ?? networkOf(ip)}`);
    count.mine += bytes;
    const wait = verdict(count, this.bytesPerMinute[kind]);
    if (wait > 0) count.mine -= bytes;
    return wait;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private countOf(key: string): Count {
    const window = Math.floor(Date.now() / WINDOW);
    let count = this.counts.get(key);
    if (!count || count.window !== window) this.counts.set(key, (count = { window, all: 0, mine: 0 }));
    return count;
  }

  /** Tells Redis what was counted here, and hears what was counted everywhere. */
  async exchange(): Promise<void> {
    const window = Math.floor(Date.now() / WINDOW);
    const asked: Promise<void>[] = [];
    for (const [key, count] of this.counts) {
      if (count.window !== window) this.counts.delete(key);
      else if (count.mine > 0) asked.push(this.ask(key, count));
    }
    await Promise.all(asked);
  }

  private async ask(key: string, count: Count): Promise<void> {
    const { mine, window } = count;
    count.mine = 0;
    count.all += mine;
    try {
      const slot = `${key}:${window}`;
      const results = await this.redis
        .multi()
        .incrby(slot, mine)
        .pexpire(slot, 2 * WINDOW)
        .exec();
      count.all = Math.max(count.all, Number(results?.[0]?.[1] ?? 0));
    } catch (error) {
      this.log.debug({ err: error }, 'counting calls without Redis');
    }
  }
}

function verdict({ all, mine }: Count, perMinute: number): number {
  return all + mine > perMinute ? WINDOW - (Date.now() % WINDOW) : 0;
}
