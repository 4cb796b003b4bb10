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
  RATE_LIMIT_BYTES_PER_MINUTE: 100,
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

describe('the limit of bytes', () => {
  const bytes = (userId: string | undefined, count: number, ip = '203.0.113.10') =>
    limiter.takeBytes('body', { userId, ip }, count) === 0;

  it('counts what is received, by person: after something too large there is room for something small', () => {
    expect([bytes('ann', 80), bytes('ann', 40), bytes('ann', 20), bytes('ann', 1)]).toEqual([true, false, true, false]);
    expect(bytes('ben', 100)).toBe(true);
  });

  it('counts by the network of whoever is not signed in', () => {
    const [one, other] = ['2001:db8:7::1', '2001:db8:7::2'];
    expect([bytes(undefined, 60, one), bytes(undefined, 60, other)]).toEqual([true, false]);
  });

  it('is shared by all gateways', async () => {
    const redis = countingRedis();
    const [here, there] = [1, 2].map(() => new RateLimiter(redis, config, pino({ level: 'silent' })));
    const caller = { userId: 'ida', ip: '203.0.113.10' };
    expect(here!.takeBytes('body', caller, 90)).toBe(0);
    await here!.exchange();
    expect(there!.takeBytes('body', caller, 5)).toBe(0);
    await there!.exchange();
    expect(there!.takeBytes('body', caller, 20)).toBeGreaterThan(0);
    for (const one of [here, there]) one!.stop();
  });
});
