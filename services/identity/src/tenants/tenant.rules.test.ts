import { describe, expect, it } from '@jest/globals';
import { ARCHIVE_AFTER_DAYS, tenantStates, type Tenant } from '@talent-os/contracts/identity/tenants.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { archivableAt, lookRefusal, mayWith, tenantRefusal, tenantsWanted } from './tenant.rules.js';

const tenant = (name: string, more: Partial<Tenant> = {}): Tenant => ({
  id: '0192a000-0000-7000-8000-000000000001',
  name,
  slug: name.toLowerCase(),
  industries: ['SALES'],
  deploymentContext: 'sales-app',
  modules: [],
  status: 'active',
  suspendedAt: null,
  people: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastActiveAt: null,
  ...more,
});
const all = [tenant('Beta', { people: 3 }), tenant('alpha', { status: 'suspended' }), tenant('Gamma', { people: 2 })];
const names = (wanted: Parameters<typeof tenantsWanted>[1]) => tenantsWanted(all, wanted).map(({ name }) => name);

describe('organizations somebody looks for', () => {
  it.each([
    [{}, ['alpha', 'Beta', 'Gamma']],
    [{ sort: 'people:desc' }, ['Beta', 'Gamma', 'alpha']],
    [{ search: 'MA' }, ['Gamma']],
    [{ status: 'suspended' as const }, ['alpha']],
    [{ industry: 'CYBER' as const }, []],
  ])('%j', (wanted, found) => expect(names(wanted)).toEqual(found));
});

it('an organization can be archived thirty days after it was suspended, and not before', () => {
  const suspendedAt = new Date('2026-01-01T00:00:00Z');
  expect(archivableAt({ status: 'suspended', suspendedAt })).toEqual(new Date('2026-01-31T00:00:00Z'));
  expect(archivableAt({ status: 'active', suspendedAt: null })).toBeNull();
});

describe('what the platform may do with an organization', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const suspended = (days: number) => ({
    status: 'suspended' as const,
    suspendedAt: new Date(now.getTime() - days * DAY_MS),
    own: false,
  });
  it.each([
    [{ status: 'active' as const, suspendedAt: null, own: false }, ['suspended'], ['look']],
    [{ status: 'active' as const, suspendedAt: null, own: true }, [], []],
    [suspended(ARCHIVE_AFTER_DAYS - 1), ['active'], ['look']],
    [suspended(ARCHIVE_AFTER_DAYS), ['active', 'archived'], ['look']],
    [{ ...suspended(ARCHIVE_AFTER_DAYS), own: true }, ['active'], []],
    [{ status: 'archived' as const, suspendedAt: null, own: false }, [], []],
  ])('%j', (standing, to, deeds) => expect(mayWith(standing, now)).toEqual({ to, do: deeds }));

  it('says why not', () => {
    const own = { status: 'active' as const, suspendedAt: null, own: true };
    expect(tenantRefusal(own, 'suspended', now)).toBe('tenant.own');
    expect(tenantRefusal({ ...own, own: false }, 'archived', now)).toBe('tenant.state');
    expect(tenantStates.filter((to) => tenantRefusal({ ...own, status: 'archived', own: false }, to, now))).toEqual([
      ...tenantStates,
    ]);
    expect(lookRefusal(own)).toBe('tenant.own');
    expect(lookRefusal({ status: 'archived', own: false })).toBe('tenant.state');
  });
});
