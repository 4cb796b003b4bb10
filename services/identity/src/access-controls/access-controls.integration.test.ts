import { expect, it } from '@jest/globals';
import {
  explainAccess,
  getAccessFindings,
  getAdministration,
  getRoleImpact,
} from '@talent-os/contracts/identity/access-controls.js';
import { grantRole, listMembers } from '@talent-os/contracts/identity/members.js';
import { createRole } from '@talent-os/contracts/identity/roles.js';
import { ownerQuery, signIn } from '@talent-os/testing';
import { newAdministrator, newOrganization } from '../test/new-organization.js';

/** An administrator of the platform who works in an organization nobody else tests with. */
async function platformAdministrator() {
  const { organizationId, founder } = await newOrganization();
  await ownerQuery(`update identity.role_assignment set role_name = 'PLATFORM_ADMIN' where person_id = $1`, [
    founder.id,
  ]);
  return { organizationId, founder, person: await signIn(founder.email) };
}

it('people in whom permissions meet are found, counted and explained', async () => {
  const { organizationId, founder, person: admin } = await platformAdministrator();
  const { id: userId } = await newAdministrator(organizationId);
  await ownerQuery(`update identity.role_assignment set role_name = 'HIRING_MANAGER' where person_id = $1`, [userId]);
  const { industry } = (await admin.call(listMembers, {})).items.find(({ id }) => id === founder.id)!.roles[0]!;
  expect((await admin.call(getAccessFindings, {})).pairs).toEqual([]);
  const { customRoleId } = await admin.call(createRole, {
    name: 'Lead',
    baseRole: 'HIRING_MANAGER',
    permissions: [],
    hiddenModules: [],
  });
  await admin.call(grantRole, { userId, role: 'HIRING_MANAGER', industry, customRoleId });
  const impact = (permissions: string) => admin.call(getRoleImpact, { customRoleId, permissions });
  expect(await impact('')).toMatchObject({ people: 1, pairs: [] });
  expect(await impact('APPROVE_REQUISITIONS')).toMatchObject({ pairs: [{ pair: 'requisitions', people: 1 }] });

  const asked = { userId, permission: 'APPROVE_REQUISITIONS' as const, industry };
  const denied = await admin.call(explainAccess, { ...asked, owner: 'other' });
  expect(denied.allowed).toBe(false);
  expect(denied.rules.find(({ outcome }) => outcome === 'failed')?.rule).toBe('role');

  await admin.call(grantRole, { userId, role: 'DEPARTMENT_HEAD', industry });
  const { pairs } = await admin.call(getAccessFindings, {});
  expect(pairs).toMatchObject([{ pair: 'requisitions', people: 1, named: [{ id: userId }] }]);
  expect((await admin.call(explainAccess, { ...asked, owner: 'other' })).allowed).toBe(true);
  const own = await admin.call(explainAccess, { ...asked, owner: 'own' });
  expect(own.rules.at(-1)).toMatchObject({ rule: 'self', outcome: 'failed' });
  const { access, users } = await admin.call(getAdministration, {});
  expect({ access, users }).toMatchObject({
    access: { customRoles: 1, toxicPairs: 1 },
    users: { active: 2, disabled: 0 },
  });
});

it('who has not been here for ninety days is dormant, in the count and in the list it leads to', async () => {
  const { organizationId, person: admin } = await platformAdministrator();
  const { id } = await newAdministrator(organizationId);
  await ownerQuery(`update identity.person set created_at = now() - interval '91 days' where id = $1`, [id]);
  expect((await admin.call(getAccessFindings, {})).dormant).toBe(1);
  const { items } = await admin.call(listMembers, { presence: 'dormant', status: 'active' });
  expect(items.map((member) => member.id)).toEqual([id]);
  await ownerQuery(`update identity.person set last_used_at = now() - interval '89 days' where id = $1`, [id]);
  expect((await admin.call(getAccessFindings, {})).dormant).toBe(0);
});
