import { describe, expect, it } from '@jest/globals';
import type { AssessmentQuestion } from '@talent-os/contracts/talent/assessment';
import { corners, openPage, pagesOf } from './assessment.rules';

const questions = Array.from({ length: 75 }, (_, at): AssessmentQuestion => ({
  number: at + 1,
  kind: at < 60 ? 'interest' : 'value',
  text: `One ${at}`,
  other: at < 60 ? null : 'Other',
  choice: at < 30 ? 1 : null,
}));

describe('the pages of the assessment', () => {
  it('hold every question once, one kind each, and begin where it was left', () => {
    const pages = pagesOf(questions);
    expect(pages.map(({ length }) => length)).toEqual([12, 12, 12, 12, 12, 5, 5, 5]);
    expect(pages.flat()).toEqual(questions);
    expect(openPage(pages)).toBe(2);
    expect(openPage(pagesOf(questions.map((one) => ({ ...one, choice: 0 }))))).toBe(7);
  });
});

describe('the corners of a figure', () => {
  it('begin at the top and go round', () => {
    expect(corners([1, 0.5, 1, 1], 100)).toEqual([
      [0, -100],
      [50, 0],
      [0, 100],
      [-100, 0],
    ]);
  });
});
