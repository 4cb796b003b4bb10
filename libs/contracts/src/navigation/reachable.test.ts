import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '../access/ability.js';
import { modules } from '../access/tables.js';
import { isReachable } from './reachable.js';

const ability = abilityFor({
  userId: 'u',
  organizationId: 'o',
  sessionId: 's',
  activeRole: 'SALES_REP',
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: modules.filter((module) => module !== 'wellness'),
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
});

describe('a link', () => {
  it('opens where its screen exists and admits the caller', () => {
    expect(isReachable(ability, '/sales/opportunities?deal=1')).toBe(true);
    expect(isReachable(ability, '/talent/plan/pipeline?requisition=1')).toBe(false);
    expect(isReachable(ability, '/nowhere')).toBe(false);
  });
});
