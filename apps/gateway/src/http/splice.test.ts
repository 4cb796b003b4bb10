import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Splice } from './splice.js';

describe('splicing a stream', () => {
  it('gives every frame once and in order, however stored and live frames overlap, repeat or overtake', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }).chain((length) =>
          fc.record({
            length: fc.constant(length),
            start: fc.integer({ min: 0, max: length }),
            arrivals: fc.array(fc.array(fc.integer({ min: 1, max: length }), { maxLength: 10 }), { maxLength: 20 }),
          }),
        ),
        ({ length, start, arrivals }) => {
          const splice = new Splice(start);
          const all = Array.from({ length }, (_, index) => index + 1);
          const seen = [...arrivals, all].flatMap((batch) => splice.take(batch.map((seq) => ({ seq, frame: seq }))));
          expect(seen.map(({ seq }) => seq)).toEqual(all.slice(start));
          expect(splice.complete).toBe(true);
        },
      ),
    );
  });

  it('holds back what comes after a gap until the gap is filled', () => {
    const splice = new Splice(0);
    expect(splice.take([{ seq: 2, frame: 'b' }])).toEqual([]);
    expect(splice.complete).toBe(false);
    expect(splice.take([{ seq: 1, frame: 'a' }]).map(({ frame }) => frame)).toEqual(['a', 'b']);
  });
});
