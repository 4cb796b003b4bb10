import { describe, expect, it } from '@jest/globals';
import { WaitingCalls } from './waiters.js';

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
    const started = Date.now();
    expect(await waiters.until('one', look, Date.now() + 10_000)).toBe('text');
    expect(Date.now() - started).toBeLessThan(1_000);
  });

  it('looks by itself where it is never told, and gives up in time', async () => {
    const waiters = new WaitingCalls();
    let looks = 0;
    const look = async () => ((looks += 1) === 2 ? 'text' : undefined);
    expect(await waiters.until('one', look, Date.now() + 10_000)).toBe('text');
    const started = Date.now();
    expect(await waiters.until('two', async () => undefined, Date.now() + 200)).toBeUndefined();
    expect(Date.now() - started).toBeLessThan(2_000);
  });

  it('looks once although the time is over already', async () => {
    expect(await new WaitingCalls().until('one', async () => 'text', Date.now() - 1)).toBe('text');
  });
});
