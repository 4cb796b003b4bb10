import { expect, it } from '@jest/globals';
import { byYear, inputOf, valuesOf } from './strategy.rules';

const pillars = [
  { id: 'a', name: 'Care', text: '' },
  { id: 'b', name: 'Growth', text: '' },
];
const strategy = {
  number: 2,
  mission: 'Be there',
  pillars,
  objectives: [
    { year: 2026, pillar: 1, text: 'Two new wards' },
    { year: 2027, pillar: 0, text: 'Nobody waits' },
    { year: 2026, pillar: 0, text: 'Half the falls' },
  ],
  publishedAt: '2026-11-20T09:00:00Z',
  publishedByName: null,
};

it('objectives stand under their years, the latest first, by pillar', () =>
  expect(byYear(strategy)).toEqual([
    { year: 2027, objectives: [{ text: 'Nobody waits', pillar: 'Care' }] },
    {
      year: 2026,
      objectives: [
        { text: 'Half the falls', pillar: 'Care' },
        { text: 'Two new wards', pillar: 'Growth' },
      ],
    },
  ]));

it('an objective follows its pillar when another one is removed, and is refused without one', () => {
  const values = valuesOf(strategy);
  const { objectives } = inputOf({ ...values, pillars: values.pillars.slice(1) }, 2);
  expect(objectives.map(({ pillar }) => pillar)).toEqual([0, -1, -1]);
});
