import { describe, expect, it } from '@jest/globals';
import { counted } from './counted';

describe('a count with its noun', () => {
  it.each([
    [0, 'deals', '0 deals'],
    [1, 'deals', '1 deal'],
    [2, 'deals', '2 deals'],
    [0, 'messages', '0 messages'],
    [1, 'messages', '1 message'],
    [2, 'messages', '2 messages'],
    [5108, 'days', '5,108 days'],
    [1, 'territories', '1 territory'],
    [1, 'proposed changes', '1 proposed change'],
  ])('%p %s reads %s', (count, plural, text) => expect(counted(count, plural)).toBe(text));

  it('has the singular it is told where that is no regular one', () => {
    expect(counted(1, 'people', 'person')).toBe('1 person');
    expect(counted(2, 'people', 'person')).toBe('2 people');
  });
});
