import { describe, expect, it } from '@jest/globals';
import { abilityFor } from '@talent-os/contracts/access/ability';
import type { Industry, Role } from '@talent-os/contracts/access/tables';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index';
import { principal } from '../../test/people';
import { pageAt, pages } from './pages';
import { accountScreens, barOf, crossIndustryOf, hubsOf, openScreens, screensOf } from '../lib/menu';

const rows: readonly RouteRow[] = routes;
const can = (role: Role, industry: Industry = 'SALES') => abilityFor(principal(role, industry));
const keys = (role: Role, industry: Industry) => hubsOf(can(role, industry)).map(({ key }) => key);

describe('the hubs of a role', () => {
  it.each<[Role, Industry, readonly string[]]>([
    ['CANDIDATE', 'SALES', ['candidate', 'productivity']],
    ['SALES_REP', 'SALES', ['candidate', 'excellence', 'sales', 'productivity', 'wellness']],
    ['HEALTHCARE_PROFESSIONAL', 'HEALTHCARE', ['candidate', 'productivity', 'healthtech', 'wellness']],
    ['CYBER_ANALYST', 'CYBER', ['candidate', 'productivity', 'wellness', 'cyber']],
    ['RECRUITER', 'SALES', ['candidate', 'talent', 'intelligence', 'productivity', 'wellness']],
    ['HR_MANAGER', 'SALES', ['talent', 'intelligence', 'data', 'productivity', 'healthtech', 'wellness']],
    ['HIRING_MANAGER', 'SALES', ['talent', 'intelligence', 'data', 'excellence', 'sales', 'productivity', 'wellness']],
    ['DEPARTMENT_HEAD', 'CYBER', ['talent', 'intelligence', 'data', 'productivity', 'wellness', 'cyber']],
  ])('%s in %s are %j', (role, industry, expected) => expect(keys(role, industry)).toEqual(expected));

  it('lead to the hub itself, or to its first screen the role may open', () => {
    const target = (role: Role) => hubsOf(can(role)).find(({ key }) => key === 'sales')?.to;
    expect(target('SALES_REP')).toBe('/sales');
    expect(target('ORGANIZATION_ADMIN')).toBe('/sales/dashboard');
  });
});

describe('the menus', () => {
  it('show screens the role may open, each once', () => {
    const paths = openScreens(can('SALES_REP')).map(({ path }) => path);
    expect(new Set(paths.map(pageAt)).size).toBe(paths.length);
    expect(paths).toContain('/sales');
    expect(paths).not.toContain('/login');
  });

  it('name in the bar of a hub no screen that belongs to another one of it', () => {
    const bar = screensOf(can('SALES_REP'), 'excellence').map(({ path }) => path);
    expect(bar).toContain('/excellence/gtm');
    expect(bar).not.toContain('/excellence/gtm/analysis');
    for (const { under } of rows) if (under) expect(rows.map(({ path }) => path)).toContain(under);
  });

  it('group the screens of a hub where there are too many to stand side by side', () => {
    const row = (path: string): RouteRow => ({ ...rows[0]!, path, label: path });
    const few = ['/candidate', '/candidate/apply/builder', '/candidate/apply/simulator'].map(row);
    expect(barOf(few).map(({ screens }) => screens.length)).toEqual([1, 1, 1]);
    const many = [...few, ...Array.from({ length: 20 }, (_, nth) => row(`/candidate/ai/${nth}`))];
    expect(barOf(many).map(({ label, screens }) => [label, screens.length])).toEqual([
      ['/candidate', 1],
      ['Apply', 2],
      ['AI', 20],
    ]);
    expect(barOf(screensOf(can('CANDIDATE'), 'candidate')).length).toBeLessThanOrEqual(20);
  });

  it('have a screen for exactly the addresses there are', () =>
    expect(Object.keys(pages).toSorted()).toEqual(rows.map(({ path }) => path).toSorted()));
});

describe('labels', () => {
  it('of interest in positions name whose it is', () => {
    const label = (role: Role, internalMobility: boolean) =>
      openScreens(abilityFor({ ...principal(role), internalMobility })).find(
        ({ path }) => path === '/sales/internal-mobility/expressions',
      )?.label;
    expect(label('SALES_REP', true)).toBe('My Interests');
    expect(label('HIRING_MANAGER', false)).toBe('Incoming Interest');
  });
});

describe('the cross-industry group', () => {
  const group = (roleIndustries: Industry[], role: Role = 'CYBER_ANALYST') =>
    crossIndustryOf(abilityFor({ ...principal(role), roleIndustries }), rows).map(({ label }) => label);

  it('shows to whom more than one industry is open, and to administrators', () => {
    const labels = ['Candidate Hub', 'Intelligence Platform', 'Administration'];
    expect(group(['SALES', 'CYBER']).toSorted()).toEqual(labels.toSorted());
    expect(group(['SALES'], 'PLATFORM_ADMIN').toSorted()).toEqual(labels.toSorted());
    expect(group(['SALES'])).toEqual([]);
  });
});

describe('the account menu', () => {
  const paths = (role: Role) => accountScreens(can(role)).map(({ path }) => path);

  it('leads to every screen of administration, or to the overview that leads on', () => {
    for (const [role, expected] of [
      ['PLATFORM_ADMIN', ['admin', 'organization']],
      ['ORGANIZATION_ADMIN', ['organization']],
    ] as const)
      for (const { path, hub } of openScreens(can(role)))
        if ((expected as readonly string[]).includes(hub))
          expect(paths(role).some((to) => to === path || to === `/${hub}`)).toBe(true);
    expect(paths('PLATFORM_ADMIN').length).toBeGreaterThan(1);
    expect(
      paths('ORGANIZATION_ADMIN').every((path) => path.startsWith('/organization') || path.startsWith('/user')),
    ).toBe(true);
    expect(paths('ORGANIZATION_ADMIN').length).toBeGreaterThan(0);
  });

  it.each<Role>(['SALES_REP', 'CANDIDATE', 'HIRING_MANAGER'])('leads a %s to no administration', (role) =>
    expect(paths(role).filter((path) => /^\/(?:admin|organization)/.test(path))).toEqual([]),
  );
});
