import { beforeAll, describe, expect, it } from '@jest/globals';
import { createApplicationToken } from '@talent-os/contracts/identity/application-tokens.js';
import { login } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import {
  disableAccount,
  enableAccount,
  grantRole,
  issuePasswordLink,
  listMembers,
  revokeRole,
  signMemberOut,
} from '@talent-os/contracts/identity/members.js';
import { changeRole, createRole } from '@talent-os/contracts/identity/roles.js';
import {
  addressOf,
  eventually,
  newMember,
  openRealtime,
  ownerQuery,
  PASSWORD,
  signIn,
  type Person,
} from '@talent-os/testing';
import { demoPerson } from '@talent-os/service-kit/demo/people';
import { randomUUID } from 'node:crypto';
import { Browser, ended, post } from '../test/browser.js';
import { newAdministrator, newOrganization } from '../test/new-organization.js';

let admin: Person;
beforeAll(async () => {
  admin = await signIn('org.admin@meridian.example');
});

const rep = { role: 'SALES_REP', industry: 'SALES' } as const;
const analyst = { role: 'CYBER_ANALYST', industry: 'CYBER' } as const;

const found = async (email: string) => (await admin.call(listMembers, { search: email })).items[0]!;
const enter = async (email: string) => (await post(login.path, { email, password: PASSWORD })).status;

describe('the people of an organization', () => {
  it('are found by name and address, narrowed by role, industry and account', async () => {
    const { id, email } = await newMember('meridian', rep);
    expect(await found(email)).toMatchObject({ id, status: 'active', roles: [{ roleName: 'SALES_REP' }] });
    for (const input of [{ role: rep.role }, { industry: rep.industry }, { status: 'active' as const }])
      expect((await admin.call(listMembers, { search: email, ...input })).total).toBe(1);
    for (const input of [{ role: analyst.role }, { industry: analyst.industry }, { status: 'disabled' as const }])
      expect((await admin.call(listMembers, { search: email, ...input })).total).toBe(0);
  });
});

describe('a role', () => {
  it('is given, replaced by one of the same base, and taken away', async () => {
    const { id: userId, email } = await newMember('meridian', rep);
    const { roleId } = await admin.call(grantRole, { userId, ...analyst });
    expect(await admin.call(grantRole, { userId, ...analyst })).toEqual({ roleId });
    expect((await found(email)).roles).toHaveLength(2);
    await admin.call(revokeRole, { userId, roleId });
    expect((await found(email)).roles).toHaveLength(1);
  });

  it('is not the last one a person has', async () => {
    const { id: userId, email } = await newMember('meridian', rep);
    const [only] = (await found(email)).roles;
    expect((await admin.refused(revokeRole, { userId, roleId: only!.roleId })).code).toBe('role.only');
  });

  it('is none of an industry the organization does not work in, and none of the platform’s', async () => {
    const harbor = await signIn('org.admin@harbor.example');
    const { id: userId } = await newMember('harbor', { role: 'HEALTHCARE_PROFESSIONAL', industry: 'HEALTHCARE' });
    expect((await harbor.refused(grantRole, { userId, ...rep })).code).toBe('role.industry');
    const refused = await harbor.refused(grantRole, {
      userId,
      role: 'PLATFORM_ADMIN' as never,
      industry: 'HEALTHCARE',
    });
    expect(refused).toMatchObject({ code: 'request.invalid', errors: [{ field: 'role' }] });
  });
});

describe('whoever may more than the caller', () => {
  it.each([
    ['disabled', disableAccount],
    ['signed out', signMemberOut],
    ['given a password link', issuePasswordLink],
  ] as const)('is not %s', async (_, operation) => {
    const { id: userId } = demoPerson('meridian', 'platform.admin');
    expect((await admin.refused(operation, { userId })).code).toBe('role.beyond');
  });

  it('is not made by an administrator of a narrower role', async () => {
    const { customRoleId } = await admin.call(createRole, {
      name: `Office ${randomUUID().slice(0, 8)}`,
      baseRole: 'ORGANIZATION_ADMIN',
      permissions: [],
      hiddenModules: ['wellness'],
    });
    const office = { role: 'ORGANIZATION_ADMIN', industry: 'SALES' } as const;
    const member = await newMember('meridian', office);
    await admin.call(grantRole, { userId: member.id, ...office, customRoleId });
    const narrow = await member.signIn();
    const { id: userId } = await newMember('meridian', { role: 'CANDIDATE', industry: 'CYBER' });
    expect((await narrow.refused(grantRole, { userId, ...office })).code).toBe('role.beyond');
    expect(await narrow.call(grantRole, { userId, ...office, customRoleId })).toHaveProperty('roleId');
    const wide = { name: 'Wide', baseRole: 'RECRUITER' as const, permissions: [], hiddenModules: [] };
    expect(await narrow.refused(createRole, wide)).toMatchObject({
      code: 'role.beyond',
      errors: [{ field: 'permissions', message: 'You do not hold this yourself: wellness' }],
    });
    // Administrators approve what others ask for: other tests meet those of the demo alone.
    for (const made of [member.id, userId]) await admin.call(disableAccount, { userId: made });
  });
});

describe('the last administrator', () => {
  it('neither disables themselves nor loses the role', async () => {
    const { founder } = await newOrganization();
    const { id: userId, email } = founder;
    const first = await signIn(email);
    expect((await first.refused(disableAccount, { userId })).code).toBe('role.lastAdministrator');
    await first.call(grantRole, { userId, ...rep });
    const again = await signIn(email);
    const held = (await again.call(listMembers, {})).items[0]!.roles;
    const { roleId } = held.find(({ roleName }) => roleName === 'ORGANIZATION_ADMIN')!;
    expect((await again.refused(revokeRole, { userId, roleId })).code).toBe('role.lastAdministrator');
    const { customRoleId } = await again.call(createRole, {
      name: 'Narrow',
      baseRole: 'ORGANIZATION_ADMIN',
      permissions: [],
      hiddenModules: ['wellness'],
    });
    const narrower = { userId, role: 'ORGANIZATION_ADMIN' as const, industry: held[0]!.industry, customRoleId };
    expect((await again.refused(grantRole, narrower)).code).toBe('role.lastAdministrator');
    expect((await again.call(listMembers, {})).items[0]).toMatchObject({ status: 'active', roles: held });
  });

  it('stays, of two who disable each other at once', async () => {
    const { organizationId, founder } = await newOrganization();
    const second = await newAdministrator(organizationId);
    const [one, other] = await Promise.all([signIn(founder.email), signIn(second.email)]);
    await Promise.all([
      one.send(disableAccount, { userId: second.id }),
      other.send(disableAccount, { userId: founder.id }),
    ]);
    const active = await ownerQuery(`select 1 from identity.person where organization_id = $1 and status = 'active'`, [
      organizationId,
    ]);
    expect(active).toHaveLength(1);
  });
});

describe('a closed account', () => {
  it('is out everywhere at once, comes in no more, and keeps what it had when it is opened again', async () => {
    const member = await newMember('meridian', rep);
    const browser = await Browser.signIn(member.email, PASSWORD);
    const { token } = await browser.person.call(createApplicationToken, { name: 'Tool', scopes: ['read'], days: 1 });
    const useTool = () =>
      fetch(`${addressOf()}/api/mcp`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      }).then(({ status }) => status);
    const socket = await openRealtime(browser.person);
    expect(await useTool()).not.toBe(401);
    await admin.call(disableAccount, { userId: member.id });
    const toolIsOut = eventually(async () => expect(await useTool()).toBe(401));
    await Promise.all([ended(browser.person), socket.closed, toolIsOut]);
    expect([await browser.refresh(), await enter(member.email)]).toEqual([401, 401]);
    await admin.call(enableAccount, { userId: member.id });
    expect([await enter(member.email), await useTool()]).toEqual([200, 401]);
  });
});

describe('a change of rights', () => {
  it('holds at once, in the session there is: a role given, changed and taken away', async () => {
    const member = await newMember('meridian', rep);
    const browser = await Browser.signIn(member.email, PASSWORD);
    const { id: userId } = member;
    const socket = await openRealtime(browser.person);
    const changed = async (change: () => Promise<unknown>, holds: (me: Me) => boolean) => {
      await change();
      await ended(browser.person);
      expect(await browser.refresh()).toBe(200);
      expect(holds(await browser.person.call(getMe, {}))).toBe(true);
    };
    const { customRoleId } = await admin.call(createRole, {
      name: `Senior ${randomUUID().slice(0, 8)}`,
      baseRole: 'SALES_REP',
      permissions: ['EXPORT_DATA'],
      hiddenModules: [],
    });
    await changed(
      () => admin.call(grantRole, { userId, ...rep, customRoleId }),
      ({ permissions }) => permissions.includes('EXPORT_DATA'),
    );
    await socket.closed;
    const name = `Senior ${randomUUID().slice(0, 8)}`;
    await changed(
      () => admin.call(changeRole, { customRoleId, version: 1, name, permissions: [], hiddenModules: ['wellness'] }),
      ({ permissions, modules }) => !permissions.includes('EXPORT_DATA') && !modules.includes('wellness'),
    );
    await changed(
      () => admin.call(grantRole, { userId, ...rep }),
      ({ modules }) => modules.includes('wellness'),
    );
  });

  it('reaches whoever signs in or refreshes at the same moment', async () => {
    const member = await newMember('meridian', rep);
    const { id: userId } = member;
    const { roleId } = await admin.call(grantRole, { userId, ...analyst });
    const browser = await Browser.signIn(member.email, PASSWORD, { industry: 'CYBER' });
    const racing = [browser.refresh(), Browser.signIn(member.email, PASSWORD, { industry: 'CYBER' })] as const;
    await admin.call(revokeRole, { userId, roleId });
    const [, second] = await Promise.all(racing);
    for (const one of [browser, second]) {
      const { status, body } = await one.person.send(getMe, {});
      // Either the token has ended, or it was made after the change.
      if (status === 200) expect((body as Me).user.activeRole).toBe('SALES_REP');
      else expect(status).toBe(401);
    }
  });
});

type Me = Awaited<ReturnType<typeof me>>;
const me = (person: Person) => person.call(getMe, {});
