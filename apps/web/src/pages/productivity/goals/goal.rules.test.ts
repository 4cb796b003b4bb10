import { describe, expect, it } from '@jest/globals';
import { fixtureOf } from '@talent-os/contracts/fields/examples';
import { Goal, KeyResult } from '@talent-os/contracts/productivity/goals';
import { checkInState, nextStep, scoreText, progressText } from './goal.rules';

const keyResult = (start: number, target: number, current: number, unit = '') =>
  fixtureOf(KeyResult, { start, target, current, unit });
const goal = (more: Partial<Goal>) =>
  fixtureOf(Goal, {
    mine: true,
    status: 'active',
    periodEnd: '2026-12-31',
    checkInDueOn: '2026-11-20',
    keyResults: [keyResult(0, 10, 4)],
    ...more,
  });

describe('where a key result stands', () => {
  it.each([
    [keyResult(0, 10, 4, 'calls'), '4 of 10 calls'],
    [keyResult(50, 20, 35.25, 'days'), '35.3 to 20 days'],
    [keyResult(0, 1, 0), '0 of 1'],
  ])('%#', (one, text) => expect(progressText(one)).toBe(text));
});

describe('a score', () => {
  it.each([
    [0, '0.0'],
    [0.35, '0.4'],
    [0.949, '0.9'],
    [1, '1.0'],
  ])('of %d reads %s', (score, text) => expect(scoreText(score)).toBe(text));
});

describe('the next step of a goal', () => {
  it('is the one the server lets the caller take, with the words it is asked with', () => {
    const next = (...to: Goal['may']['to']) => nextStep(goal({ may: { to, do: [] } }));
    expect(next('scored')).toMatchObject({ to: 'scored', label: 'Score' });
    expect(next('closed')?.to).toBe('closed');
    expect(next()).toBeUndefined();
  });
});

describe('a check-in', () => {
  it('is due from its day on, for the owner', () => {
    expect(checkInState(goal({}), '2026-11-19')).toBe('ahead');
    expect(checkInState(goal({}), '2026-11-20')).toBe('due');
    expect(checkInState(goal({ mine: false }), '2026-11-20')).toBeUndefined();
    expect(checkInState(goal({ checkInDueOn: null }), '2026-11-20')).toBeUndefined();
  });
});
