import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gradeOf, isUnlocked, passes, progressOf } from './methodology.rules.js';

const best = fc.option(fc.integer({ min: 0, max: 100 }));

describe('progress of a level', () => {
  it('adds lessons and quiz', () => {
    expect(progressOf(0, 4, null)).toBe(0);
    expect(progressOf(2, 4, null)).toBe(35);
    expect(progressOf(4, 4, 60)).toBe(70);
    expect(progressOf(2, 4, 80)).toBe(65);
    expect(progressOf(4, 4, 100)).toBe(100);
    expect(progressOf(0, 0, null)).toBe(0);
  });

  it('stays between 0 and 100, never falls, and is 100 only when all is done', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 12 }), best, (lessons, done, score) => {
        const progress = progressOf(done, lessons, score);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(100);
        expect(progressOf(done + 1, lessons, score)).toBeGreaterThanOrEqual(progress);
        expect(progress === 100).toBe(done >= lessons && passes(score));
      }),
    );
  });
});

describe('opening a level', () => {
  it('needs 80 percent in the level before', () => {
    expect(isUnlocked(1, null)).toBe(true);
    expect(isUnlocked(2, null)).toBe(false);
    expect(isUnlocked(2, 79)).toBe(false);
    expect(isUnlocked(2, 80)).toBe(true);
  });
});

describe('grading', () => {
  const questions = ['a', 'b', 'c', 'd', 'e'].map((id, answer) => ({ id, answer }));
  const right = questions.map(({ id, answer }) => ({ questionId: id, option: answer }));

  it('passes with four of five, not with three', () => {
    expect(passes(gradeOf(questions, right.slice(0, 4)).score)).toBe(true);
    expect(passes(gradeOf(questions, right.slice(0, 3)).score)).toBe(false);
  });

  it('counts an unanswered question as missed and ignores foreign ones', () => {
    expect(gradeOf(questions, [...right.slice(1), { questionId: 'x', option: 0 }])).toEqual({
      score: 80,
      missed: ['a'],
    });
    expect(gradeOf([], right)).toEqual({ score: 0, missed: [] });
  });

  it('lets nobody pass by answering a question more than once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ questionId: fc.constantFrom('a', 'b', 'c', 'd', 'e'), option: fc.nat({ max: 4 }) })),
        (answers) => {
          const { score, missed } = gradeOf(questions, answers);
          expect(score).toBe(((questions.length - missed.length) / questions.length) * 100);
          expect(gradeOf(questions, [...answers, ...right]).score).toBe(100);
        },
      ),
    );
  });
});
