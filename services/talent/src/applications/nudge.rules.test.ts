import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { awaitedOf, nudgeRefusal } from './nudge.rules.js';

const now = new Date('2026-03-02T15:00:00Z');
const sides = { recruiterId: 'tomas', hiringManagerId: 'dana', userId: 'amara', owing: ['nina', 'liam'] };

describe('a reminder', () => {
  it.each([
    ['recruiter', ['tomas']],
    ['manager', ['dana']],
    ['interviewer', ['nina', 'liam']],
    ['candidate', ['amara']],
    [null, []],
  ] as const)('of what waits for the %s reaches %j', (party, people) =>
    expect(awaitedOf(party, sides)).toEqual(people),
  );

  it('reaches somebody else than who sends it', () => {
    expect(nudgeRefusal('dana', [], null, now)).toBe('application.awaited');
    expect(nudgeRefusal('dana', ['dana'], null, now)).toBe('application.awaited');
    expect(nudgeRefusal('dana', ['dana', 'nina'], null, now)).toBeUndefined();
  });

  it('comes once in a day', () => {
    const before = (ms: number) => new Date(now.getTime() - ms);
    expect(nudgeRefusal('dana', ['nina'], before(DAY_MS - 1), now)).toBe('application.nudged');
    expect(nudgeRefusal('dana', ['nina'], before(DAY_MS), now)).toBeUndefined();
    expect(nudgeRefusal('dana', ['nina'], before(1).toISOString(), now)).toBe('application.nudged');
  });
});
