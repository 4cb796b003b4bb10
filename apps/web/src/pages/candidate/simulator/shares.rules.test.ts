import { expect, it } from '@jest/globals';
import { sharesOf } from './shares.rules';

it('shares an answer out by words, in the order it is best told', () => {
  expect(
    sharesOf([
      { text: 'It got better.', part: 'result' },
      { text: 'Well.', part: null },
      { text: 'I called them again and wrote.', part: 'action' },
    ]),
  ).toEqual([
    { part: 'action', percent: 60 },
    { part: 'result', percent: 30 },
  ]);
  expect(sharesOf([])).toEqual([]);
});
