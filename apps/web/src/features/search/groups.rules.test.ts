import { describe, expect, it } from '@jest/globals';
import { groupsOf, visibleGroups, stepFrom } from './groups.rules';
import type { PaletteOption } from './option';

const option = (group: string, key: string, tier: number): PaletteOption => ({
  key,
  group,
  tier,
  title: key,
  detail: '',
  hub: 'sales',
});

describe('groups', () => {
  const options = [
    option('Deals', 'a', 2),
    option('People', 'b', 1),
    option('Screens', 'c', 1),
    option('Assistant', 'd', 0),
    option('Recent', 'e', 3),
    option('Deals', 'f', 2),
  ];

  it('begin with what was opened lately, then have the best fit first, records before screens, the assistant last', () => {
    expect(groupsOf(options).map(({ label }) => label)).toEqual(['Recent', 'People', 'Screens', 'Deals', 'Assistant']);
  });

  it('show a few of each, or all of one', () => {
    const many = groupsOf(Array.from({ length: 9 }, (_, index) => option('Deals', String(index), 1)));
    expect(visibleGroups(many, undefined)[0]!.options).toHaveLength(5);
    expect(visibleGroups(many, 'Deals')[0]!.options).toHaveLength(9);
    expect(visibleGroups(groupsOf(options), 'People')).toHaveLength(1);
  });
});

describe('steps', () => {
  const options = [option('Deals', 'a', 1), option('Deals', 'b', 1), option('Deals', 'c', 1)];

  it('end at the first and the last, and begin at the first', () => {
    expect(stepFrom(options, undefined, 1)).toBe('b');
    expect(stepFrom(options, 'b', -1)).toBe('a');
    expect(stepFrom(options, 'a', -1)).toBe('a');
    expect(stepFrom(options, 'c', 1)).toBe('c');
    expect(stepFrom([], undefined, 1)).toBeUndefined();
  });
});
