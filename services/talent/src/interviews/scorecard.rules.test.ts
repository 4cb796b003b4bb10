import { describe, expect, it } from '@jest/globals';
import { interviewStateKeys } from '@talent-os/contracts/talent/interview-states.js';
import fc from 'fast-check';
import {
  cardRefusal,
  firstReminderAt,
  missingCards,
  nextReminderAt,
  readsCardsOfOthers,
  interviewsDone,
} from './scorecard.rules.js';

const held = { status: 'completed' as const, interviewerIds: ['ann', 'bob'], cardsOf: ['bob'] };

describe('a scorecard', () => {
  it('is an interviewer’s own, of an interview that took place, once, about what the position asks for', () => {
    expect(cardRefusal(held, 'eve', [], [])).toBe('resource.missing');
    expect(cardRefusal({ ...held, status: 'scheduled' as never }, 'ann', [], [])).toBe('interview.notHeld');
    expect(cardRefusal(held, 'bob', [], [])).toBe('interview.submitted');
    expect(cardRefusal(held, 'ann', ['sql'], ['typing'])).toBe('interview.skill');
    expect(cardRefusal(held, 'ann', ['typing', 'typing'], ['typing'])).toBe('interview.skill');
    expect(cardRefusal(held, 'ann', ['typing'], ['typing'])).toBeUndefined();
  });

  it('stays closed to interviewers whose own is still to come, in any interview of the application', () => {
    expect(readsCardsOfOthers([held], 'ann')).toBe(false);
    expect(readsCardsOfOthers([held], 'bob')).toBe(true);
    expect(readsCardsOfOthers([held], 'recruiter')).toBe(true);
    const later = { status: 'scheduled' as const, interviewerIds: ['bob'], cardsOf: [] };
    expect(readsCardsOfOthers([held, later], 'bob')).toBe(false);
    expect(readsCardsOfOthers([held, { ...later, status: 'cancelled' as const }], 'bob')).toBe(true);
  });

  it('is reminded of at its deadline, a day after it was asked for at least, and once more two days later', () => {
    const end = new Date('2026-11-20T10:00:00Z');
    const deadline = new Date('2026-11-21T10:00:00Z');
    expect(firstReminderAt(end, end)).toEqual(deadline);
    expect(firstReminderAt(end, new Date('2026-11-20T09:30:00Z'))).toEqual(deadline);
    expect(firstReminderAt(end, new Date('2027-02-01T08:00:00Z'))).toEqual(new Date('2027-02-02T08:00:00Z'));
    expect(nextReminderAt(deadline, 1)).toEqual(new Date('2026-11-23T10:00:00Z'));
    expect(nextReminderAt(deadline, 2)).toBeUndefined();
  });
});

const people = ['ann', 'bob', 'cid'] as const;
const interview = fc.record({
  status: fc.constantFrom(...interviewStateKeys),
  interviewerIds: fc.subarray([...people], { minLength: 1 }),
  cardsOf: fc.subarray([...people]),
});

describe('the interviews of an application', () => {
  it('are settled exactly when one took place, none is to come, and nobody owes a scorecard', () => {
    fc.assert(
      fc.property(fc.array(interview, { maxLength: 5 }), (interviews) => {
        const took = interviews.some(({ status }) => status === 'completed');
        const toCome = interviews.some(({ status }) => status === 'proposed' || status === 'scheduled');
        const owed = interviews.some((one) => missingCards(one).length > 0);
        expect(interviewsDone(interviews)).toBe(took && !toCome && !owed);
      }),
    );
  });

  it('show nobody what others think before they have said what they think', () => {
    fc.assert(
      fc.property(fc.array(interview, { maxLength: 5 }), fc.constantFrom(...people), (interviews, me) => {
        if (!readsCardsOfOthers(interviews, me)) return;
        for (const one of interviews) expect(missingCards(one)).not.toContain(me);
      }),
    );
  });
});
