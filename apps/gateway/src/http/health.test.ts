import { describe, expect, it } from '@jest/globals';
import { shared } from './health.js';

describe('a question everybody may ask', () => {
  it('is asked once for all who wait for it, and anew for the next', async () => {
    let asked = 0;
    const ask = shared(async () => (asked += 1));
    expect(await Promise.all(Array.from({ length: 1_000 }, () => ask()))).toEqual(Array(1_000).fill(1));
    expect(await ask()).toBe(2);
  });

  it('that fails is asked anew', async () => {
    let asked = 0;
    const ask = shared(async () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return 'back';
    });
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe('back');
  });
});
