import { describe, expect, it } from '@jest/globals';
import { operations } from '../registry.js';
import { abilityFor, admits, modulesFor, scopeOf, sidesOf } from './ability.js';
import { gates, type GateKey } from './gates.js';
import type { Principal } from './principal.js';
import { forAudience, may, type Rule } from './rule.js';
import { modules, roles, type Deployment, type Industry, type Role } from './tables.js';

const ids = { userId: crypto.randomUUID(), organizationId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
const everywhere: readonly Industry[] = ['SALES', 'HEALTHCARE', 'CYBER'];

const somebody = (activeRole: Role, currentIndustry: Industry = 'SALES', more: Partial<Principal> = {}): Principal => ({
  ...ids,
  activeRole,
  currentIndustry,
  roleIndustries: [currentIndustry],
  organizationIndustries: [...everywhere],
  organizationModules: [...modules],
  deployment: 'multi-industry',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
  ...more,
});

/** Hubs per role: screens, section 2. Industry hubs in brackets follow the industry. */
const hubTable: readonly [Role, Industry, string][] = [
  [
    'PLATFORM_ADMIN',
    'SALES',
    'candidate talent intelligence analytics excellence sales productivity health-tech wellness cyber rapid-deployment admin organization user',
  ],
  [
    'ORGANIZATION_ADMIN',
    'SALES',
    'candidate talent intelligence analytics excellence sales productivity health-tech wellness cyber rapid-deployment organization user',
  ],
  ['HIRING_MANAGER', 'SALES', 'talent intelligence analytics productivity wellness excellence sales user'],
  ['HIRING_MANAGER', 'HEALTHCARE', 'talent intelligence analytics productivity wellness health-tech user'],
  ['HR_MANAGER', 'SALES', 'talent intelligence analytics productivity wellness health-tech user'],
  ['DEPARTMENT_HEAD', 'CYBER', 'talent intelligence analytics productivity wellness cyber rapid-deployment user'],
  ['RECRUITER', 'SALES', 'talent candidate intelligence productivity wellness user'],
  ['CANDIDATE', 'SALES', 'candidate productivity user'],
  ['SALES_REP', 'SALES', 'candidate excellence sales productivity wellness user'],
  ['HEALTHCARE_PROFESSIONAL', 'HEALTHCARE', 'candidate health-tech productivity wellness user'],
  ['CYBER_ANALYST', 'CYBER', 'candidate cyber rapid-deployment productivity wellness user'],
];

/** Who passes a gate: specification, section 6. */
const gateTable: readonly [GateKey, string, readonly [Role, Industry][]][] = [
  [
    'sales.performance',
    'Sales performance metrics are only available to Sales Representatives',
    [['SALES_REP', 'SALES']],
  ],
  [
    'cyber.intelligence',
    'Threat intelligence access not available for your role',
    [
      ['CYBER_ANALYST', 'CYBER'],
      ['PLATFORM_ADMIN', 'SALES'],
      ['ORGANIZATION_ADMIN', 'SALES'],
    ],
  ],
  ['admin', 'Administrator access required', [['PLATFORM_ADMIN', 'SALES']]],
  [
    'sales.methodology',
    "You don't have permission to access this page.",
    [
      ['SALES_REP', 'SALES'],
      ['PLATFORM_ADMIN', 'SALES'],
      ['ORGANIZATION_ADMIN', 'SALES'],
    ],
  ],
  [
    'healthcare.credentials',
    "You don't have permission to access this page.",
    [['HEALTHCARE_PROFESSIONAL', 'HEALTHCARE']],
  ],
];

describe('hubs', () => {
  it.each(hubTable)('of %s in %s are exactly the specified ones', (role, industry, expected) => {
    expect(modulesFor(somebody(role, industry)).toSorted()).toEqual(expected.split(' ').toSorted());
  });

  it('disappear where the organization has switched the module off; the shell’s own do not', () => {
    expect(modulesFor(somebody('SALES_REP', 'SALES', { organizationModules: ['sales'] }))).toEqual(['sales', 'user']);
  });
});

describe('gates', () => {
  it.each(gateTable)('%s answers its text and admits exactly its people', (key, fallback, admitted) => {
    expect(gates[key].fallback).toBe(fallback);
    for (const role of roles)
      for (const industry of everywhere) {
        const expected =
          admitted.some(([one, where]) => one === role && (where === industry || role.endsWith('_ADMIN'))) ||
          (key === 'sales.performance' && role === 'SALES_REP') ||
          (key === 'healthcare.credentials' && role === 'HEALTHCARE_PROFESSIONAL');
        expect([role, industry, admits(abilityFor(somebody(role, industry)), gates[key].rule)]).toEqual([
          role,
          industry,
          expected,
        ]);
      }
  });

  it('of internal mobility and cross-industry work follow the person, not the role', () => {
    const admitted = (gate: GateKey, more: Partial<Principal>) =>
      admits(abilityFor(somebody('SALES_REP', 'SALES', more)), gates[gate].rule);
    expect(admitted('mobility', { internalMobility: true })).toBe(true);
    expect(admitted('mobility', {})).toBe(false);
    expect(admitted('cross-industry', { roleIndustries: ['SALES', 'CYBER'] })).toBe(true);
    expect(admitted('cross-industry', {})).toBe(false);
    expect(gates.mobility.fallback).toBe('Internal mobility features not available for your role');
    expect(gates['cross-industry'].fallback).toBe('Multi-industry access required');
  });

  it('use every kind of condition: one that nobody asks for would be one that nobody tries', () => {
    const kinds = (rule: Rule): string[] => [...Object.keys(rule), ...(rule.any ?? []).flatMap(kinds)];
    const asked = operations.flatMap(({ access }) => (typeof access === 'object' ? [access] : []));
    const rules = [...Object.values<{ readonly rule: Rule }>(gates).map(({ rule }) => rule), ...asked].flatMap(kinds);
    const every: Record<keyof Rule, true> = {
      permission: true,
      industry: true,
      role: true,
      audience: true,
      module: true,
      compliance: true,
      deployment: true,
      internalMobility: true,
      multiIndustry: true,
      sharedIntelligence: true,
      switchedOn: true,
      any: true,
    };
    expect([...new Set(rules)].toSorted()).toEqual(Object.keys(every).toSorted());
  });

  it('of HIPAA opens where the organization has to comply, and shared intelligence beyond one industry', () => {
    const admitted = (gate: GateKey, more: Partial<Principal>, role: Role = 'HEALTHCARE_PROFESSIONAL') =>
      admits(abilityFor(somebody(role, 'HEALTHCARE', more)), gates[gate].rule);
    expect(admitted('healthcare.compliance', { compliances: ['HIPAA'] })).toBe(true);
    expect(admitted('healthcare.compliance', { compliances: [] })).toBe(false);
    expect(admitted('shared-intelligence', { roleIndustries: ['SALES', 'HEALTHCARE'] })).toBe(true);
    expect(admitted('shared-intelligence', {}, 'ORGANIZATION_ADMIN')).toBe(true);
    expect(admitted('shared-intelligence', {})).toBe(false);
  });

  it('of a platform asks for a deployment that has it', () => {
    const at = (deployment: Deployment) =>
      admits(abilityFor(somebody('SALES_REP', 'SALES', { deployment })), gates['sales.platform'].rule);
    expect([at('sales-app'), at('multi-industry'), at('cyber-app')]).toEqual([true, true, false]);
  });

  it('of the platforms answer the specified texts', () => {
    expect(gates['sales.platform'].fallback).toBe('Access denied to Sales platform');
    expect(gates['healthcare.platform'].fallback).toBe('Access denied to Healthcare platform');
    expect(gates['cyber.platform'].fallback).toBe('Access denied to Cyber platform');
  });
});

describe('rights', () => {
  it('bound to an industry hold inside it only', () => {
    const inCyber = abilityFor(somebody('DEPARTMENT_HEAD', 'CYBER'));
    expect(admits(inCyber, may('MANAGE_INCIDENT_RESPONSE', 'CYBER'))).toBe(true);
    expect(admits(inCyber, may('MANAGE_TERRITORY', 'SALES'))).toBe(false);
    expect(admits(inCyber, may('APPROVE_REQUISITIONS'))).toBe(true);
  });

  it('are nobody’s without a caller, and nobody calls an internal operation', () => {
    const admin = abilityFor(somebody('PLATFORM_ADMIN'));
    expect(admits(undefined, 'public')).toBe(true);
    expect(admits(undefined, 'signed-in')).toBe(false);
    expect(admits(undefined, forAudience('admin'))).toBe(false);
    expect(admits(admin, 'internal')).toBe(false);
  });

  it('of a custom role are added, inside the caller’s industry', () => {
    const rep = abilityFor(
      somebody('SALES_REP', 'SALES', { addedPermissions: ['EXPORT_DATA', 'MANAGE_INCIDENT_RESPONSE'] }),
    );
    expect(admits(rep, may('EXPORT_DATA'))).toBe(true);
    expect(admits(rep, may('MANAGE_INCIDENT_RESPONSE', 'CYBER'))).toBe(false);
  });

  it('reach own rows, the team’s or the organization’s, by the role', () => {
    expect(scopeOf(abilityFor(somebody('SALES_REP')), 'Deal')).toBe('own');
    expect(scopeOf(abilityFor(somebody('HIRING_MANAGER')), 'Deal')).toBe('team');
    expect(scopeOf(abilityFor(somebody('DEPARTMENT_HEAD')), 'Deal')).toBe('organization');
  });

  it('name the sides of the marketplace', () => {
    expect(sidesOf(somebody('RECRUITER'))).toEqual({ professional: false, talent: false, hiring: true, admin: false });
    expect(sidesOf(somebody('CANDIDATE')).talent).toBe(true);
  });
});
