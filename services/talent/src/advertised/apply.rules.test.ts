import { describe, expect, it } from '@jest/globals';
import { answersTo, applyingRefusal, type Applying } from './apply.rules.js';

const whole: Applying = {
  questions: ['Can you work nights?'],
  answers: [{ question: 'Can you work nights?', answer: 'Yes' }],
  requirements: [{ state: 'met' }, { state: 'unchecked' }],
  note: undefined,
};

describe('an application', () => {
  it('is whole with every question answered', () => {
    expect(applyingRefusal(whole)).toBeUndefined();
    expect(applyingRefusal({ ...whole, answers: [] })).toBe('application.answers');
    expect(applyingRefusal({ ...whole, answers: [{ question: 'Another?', answer: 'Yes' }] })).toBe(
      'application.answers',
    );
  });

  it.each(['missing', 'expired'] as const)('says why it comes all the same where a must-have is %s', (state) => {
    const lacking = { ...whole, requirements: [{ state }] };
    expect(applyingRefusal(lacking)).toBe('application.reason');
    expect(applyingRefusal({ ...lacking, note: 'I sit the exam in May' })).toBeUndefined();
  });

  it.each(['pending', 'unchecked'] as const)('needs no reason where a must-have is %s', (state) =>
    expect(applyingRefusal({ ...whole, requirements: [{ state }] })).toBeUndefined(),
  );

  it('keeps answers in the order of the questions, and nothing else', () => {
    const answers = ['b', 'x', 'a'].map((question) => ({ question, answer: question }));
    expect(answersTo(['a', 'b'], answers).map(({ answer }) => answer)).toEqual(['a', 'b']);
  });
});
