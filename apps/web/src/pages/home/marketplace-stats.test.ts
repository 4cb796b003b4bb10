import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '@talent-os/contracts/access/ability';
import { me, principal } from '../../../test/people';
import type { Role } from '@talent-os/contracts/access/tables';
import { marketplaceStats } from './marketplace-stats';

const data = (hasAccess: boolean): NonNullable<Parameters<typeof marketplaceStats>[1]> => ({
  userProfile: { sides: me('SALES_REP').sides, primarySide: 'professional', roles: [] },
  activeOpportunities: { hiring: 1, talent: 2, professional: 3 },
  internalMobility: { hasAccess, activeExpressions: 0, availableOpportunities: 4 },
  collaboration: { activeFourWayPositions: 5, pendingTransitions: 6, mentorshipOpportunities: 7 },
});
const labels = (role: Role, hasAccess = false) =>
  marketplaceStats(me(role).sides, data(hasAccess), abilityFor(principal(role))).map(
    ({ label, value }) => `${label} ${String(value)}`,
  );

describe('the counts at home', () => {
  it('belong to the side of the role, four at most', () => {
    expect(labels('HIRING_MANAGER')).toEqual([
      'Open Positions 1',
      'Active Collaborations 5',
      'Pending Transitions 6',
      'Mentorship Opportunities 7',
    ]);
    expect(labels('CANDIDATE')).toEqual([
      'Available Opportunities 2',
      'Active Collaborations 5',
      'Mentorship Opportunities 7',
    ]);
    expect(labels('SALES_REP')).toEqual([
      'Career Opportunities 3',
      'Active Collaborations 5',
      'Pending Transitions 6',
      'Mentorship Opportunities 7',
    ]);
    expect(labels('SALES_REP', true)).toEqual([
      'Career Opportunities 3',
      'Internal Opportunities 4',
      'Active Collaborations 5',
      'Pending Transitions 6',
    ]);
  });

  it('invent nothing while they load', () => {
    expect(
      marketplaceStats(me('SALES_REP').sides, undefined, abilityFor(principal('SALES_REP'))).every(
        ({ value }) => value === undefined,
      ),
    ).toBe(true);
  });

  it('lead to their screen where the role may open it', () => {
    const [, collaborations] = marketplaceStats(
      me('HIRING_MANAGER').sides,
      data(false),
      abilityFor(principal('HIRING_MANAGER')),
    );
    expect(collaborations?.to).toBe('/sales/collaboration');
  });
});
