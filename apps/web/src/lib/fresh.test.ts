import { expect, it } from '@jest/globals';
import { freshOf } from './fresh';

it('a row is as its list has it by now, and as it was where the list has it no more', () => {
  const opened = { id: 'a', version: 1 };
  expect(
    freshOf(opened, [
      { id: 'b', version: 9 },
      { id: 'a', version: 2 },
    ]),
  ).toEqual({ id: 'a', version: 2 });
  expect(freshOf(opened, [{ id: 'b', version: 9 }])).toBe(opened);
  expect(freshOf(opened, undefined)).toBe(opened);
});
