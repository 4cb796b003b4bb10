import { describe, expect, it } from '@jest/globals';
import { kudosRefusal, saysNothing } from './way.rules.js';

describe('a card of how somebody works best', () => {
  it('says nothing where every answer is empty', () => {
    expect(saysNothing({ bestHours: '', reachMe: '', feedback: '' })).toBe(true);
    expect(saysNothing({ bestHours: '', reachMe: 'By phone', feedback: '' })).toBe(false);
  });
});

describe('kudos', () => {
  it.each([
    ['a', 'b', undefined],
    ['a', 'a', 'kudos.self'],
    ['a', 'c', 'kudos.team'],
  ])('from %s to %s in a team of a and b: %s', (fromId, toId, refusal) =>
    expect(kudosRefusal(fromId, toId, ['a', 'b'])).toBe(refusal),
  );
});
