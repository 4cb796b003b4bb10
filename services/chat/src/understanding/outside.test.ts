import { describe, expect, it } from '@jest/globals';
import { isOutside } from './outside.js';

describe('a request that no data here could answer', () => {
  it.each([
    'what is 12% of 950',
    'how much is 45 times 17?',
    'convert 40 miles into kilometers',
    'write me a short story about a nurse',
    'can you draft an email to my landlord',
    'tell me a riddle',
    'translate good night into Greek',
    'do you think the bid will be accepted',
    'is it legal to record a phone call?',
    'what does the law say about overtime',
    'recommend a hotel in Denver',
    'how do magnets work?',
  ])('whatever it is about: %s', (text) => expect(isOutside(text, true)).toBe(true));

  it.each([
    'explain photosynthesis',
    'which phone is better, this or that',
    'what is a black hole',
    'what does HTTP stand for',
    'who invented the telephone',
    'who is the mayor of Lisbon',
    'book a table for two',
    'please call my dentist',
    'turn off the lights',
  ])('where it names nothing of ours: %s', (text) => {
    expect(isOutside(text, false)).toBe(true);
    expect(isOutside(text, true)).toBe(false);
  });

  it.each([
    'what is my quota',
    'how many shifts do I have this week',
    'write down a task: call the client',
    'change the amount to 50000',
    'which deal is bigger',
    'who won the Harbor deal',
    'when is it due',
    'is it done yet',
    'create a task to prepare the demo',
    'what are the open incidents',
    '2 of my shifts were cancelled, which ones',
    'how does my week look',
  ])('but not %s', (text) => expect(isOutside(text, false)).toBe(false));
});
