import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createApplicationToken } from '@talent-os/contracts/identity/application-tokens.js';
import { login } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import {
  changeSignInSettings,
  getPasswordRules,
  getSignInSettings,
} from '@talent-os/contracts/identity/sign-in-settings.js';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { addressOf, eventually, ownerQuery } from '@talent-os/testing';
import { Browser, ended, lifeOf, post } from '../test/browser.js';
import { newAdministrator, newOrganization } from '../test/new-organization.js';

type Founded = Awaited<ReturnType<typeof newOrganization>> & { readonly browser: Browser };

async function founded(): Promise<Founded> {
  const made = await newOrganization();
  return { ...made, browser: await Browser.signIn(made.founder.email, DEMO_PASSWORD) };
}

/** Everything as it is, but for what is named. */
async function wanted({ browser: { person } }: Founded, more: object = {}) {
  const { version, secondFactor, sessionIdleMinutes, allowedNetworks } = await person.call(getSignInSettings, {});
  return { version, secondFactor, sessionIdleMinutes, allowedNetworks, ...more };
}

/** Networks as somebody else has named them: nobody can leave out their own. */
const name = ({ organizationId }: Founded, ...networks: string[]) =>
  ownerQuery('update identity.organization set allowed_networks = $2 where organization_id = $1', [
    organizationId,
    networks,
  ]);

const ELSEWHERE = '203.0.113.0/24';
let ours: Founded;
beforeEach(async () => {
  ours = await founded();
});

describe('the settings of sign-in', () => {
  it('are read with what an administrator needs to decide', async () => {
    expect(await ours.browser.person.call(getSignInSettings, {})).toMatchObject({
      secondFactor: 'off',
      sessionIdleMinutes: 720,
      allowedNetworks: [],
      withoutFactor: { administrators: 1, everybody: 1 },
      ownAddress: expect.stringMatching(/127\.0\.0\.1$/) as unknown,
    });
  });

  it('are kept in one form, end the tokens that say otherwise, and are told to administrators', async () => {
    const other = await newAdministrator(ours.organizationId);
    const before = ours.browser.person;
    const allowedNetworks = ['127.0.0.1', ' 127.0.0.9/8', '::ffff:127.0.0.1', '2001:DB8::/32'];
    const input = await wanted(ours, { sessionIdleMinutes: 15, secondFactor: 'everybody', allowedNetworks });
    expect(await before.call(changeSignInSettings, input)).toEqual({ loosened: [] });
    await ended(before);
    expect(await ours.browser.refresh()).toBe(200);
    expect(await wanted(ours)).toMatchObject({
      sessionIdleMinutes: 15,
      secondFactor: 'everybody',
      allowedNetworks: ['127.0.0.1/32', '127.0.0.0/8', '2001:db8::/32'],
    });
    // Exchanged thrice within the fifteen minutes after which it is over.
    const { iat, exp } = lifeOf(ours.browser.person.token);
    expect(exp - iat).toBe(5 * 60);
    expect(await ours.browser.person.call(getMe, {})).toMatchObject({
      sessionIdleMinutes: 15,
      enrollBy: expect.any(String) as unknown,
    });
    const told = await Browser.signIn(other.email, DEMO_PASSWORD);
    await eventually(async () => {
      const { items } = await told.person.call(listNotifications, {});
      expect(items.map(({ title }) => title)).toContain('Sign-in was changed for everybody');
    });
  });

  it('say what asks less than before', async () => {
    const stricter = await wanted(ours, { secondFactor: 'administrators', allowedNetworks: ['127.0.0.0/8'] });
    await ours.browser.person.call(changeSignInSettings, stricter);
    await ours.browser.refresh();
    const looser = await wanted(ours, { secondFactor: 'off', sessionIdleMinutes: 1440, allowedNetworks: [] });
    expect(await ours.browser.person.call(changeSignInSettings, looser)).toEqual({
      loosened: ['sessionIdleMinutes', 'secondFactor', 'allowedNetworks'],
    });
  });

  it('are refused where they would lock their author out, name no network, or were changed meanwhile', async () => {
    const { person } = ours.browser;
    const input = await wanted(ours);
    expect(await person.refused(changeSignInSettings, { ...input, allowedNetworks: [ELSEWHERE] })).toMatchObject({
      code: 'network.lockout',
      errors: [{ field: 'allowedNetworks' }],
    });
    const wrong = { ...input, allowedNetworks: ['127.0.0.0/8', 'the office'] };
    expect(await person.refused(changeSignInSettings, wrong)).toMatchObject({
      status: 422,
      errors: [{ field: 'allowedNetworks.1', message: 'the office is no address and no network' }],
    });
    expect((await person.refused(changeSignInSettings, { ...input, version: input.version + 1 })).code).toBe(
      'resource.stale',
    );
    expect(await wanted(ours)).toEqual(input);
  });
});

it('rules of passwords are told to whoever runs the installation', async () => {
  const { person } = await Browser.signIn('platform.admin@meridian.example', DEMO_PASSWORD);
  expect(await person.call(getPasswordRules, {})).toEqual({ minimum: 12, leaked: null });
});

describe('an organization that works from its own networks', () => {
  it('lets nobody in from elsewhere, and the cookie of whoever comes back is still good', async () => {
    const { browser, founder } = ours;
    await name(ours, ELSEWHERE);
    const refused = { status: 403, body: { code: 'access.network' } };
    expect(await post(login.path, { email: founder.email, password: DEMO_PASSWORD })).toMatchObject(refused);
    expect(await browser.refresh()).toBe(403);
    await name(ours, '127.0.0.0/8');
    expect(await browser.refresh()).toBe(200);
    await browser.person.call(getMe, {});
  });

  it('answers no call from elsewhere, whatever the token was given for', async () => {
    await name(ours, '127.0.0.1/32', ELSEWHERE);
    expect(await ours.browser.refresh()).toBe(200);
    const { accessToken } = ours.browser.opened;
    expect(await statusFrom('127.0.0.1', accessToken)).toBe(200);
    expect(await statusFrom('127.0.0.5', accessToken)).toBe(403);
  });

  it('answers no application from elsewhere either', async () => {
    const { token } = await ours.browser.person.call(createApplicationToken, { name: 'Desk', scopes: ['read'] });
    await name(ours, '127.0.0.1/32', ELSEWHERE);
    expect(await statusFrom('127.0.0.5', token, '/api/mcp')).toBe(403);
    // Let in; the protocol wants a message.
    expect(await statusFrom('127.0.0.1', token, '/api/mcp')).toBe(405);
  });
});

/** What somebody is answered who asks from another address of this machine. */
async function statusFrom(localAddress: string, token: string, path: string = getMe.path): Promise<number | undefined> {
  const asked = request(`${addressOf()}${path}`, { localAddress, headers: { authorization: `Bearer ${token}` } });
  const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
