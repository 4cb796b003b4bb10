import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groupOf, groupsOf } from './group.rules.js';

const team = (id: string, parentId: string | null, ...memberIds: string[]) => ({ id, name: id, parentId, memberIds });

describe('groups', () => {
  it('are the small team before the department above it, then the first by name', () => {
    expect(groupOf([team('Sales', null), team('East', 'Sales')])?.id).toBe('East');
    expect(groupOf([team('Security', null), team('Sales', null)])?.id).toBe('Sales');
    expect(groupOf([])).toBeUndefined();
  });

  it('never share a person, leave nobody out, and agree with the group of each', () => {
    const people = fc.uniqueArray(fc.constantFrom('ann', 'ben', 'cy', 'di', 'eve', 'flo', 'gus'));
    const teams = fc
      .array(fc.tuple(people, fc.option(fc.constant('top'))), { maxLength: 6 })
      .map((rows) => rows.map(([members, parent], index) => team(`t${index}`, parent, ...members)));
    fc.assert(
      fc.property(teams, (all) => {
        const groups = groupsOf(all);
        const members = new Set(all.flatMap(({ memberIds }) => memberIds));
        expect(groups.map(({ userId }) => userId).toSorted()).toEqual([...members].toSorted());
        for (const { userId, groupId } of groups)
          expect(groupOf(all.filter(({ memberIds }) => memberIds.includes(userId)))?.id).toBe(groupId);
      }),
    );
  });
});
