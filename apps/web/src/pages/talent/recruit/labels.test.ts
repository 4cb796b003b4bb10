import { describe, expect, it } from '@jest/globals';
import { isUnscored, stageText } from './labels';

describe('where an application stands', () => {
  it.each([
    ['Team interview', 'active', 'Team interview'],
    ['Team interview', 'on_hold', 'Team interview · on hold'],
    ['Hired', 'hired', 'Hired'],
  ] as const)('%s, %s reads "%s"', (stageName, status, text) => expect(stageText({ stageName, status })).toBe(text));
});

it('a person is unscored who could be compared and is not', () => {
  const part = { skill: 'Triage', level: 3, required: 4, share: 0.75, verified: false };
  expect(isUnscored({ match: null, parts: [part] })).toBe(true);
  expect(isUnscored({ match: 75, parts: [part] })).toBe(false);
  // A position that asks for nothing compares nobody.
  expect(isUnscored({ match: null, parts: [] })).toBe(false);
});
