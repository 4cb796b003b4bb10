import { describe, expect, it } from '@jest/globals';
import { login, logout, refresh } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { endOtherSessions, endSession, listSessions } from '@talent-os/contracts/identity/sessions.js';
import { addressOf, eventually, newCandidate, ownerQuery, PASSWORD } from '@talent-os/testing';
import { Browser, ended, post } from '../test/browser.js';
import { GRACE_MS } from './rotation.rules.js';

async function candidate(): Promise<Browser> {
  const { email, password } = await newCandidate();
  return Browser.signIn(email, password);
}

const liveTokens = async ({ sessionId }: Browser) =>
  (await ownerQuery('select 1 from identity.refresh_token where session_id = $1 and rotated_at is null', [sessionId]))
    .length;

const events = async ({ sessionId }: Browser, name: string) =>
  (await ownerQuery(`select 1 from identity.outbox where name = $1 and payload->>'sessionId' = $2`, [name, sessionId]))
    .length;

const refusedSoon = async ({ person }: Browser) => {
  await ended(person);
  expect(await person.refused(getMe, {})).toMatchObject({ code: 'auth.required' });
};

describe('refreshing', () => {
  it('exchanges the token at every use and keeps the person signed in', async () => {
    const browser = await candidate();
    const seen = new Set([browser.cookie]);
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await browser.refresh()).toBe(200);
      seen.add(browser.cookie);
      expect((await browser.person.call(getMe, {})).user).toEqual(browser.opened.user);
    }
    expect(seen.size).toBe(6);
    expect(await liveTokens(browser)).toBe(1);
  });

  it('gives fifty tabs that race with one token the same successor and signs nobody out', async () => {
    const browser = await candidate();
    for (let round = 0; round < 4; round += 1) {
      const cookie = browser.cookie;
      const replies = await Promise.all(Array.from({ length: 50 }, () => post(refresh.path, {}, cookie)));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(replies.map((reply) => reply.cookie)).size).toBe(1);
      expect(await liveTokens(browser)).toBe(1);
      expect(await browser.refresh(replies[0]!.cookie)).toBe(200);
    }
    expect(await events(browser, 'identity.session.refreshReused')).toBe(0);
  });

  it('answers a token that was used moments ago with the one that is alive by now', async () => {
    const browser = await candidate();
    const first = browser.cookie;
    await browser.refresh();
    await browser.refresh();
    const live = browser.cookie;
    expect(await browser.refresh(first)).toBe(200);
    expect(browser.cookie).toBe(live);
  });

  it('ends the session when a used token comes back later, and no other session', async () => {
    const { email, password } = await newCandidate();
    const browser = await Browser.signIn(email, password);
    const elsewhere = await Browser.signIn(email, password);
    const copied = browser.cookie;
    for (let turn = 0; turn < 3; turn += 1) await browser.refresh();
    await ownerQuery(
      `update identity.refresh_token set rotated_at = rotated_at - $2 * interval '1 millisecond' where session_id = $1`,
      [browser.sessionId, GRACE_MS + 1],
    );
    expect((await post(refresh.path, {}, copied)).body.code).toBe('auth.refresh');
    expect(await browser.refresh()).toBe(401);
    await refusedSoon(browser);
    expect(await events(browser, 'identity.session.refreshReused')).toBe(1);
    expect(await events(browser, 'identity.session.revoked')).toBe(1);
    expect(await elsewhere.refresh()).toBe(200);
    await eventually(async () => {
      const { items } = await elsewhere.person.call(listNotifications, {});
      expect(items).toContainEqual(
        expect.objectContaining({ kind: 'security', title: 'We signed one of your devices out', readAt: null }),
      );
    });
  });

  it('refuses what is no token of ours, and leaves the session alone', async () => {
    const browser = await candidate();
    const [organizationId, sessionId, secret] = browser.cookie.split('.') as [string, string, string];
    const flipped = (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1);
    for (const forged of [
      undefined,
      'nonsense',
      `${organizationId}.${sessionId}.${flipped}`,
      `${sessionId}.${organizationId}.${secret}`,
    ])
      expect((await post(refresh.path, {}, forged)).body.code).toBe('auth.refresh');
    expect(await browser.refresh()).toBe(200);
  });

  it('takes a cookie that leads nowhere away', async () => {
    const answer = await fetch(`${addressOf()}${refresh.path}`, {
      method: 'POST',
      headers: { cookie: 'talentos_refresh=nobody', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toMatch(/talentos_refresh=;/);
  });

  it('is not possible with another organization in the token', async () => {
    const browser = await candidate();
    const stranger = await Browser.signIn('nurse@harbor.example');
    const [, sessionId, secret] = browser.cookie.split('.');
    expect((await post(refresh.path, {}, `${stranger.opened.user.organizationId}.${sessionId}.${secret}`)).status).toBe(
      401,
    );
  });
});

describe('signing out', () => {
  it('ends the session everywhere at once and clears the cookie', async () => {
    const browser = await candidate();
    const reply = await post(logout.path, {}, browser.cookie);
    expect(reply).toMatchObject({ status: 200, cookie: '', body: { providerLogout: null } });
    expect(await browser.refresh()).toBe(401);
    await refusedSoon(browser);
    expect(await events(browser, 'identity.session.revoked')).toBe(1);
  });

  it('ends the session of an access token that comes without a cookie', async () => {
    const browser = await candidate();
    const { status } = await post(logout.path, {}, undefined, {
      authorization: `Bearer ${browser.opened.accessToken}`,
    });
    expect(status).toBe(200);
    expect(await browser.refresh()).toBe(401);
    await refusedSoon(browser);
    expect(await events(browser, 'identity.session.revoked')).toBe(1);
  });

  it('works for whoever is signed out already', async () => {
    expect((await post(logout.path, {})).status).toBe(200);
    expect((await post(logout.path, {}, 'nonsense')).status).toBe(200);
    const browser = await candidate();
    await post(logout.path, {}, browser.cookie);
    expect((await post(logout.path, {}, browser.cookie)).status).toBe(200);
    expect(await events(browser, 'identity.session.revoked')).toBe(1);
  });
});

describe('the devices of a person', () => {
  const on = (email: string, userAgent: string) =>
    post(login.path, { email, password: PASSWORD }, undefined, { 'user-agent': userAgent });
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

  it('are listed, this one first, and signed out one by one or all others at once', async () => {
    const { email } = await newCandidate();
    const there = new Browser((await on(email, FIREFOX)).body, '');
    const [here, third] = [await Browser.signIn(email, PASSWORD), await Browser.signIn(email, PASSWORD)];
    const { items } = await here.person.call(listSessions, {});
    expect(items.map(({ current, device }) => [current, device])).toEqual([
      [true, 'Unknown device'],
      [false, 'Unknown device'],
      [false, 'Firefox on Linux'],
    ]);
    await here.person.call(endSession, {
      deviceSessionId: items.find(({ device }) => device === 'Firefox on Linux')!.id,
    });
    await ended(there.person);
    expect(await here.person.call(endOtherSessions, {})).toEqual({ ended: 1 });
    await ended(third.person);
    expect((await here.person.call(listSessions, {})).items).toHaveLength(1);
  });

  it('are nobody else’s to end, not even a colleague’s', async () => {
    const [one, other] = [await newCandidate(), await newCandidate()];
    const [mine, theirs] = [await Browser.signIn(one.email, PASSWORD), await Browser.signIn(other.email, PASSWORD)];
    const [device] = (await theirs.person.call(listSessions, {})).items;
    expect((await mine.person.refused(endSession, { deviceSessionId: device!.id })).status).toBe(404);
    expect(await theirs.refresh()).toBe(200);
  });

  it('tell their owner of a new one, but not of the first', async () => {
    const { email } = await newCandidate();
    const { person } = await Browser.signIn(email, PASSWORD);
    await on(email, FIREFOX);
    await on(email, FIREFOX);
    const told = async () =>
      (await person.call(listNotifications, {})).items.filter(({ title }) => title === 'You signed in on a new device');
    const [note] = await eventually(async () => {
      const notes = await told();
      expect(notes).toHaveLength(1);
      return notes;
    });
    expect(note!.message).toContain('Firefox on Linux');
  });
});
