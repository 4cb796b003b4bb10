import { setImmediate as later } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { Lanes } from './lanes.js';

describe('work in lanes', () => {
  it('runs in as many as there are, in the order it came, whatever fails', async () => {
    const lanes = new Lanes(2);
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        lanes.run(async () => {
          begun.push(index);
          most = Math.max(most, (running += 1));
          await later();
          running -= 1;
          if (index % 3 === 0) throw new Error('no');
          return index;
        }, Infinity),
      ),
    );
    expect(most).toBe(2);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => index % 3 !== 0),
    );
    expect(await lanes.run(async () => 'free again', Infinity)).toBe('free again');
  });

  it('is refused where nobody waits for it any more, and makes room', async () => {
    jest.useFakeTimers();
    const lanes = new Lanes(1);
    const begin = Promise.withResolvers<void>();
    const settled = Promise.allSettled([
      lanes.run(() => begin.promise.then(() => jest.advanceTimersByTime(10)), Infinity),
      lanes.run(async () => 2, Date.now() + 10),
      lanes.run(async () => 3, Date.now() + 11),
    ]);
    begin.resolve();
    const [first, late, third] = await settled;
    jest.useRealTimers();
    expect([first.status, third.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'service.late' } });
  });

  it('lets others pass whoever brings a lot, and takes no more of one origin than can be done in time', async () => {
    const lanes = new Lanes(1);
    const done: string[] = [];
    const bring = (origin: string, name: string) =>
      lanes.run(
        async () => {
          await later();
          done.push(name);
        },
        Infinity,
        origin,
      );
    const flood = Array.from({ length: 100 }, (_, index) => bring('one', `one ${index}`));
    const other = [bring('two', 'two'), bring('three', 'three')];
    const settled = await Promise.allSettled([...flood, ...other]);
    const refused = settled.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(100 - 1 - 64);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'service.down' });
    expect(done.slice(0, 4)).toEqual(['one 0', 'one 1', 'two', 'three']);
    await expect(bring('one', 'again')).resolves.toBeUndefined();
  });

  it('are at least one', async () => expect(await new Lanes(0).run(async () => 1, Infinity)).toBe(1));
});
