import { describe, expect, it } from '@jest/globals';
import { refusalOf, roomOf } from './field-room.rules';

const field = (value: string, most: number, start = value.length, end = start) => ({ value, most, start, end });

describe('the room of a field', () => {
  it('refuses a text that would be cut, and takes one that fits, also over what is chosen', () => {
    expect(refusalOf(field('12345', 10), '67890')).toBeUndefined();
    expect(refusalOf(field('12345', 10), '678901')).toBe(
      'This is 1 character too long for the field, so nothing of it was put in. It takes 10 characters.',
    );
    expect(refusalOf(field('12345', 10, 0, 5), '1234567890')).toBeUndefined();
  });

  it('is told once it is little', () => {
    expect(roomOf(field('x'.repeat(100), 1_000))).toBeUndefined();
    expect(roomOf(field('x'.repeat(900), 1_000))).toBe('100 characters left');
    expect(roomOf(field('x'.repeat(999), 1_000))).toBe('1 character left');
    expect(roomOf(field('x'.repeat(60), 60))).toBe('The field is full: it takes 60 characters');
    expect(roomOf(field('', 3))).toBe('3 characters left');
  });
});
