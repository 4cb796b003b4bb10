import { describe, expect, it } from '@jest/globals';
import { notUnderstood, says } from './words-of-reply.js';

const question = { words: [], names: [], isVague: false, offers: false };

describe('what was not understood', () => {
  it('is told by its words, and never by none', () => {
    expect(notUnderstood({ ...question, offers: true, words: ['moon', '[x]'] })).toContain(
      String.raw`could not place “moon”, “\[x\]” there`,
    );
    expect(notUnderstood({ ...question, offers: true })).toBe(says.unsure);
    expect(notUnderstood(question)).toBe(says.unknown);
    expect(notUnderstood({ ...question, isVague: true })).toBe(says.vague);
    expect(notUnderstood({ ...question, names: ['Zorro', 'Deal'] })).toContain('nothing called “Zorro Deal” is there');
  });
});
