import { describe, expect, it } from '@jest/globals';
import { appended } from './spoken.rules';

describe('spoken words', () => {
  it.each([
    ['', ' hello ', 'hello'],
    ['Dear team,', 'hello', 'Dear team, hello'],
    ['Dear team,\n', 'hello', 'Dear team,\nhello'],
  ])('come behind %j', (text, spoken, result) => expect(appended(text, spoken)).toBe(result));

  it('never go beyond the limit of the field', () => expect(appended('abc', 'defgh', 6)).toBe('abc de'));
});
