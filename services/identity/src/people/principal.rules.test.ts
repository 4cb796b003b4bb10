import { describe, expect, it } from '@jest/globals';
import { Principal, roles, roleTable, type Role } from '@talent-os/contracts';
import { User } from '@talent-os/contracts/identity/people.js';
import type { Account, AssignedRole } from './account.queries.js';
import { networksFor, daysSince, principalOf, startingRole, userOf } from './principal.rules.js';

const id = (last: number) => `00000000-0000-7000-8000-0000000000${last}`;
const now = new Date('2026-03-02T08:00:00Z');
const sessionId = id(70);

const rep: AssignedRole = { roleId: id(21), roleName: 'SALES_REP', industry: 'SALES', since: '2024-01-01T08:00:00Z' };
const analyst: AssignedRole = {
  roleId: id(22),
  roleName: 'CYBER_ANALYST',
  industry: 'CYBER',
  since: '2024-01-01T08:00:00Z',
};

const account = (more: Partial<Account> = {}, organization: Partial<Account['organization']> = {}): Account => ({
  id: id(11),
  email: 'multi@meridian.example',
  firstName: 'Robin',
  lastName: 'Esterhazy',
  title: 'Account executive',
  passwordHash: '$argon2id$kept',
  joinedOn: '2024-01-01',
  createdAt: '2024-01-01T08:00:00Z',
  hasFactor: false,
  active: true,
  roles: [rep, analyst],
  ...more,
  organization: {
    id: id(10),
    name: 'Meridian Group',
    industries: ['SALES', 'HEALTHCARE', 'CYBER'],
    modules: ['sales', 'cyber'],
    deploymentContext: 'multi-industry',
    currency: 'USD',
    timezone: 'UTC',
    internalMobility: true,
    mobilityTenureDays: 180,
    sessionIdleMinutes: 720,
    sessionDays: 30,
    secondFactor: 'administrators',
    secondFactorSince: '2024-01-01T08:00:00Z',
    allowedNetworks: [],
    emergencyAccessId: null,
    ...organization,
  },
});

const mobility = (of: Account, role: AssignedRole = rep) => principalOf(of, role, sessionId, now).internalMobility;

describe('the principal', () => {
  it('is one the contract knows, with the active role and every industry of all roles', () => {
    const principal = principalOf(account(), analyst, sessionId, now);
    expect(Principal.parse(principal)).toEqual(principal);
    expect(principal).toMatchObject({
      activeRole: 'CYBER_ANALYST',
      currentIndustry: 'CYBER',
      roleIndustries: ['SALES', 'CYBER'],
      organizationModules: ['sales', 'cyber'],
    });
  });

  it('counts an industry once, however many roles somebody holds in it', () => {
    const twice = account({ roles: [rep, { ...rep, roleId: id(23), roleName: 'HIRING_MANAGER' }] });
    expect(principalOf(twice, rep, sessionId, now).roleIndustries).toEqual(['SALES']);
  });

  it('is under HIPAA exactly where the organization works in healthcare', () => {
    expect(principalOf(account(), rep, sessionId, now).compliances).toEqual(['HIPAA']);
    expect(principalOf(account({}, { industries: ['SALES', 'CYBER'] }), rep, sessionId, now).compliances).toEqual([]);
  });
});

describe('internal mobility', () => {
  it('opens on the 180th day', () => {
    expect(daysSince('2025-09-03', now)).toBe(180);
    expect(mobility(account({ joinedOn: '2025-09-03' }))).toBe(true);
    expect(mobility(account({ joinedOn: '2025-09-04' }))).toBe(false);
  });

  it('opens later where the organization says so, and never where it is switched off', () => {
    expect(mobility(account({ joinedOn: '2025-09-03' }, { mobilityTenureDays: 365 }))).toBe(false);
    expect(mobility(account({}, { internalMobility: false }))).toBe(false);
  });

  it.each(roles)('is for professionals: %s', (roleName: Role) =>
    expect(mobility(account(), { ...rep, roleName })).toBe(roleTable[roleName].audiences.includes('professional')),
  );
});

describe('the user the browser knows', () => {
  it('is one the contract knows and carries nothing else', () => {
    const user = userOf(account(), rep);
    expect(User.strict().parse(user)).toEqual(user);
    expect(JSON.stringify(user)).not.toContain('argon2id');
  });
});

describe('the role a sign-in starts with', () => {
  it('is the one of the industry asked for, else the first', () => {
    expect(startingRole([rep, analyst], 'CYBER')).toBe(analyst);
    expect(startingRole([rep, analyst], 'HEALTHCARE')).toBe(rep);
    expect(startingRole([rep, analyst])).toBe(rep);
    expect(startingRole([], 'SALES')).toBeUndefined();
  });
});

describe('the networks of an organization', () => {
  it('bind people who work here, and no candidate', () => {
    expect(networksFor(['203.0.113.0/24'], 'RECRUITER')).toEqual(['203.0.113.0/24']);
    expect(networksFor(['203.0.113.0/24'], 'CANDIDATE')).toEqual([]);
  });
});
