import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { login } from '@talent-os/contracts/identity/auth.js';
import { getMe } from '@talent-os/contracts/identity/me.js';
import { getPerson } from '@talent-os/contracts/identity/directory.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { getMyPhoto } from '@talent-os/contracts/identity/own-photo.js';
import {
  changeProfile,
  confirmAddress,
  getProfile,
  removePhoto,
  requestAddress,
  setPhoto,
  withdrawAddress,
} from '@talent-os/contracts/identity/profile.js';
import { usualPreferences } from '@talent-os/contracts/identity/preference-values.js';
import { changeUserPreferences, getUserPreferences } from '@talent-os/contracts/identity/user-preferences.js';
import { anonymous, eventually, newCandidate, PASSWORD, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';
import { catchMails, type MailCatcher } from '../mail/test/catch-mails.js';
import { post } from '../test/browser.js';
import { fileOf, png } from '../test/pictures.js';
import { CHANGES_MOST } from './address.controller.js';

let catcher: MailCatcher;
let colleague: Person;
beforeAll(async () => {
  [catcher, colleague] = await Promise.all([
    catchMails({ port: Number(process.env.TEST_SMTP_PORT) }),
    signIn('multi@meridian.example'),
  ]);
});
afterAll(() => catcher.close());

const somebody = async () => {
  const { email } = await newCandidate();
  return { email, person: await signIn(email, PASSWORD) };
};
const enter = async (email: string, password = PASSWORD) => (await post(login.path, { email, password })).status;

describe('a profile', () => {
  it('is what a person says of themselves, and what colleagues read', async () => {
    const before = await colleague.call(getProfile, {});
    const { email: _, pendingEmail, ...mine } = before;
    expect(pendingEmail).toBeNull();
    const said = { pronouns: 'they/them', phone: '+1 555 010 0199', languages: ['English', 'Polish'] };
    const { version } = await colleague.call(changeProfile, { ...mine, ...said, timezone: 'Europe/Berlin' });
    expect(await colleague.call(getProfile, {})).toMatchObject({ ...said, timezone: 'Europe/Berlin', version });
    expect(await colleague.call(getMe, {})).toMatchObject({ timezone: 'Europe/Berlin' });
    const seen = await (await signIn('sales.rep@meridian.example')).call(getPerson, { userId: colleague.id });
    expect(seen).toMatchObject({ ...said, timezone: 'Europe/Berlin' });
    expect((await colleague.refused(changeProfile, mine)).code).toBe('resource.stale');
    await colleague.call(changeProfile, { ...mine, version });
  });

  it.each([
    ['firstName', ' '],
    ['title', ''],
    ['phone', 'call me'],
    ['timezone', 'Mars/Olympus'],
    ['languages', Array.from({ length: 11 }, (_, at) => `Language ${at}`)],
  ])('is refused with its field: %s', async (field, value) => {
    const { email: _, pendingEmail: __, ...mine } = await colleague.call(getProfile, {});
    const { status, body } = await colleague.send(changeProfile, { ...mine, [field]: value });
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ field }] } });
  });
});

describe('a photo', () => {
  it('is kept without what the camera wrote into it, shown to colleagues, replaced and removed', async () => {
    const send = (content: Buffer) => colleague.send(setPhoto, { file: fileOf(content, 'me.png') });
    expect((await send(png(64, 64))).status).toBe(200);
    const { photo } = await colleague.call(getMyPhoto, {});
    expect(photo).toMatch(/^data:image\/png;base64,/);
    expect(Buffer.from(photo!.split(',')[1]!, 'base64').toString('latin1')).not.toContain('Kitchen');
    expect(await colleague.call(getMe, {})).toMatchObject({ hasPhoto: true });
    const seen = await (await signIn('sales.rep@meridian.example')).call(getPerson, { userId: colleague.id });
    expect(seen.photo).toBe(photo);
    expect(await send(png(600, 10))).toMatchObject({ status: 422, body: { code: 'picture.large' } });
    expect(await send(png(10, 10).subarray(0, 50))).toMatchObject({
      status: 422,
      body: { code: 'picture.unreadable' },
    });
    expect(await send(Buffer.from('<html>not a picture</html>'))).toMatchObject({ status: 415 });
    expect(await send(Buffer.concat([png(10, 10), Buffer.alloc(600 * 1024)]))).toMatchObject({ status: 413 });
    expect(await colleague.call(getMyPhoto, {})).toEqual({ photo });
    await colleague.call(removePhoto, {});
    expect(await colleague.call(getMyPhoto, {})).toEqual({ photo: null });
  });
});

const linksTo = (address: string) =>
  catcher.caught
    .filter(({ to }) => to === address.toLowerCase())
    .flatMap(({ body }) => /https:\/\/talent\.example\/login\?address=([\w-]{64})/.exec(body)?.[1] ?? []);
const linkTo = (address: string) =>
  eventually(() => {
    const link = linksTo(address).at(-1);
    if (!link) throw new Error('no mail has come');
    return link;
  });
const asks = { currentPassword: PASSWORD };

describe('another address', () => {
  it('is one’s own once both mailboxes have said so, and signs in from then on', async () => {
    const { email: from, person } = await somebody();
    const to = `${randomUUID()}@new.example`;
    await person.call(requestAddress, { email: to.toUpperCase(), ...asks });
    expect((await person.call(getProfile, {})).pendingEmail).toEqual({
      email: to,
      oldConfirmed: false,
      newConfirmed: false,
    });
    const [old, next] = [await linkTo(from), await linkTo(to)];
    expect(await anonymous.call(confirmAddress, { token: next })).toEqual({ email: null });
    expect((await anonymous.refused(confirmAddress, { token: next })).code).toBe('auth.link');
    expect([await enter(from), await enter(to)]).toEqual([200, 401]);
    expect(await anonymous.call(confirmAddress, { token: old })).toEqual({ email: to });
    expect([await enter(from), await enter(to)]).toEqual([401, 200]);
    expect(await person.call(getProfile, {})).toMatchObject({ email: to, pendingEmail: null });
    await eventually(async () =>
      expect((await person.call(listNotifications, {})).items).toContainEqual(
        expect.objectContaining({ title: 'Your address was changed' }),
      ),
    );
  });

  it('may be confirmed by both links at once', async () => {
    const { email: from, person } = await somebody();
    const to = `${randomUUID()}@new.example`;
    await person.call(requestAddress, { email: to, ...asks });
    const tokens = [await linkTo(from), await linkTo(to)];
    const answers = await Promise.all(tokens.map((token) => anonymous.call(confirmAddress, { token })));
    expect(answers.map(({ email }) => email).toSorted()).toEqual([to, null].toSorted());
    expect(await enter(to)).toBe(200);
  });

  it('of somebody else is asked for like any other, and never taken', async () => {
    const [{ email: taken }, { email: from, person }] = [await somebody(), await somebody()];
    await person.call(requestAddress, { email: taken, ...asks });
    expect(await anonymous.call(confirmAddress, { token: await linkTo(from) })).toEqual({ email: null });
    expect(linksTo(taken)).toEqual([]);
    expect([await enter(from), await enter(taken)]).toEqual([200, 200]);
  });

  it('is refused without the password, for the present one, and more than three times an hour', async () => {
    const { email: from, person } = await somebody();
    const email = `${randomUUID()}@new.example`;
    expect(await person.refused(requestAddress, { email, currentPassword: 'a guess' })).toMatchObject({
      status: 422,
      errors: [{ field: 'currentPassword' }],
    });
    expect((await person.refused(requestAddress, { email: from, ...asks })).code).toBe('address.same');
    for (let turn = 0; turn < CHANGES_MOST; turn += 1) await person.call(requestAddress, { email, ...asks });
    expect((await person.refused(requestAddress, { email, ...asks })).code).toBe('address.many');
  });

  it('that is withdrawn voids its links', async () => {
    const { email: from, person } = await somebody();
    const to = `${randomUUID()}@new.example`;
    await person.call(requestAddress, { email: to, ...asks });
    const tokens = [await linkTo(from), await linkTo(to)];
    await person.call(withdrawAddress, {});
    for (const token of [...tokens, 'a'.repeat(64)])
      expect((await anonymous.refused(confirmAddress, { token })).code).toBe('auth.link');
    expect((await person.call(getProfile, {})).pendingEmail).toBeNull();
  });
});

describe('preferences', () => {
  it('are the usual ones until they are changed, one by one, and the same on the next device', async () => {
    const { email, person } = await somebody();
    expect(await person.call(getUserPreferences, {})).toEqual(usualPreferences);
    await person.call(changeUserPreferences, { theme: 'dark' });
    await person.call(changeUserPreferences, { locale: 'de-DE', defaultHub: 'productivity', reduceMotion: true });
    const chosen = {
      ...usualPreferences,
      theme: 'dark',
      locale: 'de-DE',
      defaultHub: 'productivity',
      reduceMotion: true,
    };
    const next = await signIn(email, PASSWORD);
    expect(await next.call(getUserPreferences, {})).toEqual(chosen);
    expect((await next.call(getMe, {})).preferences).toEqual(chosen);
    await person.call(changeUserPreferences, { locale: null });
    expect(await next.call(getUserPreferences, {})).toEqual({ ...chosen, locale: null });
  });

  it('are kept once where two browsers are the first at the same time', async () => {
    const { person } = await somebody();
    await Promise.all([
      person.call(changeUserPreferences, { theme: 'light' }),
      person.call(changeUserPreferences, { density: 'dense' }),
    ]);
    expect(await person.call(getUserPreferences, {})).toMatchObject({ theme: 'light', density: 'dense' });
  });
});
