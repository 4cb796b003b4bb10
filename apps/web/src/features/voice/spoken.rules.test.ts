import { describe, expect, it } from '@jest/globals';
import { behind } from './spoken.rules';

describe('spoken words', () => {
  it.each([
    ['', ' hello ', 'hello'],
    ['Dear team,', 'hello', 'Dear team, hello'],
    ['Dear team,\n', 'hello', 'Dear team,\nhello'],
  ])('come behind %j', (text, spoken, result) => expect(text + behind(text, spoken)).toBe(result));
});
