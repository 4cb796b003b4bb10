import { expect, it } from '@jest/globals';
import { readyOn } from './pace.rules';

it.each([
  [0, 1, '2026-11-20'],
  [3, 1, '2027-02-20'],
  [3, 0.5, '2027-05-22'],
  [3, 0, undefined],
])('%i levels at %d a month are reached on %s', (missing, pace, on) =>
  expect(readyOn('2026-11-20', missing, pace)).toBe(on),
);
