import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.rules.js';

describe('the language an engine names', () => {
  it.each([
    ['english', 'en'],
    ['German', 'de'],
    ['en', 'en'],
    ['pt-BR', 'pt'],
    ['Klingon dialect', null],
    ['', null],
    [undefined, null],
  ])('%s is %s', (said, code) => {
    expect(languageOf(said)).toBe(code);
  });
});
