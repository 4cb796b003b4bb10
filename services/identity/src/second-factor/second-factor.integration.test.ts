import { beforeEach, describe, expect, it } from '@jest/globals';
import { changePreferences } from '@talent-os/contracts/identity/notification-preferences.js';
import { login, type Session } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import type { SignInChallenge } from '@talent-os/contracts/identity/factors.js';
import { myTeams } from '@talent-os/contracts/identity/teams.js';
import {
  answerChallenge,
  beginStepUp,
  beginTotp,
  confirmTotp,
  getSecondFactor,
  makeRecoveryCodes,
  proveAgain,
  removeTotp,
} from '@talent-os/contracts/identity/second-factor.js';
import { newCandidate, ownerQuery, PASSWORD } from '@talent-os/testing';
import { Browser, post } from '../test/browser.js';
import { newOrganization } from '../test/new-organization.js';
import { ATTEMPTS } from '../attempts/lockout.rules.js';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { authenticatorApp } from '../test/authenticator-app.js';

/** As if the last code had been given long ago: nobody waits for the next one. */
const forgetSteps = (id: string) =>
  ownerQuery('update identity.totp_factor set last_step = 0 where person_id = $1', [id]);

type Enrolled = {
  email: string;
  id: string;
  browser: Browser;
  secret: string;
  app: ReturnType<typeof authenticatorApp>;
  codes: readonly string[];
};

async function enrolled(): Promise<Enrolled> {
  const { email } = await newCandidate('harbor');
  const browser = await Browser.signIn(email, PASSWORD);
  const { secret } = await browser.person.call(beginTotp, {});
  const app = authenticatorApp(secret);
  const { recoveryCodes } = await browser.person.call(confirmTotp, { code: app.code });
  const { id } = browser.opened.user;
  await forgetSteps(id);
  return { email, id, browser, secret, app, codes: recoveryCodes! };
}

/** The first half of a sign-in: what is still asked, and the cookie of the browser that was asked. */
async function challenged(email: string, cookie?: string, password = PASSWORD) {
  const reply = await post(login.path, { email, password }, cookie);
  return { ...(reply.body as unknown as SignInChallenge), status: reply.status, cookie: reply.cookie ?? cookie };
}
const answer = (cookie: string | undefined, body: object) => post(answerChallenge.path, body, cookie);

let ada: Enrolled;
beforeEach(async () => {
  ada = await enrolled();
});

describe('an authenticator app', () => {
  it('is asked for after a right password, and lets in with its code', async () => {
    const { status, challenge, methods, cookie, ...rest } = await challenged(ada.email);
    expect({ status, methods, ...rest }).toEqual({ status: 200, methods: ['totp', 'recovery'], passkey: null });
    const entered = await answer(cookie, { challenge, method: 'totp', code: ada.app.code });
    expect(entered).toMatchObject({ status: 200, body: { user: { email: ada.email } } });
    expect(entered.cookie).toMatch(new RegExp(`^${entered.body.user.organizationId}\\.`));
  });

  it('takes no code twice, nor an earlier one, and says so', async () => {
    const first = await challenged(ada.email);
    const entered = await answer(first.cookie, { challenge: first.challenge, method: 'totp', code: ada.app.next });
    expect(entered.status).toBe(200);
    for (const code of [ada.app.next, ada.app.code]) {
      const { challenge, cookie } = await challenged(ada.email);
      const again = await answer(cookie, { challenge, method: 'totp', code });
      expect(again).toMatchObject({ status: 401, body: { code: 'auth.codeUsed' } });
    }
  });

  it('lets one in of many who give the same code at once', async () => {
    const halves = await Promise.all([1, 2, 3, 4].map(() => challenged(ada.email)));
    const answers = await Promise.all(
      halves.map(({ challenge, cookie }) => answer(cookie, { challenge, method: 'totp', code: ada.app.code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  it('is there once: a second one is refused until it is removed', async () => {
    const { person } = ada.browser;
    expect((await person.refused(beginTotp, {})).code).toBe('factor.present');
    await person.call(removeTotp, {});
    expect(await person.call(getSecondFactor, {})).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 });
    expect((await person.refused(removeTotp, {})).code).toBe('factor.missing');
    expect((await person.refused(makeRecoveryCodes, {})).code).toBe('factor.missing');
    expect((await post(login.path, { email: ada.email, password: PASSWORD })).body.accessToken).toBeTruthy();
  });

  it('counts for nothing before its first code, and a wrong one sets nothing up', async () => {
    const { email } = await newCandidate('harbor');
    const browser = await Browser.signIn(email, PASSWORD);
    await browser.person.call(beginTotp, {});
    expect((await browser.person.refused(confirmTotp, { code: '000000' })).code).toBe('auth.code');
    expect((await post(login.path, { email, password: PASSWORD })).body.accessToken).toBeTruthy();
  });
});

describe('a challenge', () => {
  it('is answered once', async () => {
    const { challenge, cookie } = await challenged(ada.email);
    const entered = await answer(cookie, { challenge, method: 'recovery', code: ada.codes[0] });
    expect(entered.status).toBe(200);
    const again = await answer(cookie, { challenge, method: 'recovery', code: ada.codes[1] });
    expect(again).toMatchObject({ status: 410, body: { code: 'auth.challenge' } });
  });

  it('is answered by the browser that typed the password, and no other', async () => {
    const [mine, other] = [await challenged(ada.email), await challenged(ada.email)];
    for (const cookie of [other.cookie, undefined]) {
      const stolen = await answer(cookie, { challenge: mine.challenge, method: 'recovery', code: ada.codes[0] });
      expect(stolen).toMatchObject({ status: 410, body: { code: 'auth.challenge' } });
    }
    const { challenge, cookie } = mine;
    expect((await answer(cookie, { challenge, method: 'recovery', code: ada.codes[0] })).status).toBe(200);
  });

  it('leaves a browser the cookie it has, so that a known device stays one', async () => {
    const { cookie } = await challenged(ada.email, ada.browser.cookie);
    expect(cookie).toBe(ada.browser.cookie);
  });

  it('ends after five minutes', async () => {
    const { challenge, cookie } = await challenged(ada.email);
    await ownerQuery(`update identity.auth_challenge set expires_at = now() where person_id = $1`, [ada.id]);
    const late = await answer(cookie, { challenge, method: 'recovery', code: ada.codes[0] });
    expect(late).toMatchObject({ status: 410, body: { code: 'auth.challenge' } });
  });

  it('is somebody’s own: another person’s code does not answer it', async () => {
    const bob = await enrolled();
    const { challenge, cookie } = await challenged(ada.email);
    for (const given of [bob.app.code, bob.codes[0]])
      for (const method of ['totp', 'recovery'])
        expect(await answer(cookie, { challenge, method, code: given })).toMatchObject({
          status: 401,
          body: { code: 'auth.code' },
        });
    const made = await challenged(bob.email);
    expect(
      await answer(made.cookie, { challenge: 'A'.repeat(64), method: 'recovery', code: bob.codes[0] }),
    ).toMatchObject({ status: 410, body: { code: 'auth.challenge' } });
  });

  it('says which field is missing', async () => {
    const { challenge, cookie } = await challenged(ada.email);
    for (const [method, field] of [
      ['totp', 'code'],
      ['passkey', 'credential'],
    ])
      expect(await answer(cookie, { challenge, method })).toMatchObject({
        status: 422,
        body: { errors: [{ field }] },
      });
  });
});

describe('guessing codes', () => {
  it('locks like guessing passwords, and a right password buys no new attempts', async () => {
    for (let guess = 0; guess < ATTEMPTS; guess += 1) {
      const { challenge, cookie } = await challenged(ada.email);
      const wrong = await answer(cookie, { challenge, method: 'recovery', code: `wrong-${guess}` });
      expect(wrong).toMatchObject({ status: 401, body: { code: 'auth.code' } });
    }
    const { challenge, cookie } = await challenged(ada.email);
    const right = { challenge, method: 'recovery', code: ada.codes[0] };
    expect(await answer(cookie, right)).toMatchObject({ status: 429, body: { code: 'auth.locked' } });
    // The device she works on is counted apart: strangers do not lock her out of it.
    const own = await challenged(ada.email, ada.browser.cookie);
    expect((await answer(own.cookie, { ...right, challenge: own.challenge })).status).toBe(200);
  });
});

describe('recovery codes', () => {
  it('are ten, and each lets in once, however it is typed', async () => {
    expect(new Set(ada.codes).size).toBe(10);
    const typed = ada.codes[3]!.toUpperCase().replace('-', ' ');
    const first = await challenged(ada.email);
    const entered = await answer(first.cookie, { challenge: first.challenge, method: 'recovery', code: typed });
    expect(entered.status).toBe(200);
    const second = await challenged(ada.email);
    const again = await answer(second.cookie, { challenge: second.challenge, method: 'recovery', code: ada.codes[3] });
    expect(again.body.code).toBe('auth.code');
    expect(await ada.browser.person.call(getSecondFactor, {})).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('are worth nothing once new ones are made, and kept as hashes alone', async () => {
    const { recoveryCodes } = await ada.browser.person.call(makeRecoveryCodes, {});
    const { challenge, cookie } = await challenged(ada.email);
    expect((await answer(cookie, { challenge, method: 'recovery', code: ada.codes[0] })).body.code).toBe('auth.code');
    expect((await answer(cookie, { challenge, method: 'recovery', code: recoveryCodes[0] })).status).toBe(200);
    const kept = await ownerQuery<{ row: string }>(
      `select row_to_json(r)::text as row from identity.recovery_code r where person_id = $1
       union all select row_to_json(f)::text from identity.totp_factor f where person_id = $1`,
      [ada.id],
    );
    expect(kept).toHaveLength(11);
    for (const secret of [...recoveryCodes, ada.secret]) expect(kept.join()).not.toContain(secret);
  });
});

describe('proving once more who one is', () => {
  const stale = async (browser: Browser) => {
    await ownerQuery(`update identity.session set proved_at = now() - interval '6 minutes' where id = $1`, [
      browser.sessionId,
    ]);
    await browser.refresh();
  };
  const prove = (browser: Browser, body: object) =>
    post(proveAgain.path, body, undefined, { authorization: `Bearer ${browser.opened.accessToken}` });

  it('is asked for after five minutes, with the ways there are, and nothing was done', async () => {
    await stale(ada.browser);
    expect(await ada.browser.person.refused(removeTotp, {})).toMatchObject({
      status: 403,
      code: 'auth.step-up',
      methods: ['totp', 'recovery'],
    });
    expect((await ada.browser.person.call(getSecondFactor, {})).totpSince).not.toBeNull();
  });

  it('opens with the token it answers, and not with the one before', async () => {
    await stale(ada.browser);
    const { person } = ada.browser;
    const proof = await prove(ada.browser, { method: 'totp', code: ada.app.code });
    expect(proof.status).toBe(200);
    expect((await person.refused(removeTotp, {})).code).toBe('auth.step-up');
    ada.browser.opened = proof.body as Session;
    await ada.browser.person.call(removeTotp, {});
  });

  it('outlives a refresh, for its five minutes', async () => {
    await stale(ada.browser);
    await prove(ada.browser, { method: 'recovery', code: ada.codes[1] });
    await ada.browser.refresh();
    expect((await ada.browser.person.send(removeTotp, {})).status).toBe(204);
  });

  it('is by password only where nothing better is set up', async () => {
    const { email } = await newCandidate('harbor');
    const bare = await Browser.signIn(email, PASSWORD);
    expect(await bare.person.call(beginStepUp, {})).toEqual({ methods: ['password'], challenge: null, passkey: null });
    expect(await prove(bare, { method: 'password', password: 'not this one' })).toMatchObject({
      status: 401,
      body: { code: 'auth.password' },
    });
    expect((await prove(bare, { method: 'password', password: PASSWORD })).status).toBe(200);
    expect(await prove(ada.browser, { method: 'password', password: PASSWORD })).toMatchObject({
      status: 422,
      body: { code: 'factor.method' },
    });
  });

  it('counts wrong passwords like the door', async () => {
    const { email } = await newCandidate('harbor');
    const bare = await Browser.signIn(email, PASSWORD);
    for (let guess = 0; guess < ATTEMPTS; guess += 1) await prove(bare, { method: 'password', password: 'wrong' });
    expect(await prove(bare, { method: 'password', password: PASSWORD })).toMatchObject({
      status: 429,
      body: { code: 'auth.locked' },
    });
  });
});

describe('an organization that asks for a second factor', () => {
  const ask = (organizationId: string, policy: string, daysAgo: number) =>
    ownerQuery(
      `update identity.organization set second_factor = $2, second_factor_since = now() - $3 * interval '1 day'
        where organization_id = $1`,
      [organizationId, policy, daysAgo],
    );
  const age = (id: string) =>
    ownerQuery(`update identity.role_assignment set created_at = now() - interval '30 days' where person_id = $1`, [
      id,
    ]);

  it('gives a week, in which everything is open and people are told', async () => {
    const { organizationId, founder } = await newOrganization();
    await age(founder.id);
    await ask(organizationId, 'administrators', 3);
    const { person } = await Browser.signIn(founder.email, DEMO_PASSWORD);
    const { enrollBy } = await person.call(getMe, {});
    const [asked] = await ownerQuery<{ until: string }>(
      `select second_factor_since + interval '7 days' as until from identity.organization where organization_id = $1`,
      [organizationId],
    );
    expect(enrollBy).toBe(asked!.until);
    await person.call(myTeams, {});
    expect(await person.call(getSecondFactor, {})).toMatchObject({
      policy: 'administrators',
      required: true,
      enrollBy,
    });
  });

  it('lets nobody do anything else after it; with a factor everything is open', async () => {
    const { organizationId, founder } = await newOrganization();
    await age(founder.id);
    await ask(organizationId, 'administrators', 8);
    const browser = await Browser.signIn(founder.email, DEMO_PASSWORD);
    for (const [operation, input] of [
      [myTeams, {}],
      [changePreferences, { digest: 'off' }],
    ] as const)
      expect((await browser.person.send(operation, input)).body).toMatchObject({ status: 403, code: 'auth.enroll' });
    const { secret } = await browser.person.call(beginTotp, {});
    await browser.person.call(confirmTotp, { code: authenticatorApp(secret).code });
    await browser.refresh();
    await browser.person.call(myTeams, {});
    expect((await browser.person.refused(removeTotp, {})).code).toBe('factor.required');
    expect((await browser.person.call(getSecondFactor, {})).totpSince).not.toBeNull();
  });
});
