import { describe, expect, it } from '@jest/globals';
import { actionLabel, runEach } from './bulk.rules';

describe('the same with several rows', () => {
  it('is done with each, told as it goes, and stopped by none', async () => {
    const seen: number[] = [];
    const run = async (row: number) => {
      if (row % 3 === 0) throw new Error(`not ${row}`);
      return row * 10;
    };
    const { done, failed } = await runEach([1, 2, 3, 4, 5, 6], run, (over) => seen.push(over));
    expect(done.map(({ output }) => output)).toEqual([10, 20, 40, 50]);
    expect(failed.map(({ row, failure }) => [row, (failure as Error).message])).toEqual([
      [3, 'not 3'],
      [6, 'not 6'],
    ]);
    expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is a few at a time', async () => {
    let running = 0;
    let most = 0;
    await runEach(
      Array.from({ length: 20 }, (_, at) => at),
      async () => {
        most = Math.max(most, (running += 1));
        await Promise.resolve();
        running -= 1;
      },
    );
    expect(most).toBe(4);
    expect(await runEach([], async () => 1)).toEqual({ done: [], failed: [] });
  });

  it('says with how many', () => {
    expect(actionLabel('Remind', 3, 3)).toBe('Remind');
    expect(actionLabel('Remind', 1, 3)).toBe('Remind 1 of 3');
  });
});
