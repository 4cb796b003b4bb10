import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { login } from '@talent-os/contracts/identity/auth.js';
import { register } from '@talent-os/contracts/identity/register.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import {
  approveRegistration,
  confirmRegistration,
  declineRegistration,
  listRegistrations,
} from '@talent-os/contracts/identity/registrations.js';
import {
  anonymous,
  approve,
  eventually,
  newCandidate,
  ownerQuery,
  PASSWORD,
  registration,
  signIn,
} from '@talent-os/testing';
import { muchFaster } from '@talent-os/testing/side-by-side';
import { randomUUID } from 'node:crypto';
import { catchMails, type MailCatcher } from '../mail/test/catch-mails.js';
import { Browser, post } from '../test/browser.js';
import { MAILS_MOST } from './admission.rules.js';

let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await catchMails({ port: Number(process.env.TEST_SMTP_PORT) });
});
afterAll(() => catcher.close());

const newAddress = () => `${randomUUID()}@applicant.example`;
const enter = (email: string, password = PASSWORD) => post(login.path, { email, password });
const mailsTo = (email: string) => catcher.caught.filter(({ to }) => to === email);
const triesTold = (email: string) => mailsTo(email).filter(({ subject }) => subject.startsWith('Someone tried'));
const people = (email: string) =>
  ownerQuery<{ id: string }>('select id from identity.person where email = $1', [email]);
const tokenIn = (body: string) => /https:\/\/talent\.example\/login\?confirm=([\w-]{64})/.exec(body)?.[1] ?? '';

/** Registers and answers the secret of the link in the mail. */
async function linkFor(email: string, ...more: string[]): Promise<string> {
  const before = mailsTo(email).length;
  await anonymous.call(register, registration(email, ...more));
  return eventually(() => {
    const mail = mailsTo(email)[before];
    if (!mail) throw new Error('no mail has come');
    return tokenIn(mail.body);
  });
}

describe('a registration', () => {
  it('is no account: with its password nobody gets in, as with an address that is taken', async () => {
    const email = newAddress();
    const { email: taken } = await newCandidate('northwind');
    const other = 'another long password';
    const answers = [
      await anonymous.send(register, registration(email, 'meridian', other)),
      await anonymous.send(register, registration(taken, 'meridian', other)),
    ];
    expect(answers[1]).toMatchObject({ status: 202, body: answers[0]!.body });
    expect(answers[0]!.status).toBe(202);
    const entered = await Promise.all([enter(email, other), enter(taken, other)]);
    for (const { status, body } of entered) expect([status, body.code]).toEqual([401, 'auth.credentials']);
    expect(await people(email)).toEqual([]);
  });

  it('takes as long for an address that is taken as for another', async () => {
    const { email: taken } = await newCandidate();
    const registering = (email: string) => anonymous.call(register, registration(email));
    // Hashing the password is most of either.
    expect(
      await muchFaster({ taken: () => registering(taken), free: () => registering(newAddress()) }),
    ).toBeUndefined();
  });

  it('tells whoever has the address by mail, and changes nothing', async () => {
    const { email } = await newCandidate('northwind');
    await anonymous.call(register, registration(email, 'meridian', 'another long password'));
    const owner = await Browser.signIn(email, PASSWORD);
    await eventually(async () =>
      expect((await owner.person.call(listNotifications, {})).items).toContainEqual(
        expect.objectContaining({ title: 'Someone tried to register with your address' }),
      ),
    );
    await eventually(() => expect(triesTold(email)).toHaveLength(1));
    expect(tokenIn(triesTold(email)[0]!.body)).toBe('');
  });

  it('fills nobody’s mailbox', async () => {
    const [free, { email: taken }] = [newAddress(), await newCandidate()];
    for (const email of [free, taken]) {
      const all = Array.from({ length: 2 * MAILS_MOST }, () => anonymous.send(register, registration(email)));
      expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([202]));
    }
    await eventually(() => expect(mailsTo(free)).toHaveLength(MAILS_MOST));
    await eventually(() => expect(triesTold(taken)).toHaveLength(MAILS_MOST));
    const kept = await ownerQuery('select 1 from identity.registration where email = $1', [free]);
    expect(kept).toHaveLength(MAILS_MOST);
  });

  it('needs an organization that exists, and falls back to an industry it works in', async () => {
    expect(await anonymous.refused(register, registration(newAddress(), 'nowhere'))).toMatchObject({
      code: 'request.invalid',
      errors: [{ field: 'organization' }],
    });
    const { email, password } = await newCandidate('harbor');
    expect((await Browser.signIn(email, password)).opened.user.currentIndustry).toBe('HEALTHCARE');
  });
});

describe('the link in the mail', () => {
  it('makes the account, with what was agreed to, and signs in: once', async () => {
    const email = newAddress();
    const token = await linkFor(email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(confirmRegistration.path, { token, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    const opened = answers.find(({ status }) => status === 200)!;
    expect(opened.cookie).toMatch(/./);
    expect(opened.body.user).toMatchObject({
      email,
      activeRole: 'CANDIDATE',
      currentIndustry: 'SALES',
      deploymentContext: 'multi-industry',
    });
    const consents = await ownerQuery(
      'select profile, ai_assist, marketing from identity.consent where person_id = $1',
      [opened.body.user.id],
    );
    expect(consents).toEqual([{ profile: true, ai_assist: false, marketing: false }]);
    expect((await enter(email)).status).toBe(200);
    expect(await ownerQuery('select 1 from identity.registration where email = $1', [email])).toEqual([]);
  });

  it('is worth nothing without the password: nobody is led into an account a stranger made', async () => {
    const email = newAddress();
    const theirs = await linkFor(email, 'meridian', 'the password of a stranger');
    const mine = await linkFor(email);
    const confirm = (token: string, password: string) => anonymous.send(confirmRegistration, { token, password });
    expect(await confirm(theirs, PASSWORD)).toMatchObject({ status: 401, body: { code: 'auth.credentials' } });
    expect(await people(email)).toEqual([]);
    expect((await confirm(mine, PASSWORD)).status).toBe(200);
    // The first that is confirmed has the address.
    expect(await confirm(theirs, 'the password of a stranger')).toMatchObject({ status: 410 });
    expect(await people(email)).toHaveLength(1);
  });

  it('is guessed at no more often than a password', async () => {
    const token = await linkFor(newAddress());
    for (let turn = 0; turn < 5; turn += 1)
      expect((await anonymous.send(confirmRegistration, { token, password: 'wrong password' })).status).toBe(401);
    expect(await anonymous.send(confirmRegistration, { token, password: PASSWORD })).toMatchObject({ status: 429 });
  });

  it('ends after a day; a made-up one is worth nothing', async () => {
    const email = newAddress();
    const token = await linkFor(email);
    const made = token.slice(0, 30) + 'A'.repeat(34);
    expect(await anonymous.send(confirmRegistration, { token: made, password: PASSWORD })).toMatchObject({
      status: 410,
      body: { code: 'auth.link' },
    });
    await ownerQuery(
      `update identity.one_time_link l set expires_at = now() from identity.registration r
        where r.id = l.subject_id and r.email = $1`,
      [email],
    );
    expect(await anonymous.send(confirmRegistration, { token, password: PASSWORD })).toMatchObject({ status: 410 });
  });
});

describe('an administrator', () => {
  it('makes an account of a registration by hand, or forgets it', async () => {
    const [wanted, unwanted] = [newAddress(), newAddress()];
    for (const email of [wanted, unwanted]) await anonymous.call(register, registration(email));
    const admin = await signIn('org.admin@meridian.example');
    const { items } = await admin.call(listRegistrations, {});
    const [keep, drop] = [wanted, unwanted].map((email) => items.find((one) => one.email === email)!);
    expect(keep).toMatchObject({ name: 'Noor Applicant', industry: 'SALES' });
    const stranger = await signIn('org.admin@harbor.example');
    expect((await stranger.call(listRegistrations, {})).items).not.toContainEqual(keep);
    await admin.call(declineRegistration, { registrationId: drop!.id });
    await approve(wanted);
    expect((await enter(wanted)).status).toBe(200);
    expect((await enter(unwanted)).status).toBe(401);
    for (const { id } of [keep!, drop!])
      expect(await admin.refused(approveRegistration, { registrationId: id })).toMatchObject({
        code: 'resource.missing',
      });
  });
});
