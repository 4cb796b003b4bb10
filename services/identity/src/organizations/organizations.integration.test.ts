import { expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { getOrganization, switchModule } from '@talent-os/contracts/identity/organizations.js';
import { listDeals } from '@talent-os/contracts/sales/deals.js';
import { openRealtime, ownerQuery } from '@talent-os/testing';
import { Browser, ended } from '../test/browser.js';
import { newAdministrator, newOrganization } from '../test/new-organization.js';

it('a module that is switched off is closed at once to everybody signed in, and opens as fast', async () => {
  const { organizationId, founder } = await newOrganization();
  await ownerQuery(`update identity.role_assignment set role_name = 'PLATFORM_ADMIN' where person_id = $1`, [
    founder.id,
  ]);
  const colleague = await newAdministrator(organizationId);
  const [admin, other] = await Promise.all([Browser.signIn(founder.email), Browser.signIn(colleague.email)]);
  for (const [on, status] of [
    [false, 403],
    [true, 200],
  ] as const) {
    const [mine, theirs] = await Promise.all([openRealtime(admin.person), openRealtime(other.person)]);
    await admin.person.call(switchModule, { module: 'sales', on });
    await Promise.all([ended(admin.person), ended(other.person), mine.closed, theirs.closed]);
    expect([await admin.refresh(), await other.refresh()]).toEqual([200, 200]);
    expect((await other.person.send(listDeals, {})).status).toBe(status);
    expect((await other.person.call(getMe, {})).modules.includes('sales')).toBe(on);
    const { switches } = await admin.person.call(getOrganization, {});
    expect(switches).toContainEqual({ module: 'sales', on });
  }
});
