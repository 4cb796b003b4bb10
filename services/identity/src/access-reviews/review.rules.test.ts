import { describe, expect, it } from '@jest/globals';
import { dueFrom, nextReviewOn, nextStep, objectionTo, type AnswerableGrant } from './review.rules.js';

const open = { state: 'open', dueOn: '2026-11-15', remindedOn: '2026-11-01', flaggedOn: null } as const;

it('a review lasts fourteen days, and the next begins a quarter after it did', () => {
  expect(dueFrom('2026-11-01')).toBe('2026-11-15');
  expect(nextReviewOn('2026-11-30')).toBe('2027-02-28');
});

describe('a review', () => {
  it.each([
    ['asks as soon as it begins', { ...open, remindedOn: null }, '2026-11-01', { what: 'ask', on: '2026-11-01' }],
    ['asks again a week before its last day', open, '2026-11-02', { what: 'ask', on: '2026-11-08' }],
    ['and on the day before', { ...open, remindedOn: '2026-11-08' }, '2026-11-09', { what: 'ask', on: '2026-11-14' }],
    ['misses a reminder whose day has passed', open, '2026-11-20', { what: 'flag', on: '2026-11-16' }],
    [
      'flags after its last day',
      { ...open, remindedOn: '2026-11-14' },
      '2026-11-14',
      { what: 'flag', on: '2026-11-16' },
    ],
    [
      'flags where nobody was ever asked, too',
      { ...open, remindedOn: null },
      '2026-11-20',
      { what: 'flag', on: '2026-11-16' },
    ],
    ['ends a week later', { ...open, flaggedOn: '2026-11-16' }, '2026-11-16', { what: 'finish', on: '2026-11-23' }],
  ] as const)('%s', (_, review, today, step) => expect(nextStep(review, 3, today)).toEqual(step));

  it('ends once nothing waits, and does nothing afterwards', () => {
    expect(nextStep(open, 0, '2026-11-03')).toEqual({ what: 'finish', on: '2026-11-03' });
    expect(nextStep({ ...open, state: 'finished' }, 2, '2026-11-03')).toBeUndefined();
  });
});

describe('a grant', () => {
  const grant: AnswerableGrant = { personId: 'nurse', state: 'waiting', gone: false, mine: true };
  it.each([
    ['is answered by whom it waits for', 'keep', {}, undefined],
    ['is answered late where it is flagged', 'remove', { state: 'flagged' }, undefined],
    ['is nobody’s own to answer', 'keep', { personId: 'lead' }, 'review.own'],
    ['is not there for anybody else', 'remove', { mine: false }, 'resource.missing'],
    ['is answered once', 'keep', { state: 'removed' }, 'review.answered'],
    ['is not answered where it is gone', 'remove', { gone: true }, 'review.gone'],
    ['waits again where it was kept', 'reopen', { state: 'kept' }, undefined],
    ['does not wait again where it was removed', 'reopen', { state: 'removed' }, 'review.answered'],
  ] as const)('%s', (_, answer, differs, objection) =>
    expect(objectionTo(answer, { ...grant, ...differs }, 'lead')).toBe(objection),
  );
});
