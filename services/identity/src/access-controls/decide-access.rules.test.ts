import { describe, expect, it } from '@jest/globals';
import { abilityFor, admits, industries, modules, permissions, roles, type Principal } from '@talent-os/contracts';
import fc from 'fast-check';
import { decideAccess } from './decide-access.rules.js';

const id = '00000000-0000-7000-8000-000000000011';
const principalOf = (more: Partial<Principal>): Principal => ({
  userId: id,
  organizationId: id,
  sessionId: id,
  activeRole: 'RECRUITER',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: [...industries],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
  ...more,
});
const person = { active: true, organization: { name: 'Meridian' } };

describe('the explanation of a permission', () => {
  it('never allows what the ability does not', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...roles),
        fc.constantFrom(...industries),
        fc.constantFrom(...permissions),
        fc.constantFrom('own', 'team', 'other'),
        (activeRole, industry, permission, owner) => {
          const principal = principalOf({ activeRole, currentIndustry: industry });
          const { allowed } = decideAccess(person, [{ name: null, principal }], { permission, industry, owner });
          if (allowed) expect(admits(abilityFor(principal), { permission: [permission] })).toBe(true);
        },
      ),
    ));

  it.each([
    [{}, { permission: 'SEND_OFFERS', industry: 'SALES', owner: 'other' }, undefined],
    [{}, { permission: 'SEND_OFFERS', industry: 'CYBER', owner: 'other' }, 'industry'],
    [{}, { permission: 'APPROVE_REQUISITIONS', industry: 'SALES', owner: 'other' }, 'role'],
    [{ organizationModules: [] }, { permission: 'SEND_OFFERS', industry: 'SALES', owner: 'other' }, 'module'],
    [{ activeRole: 'SALES_REP' }, { permission: 'MANAGE_TERRITORY', industry: 'SALES', owner: 'other' }, 'reach'],
    [{ activeRole: 'HR_MANAGER' }, { permission: 'APPROVE_REQUISITIONS', industry: 'SALES', owner: 'own' }, 'self'],
  ] as const)('%j asked for %j is decided by %s', (more, asked, decider) => {
    const principal = principalOf(more as Partial<Principal>);
    const { rules } = decideAccess(person, [{ name: null, principal }], asked);
    expect(rules.find(({ outcome }) => outcome === 'failed')?.rule).toBe(decider);
  });

  it('begins with the account', () =>
    expect(
      decideAccess({ ...person, active: false }, [{ name: null, principal: principalOf({}) }], {
        permission: 'SEND_OFFERS',
        industry: 'SALES',
        owner: 'other',
      }).rules[0],
    ).toMatchObject({ rule: 'organization', outcome: 'failed' }));
});
