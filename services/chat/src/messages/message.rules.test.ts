import { describe, expect, it } from '@jest/globals';
import { isSameAnswerAgain, isSameMessage } from './message.rules.js';

const first = { role: 'user', sessionId: 's1', parentId: null, content: 'hello' } as const;
const second = { role: 'user', sessionId: 's1', parentId: 'a1', content: 'more' } as const;

describe('a message with a known client id', () => {
  it.each([
    ['the first of its conversation, sent again', first, { content: 'hello' }, true],
    ['the same with the conversation it was given', first, { content: 'hello', sessionId: 's1' }, true],
    ['a new beginning in a conversation', first, { content: 'hello', sessionId: 's1', parentId: null }, true],
    ['a later one, sent again', second, { content: 'more', sessionId: 's1' }, true],
    ['a later one, with what it follows', second, { content: 'more', sessionId: 's1', parentId: 'a1' }, true],
    ['another text', first, { content: 'hello!' }, false],
    ['another conversation', first, { content: 'hello', sessionId: 's2' }, false],
    ['a later one without its conversation', second, { content: 'more' }, false],
    ['another branch', second, { content: 'more', sessionId: 's1', parentId: 'a0' }, false],
    ['an answer', { ...second, role: 'assistant' as const }, { content: 'more', sessionId: 's1' }, false],
  ])('%s', (_, stored, sent, same) => {
    expect(isSameMessage(stored, sent)).toBe(same);
  });
});

describe('an answer wanted again with a known client id', () => {
  it('is the same where it answers the same question', () => {
    expect(isSameAnswerAgain({ role: 'assistant', parentId: 'q1' }, 'q1')).toBe(true);
    expect(isSameAnswerAgain({ role: 'assistant', parentId: 'q1' }, 'q2')).toBe(false);
    expect(isSameAnswerAgain({ role: 'user', parentId: 'q1' }, 'q1')).toBe(false);
  });
});
