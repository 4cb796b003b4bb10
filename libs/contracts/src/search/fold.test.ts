import { describe, expect, it } from '@jest/globals';
import { holdsWords, wordsSought } from './fold.js';

describe('a text that is searched', () => {
  it.each([
    ['Zoë Müller', 'Muller'],
    ['Café Éclair', 'eclair'],
    ['Cafe\u0301 E\u0301clair', 'éclair'],
    ['ŁÓDŹ', 'lodz'],
    ['Straße des Ørsted', 'orsted strasse'],
    ['Jonah Prescott', 'Prescott Jonah'],
    ["Sinéad O'Brien", 'obrien'],
    ['Sinéad O’Brien', "O'Brien"],
    ['Sinéad O’Brien', 'o  brien\u00a0sinead'],
    ['D’Angelo', 'angelo'],
    ['CVE-2026-1234', 'cve 2026-1234'],
    ['50% off', '%'],
    ['anything', '  '],
  ])('%s is found by %j', (text, typed) => {
    expect(holdsWords(text, typed)).toBe(true);
  });

  it.each([
    ['Jonah Prescott', 'Prescott Jonas'],
    ['Zoë Müller', '%'],
  ])('%s is not found by %j', (text, typed) => {
    expect(holdsWords(text, typed)).toBe(false);
  });

  it('is asked for each word once, the longest first', () => {
    expect(wordsSought(' of  the Of Müller ')).toEqual(['muller', 'the', 'of']);
  });
});
