import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keptOutOf } from './kept-out.rules.js';

describe('what stays out of the community', () => {
  it.each([
    ['Who else waits for a TS/SCI decision?', 'TS/SCI'],
    ['My top secret came through', 'top secret'],
    ['Work for people with a Secret clearance', 'Secret clearance'],
    ['My clearance is secret now', 'clearance is secret'],
    ['The patient named Kim asked', 'patient named'],
    ['My patient slept', 'My patient'],
    ['MRN 448812 was wrong', 'MRN 448812'],
    ['She was diagnosed with it', 'diagnosed with'],
  ])('%s', (text, words) => expect(keptOutOf(text)).toContain(`“${words}”`));

  it.each([
    'I look for cleared work near Milwaukee',
    'How do you hand over six patients in ten minutes?',
    'Patient care is what I like',
    'The secret is to write it down',
    'Confidential conversations take a quiet room',
  ])('lets through: %s', (text) => expect(keptOutOf(text)).toBeUndefined());

  it('finds the words wherever they stand', () =>
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), (before, after) => {
        expect(keptOutOf(`${before} TS/SCI ${after}`)).toBeDefined();
        expect(keptOutOf(`${before} ${after}`)).toBeUndefined();
      }),
    ));
});
