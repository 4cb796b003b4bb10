import { describe, expect, it } from '@jest/globals';
import type { Frame } from './conversation.js';
import { leaning } from './frame.js';
import { partsOf, talkOf } from './talk.js';

const frame = (question: string, ...names: string[]): Frame => ({
  question,
  operation: 'x.y.z',
  lists: [],
  names,
  nameKey: null,
});

describe('a question that leans on the last', () => {
  it.each<[string, Frame, string | undefined]>([
    ['and last month?', frame('how much did I close this month?'), 'how much did I close last month'],
    ['who issued the second one?', frame('which expire', 'BLS', 'ACLS'), 'who issued ? "ACLS"'],
    ['which?', frame('how many vulnerabilities are overdue'), 'which vulnerabilities are overdue'],
    ['how many open positions do we have in all of Boston?', frame('what is my quota'), undefined],
  ])('%s', (text, before, whole) => {
    expect(leaning(text, before)?.replaceAll(/\s+/g, ' ')).toBe(whole?.replaceAll(/\s+/g, ' '));
  });
});

describe('what a message is', () => {
  it.each([
    ['help', 'help'],
    ['?', 'help'],
    ['what can you do here', 'help'],
    ['thanks a lot', 'thanks'],
    ['never mind', 'cancel'],
    ['what can I claim', 'question'],
    ['which shifts can I ask for', 'question'],
  ])('%s', (text, talk) => expect(talkOf(text)).toBe(talk));

  it('is taken apart where it asks twice', () => {
    expect(partsOf('How many contact hours do I have and when does the cycle end?')).toHaveLength(2);
    expect(partsOf('deals over 100 and under 200')).toHaveLength(1);
  });
});
