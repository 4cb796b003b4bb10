import { describe, expect, it } from '@jest/globals';
import { abilityFor, admits, modules, roles, type Principal, type Role } from '@talent-os/contracts';
import { routes } from '@talent-os/contracts/navigation/index.js';
import { transitionStateKeys } from '@talent-os/contracts/talent/transition-states.js';
import { inAudience } from '../recipients.rules.js';
import type { NoticeFacts, AddressedNote } from './notice.js';
import { notices } from './notices.js';

const ids = async () => ['other'];
/** Everybody in the organization has the same role, and nobody has been here long enough for internal mobility. */
const factsOf = (role: Role): NoticeFacts => ({
  others: (people) => people.filter((id) => id !== null),
  nameOf: async () => 'Jonah Prescott',
  teamLeadsOf: ids,
  salesLeaders: ids,
  credentialVerifiers: ids,
  clearanceVerifiers: ids,
  shiftApprovers: ids,
  incidentLeaders: ids,
  transitionManagers: ids,
  administrators: ids,
  everyAdministrator: ids,
  requisitionApprovers: ids,
  inAudience: async (people, audience) => (inAudience(audience).includes(role) ? people : []),
  money: async () => '$12,000',
});
const principalOf = (activeRole: Role): Principal => ({
  userId: 'u',
  organizationId: 'o',
  sessionId: 's',
  activeRole,
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
});
/** Links of what a person is told that nobody of this role may open. */
function closedTo(role: Role, person: string, told: readonly (readonly AddressedNote[])[]): string[] {
  const links = told.flat().flatMap(({ to, note }) => (to.includes(person) ? [note.link] : []));
  expect(links.length).toBeGreaterThan(0);
  const ability = abilityFor(principalOf(role));
  return links.filter((link) => {
    const { access } = routes.find(({ path }) => path === link.split('?')[0])!;
    return !admits(ability, access);
  });
}
const working = roles.filter((role) => [...inAudience('internalTeam'), ...inAudience('admin')].includes(role));

describe('a notification leads to a screen its reader may open', () => {
  it.each(working)('where %s has a part in a move', async (role) => {
    const facts = factsOf(role);
    const move = { transitionId: 't', employeeId: 'me', positionTitle: 'Lead', requestedById: 'me', title: 'Lead' };
    const mine = {
      managerIds: ['me'],
      approverIds: ['me'],
      waitsFor: ['hr', 'admin'],
      ownerIds: ['me'],
      managerId: 'me',
    };
    const told = await Promise.all([
      ...transitionStateKeys.map((status) =>
        notices.transitionMoved.tell({ ...move, ...mine, status } as never, facts),
      ),
      ...['reminder', 'escalation', 'left'].map((cause) =>
        notices.transitionWaiting.tell({ ...move, ...mine, cause } as never, facts),
      ),
      ...['task', 'day'].map((what) => notices.handoverChanged.tell({ ...move, ...mine, what } as never, facts)),
      notices.transitionCompleted.tell({ ...move, ...mine } as never, facts),
    ]);
    expect(closedTo(role, 'me', told)).toEqual([]);
    for (const { note } of told.flat()) expect(note.link).toBe('/talent/transition?transition=t');
  });

  it.each(working)('where %s holds an interview', async (role) => {
    const facts = factsOf(role);
    const about = {
      userId: 'them',
      positionTitle: 'Lead',
      interviewerIds: ['me'],
      missingIds: ['me'],
      proposedById: null,
    };
    const told = await Promise.all([
      notices.interviewScheduled.tell({ ...about, start: '' } as never, facts),
      notices.interviewRescheduled.tell({ ...about, was: 'scheduled' } as never, facts),
      notices.interviewNear.tell({ ...about, start: '' } as never, facts),
      notices.interviewCompleted.tell(about as never, facts),
      notices.interviewCancelled.tell({ ...about, was: 'scheduled' } as never, facts),
      notices.scorecardsOverdue.tell(about as never, facts),
      notices.applicationNudged.tell({ ...about, byId: 'them', awaitedIds: ['me'] } as never, facts),
      notices.automationRan.tell({ name: 'Late', personIds: ['me'], text: 'Please look.' } as never, facts),
    ]);
    expect(closedTo(role, 'me', told)).toEqual([]);
  });

  it.each(['HIRING_MANAGER', 'HR_MANAGER', 'DEPARTMENT_HEAD', 'RECRUITER'] as const)(
    'where %s owns a seat',
    async (role) => {
      const facts = factsOf(role);
      const seat = { title: 'Lead', recruiterId: 'them', byId: 'them', reason: 'Budget' };
      const told = await Promise.all([
        ...[true, false].map((onHold) => notices.positionHeld.tell({ ...seat, ownerId: 'me', onHold } as never, facts)),
        notices.positionReassigned.tell({ ...seat, ownerId: 'me', formerOwnerId: 'them' } as never, facts),
        notices.positionReassigned.tell({ ...seat, ownerId: 'them', formerOwnerId: 'me' } as never, facts),
      ]);
      expect(closedTo(role, 'me', told)).toEqual([]);
    },
  );

  it.each([...working, 'CANDIDATE'] as const)('where %s applied', async (role) => {
    const facts = factsOf(role);
    const about = { userId: 'me', positionTitle: 'Lead', interviewerIds: ['them'], proposedById: null };
    const offer = { userId: 'me', positionTitle: 'Lead', authorId: 'them', hiringManagerId: 'them' };
    const told = await Promise.all([
      notices.interviewProposed.tell(about as never, facts),
      notices.interviewRescheduled.tell({ ...about, was: 'proposed' } as never, facts),
      notices.interviewNear.tell({ ...about, start: '' } as never, facts),
      notices.interviewCancelled.tell({ ...about, was: 'proposed' } as never, facts),
      notices.offerSent.tell(offer as never, facts),
      notices.offerExpired.tell(offer as never, facts),
      notices.offerRescinded.tell({ ...offer, told: true } as never, facts),
      notices.applicationDeclined.tell({ ...about, text: 'Thank you.', message: null } as never, facts),
      notices.applicationRestored.tell({ ...about, told: true } as never, facts),
      notices.applicationNudged.tell({ ...about, byId: 'them', awaitedIds: ['me'] } as never, facts),
    ]);
    expect(closedTo(role, 'me', told)).toEqual([]);
  });
});
