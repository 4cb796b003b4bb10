import { describe, expect, it } from '@jest/globals';
import { dueText } from './labels';

describe('the time until a reinvestigation', () => {
  it.each([
    [74, '74 days'],
    [1, '1 day'],
    [0, 'Today'],
    [-1, '1 day overdue'],
    [-12, '12 days overdue'],
    [null, 'None'],
  ])('of %s days reads "%s"', (days, text) => {
    expect(dueText(days)).toBe(text);
  });
});
