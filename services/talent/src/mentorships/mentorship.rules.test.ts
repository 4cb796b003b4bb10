import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerTo, type MentorshipAction, type MentorshipStatus } from './mentorship.rules.js';

const statuses = ['open', 'requested', 'matched', 'ended'] as const;
const actions = ['request', 'accept', 'decline', 'end'] as const;
const people = ['mentor', 'mentee', 'other'] as const;

const offer = (status: MentorshipStatus) => ({
  mentorId: 'mentor',
  menteeId: status === 'open' ? null : 'mentee',
  status,
});

/** What becomes of an offer, as `status` or the code of the refusal. */
function outcome(status: MentorshipStatus, action: MentorshipAction, by: (typeof people)[number]): string {
  const answer = answerTo(offer(status), action, by);
  return 'refusal' in answer ? answer.refusal : answer.to;
}

describe('a mentorship', () => {
  const allowed: readonly (readonly [MentorshipStatus, MentorshipAction, (typeof people)[number], MentorshipStatus])[] =
    [
      ['open', 'request', 'mentee', 'requested'],
      ['open', 'request', 'other', 'requested'],
      ['open', 'end', 'mentor', 'ended'],
      ['requested', 'accept', 'mentor', 'matched'],
      ['requested', 'decline', 'mentor', 'open'],
      ['requested', 'end', 'mentee', 'open'],
      ['requested', 'end', 'mentor', 'ended'],
      ['matched', 'end', 'mentor', 'ended'],
      ['matched', 'end', 'mentee', 'ended'],
    ];

  it.each(allowed)('%s: %s by the %s leads to %s', (status, action, by, to) =>
    expect(outcome(status, action, by)).toBe(to),
  );

  it('refuses every other step', () => {
    const steps = statuses.flatMap((status) =>
      actions.flatMap((action) => people.map((by) => [status, action, by] as const)),
    );
    const others = steps.filter(
      ([status, action, by]) => !allowed.some((row) => row[0] === status && row[1] === action && row[2] === by),
    );
    for (const [status, action, by] of others)
      expect(['collaboration.mentor', 'access.denied']).toContain(outcome(status, action, by));
  });

  it('tells who comes second that it is no longer open', () =>
    expect(outcome('requested', 'request', 'other')).toBe('collaboration.mentor'));

  it('leaves answers to whom they belong', () => {
    expect(outcome('requested', 'accept', 'mentee')).toBe('access.denied');
    expect(outcome('matched', 'end', 'other')).toBe('access.denied');
    expect(outcome('open', 'request', 'mentor')).toBe('access.denied');
  });

  it('has a mentee exactly while it is requested or matched, and stays ended', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...people))), (steps) => {
        let current: { mentorId: string; menteeId: string | null; status: MentorshipStatus } = offer('open');
        for (const [action, by] of steps) {
          const answer = answerTo(current, action, by);
          if ('refusal' in answer) continue;
          expect(current.status).not.toBe('ended');
          current = { ...current, status: answer.to, menteeId: answer.menteeId };
          if (answer.to !== 'ended') expect(current.menteeId !== null).toBe(answer.to !== 'open');
          expect(current.menteeId).not.toBe('mentor');
        }
      }),
    ));
});
