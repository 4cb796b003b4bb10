import { describe, expect, it } from '@jest/globals';
import { answerStatuses } from '@talent-os/contracts/chat/frames.js';
import { DomainError } from '@talent-os/service-kit';
import type { Outcome } from '../answering/answerer.js';
import {
  answeredBy,
  endingOf,
  errorFrame,
  fallbackAfter,
  graceAfterMs,
  isAbandoned,
  LONGEST_RUN,
  terminalFrame,
  YOUNG_RUN,
  type RunEnding,
  type StopCause,
} from './run.rules.js';

const ID = '01900000-0000-7000-8000-000000000001';
const outcome: Outcome = {
  status: 'complete',
  mode: 'model',
  usage: { promptTokens: 3, completionTokens: 4, estimated: false },
  provider: 'Local',
  promptVersion: 'v1',
};

describe('an answer that came to its own end', () => {
  it.each(answerStatuses)('keeps its status: %s', (status) => {
    const ending = endingOf({ kind: 'answered', outcome: { ...outcome, status } }, undefined, 'model');
    expect(ending).toEqual({ ...outcome, status, error: undefined });
    expect(terminalFrame(ending, ID, ID)).toMatchObject({ type: 'finish', status, usage: outcome.usage });
  });
});

describe('an answer that was told to end', () => {
  it.each<[StopCause, Outcome['status'], Outcome['status']]>([
    ['stop', 'stopped', 'stopped'],
    ['stop', 'interrupted', 'stopped'],
    ['stop', 'error', 'stopped'],
    ['stop', 'complete', 'complete'],
    ['stop', 'truncated', 'truncated'],
    ['full', 'complete', 'truncated'],
    ['full', 'stopped', 'truncated'],
    ['late', 'stopped', 'interrupted'],
    ['late', 'complete', 'complete'],
    ['shutdown', 'stopped', 'interrupted'],
    ['shutdown', 'complete', 'complete'],
  ])('for %s, and says %s, is %s', (cause, said, status) => {
    const ending = endingOf({ kind: 'answered', outcome: { ...outcome, status: said } }, cause, 'model');
    expect(ending.status).toBe(status);
    expect(ending.usage).toBe(outcome.usage);
  });

  it.each<[StopCause, Outcome['status']]>([
    ['stop', 'stopped'],
    ['full', 'truncated'],
    ['late', 'interrupted'],
    ['shutdown', 'interrupted'],
  ])('for %s, and throws or says nothing more, is %s', (cause, status) => {
    for (const end of [{ kind: 'threw', error: new Error('aborted') } as const, { kind: 'silent' } as const])
      expect(endingOf(end, cause, 'degraded')).toMatchObject({ status, mode: 'degraded', error: undefined });
  });
});

describe('an answer that broke off', () => {
  it('tells a refusal in its public words', () => {
    const ending = endingOf({ kind: 'threw', error: new DomainError('chat.budget') }, undefined, 'model');
    expect(ending.status).toBe('error');
    expect(terminalFrame(ending, ID, ID)).toEqual({
      type: 'error',
      code: 'chat.budget',
      message: 'The assistant has used up its budget for this month',
      retryable: false,
    });
    expect(errorFrame(new DomainError('service.down', undefined, 'Try later'))).toMatchObject({
      message: 'Try later',
      retryable: true,
    });
  });

  it('tells nothing of anything else', () => {
    expect(errorFrame(new Error('secret'))).toEqual({
      type: 'error',
      code: 'server.error',
      message: 'Server error - please contact support if this persists',
      retryable: false,
    });
  });
});

describe('a run', () => {
  it.each<[boolean | undefined, number, boolean]>([
    [true, LONGEST_RUN * 9, false],
    [false, YOUNG_RUN - 1, false],
    [false, YOUNG_RUN + 1, true],
    [undefined, LONGEST_RUN, false],
    [undefined, LONGEST_RUN + YOUNG_RUN + 1, true],
  ])('whose lease is held: %s, after %s ms, is abandoned: %s', (leased, ageMs, abandoned) => {
    expect(isAbandoned({ leased, ageMs })).toBe(abandoned);
  });

  it('that is stopped waits for its answerer for seconds, and for a moment where its process has eight to end', () => {
    expect(graceAfterMs.stop).toBeLessThanOrEqual(5_000);
    expect(graceAfterMs.shutdown).toBeLessThanOrEqual(2_000);
  });
});

describe('what is kept with an answer', () => {
  const ending = (more: Partial<RunEnding>): RunEnding => ({
    status: 'complete',
    mode: 'model',
    usage: { promptTokens: 7, completionTokens: 3, estimated: false },
    provider: 'Ours',
    model: { id: 'a', model: 'echo' },
    promptVersion: null,
    error: undefined,
    ...more,
  });

  it('is the model with its tokens, and nothing where none wrote it', () => {
    const tokens = { promptTokens: 7, completionTokens: 3, estimated: false };
    expect(answeredBy(ending({}))).toEqual({ name: 'Ours', model: 'echo', ...tokens });
    expect(answeredBy(ending({ provider: null, model: undefined }))).toBeNull();
  });

  it.each([
    ['it answered', 'a', {}, null],
    ['another answered', 'b', {}, 'away'],
    ['none answered', 'b', { model: undefined, provider: null }, 'away'],
    ['the person stopped it', 'b', { status: 'stopped', model: undefined }, null],
    ['none was chosen', null, {}, null],
  ] as const)('is whether the chosen one did not answer: %s', (_, asked, more, fallback) =>
    expect(fallbackAfter(asked, ending(more))).toBe(fallback),
  );
});
