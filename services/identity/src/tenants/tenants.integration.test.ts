import { beforeAll, describe, expect, it } from '@jest/globals';
import { listPlatformEvents } from '@talent-os/contracts/audit/trail.js';
import { invitePeople } from '@talent-os/contracts/identity/invitations.js';
import { listMembers } from '@talent-os/contracts/identity/members.js';
import {
  changeTenantIndustries,
  createTenant,
  getTenant,
  inviteTenantAdministrator,
  limitTenant,
  listTenants,
  resumeTenant,
  suspendTenant,
  switchTenantModule,
  switchTenantUser,
} from '@talent-os/contracts/identity/tenants.js';
import { eventually, openRealtime, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';
import { Browser, ended } from '../test/browser.js';
import { newAdministrator, newOrganization } from '../test/new-organization.js';

let platform: Person;
beforeAll(async () => {
  platform = await signIn('platform.admin@meridian.example');
});

const values = () => ({
  name: `Clinic ${randomUUID().slice(0, 8)}`,
  slug: `clinic-${randomUUID().slice(0, 8)}`,
  industries: ['HEALTHCARE' as const],
  currency: 'EUR',
  timezone: 'Europe/Berlin',
  email: `${randomUUID()}@clinic.example`,
});
/** Whether somebody with the password of the demo gets in. */
const enters = (email: string): Promise<boolean> =>
  Browser.signIn(email).then(
    () => true,
    () => false,
  );

/** An organization in the index of the installation, which its administrator works in. */
async function tenant() {
  const { organizationId, founder } = await newOrganization();
  await ownerQuery(
    'insert into identity.organization_index (slug, organization_id, position) values ($1::text, $1::uuid, 999)',
    [organizationId],
  );
  return { organizationId, founder };
}

describe('an organization', () => {
  it('is made with the invitation of its administrator, by mail where there is one', async () => {
    const made = values();
    const { organizationId, token } = await platform.call(createTenant, made);
    const { email: _, ...kept } = made;
    expect(await platform.call(getTenant, { organizationId })).toMatchObject({
      ...kept,
      deploymentContext: 'healthcare-app',
      status: 'active',
      people: 0,
      invited: [{ email: made.email }],
    });
    expect(token).toBeNull();
  });

  it('has a short name nobody else has', async () => {
    const made = values();
    await platform.call(createTenant, made);
    const again = { ...values(), slug: made.slug };
    expect((await platform.refused(createTenant, again)).code).toBe('tenant.slug');
    expect(await ownerQuery('select 1 from identity.organization where name = $1', [again.name])).toEqual([]);
  });

  it('is found by name, state and industry', async () => {
    const { name } = await newClinic();
    const found = (input: object) => platform.call(listTenants, { search: name, ...input });
    expect((await found({ status: 'active', industry: 'HEALTHCARE' })).items).toMatchObject([{ name }]);
    expect((await found({ status: 'suspended' })).total).toBe(0);
    expect((await found({ industry: 'CYBER' })).total).toBe(0);
  });

  it('is nobody’s business but the platform’s', async () => {
    const admin = await signIn('org.admin@meridian.example');
    expect((await admin.refused(listTenants, {})).status).toBe(403);
    expect((await admin.refused(getTenant, { organizationId: admin.organizationId })).status).toBe(403);
  });
});

describe('a suspended organization', () => {
  it('is closed to everybody at once, and opens as it was', async () => {
    const { organizationId, founder } = await tenant();
    const browser = await Browser.signIn(founder.email);
    const socket = await openRealtime(browser.person);
    await platform.call(suspendTenant, { organizationId, reason: 'The contract has ended' });
    await Promise.all([ended(browser.person), socket.closed]);
    expect(await browser.refresh()).toBe(401);
    expect(await enters(founder.email)).toBe(false);
    expect((await platform.refused(suspendTenant, { organizationId, reason: 'Again' })).code).toBe('tenant.state');
    const invited = { organizationId, email: `${randomUUID()}@late.example` };
    expect((await platform.refused(inviteTenantAdministrator, invited)).code).toBe('tenant.state');
    await platform.call(resumeTenant, { organizationId });
    expect(await enters(founder.email)).toBe(true);
    await eventually(async () => {
      const { items } = await platform.call(listPlatformEvents, { organizationId });
      expect(items.map(({ subject }) => [subject['how'], subject['what']])).toEqual([
        ['resumed', null],
        ['suspended', 'The contract has ended'],
      ]);
    });
  });

  it('is never the one the caller works in', async () => {
    const { organizationId } = platform;
    expect((await platform.refused(suspendTenant, { organizationId, reason: 'A slip' })).code).toBe('tenant.own');
  });
});

describe('the platform', () => {
  it('switches modules, and takes no industry in which people work', async () => {
    const { organizationId, founder } = await tenant();
    await platform.call(switchTenantModule, { organizationId, module: 'wellness', on: false });
    const { switches, industries } = await platform.call(getTenant, { organizationId });
    expect(switches).toContainEqual({ module: 'wellness', on: false });
    expect((await (await signIn(founder.email)).call(listMembers, {})).total).toBe(1);
    const without = (['SALES', 'HEALTHCARE', 'CYBER'] as const).filter((one) => !industries.includes(one));
    const refused = await platform.refused(changeTenantIndustries, { organizationId, industries: without });
    expect(refused).toMatchObject({ code: 'tenant.industry', errors: [{ field: 'industries' }] });
    const all = ['SALES', 'HEALTHCARE', 'CYBER'] as const;
    await platform.call(changeTenantIndustries, { organizationId, industries: [...all] });
    expect(await platform.call(getTenant, { organizationId })).toMatchObject({ deploymentContext: 'multi-industry' });
  });

  it('limits how many work there; applicants do not count', async () => {
    const { organizationId, founder } = await tenant();
    await platform.call(limitTenant, { organizationId, peopleMost: 1 });
    const admin = await signIn(founder.email);
    const [industry] = (await platform.call(getTenant, { organizationId })).industries;
    const people = [{ email: `${randomUUID()}@more.example` }];
    const seat = { people, role: 'RECRUITER' as const, industry: industry! };
    expect((await admin.refused(invitePeople, seat)).code).toBe('tenant.full');
    expect((await admin.call(invitePeople, { ...seat, role: 'CANDIDATE' })).items).toHaveLength(1);
    await platform.call(limitTenant, { organizationId, peopleMost: null });
    expect((await admin.call(invitePeople, seat)).items).toHaveLength(1);
  });

  it('closes the account of an administrator, but not of the last one', async () => {
    const { organizationId, founder } = await tenant();
    const of = { organizationId, userId: founder.id };
    expect((await platform.refused(switchTenantUser, { ...of, status: 'disabled' })).code).toBe(
      'role.lastAdministrator',
    );
    await newAdministrator(organizationId);
    await platform.call(switchTenantUser, { ...of, status: 'disabled' });
    expect(await enters(founder.email)).toBe(false);
    await platform.call(switchTenantUser, { ...of, status: 'active' });
    expect(await enters(founder.email)).toBe(true);
  });
});

async function newClinic() {
  const wanted = values();
  await platform.call(createTenant, wanted);
  return wanted;
}
