import type { RateClass } from '@talent-os/contracts';
import type { Config } from '@talent-os/service-kit/config';
import { installation } from '@talent-os/service-kit/installation';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { networkOf } from './network-of.js';

const WINDOW = 60_000;
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
type Caller = { readonly userId: string | undefined; readonly ip: string };
type Count = {
  window: number;
  /** Of all gateways, when last heard. */ all: number;
  /** Taken here since. */ mine: number;
};

/**
 * Calls per minute of a person or, without sign-in, of an address. Counts live in Redis, so that all gateways share
 * them: exchanged ten times a second for ordinary calls, asked each time where guessing would pay. Without Redis every
 * gateway counts on its own.
 */
export class RateLimiter {
  private readonly counts = new Map<string, Count>();
  private readonly timer: NodeJS.Timeout;
  private readonly rules: Record<RateClass, Rule>;

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
    this.timer = setInterval(() => void this.exchange(), EXCHANGE_EVERY);
  }

  /** Counts one call. Answers 0 when it may pass, else the milliseconds to wait. */
  take(rateClass: RateClass, caller: Caller): number | Promise<number> {
    const { perMinute, exact } = this.rules[rateClass];
    const window = Math.floor(Date.now() / WINDOW);
    const key = this.keyOf(rateClass, caller);
    let count = this.counts.get(key);
    if (!count || count.window !== window) this.counts.set(key, (count = { window, all: 0, mine: 0 }));
    count.mine += 1;
    if (exact) return this.ask(key, count).then(() => verdict(count, perMinute));
    return verdict(count, perMinute);
  }

  /** What a caller has left, in the words of `RateLimit-Policy` and `RateLimit` (IETF draft on rate limit headers). */
  headers(rateClass: RateClass, caller: Caller): Record<string, string> {
    const { perMinute } = this.rules[rateClass];
    const count = this.counts.get(this.keyOf(rateClass, caller));
    const left = count ? Math.max(0, perMinute - count.all - count.mine) : perMinute;
    const reset = Math.ceil((WINDOW - (Date.now() % WINDOW)) / 1000);
    return {
      'ratelimit-policy': `"${rateClass}";q=${perMinute};w=${WINDOW / 1000}`,
      ratelimit: `"${rateClass}";r=${left};t=${reset}`,
    };
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private keyOf(rateClass: RateClass, { userId, ip }: Caller): string {
    const subject = this.rules[rateClass].exact || userId === undefined ? networkOf(ip) : userId;
    return `${installation}:rate:${rateClass}:${subject}`;
  }

  private async exchange(): Promise<void> {
    const window = Math.floor(Date.now() / WINDOW);
    for (const [key, count] of this.counts) {
      if (count.window !== window) this.counts.delete(key);
      else if (count.mine > 0) void this.ask(key, count);
    }
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
