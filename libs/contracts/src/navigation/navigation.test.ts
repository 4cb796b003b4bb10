import { landings } from '../identity/preference-values.js';
import { describe, expect, it } from '@jest/globals';
import { abilityFor, admits } from '../access/ability.js';
import type { Principal } from '../access/principal.js';
import { modules, roles, type Role } from '../access/tables.js';
import { assistantHubs, healthHubs } from '../chat/providers.js';
import { chatContextOf, chatContexts, generalContext } from './chat-context.js';
import { hubs } from './hubs.js';
import { redirects, routes, type RouteRow } from './index.js';

const rows: readonly RouteRow[] = routes;
const paths = rows.map(({ path }) => path);

const id = '0192a000-0000-7000-8000-000000000001';
const somebody = (activeRole: Role): Principal => ({
  userId: id,
  organizationId: id,
  sessionId: id,
  activeRole,
  currentIndustry: 'SALES',
  roleIndustries: ['SALES'],
  organizationIndustries: ['SALES'],
  organizationModules: [...modules],
  deployment: 'sales-app',
  addedPermissions: [],
  hiddenModules: [],
  compliances: [],
  internalMobility: false,
});

describe('the navigation manifest', () => {
  it('names every address once, with a label', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(rows.filter(({ label }) => label.trim() === '')).toEqual([]);
    expect(rows.length).toBe(174);
  });

  it('lets every hub be the first screen, and home', () =>
    expect(landings).toEqual(['home', ...hubs.map(({ key }) => key)]));

  it('redirects only from addresses that are no screens, to addresses that are', () => {
    const shape = (path: string) => path.replace(/:\w+/g, ':');
    for (const { from, to } of redirects) {
      expect(paths).not.toContain(from);
      const target = to.replace('competitive-battlecard', ':assetType');
      expect(paths.map(shape)).toContain(shape(target));
    }
  });

  it('lets only the sign-in, sign-out and registration screens be opened without signing in', () => {
    expect(rows.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
      '/login',
      '/logout',
      '/candidate/register',
    ]);
  });

  it('keeps everything under /admin for platform administrators', () => {
    const admin = rows.filter(({ path }) => path.startsWith('/admin'));
    for (const { path, access } of admin) expect([path, access]).toEqual([path, { role: ['PLATFORM_ADMIN'] }]);
  });
});

describe('the talent screens', () => {
  const openTo = (path: string) =>
    roles.filter((activeRole) =>
      admits(abilityFor(somebody(activeRole)), rows.find((row) => row.path === path)!.access),
    );
  const managers = ['HIRING_MANAGER', 'HR_MANAGER', 'DEPARTMENT_HEAD'];
  const admins = ['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN'];
  it.each<[string, readonly string[]]>([
    ['/talent/plan/status', [...managers, 'RECRUITER']],
    ['/talent/plan/people', managers],
    ['/talent/plan/analytics', managers],
    ['/talent/plan/workflow', [...admins, 'HR_MANAGER']],
    ['/talent/recruit/status', [...admins, ...managers, 'RECRUITER']],
    ['/talent/recruit/scheduling', [...admins, ...managers, 'RECRUITER']],
    ['/talent/recruit/people', ['RECRUITER']],
    ['/talent/recruit/analytics', ['RECRUITER', 'HR_MANAGER']],
    ['/talent/recruit/workflow', [...admins, 'RECRUITER', 'HR_MANAGER']],
    ['/talent/develop', [...admins, ...managers]],
    ['/talent/offboard', [...admins, 'HR_MANAGER']],
  ])('%s opens to %j', (path, expected) => expect(openTo(path).toSorted()).toEqual(expected.toSorted()));
});

describe('hub cards', () => {
  it('carry the specified titles and subtitles, in order', () => {
    expect(hubs.map(({ title, subtitle }) => `${title}: ${subtitle}`)).toEqual([
      'Candidate: Aspire to Achieve',
      'Talent: Recruit to Retire',
      'Intelligence: Inaction to Action',
      'Data: Information to Intelligence',
      'Excellence: Strategy to Execution',
      'Sales: Prospect to Partner',
      'Productivity: Scattered to Streamlined',
      'Health Tech: Patient to Professional',
      'Wellness: Complexity to Clarity',
      'Cyber: Vulnerable to Vigilant',
    ]);
  });
});

describe('the assistant’s context', () => {
  it.each([
    ['/excellence/gtm/assets', 'gtm-strategy'],
    ['/excellence/assets/view/x/y/z', 'excellence-overview'],
    ['/productivity/history', 'productivity-overview'],
    ['/admin/prompts', 'admin-overview'],
    ['/', 'dashboard-overview'],
    ['/sales', 'sales-overview'],
    ['/sales/internal-mobility/expressions', 'sales-overview'],
    ['/cyber/analyst/incidents', 'cyber-overview'],
    ['/candidate/industry/healthcare', 'candidate-overview'],
    ['/wellness', 'wellness-overview'],
    ['/healthcare/professional/shifts', 'healthcare-overview'],
    ['/organization/roles', 'general'],
    ['/talents', 'general'],
  ])('of %s is %s', (path, page) => {
    expect(chatContextOf(path).page).toBe(page);
  });

  it('is a hub of health on every screen of one, however its path is written', () => {
    const isHealth = (path: string) => healthHubs.some((hub) => hub === chatContextOf(path).hub);
    const screens = rows.filter(({ hub }) => healthHubs.some((one) => one === hub)).map(({ path }) => path);
    expect(screens.length).toBeGreaterThan(9);
    const ways = (path: string) => [
      path,
      `${path}/`,
      `${path}/below/it`,
      `${path}?tab=1#part`,
      path.toUpperCase(),
      `/${path}`,
      `/sales/..${path}`,
      `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
      `https://talent.example${path}`,
      ` ${path} `,
    ];
    expect(screens.flatMap(ways).filter((path) => !isHealth(path))).toEqual([]);
    expect(rows.filter(({ path }) => isHealth(path)).map(({ path }) => path)).toEqual(screens);
  });

  it('is every hub’s on some screen: none has words that nobody can read', () => {
    const shown = new Set(rows.map(({ path }) => chatContextOf(path).hub));
    expect(assistantHubs.filter((hub) => !shown.has(hub))).toEqual([]);
  });

  it('has a row for each of the sixteen specified paths', () => {
    expect(Object.keys(chatContexts)).toHaveLength(16);
    for (const path of Object.keys(chatContexts)) expect(chatContextOf(path)).not.toBe(generalContext);
  });
});
