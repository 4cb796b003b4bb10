import { describe, expect, it } from '@jest/globals';
import { isRunning, LONGEST, statusOf } from './verification.rules.js';

const startedAt = '2026-11-20T10:00:00.000Z';
const after = (milliseconds: number) => new Date(Date.parse(startedAt) + milliseconds);

describe('a verification', () => {
  it.each([
    ['running', LONGEST - 1, true, 'running'],
    ['running', LONGEST, false, 'failed'],
    ['sound', 0, false, 'sound'],
    ['broken', LONGEST, false, 'broken'],
  ] as const)('that is %s after %d ms', (status, age, running, told) => {
    expect(isRunning({ status, startedAt }, after(age))).toBe(running);
    expect(statusOf({ status, startedAt }, after(age))).toBe(told);
  });
});
