import { afterAll, describe, expect, it } from '@jest/globals';
import type { Config } from '@talent-os/service-kit/config';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { RateLimiter } from './rate-limiter.js';

/** As much of Redis as counting takes. */
function countingRedis(): Redis {
  const counts = new Map<string, number>();
  const multi = () => {
    let count = 0;
    const chain = {
      incrby(key: string, by: number) {
        counts.set(key, (count = (counts.get(key) ?? 0) + by));
        return chain;
      },
      pexpire: () => chain,
      exec: async () => [[null, count]],
    };
    return chain;
  };
  return { multi } as unknown as Redis;
}

const config = {
  RATE_LIMIT_PER_MINUTE: 2,
  RATE_LIMIT_SIGN_IN_PER_MINUTE: 2,
  RATE_LIMIT_CHAT_PER_MINUTE: 2,
} as Config;
const limiter = new RateLimiter(countingRedis(), config, pino({ level: 'silent' }));
afterAll(() => limiter.stop());

const passes = async (...[rateClass, caller]: Parameters<RateLimiter['take']>) =>
  (await limiter.take(rateClass, caller)) === 0;

describe('the limit of calls', () => {
  it('counts attempts to sign in by address, whoever else the caller is signed in as', async () => {
    const as = (userId: string | undefined) => passes('sign-in', { userId, ip: '203.0.113.7' });
    expect([await as(undefined), await as('ann'), await as('ben'), await as(undefined)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await passes('sign-in', { userId: undefined, ip: '203.0.113.8' })).toBe(true);
  });

  it('says what is left, and when it begins anew', async () => {
    const caller = { userId: 'cleo', ip: '203.0.113.9' };
    const said = () => limiter.headers('default', caller);
    expect(said()).toEqual({
      'ratelimit-policy': '"default";q=2;w=60',
      ratelimit: expect.stringMatching(/^"default";r=2;t=\d{1,2}$/),
    });
    for (const left of [1, 0, 0]) {
      await limiter.take('default', caller);
      expect(said().ratelimit).toContain(`;r=${left};`);
    }
  });

  it('counts the addresses of one customer together', async () => {
    const from = (ip: string) => passes('sign-in', { userId: undefined, ip });
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8::3')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('counts other calls by person, so that one behind an address does not use up the rest’s', async () => {
    const as = (userId: string) => passes('default', { userId, ip: '203.0.113.9' });
    expect([await as('ann'), await as('ann'), await as('ann'), await as('ben')]).toEqual([true, true, false, true]);
  });
});
