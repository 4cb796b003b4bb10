import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '@talent-os/contracts/access/ability';
import type { Role } from '@talent-os/contracts/access/tables';
import { isKnownPath } from '@talent-os/contracts/navigation/known-path';
import { countCardsOf, quickActionsOf, sideLabelOf, type Marketplace } from './marketplace.rules';

const id = '00000000-0000-7000-8000-000000000000';
const abilityOf = (activeRole: Role, internalMobility = false) =>
  abilityFor({
    userId: id,
    organizationId: id,
    sessionId: id,
    activeRole,
    currentIndustry: 'SALES',
    roleIndustries: ['SALES'],
    organizationIndustries: ['SALES'],
    organizationModules: ['sales', 'talent', 'candidate'],
    deployment: 'sales-app',
    addedPermissions: [],
    hiddenModules: [],
    compliances: [],
    internalMobility,
  });

const marketplace = (side: 'hiring' | 'talent' | 'professional' | 'admin', hasAccess = false): Marketplace => ({
  userProfile: {
    sides: { hiring: false, talent: false, professional: false, admin: false, [side]: true },
    primarySide: side,
    roles: [],
  },
  activeOpportunities: { hiring: 7, talent: 5, professional: 3 },
  internalMobility: { hasAccess, activeExpressions: 1, availableOpportunities: 3 },
  collaboration: { activeFourWayPositions: 1, pendingTransitions: 2, mentorshipOpportunities: 4 },
});
const titles = (role: Role, of: Marketplace) =>
  countCardsOf(abilityOf(role), of).map(({ label, value }) => [label, value]);

describe('count cards', () => {
  it('go only to their side', () => {
    expect(titles('HIRING_MANAGER', marketplace('hiring'))).toEqual([['Open Positions', 7]]);
    expect(titles('RECRUITER', marketplace('hiring'))).toEqual([['Active Positions', 7]]);
    expect(titles('CANDIDATE', marketplace('talent'))).toEqual([['Available Opportunities', 5]]);
    expect(titles('SALES_REP', marketplace('professional'))).toEqual([['Career Opportunities', 3]]);
    expect(titles('ORGANIZATION_ADMIN', marketplace('admin'))).toEqual([]);
  });

  it('name internal opportunities only where internal mobility applies', () => {
    expect(titles('SALES_REP', marketplace('professional', true))).toContainEqual(['Internal Opportunities', 3]);
  });

  it('lead only where the person may go', () => {
    const [open] = countCardsOf(abilityOf('SALES_REP', true), marketplace('professional', true));
    const [closed] = countCardsOf(abilityOf('SALES_REP'), marketplace('professional'));
    expect(open).toHaveProperty('to', '/sales/internal-mobility/opportunities');
    expect(closed).not.toHaveProperty('to');
    const [positions] = countCardsOf(abilityOf('CANDIDATE'), marketplace('talent'));
    expect(positions).toHaveProperty('to', '/candidate?view=positions');
  });
});

describe('the profile card', () => {
  it.each<[Role, 'hiring' | 'talent' | 'professional', string]>([
    ['RECRUITER', 'hiring', 'Recruiter'],
    ['HIRING_MANAGER', 'hiring', 'Manager'],
    ['CANDIDATE', 'talent', 'Candidate'],
    ['SALES_REP', 'professional', 'Professional'],
  ])('calls a %s on the %s side %s', (role, side, label) => expect(sideLabelOf(abilityOf(role), side)).toBe(label));
});

describe('quick actions', () => {
  const labels = (role: Role, of: Marketplace, mobility = false) =>
    quickActionsOf(abilityOf(role, mobility), of).map(({ label }) => label);

  it('of a professional are the ones whose screens let them in', () => {
    expect(labels('SALES_REP', marketplace('professional', true), true)).toEqual([
      'Find Opportunities',
      'View Performance',
    ]);
    expect(labels('SALES_REP', marketplace('professional'))).toEqual(['View Performance']);
  });

  it('of a candidate lead to the positions they may apply for', () =>
    expect(quickActionsOf(abilityOf('CANDIDATE'), marketplace('talent'))).toMatchObject([
      { label: 'Find Opportunities', to: '/candidate?view=positions' },
    ]));

  it('never lead to a screen that does not exist', () => {
    for (const role of ['HIRING_MANAGER', 'RECRUITER'] as const)
      for (const { to } of quickActionsOf(abilityOf(role), marketplace('hiring')))
        expect([to, isKnownPath(to.split('?')[0]!)]).toEqual([to, true]);
  });
});
