import { describe, expect, it } from '@jest/globals';
import { feedbackParts } from '@talent-os/contracts/talent/application-feedback.js';
import fc from 'fast-check';
import { answerBy, askRefusal, ownActions, releasedOf, toldOf } from './application-feedback.rules.js';

const never = { noticeAt: null, noticeSentAt: null };
const at = new Date('2026-11-20T10:00:00Z');

describe('feedback is asked for', () => {
  it.each([
    ['active', never, 'feedback.running'],
    ['on_hold', never, 'feedback.running'],
    ['rejected', { noticeAt: at, noticeSentAt: null }, 'feedback.running'],
    ['rejected', { noticeAt: at, noticeSentAt: at }, undefined],
    ['rejected', never, undefined],
    ['withdrawn', never, undefined],
    ['hired', never, undefined],
  ] as const)('of an application that is %s: %j', (status, notice, refusal) =>
    expect(askRefusal({ status, ...notice }, false)).toBe(refusal),
  );

  it('once', () => expect(askRefusal({ status: 'withdrawn', ...never }, true)).toBe('feedback.asked'));
});

describe('an answer', () => {
  it('is given within ten days from the day it was asked on, where the employer is', () => {
    expect(answerBy('2026-03-05T02:30:00Z', 'America/New_York')).toBe('2026-03-14');
    expect(answerBy('2026-03-05T02:30:00Z', 'Europe/Berlin')).toBe('2026-03-15');
  });

  const answers = fc.dictionary(fc.constantFrom(...feedbackParts), fc.string()).map((some) => ({
    strengths: '',
    gaps: '',
    advice: '',
    ...some,
  }));

  it('is read where it was released, and nowhere else', () =>
    fc.assert(
      fc.property(answers, fc.subarray([...feedbackParts]), (answer, released) => {
        const told = toldOf({ ...answer, released });
        for (const part of feedbackParts)
          expect(told[part]).toBe(released.includes(part) && answer[part] !== '' ? answer[part] : null);
      }),
    ));

  it('names its parts in the order they are read, each once', () =>
    expect(releasedOf(['advice', 'strengths', 'advice'])).toEqual(['strengths', 'advice']));

  it('is rated once there is something to read', () => {
    const nothing = { askedAt: null, strengths: null, gaps: null, advice: null };
    expect(ownActions(nothing)).toEqual(['ask']);
    expect(ownActions({ ...nothing, askedAt: at.toISOString() })).toEqual([]);
    expect(ownActions({ ...nothing, askedAt: at.toISOString(), advice: 'Ask more.' })).toEqual(['rate']);
  });
});
