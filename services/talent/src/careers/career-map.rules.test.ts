import { describe, expect, it } from '@jest/globals';
import { columnsOf } from '@talent-os/contracts/talent/career-route.js';
import { industryData } from '../seed/world.js';
import { sharedSkills } from '../seed/shared-skills.data.js';
import { careerMapOf } from './career-map.rules.js';
import { careers } from './careers.data.js';

describe.each(Object.entries(careers))('the roles of %s', (industry, { roles, steps }) => {
  const known = new Set(
    [...sharedSkills, ...industryData[industry as keyof typeof industryData].skills].map(([, name]) => name),
  );

  it('are at least twelve with twenty steps, in skills the organization knows', () => {
    expect(Object.keys(roles).length).toBeGreaterThanOrEqual(12);
    expect(steps.length).toBeGreaterThanOrEqual(20);
    expect(
      Object.values(roles).flatMap(({ skills }) => Object.keys(skills).filter((name) => !known.has(name))),
    ).toEqual([]);
  });

  it('have a way to each, by steps that ask for more and stand there once', () => {
    const keys = Object.keys(roles);
    for (const [from, to] of steps)
      expect([keys.includes(from), keys.includes(to), from === to]).toEqual([true, true, false]);
    expect(new Set(steps.map(([from, to]) => `${from} ${to}`)).size).toBe(steps.length);
    const [first] = columnsOf(
      keys.map((key) => ({ key, entry: roles[key]!.entry ?? false })),
      steps.map(([from, to]) => ({ from, to })),
    );
    expect(first).toEqual(keys.filter((key) => roles[key]!.entry));
    const map = careerMapOf({ roles, steps }, { levels: new Map(), seatTitles: [], targets: [], titles: [] });
    expect(map.steps.filter(({ gains }) => gains.length === 0)).toEqual([]);
  });
});

describe('the map of one person', () => {
  it('says how far they are, what they aim for, where they work, and how many seats are open', () => {
    const map = careerMapOf(
      {
        roles: {
          a: { title: 'Analyst', about: '', entry: true, skills: { Writing: 4 } },
          b: { title: 'Lead', about: '', skills: { Writing: 4, Speaking: 2 } },
        },
        steps: [['a', 'b', 12]],
      },
      {
        levels: new Map([['Writing', 2]]),
        seatTitles: ['lead', 'Lead', 'Else'],
        targets: [{ id: 't', title: 'LEAD' }],
        titles: ['Gardener', 'analyst'],
      },
    );
    expect(map).toMatchObject({
      here: 'a',
      roles: [
        { key: 'a', readiness: 50, seats: 0, targetId: null },
        { key: 'b', readiness: 25, seats: 2, targetId: 't' },
      ],
      steps: [{ from: 'a', to: 'b', months: 12, gains: ['Speaking'] }],
    });
  });
});
