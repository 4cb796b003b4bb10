import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, ownerQuery } from '@talent-os/testing';
import { IdentityProvider, type Forgery, type ProvidersPerson } from '@talent-os/testing/identity-provider';
import { generateKeyPair } from 'jose';
import { randomUUID } from 'node:crypto';
import { newOrganization } from '../test/new-organization.js';
import { somebody, SsoOrganization, traveller } from './test/sso-organization.js';

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

/** What is refused, whom it is about, and the reason administrators read. */
const people: readonly (readonly [what: string, more: Partial<ProvidersPerson>, reason: string])[] = [
  ['an address of a domain nobody has verified', { email: 'ada@elsewhere.example' }, 'domain'],
  ['no address', { email: undefined }, 'address'],
  ['an address the provider has not verified', { email_verified: false }, 'unverified'],
];

const soon = () => Math.floor(Date.now() / 1_000);
/** What somebody in between does to a token, and the reason administrators read. */
const forgeries: readonly (readonly [what: string, forge: Forgery, reason: string])[] = [
  ['for another application', (claims) => ({ claims: { ...claims, aud: 'another' } }), 'audience'],
  [
    'for several applications, one of them unknown',
    (claims) => ({ claims: { ...claims, aud: ['talent-os', 'x'] } }),
    'audience',
  ],
  ['of another issuer', (claims) => ({ claims: { ...claims, iss: 'https://evil.example' } }), 'issuer'],
  ['of another sign-in', (claims) => ({ claims: { ...claims, nonce: 'replayed' } }), 'nonce'],
  ['without the nonce', (claims) => ({ claims: { ...claims, nonce: undefined } }), 'token'],
  ['that ended over a minute ago', (claims) => ({ claims: { ...claims, exp: soon() - 90 } }), 'expired'],
  ['that begins in over a minute', (claims) => ({ claims: { ...claims, nbf: soon() + 90 } }), 'expired'],
  ['that nobody has signed', () => ({ alg: 'none' }), 'signature'],
  [
    'signed with the client’s own secret',
    () => ({ alg: 'HS256', key: new TextEncoder().encode('a-secret-of-forty-two-characters-and-more-1') }),
    'signature',
  ],
  ['signed by a key the provider does not have any more', () => ({ kid: 'stale' }), 'signature'],
];

describe('nobody is let in with', () => {
  it.each(people)('%s', async (_, more, reason) => {
    idp.person = somebody(ours.domain, more);
    expect((await ours.arrive()).at).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason, userId: null });
  });

  it.each(forgeries)('a token %s', async (_, forge, reason) => {
    idp.person = somebody(ours.domain);
    idp.forge = forge;
    const { at, cookie } = await ours.arrive();
    expect([at, cookie]).toEqual(['/login?sso=refused', undefined]);
    expect(await ours.latest()).toMatchObject({ reason });
    expect(await ours.memberOf(idp.person.email!)).toBeUndefined();
  });

  it('a token somebody else has signed under the provider’s name for its key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    idp.person = somebody(ours.domain);
    idp.forge = () => ({ key: privateKey });
    expect((await ours.arrive()).at).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason: 'signature' });
  });

  it('a token whose clock differs by less than a minute: they are', async () => {
    idp.person = somebody(ours.domain);
    idp.forge = (claims) => ({ claims: { ...claims, exp: soon() - 30 } });
    expect((await ours.arrive()).at).toBe('/login?sso=done&to=%2F');
  });

  it('an answer that was used', async () => {
    idp.person = somebody(ours.domain);
    const { browser, answer } = await ours.halfway();
    expect(await browser.go(answer)).toMatch(/^\/login\?sso=done/);
    const cookie = browser.cookie('talentos_refresh');
    expect(await browser.go(answer)).toBe('/login?sso=refused');
    expect(browser.cookie('talentos_refresh')).toBe(cookie);
    await eventually(async () => expect(await ours.reasons()).toContain('flow'));
  });

  it('an answer to a sign-in that another browser has begun: nobody is signed in as somebody else', async () => {
    idp.person = somebody(ours.domain);
    const { browser, answer } = await ours.halfway();
    const victim = traveller();
    expect(await victim.go(answer)).toBe('/login?sso=refused');
    expect(victim.cookie('talentos_refresh')).toBeUndefined();
    // One that has begun a sign-in of its own neither.
    await ours.halfway(victim);
    expect(await victim.go(answer)).toBe('/login?sso=refused');
    expect(await browser.go(answer)).toMatch(/^\/login\?sso=done/);
  });

  it('an answer that is older than ten minutes', async () => {
    idp.person = somebody(ours.domain);
    const { browser, answer } = await ours.halfway();
    await ownerQuery(`update identity.sso_sign_in set expires_at = now() where organization_id = $1`, [
      ours.organizationId,
    ]);
    expect(await browser.go(answer)).toBe('/login?sso=refused');
  });

  it('an answer of another provider than the one that was asked', async () => {
    idp.person = somebody(ours.domain);
    const { browser, answer } = await ours.halfway();
    const elsewhere = answer.replace(ours.ssoConnectionId, randomUUID());
    expect(await browser.go(elsewhere)).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason: 'mixed' });
    const { browser: other, answer: named } = await ours.halfway();
    const url = new URL(named);
    url.searchParams.set('iss', 'https://evil.example');
    expect(await other.go(url.href)).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason: 'mixed' });
  });

  it('a refusal of the provider', async () => {
    const { browser, answer } = await ours.halfway();
    const url = new URL(answer);
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    expect(await browser.go(url.href)).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason: 'provider' });
  });

  it('an account that is closed, or of another organization', async () => {
    idp.person = somebody(ours.domain);
    const { opened } = await ours.signIn();
    await ownerQuery(`update identity.person set status = 'disabled' where id = $1`, [opened.user.id]);
    expect((await ours.arrive()).at).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason: 'closed', userId: opened.user.id });
    const { founder } = await newOrganization();
    const taken = `taken-${randomUUID().slice(0, 8)}@${ours.domain}`;
    await ownerQuery(`update identity.sign_in_index set email = $2 where email = $1`, [founder.email, taken]);
    idp.person = somebody(ours.domain, { email: taken });
    expect((await ours.arrive()).at).toBe('/login?sso=refused');
    expect(await ours.latest()).toMatchObject({ reason: 'elsewhere' });
  });
});

describe('keys of a provider', () => {
  it('are not asked for again within a minute, however many tokens name one that is not there', async () => {
    const asked = idp.keysAsked;
    for (let tries = 0; tries < 3; tries += 1) {
      idp.person = somebody(ours.domain);
      idp.forge = () => ({ kid: `unknown-${tries}` });
      expect((await ours.arrive()).at).toBe('/login?sso=refused');
    }
    expect(idp.keysAsked - asked).toBeLessThanOrEqual(1);
  });
});
