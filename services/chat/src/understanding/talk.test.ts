import { describe, expect, it } from '@jest/globals';
import { asksForMore, talkOf } from './talk.js';

describe('a message about the assistant', () => {
  it.each([
    'help me get started',
    'how do I use this',
    'what are you good at',
    'who are you',
    'are you a real person',
    'introduce yourself',
    'what may I ask you',
    'which changes am I allowed to have you make',
    'show me some example questions',
    'sample prompts',
    'I am new here',
    'what do you do with what I tell you',
    'what are your capabilities',
    'what information do you have',
    'in what way can you help me',
    'how does this assistant work',
  ])('%s', (text) => expect(talkOf(text)).toBe('help'));

  it.each([
    'what do you know about my open deals',
    'can you tell me how many shifts I have',
    'what do I have this week',
    'help me find my stalled deals',
    'which shifts can I ask for',
    'how do I get started with the sales methodology',
    'what can you tell me about the incident of yesterday',
    'who are our recruiters',
    'what is this month like for me',
    'do you know when my license expires',
  ])('but not %s', (text) => expect(talkOf(text)).toBe('question'));
});

describe('a message that asks for more of what was told', () => {
  it.each(['And what else?', 'anything else', 'what more can you do?', 'more', 'ok, go on', 'what else is there'])(
    '%s',
    (text) => expect(asksForMore(text)).toBe(true),
  );

  it.each(['what else expires this month', 'show me more deals', 'and what about my shifts', 'who else is on call'])(
    'but not %s',
    (text) => expect(asksForMore(text)).toBe(false),
  );
});
