import { describe, expect, it } from '@jest/globals';
import { offThread } from './off-thread.js';

const module = new URL('test/slow-work.js', import.meta.url);

describe('work off the main thread', () => {
  it('leaves the main thread free, and gives what it found', async () => {
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const found = await offThread<number, { busy: number; secrets: number }>(module, 'keepBusy', 100);
    clearInterval(turning);
    expect(found).toEqual({ busy: 100, secrets: 0 });
    // Work of this thread would have left it none.
    expect(turns).toBeGreaterThan(0);
  });

  it('is ended where it takes too long, and the next one runs', async () => {
    await expect(offThread(module, 'keepBusy', 60_000, 300)).rejects.toMatchObject({ code: 'service.late' });
    expect(await offThread(module, 'keepBusy', 1)).toMatchObject({ busy: 1 });
  });

  it('fails with what went wrong there', async () => {
    await expect(offThread(module, 'fail', 'so')).rejects.toThrow('so');
  });

  it('that is too much is refused, some for being too late, and nothing else suffers', async () => {
    const busy = Array.from({ length: 40 }, (_, index) => offThread(module, 'keepBusy', 20, 60 + 5 * index));
    const codes = (await Promise.allSettled(busy)).map((one) =>
      one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code,
    );
    expect(codes.filter((code) => code === 'service.down')).toHaveLength(24);
    expect(codes.filter((code) => code !== 'service.down' && code !== 'service.late' && code !== 'done')).toEqual([]);
    expect(await offThread(module, 'keepBusy', 1)).toMatchObject({ busy: 1 });
  });
});
