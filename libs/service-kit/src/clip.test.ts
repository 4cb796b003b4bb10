import { describe, expect, it } from '@jest/globals';
import { clip } from './clip.js';

describe('a clipped text', () => {
  it.each([
    ['short', 9, 'short'],
    ['exact', 5, 'exact'],
    ['longer', 4, 'long'],
    ['go 🎯', 4, 'go '],
    ['go 🎯', 5, 'go 🎯'],
    ['', 3, ''],
  ])('%s, %i is %s', (text, most, clipped) => expect(clip(text, most)).toBe(clipped));
});
