import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as after } from 'node:timers/promises';

describe('tests loaded as Node loads modules', () => {
  const order: string[] = [];
  beforeEach(() => {
    order.push('before');
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('have hooks, in their own file alone', () => {
    expect(order).toEqual(['before']);
  });

  it('know the same classes as what they test', () => {
    expect({ at: new Date(0), of: [new Error('told')], text: 'a' }).toEqual({
      at: expect.any(Date),
      of: [expect.any(Error)],
      text: expect.any(String),
    });
    expect(() => JSON.parse('{')).toThrow(SyntaxError);
    expect(structuredClone(new Map([['a', 1]]))).toStrictEqual(new Map([['a', 1]]));
  });

  it('turn the clock of the process, and back', async () => {
    jest.useFakeTimers({ now: new Date('2027-02-28T23:59:59Z') });
    const rang = jest.fn();
    setTimeout(rang, 60_000);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([rang.mock.calls.length, new Date().toISOString()]).toEqual([1, '2027-03-01T00:00:59.000Z']);
    jest.useRealTimers();
    expect(await after(1, 'real')).toBe('real');
  });

  it('fail where they should', async () => {
    await expect(Promise.reject(new TypeError('no'))).rejects.toThrow(TypeError);
    expect(() => expect(1).toBe(2)).toThrow('Expected: 2');
  });
});
