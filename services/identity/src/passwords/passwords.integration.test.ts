import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { login } from '@talent-os/contracts/identity/auth.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import {
  changePassword,
  requestPasswordReset,
  resetMessages,
  resetPassword,
  WRONG_PASSWORD,
} from '@talent-os/contracts/identity/passwords.js';
import { anonymous, eventually, newCandidate, ownerQuery, PASSWORD } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';
import { catchMails, type MailCatcher } from '../mail/test/catch-mails.js';
import { ATTEMPTS } from '../attempts/lockout.rules.js';
import { Browser, ended, post } from '../test/browser.js';
import { RESETS_MOST } from './plan-reset.job.js';

const NEW = 'quite another long password';

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await catchMails({ port: Number(process.env.TEST_SMTP_PORT) });
});
afterAll(() => catcher.close());

const enter = async (email: string, password: string) => (await post(login.path, { email, password })).status;
const linksTo = (email: string) =>
  catcher.caught
    .filter(({ to }) => to === email.toLowerCase())
    .flatMap(({ body }) => /https:\/\/talent\.example\/login\?reset=([\w-]{64})/.exec(body)?.[1] ?? []);

async function linkFor(email: string): Promise<string> {
  const before = linksTo(email).length;
  await anonymous.call(requestPasswordReset, { email });
  return eventually(() => {
    const link = linksTo(email)[before];
    if (!link) throw new Error('no mail has come');
    return link;
  });
}

describe('a forgotten password', () => {
  it('is replaced with the link of the mail, once, and every other session ends', async () => {
    const { email } = await newCandidate();
    const elsewhere = await Browser.signIn(email, PASSWORD);
    const token = await linkFor(email.toUpperCase());
    const answers = await Promise.all([1, 2, 3].map(() => post(resetPassword.path, { token, password: NEW })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const opened = answers.find(({ status }) => status === 200)!;
    expect(opened.cookie).toMatch(/./);
    await ended(elsewhere.person);
    expect(await elsewhere.refresh()).toBe(401);
    expect([await enter(email, PASSWORD), await enter(email, NEW)]).toEqual([401, 200]);
    const told = new Browser(opened.body, opened.cookie!).person;
    await eventually(async () =>
      expect((await told.call(listNotifications, {})).items).toContainEqual(
        expect.objectContaining({ title: 'Your password was changed' }),
      ),
    );
  });

  it('opens an account that guesses have locked', async () => {
    const { email } = await newCandidate();
    for (let turn = 0; turn < ATTEMPTS; turn += 1) await enter(email, 'not the password');
    expect(await enter(email, PASSWORD)).toBe(429);
    expect((await post(resetPassword.path, { token: await linkFor(email), password: NEW })).status).toBe(200);
    expect(await enter(email, NEW)).toBe(200);
  });

  it('answers the same of an address that nobody has, and sends nothing there', async () => {
    const nobody = `${randomUUID()}@nowhere.example`;
    const { email } = await newCandidate();
    const answers = [
      await anonymous.send(requestPasswordReset, { email: nobody }),
      await anonymous.send(requestPasswordReset, { email }),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 202, body: { message: resetMessages.mailed } });
    await eventually(() => expect(linksTo(email)).toHaveLength(1));
    expect(linksTo(nobody)).toEqual([]);
  });

  it('fills nobody’s mailbox, and only the newest link works', async () => {
    const { email } = await newCandidate();
    await Promise.all(Array.from({ length: 2 * RESETS_MOST }, () => anonymous.call(requestPasswordReset, { email })));
    await eventually(() => expect(linksTo(email)).toHaveLength(RESETS_MOST));
    const tried = await Promise.all(linksTo(email).map((token) => post(resetPassword.path, { token, password: NEW })));
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    const planned = await ownerQuery(
      `select 1 from identity.mail m join identity.person p on p.id = m.person_id where m.link = 'reset' and p.email = $1`,
      [email],
    );
    expect(planned).toHaveLength(RESETS_MOST);
  });

  it('is no way in with a link that is foreign, too old, or of somebody whose account is closed', async () => {
    const [old, closed] = [await newCandidate(), await newCandidate()];
    const [oldToken, closedToken] = [await linkFor(old.email), await linkFor(closed.email)];
    await ownerQuery(
      `update identity.one_time_link set expires_at = now() where subject_id = (select id from identity.person where email = $1)`,
      [old.email],
    );
    await ownerQuery(`update identity.person set status = 'disabled' where email = $1`, [closed.email]);
    for (const token of [oldToken, closedToken, 'a'.repeat(64)])
      expect(await post(resetPassword.path, { token, password: NEW })).toMatchObject({
        status: 410,
        body: { code: 'auth.link' },
      });
  });
});

describe('a password', () => {
  it('is changed by whoever knows the present one; their other devices are signed out, this one stays', async () => {
    const { email } = await newCandidate();
    const [here, there] = [await Browser.signIn(email, PASSWORD), await Browser.signIn(email, PASSWORD)];
    const wrong = await here.person.refused(changePassword, { currentPassword: 'not the password', password: NEW });
    expect(wrong).toMatchObject({
      status: 422,
      errors: [{ field: 'currentPassword', message: WRONG_PASSWORD }],
    });
    expect(await here.person.call(changePassword, { currentPassword: PASSWORD, password: NEW })).toEqual({ ended: 1 });
    await ended(there.person);
    expect(await here.refresh()).toBe(200);
    expect([await enter(email, PASSWORD), await enter(email, NEW)]).toEqual([401, 200]);
  });

  it('cannot be guessed by whoever sits at an open screen', async () => {
    const { email } = await newCandidate();
    const { person } = await Browser.signIn(email, PASSWORD);
    const guess = () => person.refused(changePassword, { currentPassword: 'not the password', password: NEW });
    for (let turn = 0; turn < ATTEMPTS; turn += 1) expect((await guess()).status).toBe(422);
    expect(await guess()).toMatchObject({ status: 429, code: 'auth.locked' });
  });
});
