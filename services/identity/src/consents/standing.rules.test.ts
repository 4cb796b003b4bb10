import { describe, expect, it } from '@jest/globals';
import { standingsOf, type ConsentAnswer } from './standing.rules.js';

const answer = (day: number, aiAssist: boolean, marketing: boolean, textVersion = 1): ConsentAnswer => ({
  aiAssist,
  marketing,
  textVersion,
  at: `2026-03-0${day}T10:00:00.000Z`,
});

describe('how a consent stands', () => {
  it('is never given where nobody was asked', () => {
    const never = { given: false, at: null, textVersion: null };
    expect(standingsOf([])).toEqual({ aiAssist: never, marketing: never });
  });

  it('dates from the answer that made it so, not from one about something else', () => {
    const answers = [
      answer(4, true, false, 3),
      answer(3, true, true, 2),
      answer(2, false, true),
      answer(1, true, true),
    ];
    expect(standingsOf(answers)).toEqual({
      aiAssist: { given: true, at: '2026-03-03T10:00:00.000Z', textVersion: 2 },
      marketing: { given: false, at: '2026-03-04T10:00:00.000Z', textVersion: 3 },
    });
  });

  it('that was never changed is as old as the first answer', () => {
    expect(standingsOf([answer(2, false, true), answer(1, true, true)]).marketing.at).toBe('2026-03-01T10:00:00.000Z');
  });
});
