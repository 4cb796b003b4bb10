import { expect, it } from '@jest/globals';
import { candidateHours } from './candidate-hours';

it.each([
  [{ weekHours: 24, overtimeAdded: 0 }, '24 h that week · no overtime'],
  [{ weekHours: 36, overtimeAdded: 8 }, '36 h that week · 8 h overtime with this shift'],
])('hours say whose they are, and what the shift adds: %o', (hours, text) => {
  expect(candidateHours(hours)).toBe(text);
});
