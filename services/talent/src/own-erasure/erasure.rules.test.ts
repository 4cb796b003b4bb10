import { describe, expect, it } from '@jest/globals';
import { erasureServices, type ErasureService } from '@talent-os/contracts/erasure/erasing.js';
import fc from 'fast-check';
import type { DoneAt } from './erasure.entity.js';
import { holdOf, nextServices, withdrawalRefusal } from './erasure.rules.js';

const AT = '2026-11-20T10:00:00.000Z';
const after = (done: readonly ErasureService[]): DoneAt => Object.fromEntries(done.map((service) => [service, AT]));

describe('an erasure', () => {
  it('is held by employment before anything else', () => {
    expect(holdOf({ employed: true, offered: true })).toBe('employment');
    expect(holdOf({ employed: false, offered: true })).toBe('offer');
    expect(holdOf({ employed: false, offered: false })).toBeUndefined();
  });

  it('is taken back until it has begun', () => {
    expect(withdrawalRefusal('requested')).toBeUndefined();
    expect(withdrawalRefusal('held')).toBeUndefined();
    expect(withdrawalRefusal('running')).toBe('erasure.begun');
  });

  it('asks the account first, facts last, and never whoever is done', () => {
    fc.assert(
      fc.property(fc.subarray([...erasureServices]), (done) => {
        const next = nextServices(after(done));
        expect(next.filter((service) => done.includes(service))).toEqual([]);
        if (!done.includes('identity')) expect(next).toEqual(['identity']);
        if (next.includes('intelligence')) expect(next).toEqual(['intelligence']);
      }),
    );
  });

  it('comes to an end whoever is away how often', () => {
    fc.assert(
      fc.property(fc.array(fc.subarray([...erasureServices]), { maxLength: 5 }), (away) => {
        let done: ErasureService[] = [];
        for (const absent of [...away, ...erasureServices.map(() => [])]) {
          const gone: readonly ErasureService[] = absent;
          done = [...done, ...nextServices(after(done)).filter((service) => !gone.includes(service))];
        }
        expect(done.toSorted()).toEqual([...erasureServices].toSorted());
      }),
    );
  });
});
