import { describe, expect, it } from '@jest/globals';
import { moveDeal } from '@talent-os/contracts/sales/deals';
import type { Change } from './realtime';
import { hex } from './request';
import { beginWrite, isOwnEcho } from './own-writes';

const refetches = ['sales.deals.list'];
const moved = (trace: string): Change => ({ event: 'sales.deal.moved', refetches, trace });
const answerIn = (trace: string) => new Response(null, { headers: { traceresponse: `00-${trace}-${hex(8)}-01` } });

/** A write that was answered, and its trace. */
function written(): string {
  const trace = hex(16);
  const write = beginWrite(moveDeal);
  write.answered(answerIn(trace));
  expect(write.succeed()).toEqual([]);
  return trace;
}

describe('the echo of a write', () => {
  it('is known by the trace the server gave the write', () => {
    expect(isOwnEcho(moved(written()))).toBe(true);
  });

  it('is waited for where it comes before the answer', () => {
    const trace = hex(16);
    const write = beginWrite(moveDeal);
    expect(isOwnEcho(moved(trace))).toBe(true);
    write.answered(answerIn(trace));
    expect(write.succeed()).toEqual([]);
  });

  it('is not mistaken for what somebody else wrote meanwhile: that is told with the answer', () => {
    const trace = hex(16);
    const write = beginWrite(moveDeal);
    expect(isOwnEcho(moved(hex(16)))).toBe(true);
    expect(isOwnEcho(moved(trace))).toBe(true);
    write.answered(answerIn(trace));
    expect(write.succeed()).toEqual(refetches);
  });

  it('is that of whichever of several writes it belongs to, whoever is answered first', () => {
    const [one, other] = [hex(16), hex(16)];
    const [first, second] = [beginWrite(moveDeal), beginWrite(moveDeal)];
    for (const trace of [one, other]) expect(isOwnEcho(moved(trace))).toBe(true);
    second.answered(answerIn(other));
    expect(second.succeed()).toEqual([]);
    first.answered(answerIn(one));
    expect(first.succeed()).toEqual([]);
  });

  it('is news where the write failed, or where nobody says which trace was ours', () => {
    const trace = hex(16);
    const failed = beginWrite(moveDeal);
    expect(isOwnEcho(moved(trace))).toBe(true);
    failed.answered(answerIn(trace));
    expect(failed.fail()).toEqual(refetches);
    expect(isOwnEcho(moved(trace))).toBe(false);
    const silent = beginWrite(moveDeal);
    expect(isOwnEcho(moved(trace))).toBe(true);
    silent.answered(new Response(null));
    expect(silent.succeed()).toEqual(refetches);
  });

  it.each([
    ['another trace', (own: Change) => ({ ...own, trace: '0123456789abcdef0123456789abcdef' })],
    ['several calls at once', ({ event }: Change) => ({ event, refetches })],
    ['an event that the operation does not list', (own: Change) => ({ ...own, event: 'productivity.goal.changed' })],
  ])('is not mistaken for %s', (_, changeOf) => {
    expect(isOwnEcho(changeOf(moved(written())))).toBe(false);
  });

  it('is remembered for the latest fifty writes', () => {
    const trace = written();
    for (let more = 0; more < 50; more += 1) written();
    expect(isOwnEcho(moved(trace))).toBe(false);
  });
});
