import { describe, expect, it } from '@jest/globals';
import type { Tenant } from '@talent-os/contracts/identity/tenants.js';
import { archivableAt, tenantsWanted } from './tenant.rules.js';

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
