import { describe, expect, it } from '@jest/globals';
import { isRepeat, type CheckInAnswers } from './repeat.rules.js';

const at = new Date('2026-11-20T10:00:00Z');
const made: CheckInAnswers = { instrument: 'WHO5', answers: [3, 3, 3, 3, 3], note: null, at };
const later = (ms: number) => new Date(+at + ms);

describe('a check-in that is sent again', () => {
  it.each<[string, Partial<CheckInAnswers>, boolean]>([
    ['at once', {}, true],
    ['after a moment', { at: later(59_999) }, true],
    ['after a minute', { at: later(60_000) }, false],
    ['with another answer', { answers: [3, 3, 3, 3, 4] }, false],
    ['with a note', { note: 'x' }, false],
    ['of another kind', { instrument: 'mood', answers: [3] }, false],
  ])('%s', (_, change, isSame) => expect(isRepeat(made, { ...made, ...change })).toBe(isSame));
});
