import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { logout, refresh } from '@talent-os/contracts/identity/auth.js';
import {
  dryRunSso,
  listSsoConnections,
  listSsoGroups,
  mapSsoGroup,
  unmapSsoGroup,
} from '@talent-os/contracts/identity/sso.js';
import { eventually, ownerQuery } from '@talent-os/testing';
import { IdentityProvider } from '@talent-os/testing/identity-provider';
import { randomUUID } from 'node:crypto';
import { ended, post } from '../test/browser.js';
import { newAdministrator } from '../test/new-organization.js';
import { KNOWN, somebody, SsoOrganization } from './test/sso-organization.js';

const soon = () => Math.floor(Date.now() / 1_000);

let idp: IdentityProvider;
let ours: SsoOrganization;
beforeAll(async () => {
  idp = await IdentityProvider.start();
  ours = await SsoOrganization.found(idp);
});
afterAll(() => idp.stop());
afterEach(() => {
  idp.forge = undefined;
});

describe('somebody signs in by their provider', () => {
  it('is made just in time, with what their groups give, and is the same person the next time', async () => {
    const { admin, ssoConnectionId } = ours;
    const grant = { role: 'RECRUITER', industry: 'SALES' } as const;
    await admin.call(mapSsoGroup, { ssoConnectionId, name: 'Recruiting', grant });
    idp.person = somebody(ours.domain, { groups: ['recruiting', 'everybody'] });
    const { email } = idp.person;
    const browser = await ours.signIn();
    expect(await browser.person.call(getMe, {})).toMatchObject({
      user: { email: email!.toLowerCase(), firstName: 'Ada', lastName: 'Okafor', organizationId: ours.organizationId },
      roles: ['RECRUITER'],
      enrollBy: null,
    });
    expect(await ours.latest()).toMatchObject({ reason: null, userName: 'Ada Okafor' });
    // By what the provider calls them, whatever their address is by now; and with what it says of them today.
    idp.person = { ...idp.person, email: `other@${ours.domain}`, groups: [] };
    const again = await ours.signIn();
    expect(again.opened.user.id).toBe(browser.opened.user.id);
    expect((await again.person.call(getMe, {})).roles).toEqual(['SALES_REP']);
    await ended(browser.person);
  });

  it('gets what the group of their provider gives as soon as an administrator says so', async () => {
    const { admin, ssoConnectionId } = ours;
    await admin.call(mapSsoGroup, { ssoConnectionId, name: 'Closers' });
    idp.person = somebody(ours.domain, { groups: ['CLOSERS'] });
    const { email } = idp.person;
    await ours.signIn();
    const group = (await admin.call(listSsoGroups, { ssoConnectionId })).items.find(({ name }) => name === 'Closers')!;
    expect(group).toMatchObject({ people: 1, role: null });
    const roles = async () => (await ours.memberOf(email!))!.roles.map(({ roleName }) => roleName);
    await admin.call(mapSsoGroup, {
      ssoConnectionId,
      name: 'closers',
      grant: { role: 'HIRING_MANAGER', industry: 'SALES' },
    });
    expect(await roles()).toEqual(['HIRING_MANAGER']);
    await admin.call(unmapSsoGroup, { ssoConnectionId, groupId: group.id });
    expect(await roles()).toEqual(['SALES_REP']);
  });

  it('is linked to the account they have here, which keeps its roles', async () => {
    const { email } = await newAdministrator(ours.organizationId);
    await ownerQuery(`update identity.person set email = $2 where email = $1`, [email, `boss@${ours.domain}`]);
    await ownerQuery(`update identity.sign_in_index set email = $2 where email = $1`, [email, `boss@${ours.domain}`]);
    idp.person = somebody(ours.domain, { email: `Boss@${ours.domain}` });
    const browser = await ours.signIn();
    expect((await browser.person.call(getMe, {})).roles).toEqual(['ORGANIZATION_ADMIN']);
    idp.person = somebody(ours.domain, { email: `boss@${ours.domain}` });
    expect((await ours.arrive()).at).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason: 'linked' });
  });

  it('comes back to the page they wanted, and to none of another site', async () => {
    idp.person = somebody(ours.domain);
    expect((await ours.arrive({ returnTo: '/sales/pipeline?view=board' })).at).toBe(
      '/login?sso=done&to=%2Fsales%2Fpipeline%3Fview%3Dboard',
    );
    for (const returnTo of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%0d%0a//x y',
    ]) {
      expect((await ours.arrive({ returnTo })).at).toBe('/login?sso=refused');
    }
    await eventually(async () => expect(await ours.reasons()).toContain('return'));
  });

  it('is asked for our second factor unless the provider has asked for one', async () => {
    idp.person = somebody(ours.domain);
    const first = await ours.signIn();
    await ownerQuery(
      `insert into identity.totp_factor (id, organization_id, created_at, updated_at, person_id, secret, confirmed_at, last_step)
       values (gen_random_uuid(), $1, now(), now(), $2, 'sealed', now(), 0)`,
      [ours.organizationId, first.opened.user.id],
    );
    const { at, cookie } = await ours.arrive();
    const challenge = JSON.parse(Buffer.from(at.split('#')[1]!, 'base64url').toString()) as object;
    expect(challenge).toMatchObject({ methods: ['totp'], challenge: expect.any(String) as unknown });
    expect(at).toMatch(/^\/login\?sso=challenge&to=%2F#/);
    expect((await post(refresh.path, {}, cookie)).status).toBe(401);
    idp.forge = (claims) => ({ claims: { ...claims, amr: ['pwd', 'mfa'] } });
    await ours.signIn();
  });
});

describe('a dry run', () => {
  it('shows who a token would be and what they would have, and changes nothing', async () => {
    const { admin, ssoConnectionId } = ours;
    const person = somebody(ours.domain, { groups: ['Recruiting'] });
    const now = Math.floor(Date.now() / 1_000);
    const claims = { iss: idp.issuer, aud: idp.client.id, iat: now, exp: now + 60, ...person };
    const token = await idp.sign(claims);
    const before = await admin.call(listSsoConnections, {});
    expect(await admin.call(dryRunSso, { ssoConnectionId, token })).toEqual({
      outcome: 'created',
      reason: null,
      subject: person.sub,
      email: person.email!.toLowerCase(),
      firstName: 'Ada',
      lastName: 'Okafor',
      claimedGroups: ['Recruiting'],
      grants: [{ role: 'RECRUITER', industry: 'SALES', customRole: null }],
      teams: [],
      factorBy: 'ours',
    });
    const foreign = await idp.sign({ ...claims, aud: 'another' });
    expect(await admin.call(dryRunSso, { ssoConnectionId, token: foreign })).toMatchObject({
      outcome: 'refused',
      reason: 'audience',
      subject: null,
    });
    expect(await admin.call(listSsoConnections, {})).toEqual(before);
    expect(await ours.memberOf(person.email!)).toBeUndefined();
  });

  it('goes through the provider as a test that signs nobody in', async () => {
    idp.person = somebody(ours.domain);
    const before = (await ours.latest())?.id;
    expect(await ours.test()).toMatchObject({ outcome: 'created', email: idp.person.email!.toLowerCase() });
    expect(await ours.memberOf(idp.person.email!)).toBeUndefined();
    expect((await ours.latest())?.id).toBe(before);
  });
});

describe('signing out at the provider', () => {
  const tell = async (token: string) =>
    (await fetch(ours.logoutAt, { method: 'POST', body: new URLSearchParams({ logout_token: token }) })).status;
  const words = (more: object = {}) => ({
    iss: idp.issuer,
    aud: idp.client.id,
    iat: soon(),
    exp: soon() + 60,
    jti: randomUUID(),
    sub: idp.person.sub,
    ...more,
  });

  it('ends the session here at once, and no other', async () => {
    idp.person = somebody(ours.domain);
    const other = await ours.signIn();
    idp.person = somebody(ours.domain);
    const browser = await ours.signIn();
    expect(await tell(await idp.logoutToken(words()))).toBe(200);
    await ended(browser.person);
    expect(await browser.refresh()).toBe(401);
    expect(await other.refresh()).toBe(200);
  });

  it('is refused where the token is not one, is another’s, too old, or came before', async () => {
    idp.person = somebody(ours.domain);
    const browser = await ours.signIn();
    const wrong = [
      { ...words(), events: {} },
      words({ nonce: 'as an ID token has it' }),
      words({ aud: 'another' }),
      words({ iss: 'https://evil.example' }),
      words({ iat: soon() - 3_600, exp: soon() - 3_000 }),
      words({ jti: undefined }),
      words({ sub: undefined }),
    ];
    for (const claims of wrong) expect(await tell(await idp.logoutToken(claims))).toBe(400);
    expect(await tell('nothing')).toBe(400);
    expect(await browser.refresh()).toBe(200);
    const token = await idp.logoutToken(words());
    expect([await tell(token), await tell(token)]).toEqual([200, 400]);
    await eventually(async () => expect(await ours.reasons()).toContain('replayed'));
  });

  it('goes on at the provider where somebody signs out here', async () => {
    idp.person = somebody(ours.domain);
    const browser = await ours.signIn();
    const { body } = await post(logout.path, {}, browser.cookie);
    const { providerLogout } = body as unknown as { providerLogout: string };
    const url = new URL(providerLogout);
    expect(url.origin).toBe(idp.issuer);
    expect(url.searchParams.get('id_token_hint')).toMatch(/^ey/);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${KNOWN}/login`);
  });
});
