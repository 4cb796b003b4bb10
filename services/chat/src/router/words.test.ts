import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { stemOf, wordsOf } from './words.js';

describe('the stem of a word', () => {
  it('is the same for its numbers', () => {
    expect(stemOf('territories')).toBe(stemOf('Territory'));
    expect(stemOf('recruiters')).not.toBe(stemOf('recruiting'));
  });

  it('is a text for every word people may write, whatever it means to a computer', () => {
    const words = fc.oneof(
      fc.constantFrom('constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'),
      fc.string(),
    );
    fc.assert(fc.property(words, (word) => expect(typeof stemOf(word)).toBe('string')));
  });
});

describe('the words of a text', () => {
  it('say where they stood', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { start, end, text: word } of wordsOf(text)) expect(text.slice(start, end)).toBe(word);
      }),
    );
  });
});
