import type { RateClass } from '@talent-os/contracts';
import type { Config } from '@talent-os/service-kit/config';
import { installation } from '@talent-os/service-kit/installation';
import { networkOf } from '@talent-os/service-kit/outside/network-of';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

const MINUTE = 60_000;
/** How often counts are exchanged with Redis, in milliseconds. */
const EXCHANGE_EVERY = 100;

type Rule = {
  readonly most: number;
  /** In milliseconds. */
  readonly window: number;
  /**
   * For what guessing would profit from: every single call asks Redis first, and is counted by network, whoever the
   * caller is signed in as besides.
   */
  readonly exact: boolean;
  /** Only calls that fail are counted: a network is a whole company, and signing in is no guess. */
  readonly failures: boolean;
};
type Caller = { readonly userId: string | undefined; readonly ip: string };
type Count = {
  readonly length: number;
  window: number;
  /** Of all gateways, when last heard. */ all: number;
  /** Taken here since. */ mine: number;
};

/**
 * Calls of a person or, without sign-in, of a network within a time; where people sign in, the calls that failed. Counts
 * live in Redis, so that all gateways share them: exchanged ten times a second for ordinary calls, asked each time where
 * guessing would pay. Without Redis every gateway counts on its own.
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
    const calls = (most: number): Rule => ({ most, window: MINUTE, exact: false, failures: false });
    const failures = (most: number): Rule => ({ most, window: 15 * MINUTE, exact: true, failures: true });
    this.rules = {
      default: calls(config.RATE_LIMIT_PER_MINUTE),
      'sign-in': failures(config.RATE_LIMIT_SIGN_IN_FAILURES),
      // What stands in a cookie cannot be guessed: this holds who tries all the same, and not who comes back from holidays.
      refresh: { ...failures(4 * config.RATE_LIMIT_SIGN_IN_FAILURES), exact: false },
      register: { ...calls(config.RATE_LIMIT_REGISTER_PER_MINUTE), exact: true },
      chat: calls(config.RATE_LIMIT_CHAT_PER_MINUTE),
      upload: calls(30),
      report: calls(10),
    };
    this.timer = setInterval(() => void this.exchange(), EXCHANGE_EVERY);
  }

  /** Counts one call, unless only its failure will count. Answers 0 when it may pass, else the milliseconds to wait. */
  take(rateClass: RateClass, caller: Caller): number | Promise<number> {
    const rule = this.rules[rateClass];
    const { key, count } = this.countOf(rateClass, caller);
    if (!rule.failures) count.mine += 1;
    if (rule.exact) return this.ask(key, count).then(() => verdict(count, rule));
    return verdict(count, rule);
  }

  /** Whether an answer counts: where failures do, a refusal that is not about the form of what was sent. */
  countsAnswer(rateClass: RateClass, status: number): boolean {
    return this.rules[rateClass].failures && status >= 401 && status < 500 && status !== 413 && status !== 422;
  }

  /** Counts a call that failed. */
  async failed(rateClass: RateClass, caller: Caller): Promise<void> {
    const { key, count } = this.countOf(rateClass, caller);
    count.mine += 1;
    await this.ask(key, count);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private countOf(rateClass: RateClass, { userId, ip }: Caller): { readonly key: string; readonly count: Count } {
    const { window: length, exact, failures } = this.rules[rateClass];
    const subject = exact || failures || userId === undefined ? networkOf(ip) : userId;
    const key = `${installation}:rate:${rateClass}:${subject}`;
    const window = windowOf(length);
    let count = this.counts.get(key);
    if (!count || count.window !== window) this.counts.set(key, (count = { length, window, all: 0, mine: 0 }));
    return { key, count };
  }

  private async exchange(): Promise<void> {
    for (const [key, count] of this.counts) {
      if (count.window !== windowOf(count.length)) this.counts.delete(key);
      else if (count.mine > 0) void this.ask(key, count);
    }
  }

  private async ask(key: string, count: Count): Promise<void> {
    const { mine, window, length } = count;
    count.mine = 0;
    count.all += mine;
    try {
      const slot = `${key}:${window}`;
      const results = await this.redis
        .multi()
        .incrby(slot, mine)
        .pexpire(slot, 2 * length)
        .exec();
      count.all = Math.max(count.all, Number(results?.[0]?.[1] ?? 0));
    } catch (error) {
      this.log.debug({ err: error }, 'counting calls without Redis');
    }
  }
}

const windowOf = (length: number): number => Math.floor(Date.now() / length);

/** A call is in the count of calls itself; of failures there may be as many as the rule says before the next one is held. */
function verdict({ all, mine }: Count, { most, window, failures }: Rule): number {
  const held = failures ? all + mine >= most : all + mine > most;
  return held ? window - (Date.now() % window) : 0;
}
