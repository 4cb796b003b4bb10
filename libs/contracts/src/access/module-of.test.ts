import { describe, expect, it } from '@jest/globals';
import { routes, type RouteRow } from '../navigation/index.js';
import { events, jobs, operations } from '../registry.js';
import { abilityFor, admits } from './ability.js';
import { isDecided, moduleOf, modulesOfAddress, standingServices, standingSubjects } from './module-of.js';
import { industries, modules, permissions, roles, standingModules, type Module } from './tables.js';

const rows: readonly RouteRow[] = routes;
const switchable = modules.filter((module) => !standingModules.includes(module));

/** One of every role in every industry, who holds every permission besides, where some modules are switched on. */
const everybody = (organizationModules: readonly Module[]) =>
  roles.flatMap((activeRole) =>
    industries.map((currentIndustry) =>
      abilityFor({
        userId: crypto.randomUUID(),
        organizationId: crypto.randomUUID(),
        sessionId: crypto.randomUUID(),
        activeRole,
        currentIndustry,
        roleIndustries: [...industries],
        organizationIndustries: [...industries],
        organizationModules: [...organizationModules],
        deployment: 'multi-industry',
        addedPermissions: [...permissions],
        hiddenModules: [],
        compliances: ['HIPAA'],
        internalMobility: true,
      }),
    ),
  );
const all = everybody(modules);
const admitsSome = (people: typeof all, access: (typeof operations)[number]['access']) =>
  people.some((ability) => admits(ability, access));
const called = operations.filter(({ access }) => access !== 'internal' && access !== 'public');

describe('every part of the product', () => {
  it('belongs to a module, or somebody has said that none covers it', () => {
    const undecided = [...operations, ...events, ...jobs].map(({ name }) => name).filter((name) => !isDecided(name));
    expect(undecided).toEqual([]);
    expect(isDecided('sales.forecasts.list')).toBe(false);
  });

  it('that no module covers serves every hub: accounts, the record, the assistant and its ears, and what stands at home', () => {
    expect(standingServices).toEqual(['identity', 'audit', 'chat', 'transcription']);
    expect(standingSubjects).toEqual([
      'talent.marketplace',
      'cyber.search',
      'productivity.search',
      'sales.search',
      'talent.search',
      'cyber.inbox',
      'productivity.inbox',
      'sales.inbox',
      'talent.inbox',
      'cyber.insights',
      'productivity.insights',
      'sales.insights',
      'talent.insights',
      'cyber.facts',
      'productivity.facts',
      'sales.facts',
      'talent.facts',
      'cyber.offboarding',
      'productivity.offboarding',
      'sales.offboarding',
      'cyber.erasure',
      'intelligence.erasure',
      'intelligence.stages',
      'productivity.erasure',
      'sales.erasure',
      'talent.erasure',
    ]);
  });

  it('that is a screen stands under the shell, for developers or below an address of a module', () => {
    const open = rows.filter(({ path }) => modulesOfAddress(path).length === 0).map(({ path }) => path);
    const shell = /^\/(admin|organization|user)(\/|$)/;
    expect(open.filter((path) => !shell.test(path))).toEqual([
      '/login',
      '/logout',
      '/',
      '/candidate/register',
      '/test-rbac',
      '/voice-test',
    ]);
  });
});

describe.each(switchable)('without the module %s', (module) => {
  const without = everybody(modules.filter((one) => one !== module));
  const mine = called.filter(({ name }) => moduleOf(name) === module);
  const screens = rows.filter(({ path }) => modulesOfAddress(path).includes(module));
  const told = events.flatMap(({ name, live }) => (live && moduleOf(name) === module ? [live] : []));

  it('no operation of it admits anybody, and every other one admits whom it did', () => {
    const verdicts = (people: typeof all, list: typeof called) =>
      list.map(({ name, access }) => [name, ...people.map((ability) => admits(ability, access))]);
    expect(mine.filter(({ access }) => admitsSome(without, access))).toEqual([]);
    // What a role needs the hub for elsewhere is closed with it.
    const others = called.filter(({ name, access }) => {
      return moduleOf(name) !== module && !JSON.stringify(access).includes(`"${module}"`);
    });
    expect(others.length).toBeGreaterThan(100);
    expect(verdicts(without, others)).toEqual(verdicts(all, others));
  });

  it('no screen of it opens to anybody, and no news of it is told', () => {
    expect(screens.length).toBeGreaterThan(0);
    expect(screens.filter(({ access }) => admitsSome(without, access))).toEqual([]);
    expect(told.filter(({ access }) => admitsSome(without, access))).toEqual([]);
  });

  it('but with it, every operation and every screen of it opens to somebody', () => {
    expect([...mine, ...screens].filter(({ access }) => !admitsSome(all, access))).toEqual([]);
  });
});

describe('collaboration and mentoring', () => {
  it.each(industries)('are open to all four sides in %s', (industry) => {
    const here = roles.map((_role, index) => all[index * industries.length + industries.indexOf(industry)]!);
    const theirs = operations.filter(({ name }) => /^talent\.(collaboration|mentorships)\./.test(name));
    expect(theirs.length).toBe(6);
    for (const { name, access } of [
      ...theirs,
      { ...rows.find(({ path }) => path === '/sales/collaboration')!, name: 'screen' },
    ])
      expect([name, here.filter((ability) => !admits(ability, access))]).toEqual([name, []]);
  });
});
