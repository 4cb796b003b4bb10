import { describe, expect, it } from '@jest/globals';
import { partAfter, partOf, unanswered } from './level.rules';

const lesson = (id: string, done: boolean) => ({ id, title: id, body: '', minutes: 4, done });
const level = (bestScore: number | null, ...done: boolean[]) => ({
  bestScore,
  lessons: done.map((one, at) => lesson(`lesson ${at + 1}`, one)),
});

describe('the part of a level that is open', () => {
  it('is the one the address names', () => {
    expect(partOf(level(null, false, false), 'lesson 2')).toMatchObject({ id: 'lesson 2' });
    expect(partOf(level(null, false), 'quiz')).toBe('quiz');
  });

  it('is the first lesson not done, also where the address names none there is', () => {
    expect(partOf(level(null, true, false, false))).toMatchObject({ id: 'lesson 2' });
    expect(partOf(level(null, true, false), 'gone')).toMatchObject({ id: 'lesson 2' });
  });

  it('is the quiz once every lesson is done, and the beginning once that is passed', () => {
    expect(partOf(level(60, true, true))).toBe('quiz');
    expect(partOf(level(80, true, true))).toMatchObject({ id: 'lesson 1' });
    expect(partOf(level(100))).toBe('quiz');
  });
});

describe('the way through a level', () => {
  it('goes from lesson to lesson and ends at the quiz', () => {
    expect(partAfter(level(null, false, false), 'lesson 1')).toBe('lesson 2');
    expect(partAfter(level(null, false, false), 'lesson 2')).toBe('quiz');
  });

  it('knows the questions nobody has answered', () => {
    const quiz = [
      { id: 'a', question: '', options: [] },
      { id: 'b', question: '', options: [] },
    ];
    expect(unanswered(quiz, { a: '0' })).toEqual(['b']);
  });
});
