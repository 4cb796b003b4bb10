import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { listMembers } from '@talent-os/contracts/identity/members.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import {
  changeConnection,
  createConnection,
  disconnect,
  listConnections,
  listProvisionedGroups,
  listProvisioningRequests,
  mapProvisionedGroup,
  renewConnectionToken,
  SCIM_PATH,
  switchConnection,
} from '@talent-os/contracts/identity/provisioning.js';
import { addressOf, eventually, newCandidate, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';
import { newOrganization } from '../../test/new-organization.js';

type Resource = {
  readonly id: string;
  readonly name?: object;
  readonly active?: boolean;
  readonly groups?: readonly object[];
  readonly members?: readonly object[];
  readonly meta: { readonly location: string };
  readonly totalResults: number;
  readonly Resources: readonly { readonly id: string }[];
};
type Answer = { readonly status: number; readonly body: Resource; readonly headers: Headers };
type Directory = { readonly token: string; readonly connectionId: string };

const rep = { role: 'SALES_REP', industry: 'SALES' } as const;
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

let admin: Person;
let directory: Directory;
beforeAll(async () => {
  admin = await signIn('org.admin@northwind.example');
  directory = await connect();
});

async function connect(by: Person = admin): Promise<Directory> {
  const { token, item } = await by.call(createConnection, { name: 'Entra ID', ...rep, invites: false });
  return { token, connectionId: item.id };
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
  token = directory.token,
): Promise<Answer> {
  const response = await fetch(`${addressOf()}${SCIM_PATH}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text ? JSON.parse(text) : undefined) as Resource,
    headers: response.headers,
  };
}

const newUser = (more: object = {}) => {
  const userName = `scim-${randomUUID().slice(0, 8)}@northwind.example`;
  return {
    schemas: [USER],
    userName,
    externalId: randomUUID(),
    name: { givenName: 'Sky', familyName: 'Im' },
    emails: [{ value: userName, type: 'work', primary: true }],
    active: true,
    ...more,
  };
};
const change = (...Operations: object[]) => ({ schemas: [PATCH], Operations });
const member = async (email: string) => (await admin.call(listMembers, { search: email })).items[0];

describe('a directory', () => {
  it('makes a person, finds them by name in any case, and changes them', async () => {
    const user = newUser({ title: 'Seller' });
    const made = await ask('POST', '/Users', user);
    expect(made.status).toBe(201);
    expect(made.headers.get('content-type')).toContain('application/scim+json');
    expect(made.headers.get('location')).toBe(made.body.meta.location);
    const { id } = made.body;
    expect(await member(user.userName)).toMatchObject({
      id,
      name: 'Sky Im',
      title: 'Seller',
      roles: [{ roleName: rep.role }],
    });
    const filter = encodeURIComponent(`userName eq "${user.userName.toUpperCase()}"`);
    const found = await ask('GET', `/Users?filter=${filter}`);
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id, externalId: user.externalId }] });
    const operation = { op: 'Replace', path: 'name.familyName', value: 'Impson' };
    const changed = await ask('PATCH', `/Users/${id}`, change(operation));
    expect(changed.body.name).toMatchObject({ givenName: 'Sky', familyName: 'Impson' });
    expect((await member(user.userName))!.name).toBe('Sky Impson');
  });

  it('closes an account at once, and opens it again; nothing is deleted', async () => {
    const user = newUser();
    const { id } = (await ask('POST', '/Users', user)).body;
    const session = await signedInAs(id, user.userName);
    expect((await session()).status).toBe(200);
    expect(
      (await ask('PATCH', `/Users/${id}`, change({ op: 'Replace', path: 'active', value: 'False' }))).body.active,
    ).toBe(false);
    await eventually(async () => expect((await session()).status).toBe(401));
    expect((await ask('PATCH', `/Users/${id}`, change({ op: 'replace', value: { active: true } }))).body.active).toBe(
      true,
    );
    expect((await ask('DELETE', `/Users/${id}`)).status).toBe(204);
    expect((await ask('GET', `/Users/${id}`)).status).toBe(404);
    expect((await member(user.userName))!.status).toBe('disabled');
    // Sent once more, they are the same person.
    expect((await ask('POST', '/Users', user)).body.id).toBe(id);
  });

  it('changes the address somebody signs in with, and they are told', async () => {
    const user = newUser();
    const { id } = (await ask('POST', '/Users', user)).body;
    const session = await signedInAs(id, user.userName);
    const userName = `new-${user.userName}`;
    expect((await ask('PUT', `/Users/${id}`, { ...user, userName })).status).toBe(200);
    expect((await member(userName))!.id).toBe(id);
    const told = async () => JSON.stringify(await (await session(listNotifications.path)).json());
    await eventually(async () => expect(await told()).toMatch(/address/i));
  });

  it('is refused what is taken, malformed, old, or not there, in the words of the standard', async () => {
    const user = newUser();
    const { id } = (await ask('POST', '/Users', user)).body;
    expect(await ask('POST', '/Users', user)).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
    const taken = { ...newUser(), userName: 'org.admin@northwind.example' };
    expect(await ask('POST', '/Users', taken)).toMatchObject({ status: 409 });
    expect(await ask('POST', '/Users', { schemas: [USER] })).toMatchObject({ status: 400, body: { status: '400' } });
    expect(await ask('POST', '/Users', newUser({ userName: 'x', emails: [] }))).toMatchObject({ status: 400 });
    expect(await ask('GET', '/Users?filter=userName%20eq')).toMatchObject({
      status: 400,
      body: { scimType: 'invalidFilter' },
    });
    const wrongPath = change({ op: 'replace', path: 'shoeSize', value: '44' });
    expect(await ask('PATCH', `/Users/${id}`, wrongPath)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidPath' },
    });
    expect(await ask('PUT', `/Users/${id}`, user, { 'if-match': 'W/"0.0"' })).toMatchObject({ status: 412 });
    for (const path of [`/Users/${randomUUID()}`, '/Users/not-an-id', '/Nothing', `/Groups/${randomUUID()}`])
      expect(await ask('GET', path)).toMatchObject({ status: 404, body: { status: '404' } });
    const { headers } = await ask('GET', `/Users/${id}`);
    expect((await ask('GET', `/Users/${id}`, undefined, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  });

  it('does not see applicants, the platform, or other organizations, and touches none of them', async () => {
    const { email, password } = await newCandidate('northwind');
    const people = await Promise.all([signIn(email, password), signIn('org.admin@meridian.example')]);
    for (const { id } of people) {
      expect((await ask('GET', `/Users/${id}`)).status).toBe(404);
      expect((await ask('PATCH', `/Users/${id}`, change({ op: 'replace', path: 'active', value: false }))).status).toBe(
        404,
      );
      expect((await ask('DELETE', `/Users/${id}`)).status).toBe(404);
    }
  });

  it('reads everybody in pages, each once', async () => {
    const ids = new Set<string>();
    const { totalResults } = (await ask('GET', '/Users?count=0')).body;
    for (let startIndex = 1; startIndex <= totalResults; startIndex += 50) {
      const { Resources } = (await ask('GET', `/Users?startIndex=${startIndex}&count=50`)).body;
      for (const { id } of Resources) ids.add(id);
    }
    expect(ids.size).toBeGreaterThanOrEqual(totalResults);
  });
});

describe('groups', () => {
  it('give a role and take it back; what somebody here has given stays', async () => {
    const user = newUser();
    const { id } = (await ask('POST', '/Users', user)).body;
    const displayName = `Managers ${randomUUID().slice(0, 8)}`;
    const group = (await ask('POST', '/Groups', { schemas: [GROUP], displayName, members: [{ value: id }] })).body;
    expect(group.members).toMatchObject([{ value: id, type: 'User' }]);
    const { connectionId } = directory;
    const { items } = await admin.call(listProvisionedGroups, { connectionId });
    expect(items.find((one) => one.id === group.id)).toMatchObject({ name: displayName, people: 1, role: null });
    const grant = { role: 'HIRING_MANAGER' as const, industry: 'SALES' as const };
    await admin.call(mapProvisionedGroup, { connectionId, groupId: group.id, grant });
    const roles = async () => (await member(user.userName))!.roles.map(({ roleName }) => roleName);
    expect(await roles()).toEqual(['HIRING_MANAGER']);
    expect((await ask('GET', `/Users/${id}`)).body.groups).toMatchObject([{ value: group.id, display: displayName }]);
    const leaving = change({ op: 'Remove', path: `members[value eq "${id}"]` });
    expect((await ask('PATCH', `/Groups/${group.id}`, leaving)).status).toBe(200);
    expect(await roles()).toEqual(['SALES_REP']);
    const back = change({ op: 'Add', path: 'members', value: [{ value: id }] });
    expect((await ask('PATCH', `/Groups/${group.id}`, back)).body.members).toHaveLength(1);
    expect(await roles()).toEqual(['HIRING_MANAGER']);
    expect((await ask('DELETE', `/Groups/${group.id}`)).status).toBe(204);
    expect(await roles()).toEqual(['SALES_REP']);
  });

  it('hold nobody from elsewhere, and no name twice', async () => {
    const displayName = `Only ${randomUUID().slice(0, 8)}`;
    const made = await ask('POST', '/Groups', { schemas: [GROUP], displayName });
    expect(made.status).toBe(201);
    expect(await ask('POST', '/Groups', { schemas: [GROUP], displayName: displayName.toUpperCase() })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    const add = change({ op: 'add', path: 'members', value: [{ value: randomUUID() }] });
    expect(await ask('PATCH', `/Groups/${made.body.id}`, add)).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    });
  });

  it('cannot take the last administrator away', async () => {
    const { founder } = await newOrganization();
    const alone = await signIn(founder.email);
    const { token, connectionId } = await connect(alone);
    const { id } = (await alone.call(getMe, {})).user;
    const closing = change({ op: 'replace', path: 'active', value: false });
    expect(await ask('PATCH', `/Users/${id}`, closing, {}, token)).toMatchObject({ status: 409 });
    expect((await alone.call(getMe, {})).user.id).toBe(id);
    await alone.call(disconnect, { connectionId });
  });
});

describe('a connection', () => {
  it('is paused, gets another token, says what it was refused, and goes without its people', async () => {
    const own = await connect();
    const { connectionId } = own;
    const user = newUser();
    expect((await ask('POST', '/Users', user, {}, own.token)).status).toBe(201);
    const { version } = (await admin.call(listConnections, {})).items.find((one) => one.id === connectionId)!;
    const values = { name: 'Okta', ...rep, invites: true };
    expect(await admin.call(changeConnection, { connectionId, version, ...values })).toMatchObject({
      ...values,
      people: 1,
    });
    expect((await admin.refused(changeConnection, { connectionId, version, ...values })).code).toBe('resource.stale');
    await admin.call(switchConnection, { connectionId, status: 'paused' });
    expect((await ask('GET', '/Users', undefined, {}, own.token)).status).toBe(403);
    await admin.call(switchConnection, { connectionId, status: 'active' });
    const { token } = await admin.call(renewConnectionToken, { connectionId });
    expect((await ask('GET', '/Users?count=1', undefined, {}, own.token)).status).toBe(401);
    expect((await ask('GET', '/Users?count=1', undefined, {}, token)).status).toBe(200);
    const { items } = await admin.call(listProvisioningRequests, { connectionId });
    expect(items.map(({ method, status }) => [method, status])).toEqual([
      ['GET', 403],
      ['POST', 201],
    ]);
    await admin.call(disconnect, { connectionId });
    expect((await ask('GET', '/Users?count=1', undefined, {}, token)).status).toBe(401);
    expect((await member(user.userName))!.status).toBe('active');
    expect((await admin.call(listConnections, {})).items.map(({ id }) => id)).not.toContain(connectionId);
  });

  it('is known by a token alone: nothing else is let in', async () => {
    const made = `talentos_scim_${'A'.repeat(64)}`;
    for (const token of ['', 'nonsense', made, admin.token])
      expect(await ask('GET', '/Users', undefined, {}, token)).toMatchObject({ status: 401, body: { status: '401' } });
    const me = await fetch(`${addressOf()}${getMe.path}`, { headers: { authorization: `Bearer ${directory.token}` } });
    expect(me.status).toBe(401);
  });
});

/** Somebody of a directory has no password yet: they get one, and a session. */
async function signedInAs(id: string, email: string): Promise<(path?: string) => Promise<Response>> {
  await ownerQuery(
    `update identity.person set password_hash = (select password_hash from identity.person where email = $2) where id = $1`,
    [id, 'org.admin@northwind.example'],
  );
  const { token } = await signIn(email);
  return (path = getMe.path) => fetch(`${addressOf()}${path}`, { headers: { authorization: `Bearer ${token}` } });
}
