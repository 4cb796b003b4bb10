import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { login } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import type { SignInChallenge } from '@talent-os/contracts/identity/factors.js';
import {
  beginPasskeyEnrollment,
  beginPasskeySignIn,
  enrollPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@talent-os/contracts/identity/passkeys.js';
import {
  answerChallenge,
  beginStepUp,
  getSecondFactor,
  proveAgain,
} from '@talent-os/contracts/identity/second-factor.js';
import { newCandidate, ownerQuery, PASSWORD } from '@talent-os/testing';
import { Authenticator } from '../test/authenticator.js';
import { Browser, post } from '../test/browser.js';
import { userHandleOf } from './relying-party.js';

type PasskeyRequest = { readonly challenge: string; readonly passkey: Record<string, unknown> };
type Enrolled = {
  readonly email: string;
  readonly browser: Browser;
  readonly device: Authenticator;
  readonly passkeyId: string;
};

async function enrolled(): Promise<Enrolled> {
  const { email } = await newCandidate('harbor');
  const browser = await Browser.signIn(email, PASSWORD);
  const device = new Authenticator();
  const { challenge, passkey } = await browser.person.call(beginPasskeyEnrollment, {});
  const made = { challenge, name: 'Work laptop', credential: device.make(passkey) };
  const { passkey: kept, recoveryCodes } = await browser.person.call(enrollPasskey, made);
  expect(recoveryCodes).toHaveLength(10);
  return { email, browser, device, passkeyId: kept.id };
}

/** What a browser is asked that wants to sign in, and its cookie. */
async function asked() {
  const { body, cookie } = await post(beginPasskeySignIn.path, {});
  return { ...(body as unknown as PasskeyRequest), cookie };
}
async function enter(device: Authenticator, bending: Parameters<Authenticator['sign']>[1] = {}) {
  const { challenge, passkey, cookie } = await asked();
  return post(signInWithPasskey.path, { challenge, credential: device.sign(passkey, bending) }, cookie);
}

let ada: Enrolled;
beforeEach(async () => {
  ada = await enrolled();
});

describe('a passkey', () => {
  it('signs in without a name and a password', async () => {
    const entered = await enter(ada.device);
    expect(entered).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
    const browser = new Browser(entered.body, entered.cookie!);
    expect((await browser.person.call(getMe, {})).user.email).toBe(ada.email);
    const { passkeys } = await browser.person.call(getSecondFactor, {});
    expect(passkeys).toMatchObject([{ name: 'Work laptop', synced: false, lastUsedAt: expect.any(String) }]);
  });

  it('is the second factor of a password', async () => {
    const half = await post(login.path, { email: ada.email, password: PASSWORD });
    const { challenge, methods, passkey } = half.body as unknown as SignInChallenge;
    expect(methods).toEqual(['passkey', 'recovery']);
    const credential = ada.device.sign(passkey!, { verified: false });
    const entered = await post(answerChallenge.path, { challenge, method: 'passkey', credential }, half.cookie);
    expect(entered).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
  });

  it('proves once more who one is, for the session that asked', async () => {
    const { challenge, passkey } = await ada.browser.person.call(beginStepUp, {});
    const other = new Browser((await enter(ada.device)).body, 'none');
    const credential = ada.device.sign(passkey!);
    const proof = { method: 'passkey', challenge: challenge!, credential } as const;
    expect((await other.person.refused(proveAgain, proof)).code).toBe('auth.challenge');
    expect((await ada.browser.person.call(proveAgain, proof)).accessToken).toBeTruthy();
    expect((await ada.browser.person.refused(proveAgain, proof)).code).toBe('auth.challenge');
  });

  it('is renamed and removed by its owner, and by nobody else', async () => {
    const bob = await enrolled();
    const { passkeyId } = ada;
    for (const [operation, input] of [
      [renamePasskey, { passkeyId, name: 'Mine now' }],
      [removePasskey, { passkeyId }],
    ] as const)
      expect((await bob.browser.person.send(operation, input)).status).toBe(404);
    await ada.browser.person.call(renamePasskey, { passkeyId, name: 'Old laptop' });
    const { passkeys } = await ada.browser.person.call(getSecondFactor, {});
    expect(passkeys.map(({ name }) => name)).toEqual(['Old laptop']);
    await ada.browser.person.call(removePasskey, { passkeyId });
    expect(await ada.browser.person.call(getSecondFactor, {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await enter(ada.device)).body.code).toBe('auth.passkey');
    expect((await post(login.path, { email: ada.email, password: PASSWORD })).body.accessToken).toBeTruthy();
  });
});

describe('at the door', () => {
  it.each([
    ['signs for another address', { origin: 'https://talent.example.evil' }],
    ['belongs to another installation', { rpId: 'evil.example' }],
    ['has not seen its owner', { verified: false }],
    ['says it is nobody’s', { userHandle: '' }],
    [
      'says it is somebody else’s',
      {
        userHandle: Buffer.from(userHandleOf({ organizationId: randomUUID(), personId: randomUUID() })).toString(
          'base64url',
        ),
      },
    ],
  ])('a passkey that %s is refused', async (_, bending) => {
    expect(await enter(ada.device, bending)).toMatchObject({ status: 401, body: { code: 'auth.passkey' } });
    expect((await enter(ada.device)).status).toBe(200);
  });

  it('a passkey whose count goes back is a copy', async () => {
    expect((await enter(ada.device, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 3]) expect((await enter(ada.device, { counter })).body.code).toBe('auth.passkey');
    expect((await enter(ada.device, { counter: 10 })).status).toBe(200);
  });

  it('a device that was never enrolled is nobody’s', async () => {
    const stranger = new Authenticator();
    expect((await enter(stranger)).body.code).toBe('auth.passkey');
    const holder = { organizationId: ada.browser.opened.user.organizationId, personId: ada.browser.opened.user.id };
    const userHandle = Buffer.from(userHandleOf(holder)).toString('base64url');
    expect((await enter(stranger, { userHandle })).body.code).toBe('auth.passkey');
  });

  it('an answer counts once, in the browser that was asked, for what it was asked', async () => {
    const { challenge, passkey, cookie } = await asked();
    const credential = ada.device.sign(passkey);
    const other = await asked();
    for (const [given, from] of [
      [{ challenge, credential }, other.cookie],
      [{ challenge, credential }, undefined],
    ] as const)
      expect((await post(signInWithPasskey.path, given, from)).body.code).toBe('auth.challenge');
    const mixed = { challenge: other.challenge, credential };
    expect((await post(signInWithPasskey.path, mixed, other.cookie)).body.code).toBe('auth.passkey');
    expect((await post(signInWithPasskey.path, { challenge, credential }, cookie)).status).toBe(200);
    expect((await post(signInWithPasskey.path, { challenge, credential }, cookie)).body.code).toBe('auth.challenge');
  });

  it('nonsense is refused as such', async () => {
    for (const credential of [{}, { id: 'x' }, { id: 7, response: 'x' }, { response: { userHandle: 'AAAA' } }]) {
      const { challenge, cookie } = await asked();
      expect(await post(signInWithPasskey.path, { challenge, credential }, cookie)).toMatchObject({
        status: 401,
        body: { code: 'auth.passkey' },
      });
    }
  });
});

describe('making a passkey', () => {
  it('is for the session that asked, once, and for this address', async () => {
    const { person } = ada.browser;
    const [device, { challenge, passkey }] = [new Authenticator(), await person.call(beginPasskeyEnrollment, {})];
    const name = 'Phone';
    for (const bending of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }]) {
      const credential = device.make(passkey, bending);
      expect((await person.refused(enrollPasskey, { challenge, name, credential })).code).toBe('auth.passkey');
    }
    const credential = device.make(passkey);
    const bob = await enrolled();
    expect((await bob.browser.person.refused(enrollPasskey, { challenge, name, credential })).code).toBe(
      'auth.challenge',
    );
    expect((await person.call(enrollPasskey, { challenge, name, credential })).recoveryCodes).toBeNull();
    expect((await person.refused(enrollPasskey, { challenge, name, credential })).code).toBe('auth.challenge');
    expect((await person.call(getSecondFactor, {})).passkeys).toHaveLength(2);
  });

  it('keeps the public half alone', async () => {
    const [row] = await ownerQuery<{ row: string }>(
      'select row_to_json(p)::text as row from identity.passkey p where id = $1',
      [ada.passkeyId],
    );
    expect(row!.row).not.toMatch(/private|secret/i);
  });
});
