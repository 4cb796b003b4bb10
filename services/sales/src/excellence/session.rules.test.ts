import { describe, expect, it } from '@jest/globals';
import { stateAfter } from './action.rules.js';
import { analyzeRefusal, mayOf, startRefusal } from './session.rules.js';

describe('a session', () => {
  it.each([
    [undefined, undefined],
    ['in_progress', 'excellence.running'],
    ['analyzed', undefined],
  ] as const)('is started where the current one is %s: %s', (current, refusal) =>
    expect(startRefusal(current)).toBe(refusal),
  );

  it.each([
    ['in_progress', 4, 'excellence.few'],
    ['in_progress', 5, undefined],
    ['analyzed', 9, 'excellence.closed'],
  ] as const)('that is %s with %d complete answers is analyzed: %s', (current, complete, refusal) =>
    expect(analyzeRefusal(current, complete)).toBe(refusal),
  );

  it('lets each do what is theirs', () => {
    const facts = { current: 'in_progress', complete: 5, analyzed: true, manages: false, answers: true } as const;
    expect(mayOf(facts)).toEqual({ to: [], do: ['answer'] });
    expect(mayOf({ ...facts, manages: true, answers: false })).toEqual({ to: ['analyzed'], do: ['accept'] });
    expect(mayOf({ ...facts, current: 'analyzed', manages: true })).toEqual({ to: [], do: ['start', 'accept'] });
  });
});

describe('an action', () => {
  it.each([
    ['open', 'moved', 'in_progress', 'open'],
    ['open', 'moved', 'done', 'done'],
    ['done', 'moved', 'todo', 'open'],
    ['open', 'moved', 'cancelled', 'dropped'],
    ['open', 'deleted', 'todo', 'dropped'],
    ['done', 'deleted', 'done', 'done'],
  ] as const)('that is %s is, after its task was %s and is %s: %s', (current, change, status, next) =>
    expect(stateAfter(current, { change, status })).toBe(next),
  );
});
