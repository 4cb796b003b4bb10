import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Spelling } from './spelling.js';

const spelling = new Spelling(['quota', 'pipeline', 'territory', 'deal', 'mentor', 'mentee']);

describe('a misspelt word', () => {
  it.each([
    ['qouta', 'quota'],
    ['quotta', 'quota'],
    ['pipelin', 'pipeline'],
    ['terrritory', 'territory'],
    ['piepline', 'pipeline'],
    ['mentoe', undefined],
    ['deel', undefined],
    ['weather', undefined],
    ['uota', undefined],
  ])('%s is %s', (written, meant) => {
    expect(spelling.meant(written)).toBe(meant);
  });

  it('is found after any one slip behind its first letter', () => {
    const word = 'territory';
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: word.length - 1 }),
        fc.constantFrom('drop', 'double', 'other'),
        (at, slip) => {
          const letter = { drop: '', double: word[at]! + word[at]!, other: 'x' }[slip]!;
          expect(spelling.meant(word.slice(0, at) + letter + word.slice(at + 1))).toBe(word);
        },
      ),
    );
  });
});
