import { expect, it } from '@jest/globals';
import { demandOf } from './demand.rules.js';

const seat = (lately: boolean, ...skills: readonly string[]) => ({
  lately,
  skills,
  requirements: [{ type: 'license', value: 'License' } as const],
});

it('names what is asked for more than before first, and counts each seat once', () => {
  const told = demandOf([
    seat(true, 'Writing', 'Planning', 'Planning'),
    seat(true, 'Writing', 'Planning'),
    seat(true, 'Listening'),
    seat(false, 'Writing'),
    seat(false, 'Writing'),
  ]);
  expect(told).toEqual({
    opened: 3,
    before: 2,
    skills: [
      { name: 'Planning', seats: 2, before: 0 },
      { name: 'Listening', seats: 1, before: 0 },
      { name: 'Writing', seats: 2, before: 2 },
    ],
    papers: [{ name: 'License', seats: 3 }],
  });
});
