import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '@talent-os/contracts/access/ability';
import type { Industry, Role } from '@talent-os/contracts/access/tables';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { principal } from '../../../test/people';
import { isIndustryPath, refusalOf } from './refusal';

const rows: readonly RouteRow[] = routes;
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
