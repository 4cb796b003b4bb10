import { describe, expect, it } from '@jest/globals';
import { getTerritory, listTerritories, territoryTargets } from '@talent-os/contracts/sales/territories.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

/** A territory of the seller's without accounts. */
async function newTerritory({ id, organizationId }: Person, status: string): Promise<string> {
  const [row] = await ownerQuery<{ id: string }>(
    `insert into sales.territory (id, organization_id, created_at, updated_at, name, region, segment, owner_id, status)
     values (gen_random_uuid(), $1, now(), now(), 'Territory ' || gen_random_uuid(), 'West', 'Enterprise', $2, $3) returning id`,
    [organizationId, id, status],
  );
  return row!.id;
}

describe('territories', () => {
  it('are a seller’s own, active ones first', async () => {
    const rep = await signIn('sales.rep@northwind.example');
    const proposed = await newTerritory(rep, 'proposed');
    const { items } = await rep.call(listTerritories, {});
    const places = items.map(({ status }) => ['active', 'proposed', 'archived'].indexOf(status));
    expect(places).toEqual(places.toSorted());
    expect(places[0]).toBe(0);
    expect(items.every(({ ownerId }) => ownerId === rep.id)).toBe(true);
    expect(items.find(({ id }) => id === proposed)).toMatchObject({ accountCount: 0, balance: null, flag: null });
  });

  it('are weighed against the mean of all active ones', async () => {
    const admin = await signIn('org.admin@northwind.example');
    const first = await admin.call(listTerritories, { sort: 'balance:desc' });
    expect(first.total).toBeGreaterThan(40);
    expect(first.items).toHaveLength(25);
    const balances = first.items.map(({ balance }) => balance!);
    expect(balances).toEqual(balances.toSorted((one, other) => other - one));
    expect(new Set(first.items.map(({ flag }) => flag))).toContain('heavy');
    const [mean] = await ownerQuery<{ mean: number }>(
      `select avg(p)::float8 as mean from (
         select coalesce(sum(a.potential), 0) as p from sales.territory t left join sales.account a on a.territory_id = t.id
         where t.organization_id = $1 and t.status = 'active' group by t.id) each`,
      [admin.organizationId],
    );
    for (const { balance, potential } of first.items) expect(balance).toBeCloseTo(potential / mean!.mean, 2);
    const last = await admin.call(listTerritories, { sort: 'balance:asc', page: 2 });
    expect(last.items.some(({ status }) => status !== 'active')).toBe(true);
  });

  it('can be searched and sorted by everything', async () => {
    const admin = await signIn('org.admin@northwind.example');
    for (const field of ['name', 'accountCount', 'revenue', 'potential', 'balance'])
      expect((await admin.call(listTerritories, { sort: `${field}:asc` })).items).toHaveLength(25);
    const rep = await signIn('sales.rep@northwind.example');
    const mine = await rep.call(listTerritories, {});
    const found = await admin.call(listTerritories, { search: 'wren toll' });
    expect(found.items.map(({ id }) => id).toSorted()).toEqual(mine.items.map(({ id }) => id).toSorted());
    expect(new Set(found.items.map(({ ownerName }) => ownerName))).toEqual(new Set(['Wren Tollefsen']));
    expect(found.total).toBe(mine.total);
  });

  it('open with a page of their accounts', async () => {
    const rep = await signIn('sales.rep@northwind.example');
    const [mine] = (await rep.call(listTerritories, { sort: 'accountCount:desc' })).items;
    const whole = await rep.call(getTerritory, { territoryId: mine!.id, sort: 'openAmount:desc' });
    expect(whole).toMatchObject({ ...mine, accounts: { total: mine!.accountCount } });
    expect(whole.accounts.items.reduce((sum, { potential }) => sum + potential, 0)).toBe(mine!.potential);
    const amounts = whole.accounts.items.map(({ openAmount }) => openAmount);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    const [account] = whole.accounts.items;
    expect((await rep.call(getTerritory, { territoryId: mine!.id, search: account!.name })).accounts).toMatchObject({
      total: 1,
      items: [{ id: account!.id }],
    });
    const admin = await signIn('org.admin@northwind.example');
    const other = (await admin.call(listTerritories, {})).items.find(({ ownerId }) => ownerId !== rep.id)!;
    expect((await rep.refused(getTerritory, { territoryId: other.id })).code).toBe('resource.missing');
  });

  it('offer every active territory of the organization as a target', async () => {
    const rep = await signIn('sales.rep@northwind.example');
    const { items } = await rep.call(territoryTargets, {});
    const [active] = await ownerQuery<{ n: number }>(
      `select count(*)::int as n from sales.territory where organization_id = $1 and status = 'active'`,
      [rep.organizationId],
    );
    expect(items).toHaveLength(active!.n);
  });
});
