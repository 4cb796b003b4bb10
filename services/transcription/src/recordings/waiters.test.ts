import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { WaitingCalls } from './waiters.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('waiting for the end of the work', () => {
  it('ends at once when it is told, also between looking and waiting', async () => {
    const waiters = new WaitingCalls();
    let over = false;
    const look = async () => {
      const seen = over ? 'text' : undefined;
      over = true;
      waiters.wake('one');
      return seen;
    };
    // No time passes here.
    expect(await waiters.until('one', look, Date.now() + 10_000)).toBe('text');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('looks by itself where it is never told, and gives up in time', async () => {
    const waiters = new WaitingCalls();
    const look = jest
      .fn<() => Promise<string | undefined>>()
      .mockResolvedValueOnce(undefined)
      .mockResolvedValue('text');
    const seen = waiters.until('one', look, Date.now() + 10_000);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(look).toHaveBeenCalledTimes(2);
    expect(await seen).toBe('text');
    const looks = jest.fn(async () => undefined);
    const unseen = waiters.until('two', looks, Date.now() + 200);
    await jest.advanceTimersByTimeAsync(199);
    expect(looks).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(await unseen).toBeUndefined();
  });

  it('looks once although the time is over already', async () => {
    expect(await new WaitingCalls().until('one', async () => 'text', Date.now() - 1)).toBe('text');
  });
});
