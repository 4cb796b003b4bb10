import { describe, expect, it } from '@jest/globals';
import { departedText, leftText, moreText } from './session-words';

describe('what is left to answer', () => {
  it('is said in questions', () => {
    expect(moreText(5)).toBe('Answer 5 more questions to see your analysis');
    expect(moreText(1)).toBe('Answer 1 more question to see your analysis');
  });
  it.each([
    [3, ['answer'], '3 questions left'],
    [0, ['answer'], 'Complete'],
    [0, ['start'], undefined],
  ] as const)('%d by somebody who may %j is %s', (left, may, text) =>
    expect(leftText({ left, own: null, may: { to: [], do: [...may] } })).toBe(text),
  );
});

it('says that somebody answered and left', () => {
  expect(departedText(0)).toBeUndefined();
  expect(departedText(1)).toBe('1 person answered and no longer sells: what they said is left out.');
  expect(departedText(2)).toBe('2 people answered and no longer sell: what they said is left out.');
});
