import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { titleOf } from './advice.rules';

it('is the first sentence', () => {
  expect(titleOf('Ask two people of the team. Then write to them.')).toBe('Ask two people of the team');
  expect(titleOf('Why not ask? Do.')).toBe('Why not ask?');
});

it('is cut between words', () => {
  const long = `${'word '.repeat(40)}end.`;
  expect(titleOf(long).endsWith('word…')).toBe(true);
});

it('is never too long for a task', () =>
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (said) => expect(titleOf(said).length).toBeLessThanOrEqual(121)),
  ));
