import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { endOf, PAUSES, settledBy } from './mail.rules.js';

const now = new Date('2026-11-20T10:00:00Z');

describe('a mail after an attempt', () => {
  it('is tried again with growing pauses, and given up after the last one', () => {
    const later = { end: 'later', reason: 'busy' } as const;
    expect(settledBy(later, 1, now)).toEqual({
      state: 'waiting',
      dueAt: new Date('2026-11-20T10:00:15Z'),
      reason: 'busy',
    });
    expect(PAUSES.every((pause, at) => at === 0 || pause > PAUSES[at - 1]!)).toBe(true);
    expect(settledBy(later, PAUSES.length, now).state).toBe('waiting');
    expect(settledBy(later, PAUSES.length + 1, now)).toEqual({ state: 'failed', dueAt: null, reason: 'busy' });
  });

  it.each([
    [{ end: 'sent' } as const, 'sent'],
    [{ end: 'never', reason: 'no such mailbox' } as const, 'failed'],
    [{ end: 'unknown', reason: 'broke off' } as const, 'failed'],
    [{ end: 'needless', reason: 'read before' } as const, 'skipped'],
    [{ end: 'impossible', reason: 'no server' } as const, 'not_sent'],
  ])('%j is %s, whatever the attempt', (attempt, state) =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (attempts) => {
        expect(settledBy(attempt, attempts, now)).toMatchObject({ state, dueAt: null });
      }),
    ),
  );
});

describe('a session that failed', () => {
  it.each([
    [{ code: 'ECONNECTION' }, false, 'later'],
    [{ code: 'ETIMEDOUT' }, false, 'later'],
    [{ code: 'EENVELOPE', responseCode: 550 }, false, 'never'],
    [{ code: 'EENVELOPE', responseCode: 451 }, false, 'later'],
    [{ code: 'EAUTH', responseCode: 535 }, false, 'later'],
    [{ code: 'EMESSAGE', responseCode: 554 }, true, 'never'],
    [{ code: 'EMESSAGE', responseCode: 452 }, true, 'later'],
    [{ code: 'ETIMEDOUT' }, true, 'unknown'],
    [{ code: 'ECONNECTION' }, true, 'unknown'],
    [{}, false, 'later'],
  ])('with %j, the text handed over: %s', (failure, handedOver, end) =>
    expect(endOf(failure, handedOver).end).toBe(end),
  );

  it('never lets a mail go out twice: what the server may have taken is not tried again', () =>
    fc.assert(
      fc.property(fc.string(), (code) => {
        fc.pre(code !== 'EAUTH');
        expect(settledBy(endOf({ code }, true), 1, now).state).toBe('failed');
      }),
    ));
});
