import { expect, it } from '@jest/globals';
import { summaryOf } from './simulation.rules';

const seller = (today: number | null, draft: number) => ({
  userId: 'u',
  userName: 'Jonah Prescott',
  attainment: 112,
  deals: 4,
  today,
  draft,
});
const money = (minor: number) => `$${minor / 100}`;

it.each([
  [
    [seller(100_00, 140_00), seller(90_00, 80_00)],
    'The draft pays $30 more for the same 8 deals. 1 seller would earn less.',
  ],
  [[seller(100_00, 90_00)], 'The draft pays $10 less for the same 4 deals. 1 seller would earn less.'],
  [[seller(100_00, 100_00)], 'The draft pays the same for the same 4 deals. Nobody would earn less.'],
  [[seller(null, 90_00)], 'The draft pays $90 for 4 deals. No plan is in force.'],
])('a simulation is told in a sentence', (items, text) => expect(summaryOf(items, money)).toBe(text));
