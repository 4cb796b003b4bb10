import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Problem } from '@talent-os/contracts';
import { login } from '@talent-os/contracts/identity/auth.js';
import { DEMO_PASSWORD } from '@talent-os/service-kit/demo/people';
import { addressOf, newCandidate, ownerQuery, signIn, untilAnswered } from '@talent-os/testing';
import { Browser, post } from '../test/browser.js';
import { ATTEMPTS } from '../attempts/lockout.rules.js';

const WRONG = 'not the password';
const attempt = (email: string, password = WRONG, cookie?: string) => post(login.path, { email, password }, cookie);

/** An answer without the id of its trace. */
const plain = ({ status, body }: { status: number; body: Problem }) => ({
  status,
  body: { ...body, instance: undefined },
});

describe('signing in', () => {
  it('starts with the role of the industry asked for, else with the first', async () => {
    const roleWith = async (more: object) =>
      (await Browser.signIn('multi@meridian.example', undefined, more)).opened.user.activeRole;
    expect(await roleWith({})).toBe('SALES_REP');
    expect(await roleWith({ industry: 'CYBER' })).toBe('CYBER_ANALYST');
    expect(await roleWith({ industry: 'HEALTHCARE' })).toBe('SALES_REP');
    expect(await roleWith({ deployment: 'multi-industry' })).toBe('SALES_REP');
  });

  it('takes an address however it is written', async () => {
    const { email, password } = await newCandidate();
    expect((await attempt(email.toUpperCase(), password)).status).toBe(200);
  });

  it('says the same of an unknown address, a wrong password, a wrong platform and somebody without a password', async () => {
    const { email, password } = await newCandidate();
    const [colleague] = await ownerQuery<{ email: string }>(
      // One of the demo: whom other tests have made may be kept out for another reason.
      `select email from identity.person where password_hash is null and status = 'active'
         and email like '%@meridian.example' order by id limit 1`,
    );
    const answers = await Promise.all([
      attempt(`${randomUUID()}@nowhere.example`),
      attempt(email),
      post(login.path, { email, password, deployment: 'sales-app' }),
      attempt(colleague!.email),
    ]);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'auth.credentials' }, cookie: undefined });
    for (const answer of answers) expect(plain(answer)).toEqual(plain(answers[0]!));
  });
});

describe('a browser signed in elsewhere', () => {
  it('signs in to another organization all the same', async () => {
    const { token } = await signIn('nurse@harbor.example');
    const answer = await untilAnswered(() =>
      fetch(`${addressOf()}${login.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'multi@meridian.example', password: DEMO_PASSWORD }),
      }),
    );
    expect(answer.status).toBe(200);
  });
});

describe('failed attempts', () => {
  it('lock an address after five, known or not', async () => {
    const { email, password } = await newCandidate();
    for (const address of [email, `${randomUUID()}@nowhere.example`]) {
      for (let turn = 0; turn < ATTEMPTS; turn += 1) expect((await attempt(address)).status).toBe(401);
      expect((await attempt(address)).body).toMatchObject({ status: 429, code: 'auth.locked' });
    }
    expect((await attempt(email, password)).status).toBe(429);
  });

  it('are five at most when forty come at once', async () => {
    const { email } = await newCandidate();
    const statuses = (await Promise.all(Array.from({ length: 40 }, () => attempt(email)))).map(({ status }) => status);
    // A machine too slow to hash forty passwords in time answers some of them 504, which are asked again: each counts.
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(ATTEMPTS);
    expect(statuses.filter((status) => ![401, 429, 503, 504].includes(status))).toEqual([]);
    expect((await attempt(email)).status).toBe(429);
  });

  it('are forgotten once the password is right', async () => {
    const { email, password } = await newCandidate();
    for (let turn = 0; turn < 3 * ATTEMPTS; turn += 1)
      expect((await attempt(email, turn % 3 === 2 ? password : WRONG)).status).toBe(turn % 3 === 2 ? 200 : 401);
  });

  it('of strangers do not lock the person out of a device they have used', async () => {
    const { email, password } = await newCandidate();
    const { cookie } = await Browser.signIn(email, password);
    for (let turn = 0; turn <= ATTEMPTS; turn += 1) await attempt(email);
    expect((await attempt(email, password)).status).toBe(429);
    expect((await attempt(email, password, cookie)).status).toBe(200);
  });
});
