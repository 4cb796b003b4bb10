import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import fc from 'fast-check';
import { ageOf, isTurnOf, waitingOf, type WaitingFacts } from './waiting-party.rules.js';

const now = new Date('2026-03-02T15:00:00Z');
const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
const turn = (more: Partial<WaitingFacts>): WaitingFacts => ({
  status: 'active',
  stageType: 'interview',
  proposed: 0,
  scheduled: 0,
  completed: 0,
  owing: [],
  offer: null,
  ...more,
});

describe('whose turn it is', () => {
  it.each([
    [{ stageType: 'applied' }, 'recruiter'],
    [{ stageType: 'assess' }, 'candidate'],
    [{ stageType: 'applied', waitsFor: 'manager' }, 'manager'],
    [{ stageType: 'assess', waitsFor: 'recruiter' }, 'recruiter'],
    [{}, 'recruiter'],
    [{ proposed: 1 }, 'candidate'],
    [{ scheduled: 1 }, 'interviewer'],
    [{ completed: 1 }, 'manager'],
    [{ completed: 1, owing: ['dana'] }, 'interviewer'],
    [{ stageType: 'offer' }, 'recruiter'],
    [{ stageType: 'offer', offer: 'in_approval' }, 'manager'],
    [{ stageType: 'offer', offer: 'viewed' }, 'candidate'],
    [{ stageType: 'hired' }, null],
    [{ status: 'on_hold' }, null],
    [{ status: 'rejected' }, null],
  ] as const)('%j waits for the %s', (more, party) => expect(waitingOf(turn(more))).toBe(party));

  it('is mine where the part that is awaited is mine', () => {
    const sides = { recruiterId: 'tomas', hiringManagerId: 'dana', userId: 'amara' };
    expect(isTurnOf('tomas', 'recruiter', sides, [])).toBe(true);
    expect(isTurnOf('tomas', 'manager', sides, [])).toBe(false);
    expect(isTurnOf('dana', 'interviewer', sides, ['dana'])).toBe(true);
    expect(isTurnOf('dana', 'interviewer', sides, ['tomas'])).toBe(false);
    expect(isTurnOf('dana', null, sides, ['dana'])).toBe(false);
  });
});

describe('the age of a stage', () => {
  it('is late after its days and overdue after twice as many', () => {
    expect(ageOf(before(5), 5, now)).toBe('fresh');
    expect(ageOf(before(5.01), 5, now)).toBe('late');
    expect(ageOf(before(10), 5, now)).toBe('late');
    expect(ageOf(before(10.01), 5, now)).toBe('overdue');
  });

  it('never gets younger', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 200, noNaN: true }), (sla, days) => {
        const rank = (age: string) => ['fresh', 'late', 'overdue'].indexOf(age);
        expect(rank(ageOf(before(days + 1), sla, now))).toBeGreaterThanOrEqual(rank(ageOf(before(days), sla, now)));
      }),
    ));
});
