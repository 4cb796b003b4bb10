import { describe, expect, it } from '@jest/globals';
import { unstorable } from './unstorable.js';

const fields = (input: unknown) => unstorable(input).map(({ field }) => field);

describe('text that cannot be stored', () => {
  it.each([
    ['U+0000', { note: 'a\0b' }, ['note']],
    ['half a surrogate pair', { note: 'a\ud83d' }, ['note']],
    ['halves the wrong way round', { note: '\ude00\ud83d' }, ['note']],
    ['in a list', { slots: ['a', '\0'] }, ['slots.1']],
    ['in a record', { context: { route: '\0' } }, ['context.route']],
    ['in a name', { context: { '\0': 1 } }, ['context']],
  ])('is found: %s', (_, input, found) => expect(fields(input)).toEqual(found));

  it.each([
    ['an emoji', { note: '👩‍⚕️ Zoë' }],
    ['other control characters', { note: 'a\tb\r\n\u0007\uffff' }],
    ['no text', { page: 1, on: true, none: null, list: [] }],
    ['nothing', undefined],
  ])('is not %s', (_, input) => expect(fields(input)).toEqual([]));

  it('is nothing nested a hundred thousand times, which is refused', () => {
    expect(fields(JSON.parse(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`))).toEqual(['a']);
  });
});
