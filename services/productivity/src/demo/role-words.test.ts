import { describe, expect, it } from '@jest/globals';
import { demoOrganizations, demoPeople } from '@talent-os/service-kit';
import { demoProductivity } from './demo.js';
import { ownGoals, tasks } from './words.data.js';

const now = new Date('2026-11-20T09:00:00Z');
/** Whose work is their role, whatever the industry. */
const byRole = ['HIRING_MANAGER', 'RECRUITER', 'HR_MANAGER', 'DEPARTMENT_HEAD', 'ORGANIZATION_ADMIN', 'CANDIDATE'];

describe.each(demoOrganizations.map((one) => [one.name, one] as const))(
  'the working lists of %s',
  (_, organization) => {
    const { tasks: lists, goals } = demoProductivity(organization, now);
    const roleOf = new Map(demoPeople(organization).map(({ id, roles }) => [id, roles[0]!]));

    it('fit the role: a manager, a recruiter or HR does no work of a seller, a nurse or an analyst', () => {
      const trade = new Set(Object.values(tasks).flat());
      const wishes = new Set(
        Object.values(ownGoals)
          .flat()
          .map(({ title }) => title),
      );
      const ofRole = (id: string) => byRole.includes(roleOf.get(id)!.role);
      const wrong = lists.filter(({ ownerId, title }) => ofRole(ownerId) && trade.has(title));
      expect(wrong.map(({ title }) => title)).toEqual([]);
      const own = goals.map(({ goal }) => goal).filter(({ visibility }) => visibility === 'private');
      expect(own.filter(({ ownerId, title }) => ofRole(ownerId) && wishes.has(title))).toEqual([]);
    });

    it('have dates that make sense: nothing is done before it was written down, or ahead of now', () => {
      for (const { createdAt, closedAt } of lists) {
        expect(createdAt <= now).toBe(true);
        if (closedAt) expect(closedAt > createdAt && closedAt <= now).toBe(true);
      }
      for (const { goal, checkIns } of goals)
        for (const { createdAt } of checkIns) expect(createdAt >= goal.createdAt && createdAt <= now).toBe(true);
    });
  },
);
