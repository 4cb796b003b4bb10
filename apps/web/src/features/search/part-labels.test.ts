import { expect, it } from '@jest/globals';
import { labelledParts } from './part-labels';

it('says what the parts of a detail are, also where the first is unknown', () => {
  expect(labelledParts('account', 'Denver Small business · Small business · Mountain')).toEqual([
    ['Territory', 'Denver Small business'],
    ['Segment', 'Small business'],
    ['Region', 'Mountain'],
  ]);
  expect(labelledParts('account', 'Small business · Mountain')).toEqual([
    ['Segment', 'Small business'],
    ['Region', 'Mountain'],
  ]);
});

it('leaves a detail alone that speaks for itself, or has parts nobody named', () => {
  expect(labelledParts('task', 'In progress · due Nov 27, 2026')).toBeUndefined();
  expect(labelledParts('opportunity', 'Sales · Boston · Open')).toBeUndefined();
});
