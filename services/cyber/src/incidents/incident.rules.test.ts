import { describe, expect, it } from '@jest/globals';
import { incidentStateKeys, severities } from '@talent-os/contracts/cyber/incident-states.js';
import fc from 'fast-check';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { incidentMovesFrom, investigateRefusal, mayIn, moveRefusal, reviewRefusal } from './incident.rules.js';

const now = new Date('2026-11-20T10:00:00Z');
const review = { resolution: 'Rebuilt', rootCause: 'Reused password', lessons: 'Keys for everybody' };
const none = { resolution: null, rootCause: null, lessons: null };
const standing = (status: (typeof incidentStateKeys)[number], more = {}) =>
  ({ status, severity: 'high', resolvedAt: null, ...none, ...more }) as const;

describe('an incident', () => {
  it('goes from containment to closing step by step, and skips none', () => {
    for (const [from, to] of [
      ['investigating', 'contained'],
      ['contained', 'eradicated'],
      ['eradicated', 'recovered'],
      ['recovered', 'closed'],
    ] as const)
      expect(moveRefusal(standing(from), { status: to }, review, now)).toBeUndefined();
    expect(moveRefusal(standing('investigating'), { status: 'closed' }, review, now)).toBe('incident.transition');
    expect(moveRefusal(standing('contained'), { status: 'investigating' }, review, now)).toBe('incident.transition');
  });

  it('is taken while it is new or triaged, not by a move', () => {
    expect(incidentStateKeys.filter((status) => !investigateRefusal(status))).toEqual(['new', 'triaged']);
    expect(moveRefusal(standing('new'), { status: 'investigating' }, review, now)).toBe('incident.transition');
  });

  it('is closed with resolution and root cause, from high on with lessons as well', () => {
    const close = (given: typeof none | typeof review | Record<string, string>, severity = 'high') =>
      moveRefusal(standing('recovered', { severity }), { status: 'closed' }, { ...none, ...given }, now);
    expect(close({ resolution: 'Rebuilt' })).toBe('incident.resolution');
    expect(close({ resolution: ' ', rootCause: 'x' })).toBe('incident.resolution');
    expect(close({ resolution: 'a', rootCause: 'b' })).toBe('incident.lessons');
    expect(close({ resolution: 'a', rootCause: 'b' }, 'critical')).toBe('incident.lessons');
    expect(close({ resolution: 'a', rootCause: 'b' }, 'medium')).toBeUndefined();
  });

  it('is opened again within 30 days, with a reason', () => {
    const reopen = (days: number, note?: string) =>
      moveRefusal(
        standing('closed', { resolvedAt: daysBefore(now, days) }),
        { status: 'investigating', note },
        none,
        now,
      );
    expect(reopen(30, 'It is back')).toBeUndefined();
    expect(reopen(31, 'It is back')).toBe('incident.reopen');
    expect(reopen(1)).toBe('incident.reason');
  });

  it('is a false positive only before somebody investigates, with a reason', () => {
    const refusals = incidentStateKeys.map((status) =>
      moveRefusal(standing(status), { status: 'false_positive', note: 'A drill' }, none, now),
    );
    expect(incidentStateKeys.filter((_, index) => !refusals[index])).toEqual(['new', 'triaged']);
    expect(moveRefusal(standing('new'), { status: 'false_positive', note: ' ' }, none, now)).toBe('incident.reason');
  });

  it('never leaves the table of moves, whatever is asked', () => {
    const state = fc.constantFrom(...incidentStateKeys);
    fc.assert(
      fc.property(state, state, fc.constantFrom(...severities), fc.boolean(), (from, to, severity, complete) => {
        const given = complete ? review : none;
        const refusal = moveRefusal(
          standing(from, { severity, resolvedAt: from === 'closed' ? now : null }),
          { status: to, note: 'Because' },
          given,
          now,
        );
        if (!refusal) expect(incidentMovesFrom[from]).toContain(to);
        if (!refusal && to === 'closed') expect(reviewRefusal(severity, given)).toBeUndefined();
      }),
    );
  });

  it('may be taken wherever no rule of its state refuses, and nowhere once it was closed too long ago', () => {
    for (const from of incidentStateKeys)
      for (const [days, final] of [
        [30, false],
        [31, true],
      ] as const)
        for (const to of incidentStateKeys) {
          const closed = standing(from, { resolvedAt: daysBefore(now, days) });
          const refusal = moveRefusal(closed, { status: to, note: 'Because' }, review, now);
          expect([from, to, mayIn(from, false, final).to.includes(to)]).toEqual([from, to, refusal === undefined]);
        }
  });

  it('lets people do what its state and what is suspected leave to do', () => {
    expect(mayIn('new', true, true).do).toEqual(['investigate', 'update', 'handOver', 'changeSeverity', 'addTask']);
    expect(mayIn('closed', false, false).do).toEqual(['suspectPhi', 'writeReview']);
    expect(mayIn('false_positive', true, true).do).toEqual([]);
  });
});
