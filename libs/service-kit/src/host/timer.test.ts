import { describe, expect, it, jest } from '@jest/globals';
import { startTimer } from './timer.js';

describe('a timer', () => {
  it('calls at once, again and again, and a last time while it stops; what fails is told', async () => {
    jest.useFakeTimers();
    const calls: boolean[] = [];
    const failed = jest.fn();
    const timer = startTimer(
      async (last) => {
        calls.push(last);
        if (calls.length === 2) throw new Error('away');
      },
      1_000,
      failed,
    );
    await jest.advanceTimersByTimeAsync(2_500);
    expect(calls).toEqual([false, false, false]);
    expect(failed).toHaveBeenCalledTimes(1);
    await timer.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(calls).toEqual([false, false, false, true]);
    jest.useRealTimers();
  });

  it('never calls twice at once, and stops only when the round under way is over', async () => {
    jest.useFakeTimers();
    let end = () => {};
    const calls: boolean[] = [];
    const timer = startTimer(
      (last) => {
        calls.push(last);
        return last ? Promise.resolve() : new Promise((resolve) => (end = resolve));
      },
      1_000,
      () => undefined,
    );
    await jest.advanceTimersByTimeAsync(3_500);
    expect(calls).toEqual([false]);
    const stopped = timer.stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([false]);
    end();
    await stopped;
    expect(calls).toEqual([false, true]);
    jest.useRealTimers();
  });
});
