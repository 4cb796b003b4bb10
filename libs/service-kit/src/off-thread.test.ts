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
    expect(turns).toBeGreaterThan(10);
  });

  it('is ended where it takes too long, and the next one runs', async () => {
    await expect(offThread(module, 'keepBusy', 60_000, 300)).rejects.toMatchObject({ code: 'service.late' });
    expect(await offThread(module, 'keepBusy', 1)).toMatchObject({ busy: 1 });
  });

  it('fails with what went wrong there', async () => {
    await expect(offThread(module, 'fail', 'so')).rejects.toThrow('so');
  });
});
