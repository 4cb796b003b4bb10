import { describe, expect, it } from '@jest/globals';
import type { Ctx } from './context.js';
import { expectInTime } from './in-time.js';

describe('a long transaction', () => {
  const until = (deadline: number) => ({ meta: { deadline } }) as Pick<Ctx, 'meta'>;

  it('ends without a change where its caller has been told that it is late, or soon will be', () => {
    expect(() => expectInTime(until(10_000), 9_000)).not.toThrow();
    expect(() => expectInTime(until(10_000), 9_900)).toThrow(expect.objectContaining({ code: 'service.late' }));
    expect(() => expectInTime(until(10_000), 11_000)).toThrow(expect.objectContaining({ code: 'service.late' }));
  });
});
