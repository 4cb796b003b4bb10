import { describe, expect, it } from '@jest/globals';
import { moveDeal } from '@talent-os/contracts/sales/deals';
import type { Change } from './realtime';
import { beginWrite, isOwnEcho } from './own-writes';

const refetches = ['sales.deals.list'];
const moved = (traceparent: string) => ({ event: 'sales.deal.moved', refetches, trace: traceparent.split('-')[1]! });

describe('the echo of a write', () => {
  it('is known by the trace the write was sent in, before and after its answer', () => {
    const write = beginWrite(moveDeal);
    expect(isOwnEcho(moved(write.traceparent))).toBe(true);
    write.succeed();
    expect(isOwnEcho(moved(write.traceparent))).toBe(true);
  });

  it('is news where the write failed: what was passed over meanwhile is told, later ones count', () => {
    const write = beginWrite(moveDeal);
    expect(isOwnEcho(moved(write.traceparent))).toBe(true);
    expect(write.fail()).toEqual(refetches);
    expect(isOwnEcho(moved(write.traceparent))).toBe(false);
  });

  it.each([
    ['another trace', (own: Change) => ({ ...own, trace: '0123456789abcdef0123456789abcdef' })],
    ['several calls at once', ({ event }: Change) => ({ event, refetches })],
    ['an event that the operation does not list', (own: Change) => ({ ...own, event: 'productivity.goal.changed' })],
  ])('is not mistaken for %s', (_, changeOf) => {
    expect(isOwnEcho(changeOf(moved(beginWrite(moveDeal).traceparent)))).toBe(false);
  });

  it('is remembered for the latest fifty writes', () => {
    const { traceparent } = beginWrite(moveDeal);
    for (let more = 0; more < 50; more += 1) beginWrite(moveDeal);
    expect(isOwnEcho(moved(traceparent))).toBe(false);
  });
});
