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
  RATE_LIMIT_SIGN_IN_FAILURES: 2,
  RATE_LIMIT_REGISTER_PER_MINUTE: 2,
  RATE_LIMIT_CHAT_PER_MINUTE: 2,
} as Config;
const limiter = new RateLimiter(countingRedis(), config, pino({ level: 'silent' }));
afterAll(() => limiter.stop());

const passes = async (...[rateClass, caller]: Parameters<RateLimiter['take']>) =>
  (await limiter.take(rateClass, caller)) === 0;

describe('the limit of calls', () => {
  it('counts registrations by network, whoever else the caller is signed in as', async () => {
    const as = (userId: string | undefined) => passes('register', { userId, ip: '203.0.113.7' });
    expect([await as(undefined), await as('ann'), await as('ben'), await as(undefined)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await passes('register', { userId: undefined, ip: '203.0.113.8' })).toBe(true);
  });

  it('counts sign-ins that fail, not people: a company behind one address comes to work', async () => {
    const caller = { userId: undefined, ip: '203.0.113.10' };
    for (let person = 0; person < 200; person += 1) expect(await passes('sign-in', caller)).toBe(true);
    await limiter.failed('sign-in', caller);
    expect(await passes('sign-in', caller)).toBe(true);
    await limiter.failed('sign-in', caller);
    expect(await passes('sign-in', caller)).toBe(false);
    expect(await passes('sign-in', { userId: 'ann', ip: caller.ip })).toBe(false);
    expect(await passes('sign-in', { userId: undefined, ip: '203.0.113.11' })).toBe(true);
  });

  it.each([
    ['sign-in', 200, false],
    ['sign-in', 401, true],
    ['sign-in', 410, true],
    ['sign-in', 422, false],
    ['sign-in', 429, true],
    ['sign-in', 503, false],
    ['refresh', 401, true],
    ['default', 401, false],
    ['register', 422, false],
  ] as const)('of %s counts an answer %i: %s', (rateClass, status, counted) =>
    expect(limiter.countsAnswer(rateClass, status)).toBe(counted),
  );

  it('counts the addresses of one customer together', async () => {
    const from = (ip: string) => passes('register', { userId: undefined, ip });
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
