import { describe, expect, it } from '@jest/globals';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import fc from 'fast-check';
import { isWish, titleOf } from './suggestion.rules.js';

describe('the title of a suggestion', () => {
  it.each([
    ['My goal is to call ten customers.', 'Call ten customers'],
    ['my next goal is closing Acme!', 'Closing Acme'],
    ['Our goals are fewer handovers', 'Fewer handovers'],
    ['The goal for this month is to finish level 2.', 'Finish level 2'],
    ['The goals are clear', 'Clear'],
    ['Goal: ten calls a day', 'Ten calls a day'],
    ['task: call Acme on Monday', 'Call Acme on Monday'],
    ['?', '?.'],
  ])('of %j is %j', (text, title) => expect(titleOf(text)).toBe(title));

  it('is always one a task can have', () => {
    const sentence = fc.string({ minLength: 1, maxLength: 500 }).filter((text) => text.trim().length > 0);
    fc.assert(
      fc.property(sentence, (text) => {
        expect(createTask.input.shape.title.safeParse(titleOf(text)).success).toBe(true);
      }),
    );
  });
});

describe('a wish', () => {
  it.each(['My goal is ten calls a day', 'Task: call Acme', 'The next task is the quote'])('is %j', (text) =>
    expect(isWish(text)).toBe(true),
  );

  it.each(['Which tasks are due', 'Is that my goal?', 'add a task to call Acme', 'Please show my goals'])(
    'is not %j',
    (text) => expect(isWish(text)).toBe(false),
  );
});
