import { describe, expect, it } from '@jest/globals';
import { readersOf } from './parties';

describe('who reads a note', () => {
  it.each([
    [['manager'], 'manager'],
    [['manager', 'recruiter'], 'manager and recruiter'],
    [['manager', 'recruiter', 'professional'], 'manager, recruiter, and professional'],
    [['manager', 'recruiter', 'candidate', 'professional'], 'everybody'],
  ] as const)('%j is told as %s', (sides, words) => {
    expect(readersOf(sides)).toBe(words);
  });
});
