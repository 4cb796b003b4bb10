import type { RateClass } from '@talent-os/contracts';
import type { Config } from '@talent-os/service-kit/config';
import { redisAttributes } from '@talent-os/service-kit/observe/conventions';
import { inChildSpan } from '@talent-os/service-kit/observe/telemetry';
import { inBackground } from '@talent-os/service-kit/observe/in-background';
import { installation } from '@talent-os/service-kit/installation';
import { networkOf } from '@talent-os/service-kit/outside/network-of';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';

const MINUTE = 60_000;
/** Bytes of files that may be sent for each byte of other bodies: with the usual limit, ten of the longest recordings. */
const UPLOADED = 25;
/** How often counts are exchanged with Redis, in milliseconds. */
const EXCHANGE_EVERY = 100;

type Rule = {
  readonly most: number;
  /** In milliseconds. */
  readonly window: number;
  /**
   * For what guessing would profit from: every single call asks Redis first, and is counted by network, even where the
   * caller is signed in as besides.
   */
  readonly exact: boolean;
  /** Only calls that fail are counted: a network is a whole company, and signing in is no guess. */
  readonly failures: boolean;
};
export type Caller = { readonly userId: string | undefined; readonly ip: string };
type Count = {
  readonly length: number;
  window: number;
  /** Of all gateways, when last heard. */ all: number;
  /** Taken here since. */ mine: number;
};

/**
 * Calls and bytes of a person or, without sign-in, of a network within a time; where people sign in, the calls that failed. Counts
 * live in Redis, so that all gateways share them: exchanged ten times a second for ordinary calls, asked each time where
 * guessing would pay. Without Redis every gateway counts on its own.
 */
export class RateLimiter {
  private readonly counts = new Map<string, Count>();
  private readonly timer: NodeJS.Timeout;
  private readonly rules: Record<RateClass, Rule>;
  private readonly bytes: Record<'body' | 'upload', Rule>;

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
      directory: calls(config.RATE_LIMIT_DIRECTORY_PER_MINUTE),
    };
    this.bytes = {
      body: calls(config.RATE_LIMIT_BYTES_PER_MINUTE),
      upload: calls(UPLOADED * config.RATE_LIMIT_BYTES_PER_MINUTE),
    };
    this.timer = setInterval(() => inBackground('limits.exchange', this.exchange(), this.log), EXCHANGE_EVERY);
  }

  /** Counts one call, unless only its failure will count. Answers 0 when it may pass, else the milliseconds to wait. */
  take(rateClass: RateClass, caller: Caller): number | Promise<number> {
    const rule = this.rules[rateClass];
    const { key, count } = this.callsOf(rateClass, caller);
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
    const { key, count } = this.callsOf(rateClass, caller);
    count.mine += 1;
    await this.ask(key, count);
  }

  /**
   * Counts bytes that are to be received. Answers 0 when they may be, else the milliseconds to wait; what is not received
   * is not counted, so that after something too large there is still room for something small.
   */
  takeBytes(kind: 'body' | 'upload', { userId, ip }: Caller, bytes: number): number {
    const rule = this.bytes[kind];
    const count = this.countOf(`${installation}:rate:${kind}-bytes:${userId ?? networkOf(ip)}`, rule.window);
    count.mine += bytes;
    const wait = verdict(count, rule);
    if (wait > 0) count.mine -= bytes;
    return wait;
  }

  /** What a caller has left, in the words of `RateLimit-Policy` and `RateLimit` (IETF draft on rate limit headers). */
  headers(rateClass: RateClass, caller: Caller): Record<string, string> {
    const { most, window } = this.rules[rateClass];
    const { all, mine } = this.callsOf(rateClass, caller).count;
    const reset = Math.ceil((window - (Date.now() % window)) / 1000);
    return {
      'ratelimit-policy': `"${rateClass}";q=${most};w=${window / 1000}`,
      ratelimit: `"${rateClass}";r=${Math.max(0, most - all - mine)};t=${reset}`,
    };
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private callsOf(rateClass: RateClass, { userId, ip }: Caller): { readonly key: string; readonly count: Count } {
    const { window, exact, failures } = this.rules[rateClass];
    const subject = exact || failures || userId === undefined ? networkOf(ip) : userId;
    const key = `${installation}:rate:${rateClass}:${subject}`;
    return { key, count: this.countOf(key, window) };
  }

  private countOf(key: string, length: number): Count {
    const window = windowOf(length);
    let count = this.counts.get(key);
    if (!count || count.window !== window) this.counts.set(key, (count = { length, window, all: 0, mine: 0 }));
    return count;
  }

  /** Tells Redis what was counted here, and hears what was counted everywhere. */
  async exchange(): Promise<void> {
    const exchanges: Promise<void>[] = [];
    for (const [key, count] of this.counts) {
      if (count.window !== windowOf(count.length)) this.counts.delete(key);
      else if (count.mine > 0) exchanges.push(this.ask(key, count));
    }
    await Promise.all(exchanges);
  }

  private async ask(key: string, count: Count): Promise<void> {
    const { mine, window, length } = count;
    count.mine = 0;
    count.all += mine;
    try {
      const slot = `${key}:${window}`;
      const counted = this.redis
        .multi()
        .incrby(slot, mine)
        .pexpire(slot, 2 * length);
      const attributes = () => redisAttributes(this.redis, 'MULTI');
      const results = await inChildSpan('MULTI', attributes, () => counted.exec());
      count.all = Math.max(count.all, Number(results?.[0]?.[1] ?? 0));
    } catch (error) {
      this.log.debug({ err: error }, 'counting calls without Redis');
    }
  }
}

const windowOf = (length: number): number => Math.floor(Date.now() / length);

/** A call is in the count of calls itself; of failures there may be as many as the rule says before the next one is held. */
function verdict({ all, mine }: Count, { most, window, failures }: Rule): number {
  const exceeded = failures ? all + mine >= most : all + mine > most;
  return exceeded ? window - (Date.now() % window) : 0;
}
