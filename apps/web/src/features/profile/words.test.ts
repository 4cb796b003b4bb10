import { describe, expect, it } from '@jest/globals';
import { levelText, monthsText } from './words';

describe('a profile in words', () => {
  it('calls a level by its name and its number', () => expect(levelText(4)).toBe('Proficient, 4 of 5'));

  it.each([
    ['2019-03', '2021-11', 'Mar 2019 – Nov 2021'],
    ['2019-03', null, 'Mar 2019 – today'],
    ['2019-03', '2019-03', 'Mar 2019'],
  ])('says from %s until %s as %s', (startMonth, endMonth, text) =>
    expect(monthsText({ startMonth, endMonth })).toBe(text),
  );
});
