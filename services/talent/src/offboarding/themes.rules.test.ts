import { expect, it } from '@jest/globals';
import { themesOf } from './themes.rules.js';

it('a theme shows once five people have named it, and a remainder of fewer never', () => {
  const five = Array.from({ length: 5 }, () => ['growth' as const]);
  expect(themesOf(five.slice(1))).toEqual({ people: 4, themes: [] });
  expect(themesOf([...five, ['pay', 'growth'], ['pay']])).toEqual({
    people: 7,
    themes: [{ theme: 'growth', people: 6 }],
  });
});
