import { describe, expect, it } from '@jest/globals';
import { levels } from './levels.js';

const words = (paragraphs: readonly string[]) => paragraphs.join(' ').split(/\s+/).length;

describe.each(levels)('level $level, $title', ({ lessons, quiz, description }) => {
  it('has lessons of 80 to 200 words, as long as they say they take', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    expect(description.length).toBeLessThan(160);
    for (const { title, paragraphs, minutes } of lessons) {
      expect([title, words(paragraphs) >= 80 && words(paragraphs) <= 200]).toEqual([title, true]);
      expect(minutes).toBeGreaterThan(0);
    }
  });

  it('asks five questions with one right option each', () => {
    expect(quiz).toHaveLength(5);
    for (const { options, answer } of quiz) {
      expect(new Set(options).size).toBe(4);
      expect(options[answer]).toBeDefined();
    }
  });

  it('does not hide the right option in one place', () => {
    expect(new Set(quiz.map(({ answer }) => answer)).size).toBeGreaterThanOrEqual(3);
  });
});

it('counts the levels from one', () => {
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
});
