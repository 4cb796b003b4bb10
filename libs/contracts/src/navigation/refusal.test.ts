import { describe, expect, it } from '@jest/globals';
import { abilityFor, admits, type AppAbility } from '../access/ability.js';
import { gates, NOT_PERMITTED } from '../access/gates.js';
import type { Principal } from '../access/principal.js';
import { deployments, industries, modules, roles, type Industry, type Role } from '../access/tables.js';
import { routes, type RouteRow } from './index.js';
import { isIndustryPath, refusalOf, type Refusal } from './refusal.js';

const rows: readonly RouteRow[] = routes;
const id = '0192a000-0000-7000-8000-000000000001';
const principal = (activeRole: Role, currentIndustry: Industry): Principal => ({
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
});
const at = (path: string) => rows.find((row) => row.path === path)!;
const can = (role: Role, industry: Industry) => abilityFor(principal(role, industry));

describe('a closed screen', () => {
  it.each<[string, Role, Industry, string]>([
    ['/sales', 'HIRING_MANAGER', 'SALES', 'Sales performance metrics are only available to Sales Representatives'],
    ['/sales', 'HEALTHCARE_PROFESSIONAL', 'HEALTHCARE', 'Access denied to Sales platform'],
    ['/sales/opportunities', 'CYBER_ANALYST', 'CYBER', 'Access denied to Sales platform'],
    [
      '/sales/internal-mobility/opportunities',
      'HIRING_MANAGER',
      'SALES',
      'Internal mobility features not available for your role',
    ],
    ['/healthcare/dashboard', 'SALES_REP', 'SALES', 'Access denied to Healthcare platform'],
    ['/cyber/dashboard', 'SALES_REP', 'SALES', 'Access denied to Cyber platform'],
    ['/admin', 'ORGANIZATION_ADMIN', 'SALES', 'Administrator access required'],
    ['/talent', 'SALES_REP', 'SALES', 'Access Restricted'],
    ['/talent/plan', 'SALES_REP', 'SALES', 'Access Restricted'],
    ['/talent/plan', 'RECRUITER', 'SALES', "You don't have permission to access this page."],
    ['/sales/talent/plan', 'SALES_REP', 'SALES', 'Access Restricted'],
    ['/sales/talent/plan', 'HIRING_MANAGER', 'CYBER', 'Access denied to Sales platform'],
    ['/healthcare/compliance', 'SALES_REP', 'SALES', 'Access denied to Healthcare platform'],
    [
      '/healthcare/compliance',
      'HEALTHCARE_PROFESSIONAL',
      'HEALTHCARE',
      "You don't have permission to access this page.",
    ],
  ])('%s says to a %s in %s: %s', (path, role, industry, heading) => {
    expect(refusalOf(can(role, industry), at(path))?.heading).toBe(heading);
  });

  it('speaks of missing rights where no gate and no module closed it', () => {
    const route: RouteRow = { ...at('/test-rbac'), access: { role: ['PLATFORM_ADMIN'] } };
    expect(refusalOf(can('SALES_REP', 'SALES'), route)).toEqual({
      heading: 'Access denied',
      text: "You don't have permission to access this page.",
    });
  });

  it('says so where the organization has switched its module off; an industry that is not theirs speaks first', () => {
    const without = (role: Role, industry: Industry) =>
      abilityFor({ ...principal(role, industry), organizationModules: ['talent'] });
    const off = { heading: 'Access Restricted', text: 'Your organization has switched this module off.' };
    expect(refusalOf(without('SALES_REP', 'SALES'), at('/sales'))).toEqual(off);
    expect(refusalOf(without('HIRING_MANAGER', 'SALES'), at('/sales'))).toEqual(off);
    expect(refusalOf(without('CYBER_ANALYST', 'CYBER'), at('/cyber/talent/rapid-deploy'))).toEqual(off);
    expect(refusalOf(without('CYBER_ANALYST', 'CYBER'), at('/sales/collaboration'))).toBeUndefined();
    expect(refusalOf(without('CYBER_ANALYST', 'CYBER'), at('/sales'))?.heading).toBe('Access denied to Sales platform');
  });

  it('opens for whom the manifest admits', () => {
    expect(refusalOf(can('SALES_REP', 'SALES'), at('/sales'))).toBeUndefined();
    expect(refusalOf(can('PLATFORM_ADMIN', 'SALES'), at('/admin'))).toBeUndefined();
  });
});

it('knows the addresses of the industry router', () => {
  expect(['/sales', '/sales/opportunities', '/cyber', '/healthcare/dashboard'].every(isIndustryPath)).toBe(true);
  expect(['/', '/talent', '/salesforce', '/healthtech'].some(isIndustryPath)).toBe(false);
});

describe('every address', () => {
  /** What may be otherwise about somebody of a role: each alone decides some gate. */
  const variants: readonly Partial<Principal>[] = [
    {},
    { internalMobility: true },
    { compliances: ['HIPAA'] },
    { roleIndustries: [...industries] },
    ...deployments.map((deployment) => ({ deployment })),
    ...industries.map((one) => ({ organizationIndustries: [one] })),
    ...modules.map((off) => ({ organizationModules: modules.filter((module) => module !== off) })),
  ];
  const platforms = { sales: 'sales.platform', healthcare: 'healthcare.platform', cyber: 'cyber.platform' } as const;

  /** The same rule said another way, to compare with: the words in place of a screen, or none. */
  function wordsFor(ability: AppAbility, { path, access, gate }: RouteRow): readonly string[] {
    if (admits(ability, access)) return [];
    const hub = path.split('/')[1] ?? '';
    const platform = hub in platforms ? gates[platforms[hub as keyof typeof platforms]] : undefined;
    const { switchedOn = [], module } = typeof access === 'object' ? access : {};
    const closed: readonly (readonly [boolean, readonly string[]])[] = [
      [!!platform && !admits(ability, platform.rule), [platform?.fallback ?? '']],
      [!admits(ability, { switchedOn }), ['Access Restricted', 'Your organization has switched this module off.']],
      [!!module && !admits(ability, { module }), ['Access Restricted', 'Your role does not include this module.']],
      [gate !== undefined, [gate ? gates[gate].fallback : '']],
      [true, ['Access denied', NOT_PERMITTED]],
    ];
    return closed.find(([holds]) => holds)![1];
  }
  const said = (refusal: Refusal | undefined) =>
    refusal ? [refusal.heading, ...(refusal.text ? [refusal.text] : [])] : [];

  it.each(roles)('is open to a %s, or says why not, as its access and its gates promise', (role) => {
    const wrong: string[] = [];
    const met = new Set<string>();
    for (const industry of industries)
      for (const variant of variants) {
        const ability = abilityFor({ ...principal(role, industry), ...variant });
        for (const row of rows) {
          const [found, wanted] = [said(refusalOf(ability, row)).join(' '), wordsFor(ability, row).join(' ')];
          if (found !== wanted)
            wrong.push(`${industry} ${JSON.stringify(variant)} ${row.path}: ${found}, not ${wanted}`);
          met.add(found);
        }
      }
    expect(wrong).toEqual([]);
    // A walk past open doors alone would prove nothing.
    expect(met.size).toBeGreaterThan(4);
  });
});
