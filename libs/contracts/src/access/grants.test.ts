import { describe, expect, it } from '@jest/globals';
import { abilityFor, admits, modulesFor } from './ability.js';
import { exceeding, grantableRoles, hideableModules, permissionGroups, type GrantedRole } from './grants.js';
import type { Principal } from './principal.js';
import { may } from './rule.js';
import { hubsOfIndustry, industries, modules, permissions, roles, type Industry, type Role } from './tables.js';

const id = crypto.randomUUID();
const as = (activeRole: Role, currentIndustry: Industry, more: Partial<Principal> = {}): Principal => ({
  userId: id,
  organizationId: id,
  sessionId: id,
  activeRole,
  currentIndustry,
  roleIndustries: [currentIndustry],
  organizationIndustries: [...industries],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
  ...more,
});
const role = (activeRole: Role, currentIndustry: Industry, more: Partial<GrantedRole> = {}): GrantedRole => ({
  activeRole,
  currentIndustry,
  addedPermissions: [],
  hiddenModules: [],
  ...more,
});

describe('a custom role', () => {
  it('is its base with what it adds and without what it hides', () => {
    const chargeNurse = as('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE', {
      addedPermissions: ['APPROVE_SHIFTS'],
      hiddenModules: ['wellness'],
    });
    const ability = abilityFor(chargeNurse);
    expect(admits(ability, may('APPROVE_SHIFTS', 'HEALTHCARE'))).toBe(true);
    expect(admits(ability, may('MANAGE_SHIFT_AVAILABILITY', 'HEALTHCARE'))).toBe(true);
    expect(modulesFor(chargeNurse)).toEqual(['candidate', 'health-tech', 'productivity', 'user']);
    expect(admits(ability, { switchedOn: ['wellness'] })).toBe(false);
    expect(admits(ability, { switchedOn: ['health-tech'] })).toBe(true);
  });

  it('gives nothing of an industry it is not held in', () => {
    const ability = abilityFor(as('SALES_REP', 'SALES', { addedPermissions: ['APPROVE_SHIFTS', 'EXPORT_DATA'] }));
    expect(admits(ability, may('APPROVE_SHIFTS'))).toBe(false);
    expect(admits(ability, may('EXPORT_DATA'))).toBe(true);
  });
});

describe('what somebody may give', () => {
  it.each(industries)('is for an administrator every role an organization gives, in %s', (industry) => {
    const admin = as('ORGANIZATION_ADMIN', 'SALES');
    for (const one of grantableRoles) expect(exceeding(admin, role(one, industry))).toEqual([]);
    expect(exceeding(admin, role('PLATFORM_ADMIN', industry))).toEqual(['admin']);
    expect(exceeding(as('PLATFORM_ADMIN', 'SALES'), role('PLATFORM_ADMIN', industry))).toEqual([]);
  });

  it('is no more than they hold themselves', () => {
    const nurse = as('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE');
    expect(exceeding(nurse, role('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE'))).toEqual([]);
    expect(
      exceeding(nurse, role('HEALTHCARE_PROFESSIONAL', 'HEALTHCARE', { addedPermissions: ['APPROVE_SHIFTS'] })),
    ).toEqual(['APPROVE_SHIFTS']);
    expect(exceeding(nurse, role('SALES_REP', 'SALES'))).toEqual(
      expect.arrayContaining([...hubsOfIndustry.SALES, 'MANAGE_TERRITORY']),
    );
    const narrow = as('ORGANIZATION_ADMIN', 'SALES', { hiddenModules: ['wellness'] });
    expect(exceeding(narrow, role('ORGANIZATION_ADMIN', 'SALES'))).toEqual(['wellness']);
    expect(exceeding(narrow, role('ORGANIZATION_ADMIN', 'SALES', { hiddenModules: ['wellness'] }))).toEqual([]);
  });

  it('leaves the platform to the platform, and the shell to everybody', () => {
    expect(roles.filter((one) => !(grantableRoles as readonly Role[]).includes(one))).toEqual(['PLATFORM_ADMIN']);
    for (const shell of ['user', 'organization', 'admin'] as const) expect(hideableModules).not.toContain(shell);
  });

  it('is shown in groups that hold every permission once', () => {
    expect(permissionGroups.flatMap((group) => group.permissions).toSorted()).toEqual([...permissions].toSorted());
  });
});
