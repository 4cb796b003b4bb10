import { afterEach, describe, expect, it } from '@jest/globals';
import { setImmediate as later } from 'node:timers/promises';
import { expectNoTransaction, withinTransaction } from './open-transaction.js';

const ENVIRONMENT = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = ENVIRONMENT;
});

const logged: unknown[] = [];
const log = { error: (line: unknown) => logged.push(line) } as never;
const ask = async () => {
  await later();
  expectNoTransaction('identity');
  return 'asked';
};

describe('a transaction', () => {
  it('asks nobody, however deep and late', async () => {
    const helper = async () => Promise.all([later(), ask()]);
    await expect(withinTransaction('sales.deals.move', log, helper)).rejects.toThrow(
      'identity is asked inside a transaction of sales.deals.move',
    );
  });

  it('leaves alone what is asked beside it, before it and after it', async () => {
    let release = () => {};
    const open = new Promise<void>((resolve) => (release = resolve));
    const writing = withinTransaction('sales.deals.move', log, () => open);
    expect(await ask()).toBe('asked');
    release();
    await writing;
    expect(await ask()).toBe('asked');
  });

  it('leaves alone what it set going, once it is over', async () => {
    let over = () => {};
    const end = new Promise<void>((resolve) => (over = resolve));
    const going = await withinTransaction('sales.deals.move', log, async () => ({ left: end.then(ask) }));
    over();
    expect(await going.left).toBe('asked');
  });

  it('is logged in production, and the answer is given', async () => {
    process.env.NODE_ENV = 'production';
    expect(await withinTransaction('sales.deals.move', log, ask)).toBe('asked');
    expect(logged).toMatchObject([{ err: { message: expect.stringContaining('sales.deals.move') } }]);
  });
});
