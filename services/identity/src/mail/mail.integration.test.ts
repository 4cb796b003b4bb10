import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Sent } from '@talent-os/contracts';
import { register } from '@talent-os/contracts/identity/register.js';
import { changePreferences, getPreferences } from '@talent-os/contracts/identity/notification-preferences.js';
import { listNotifications, readNotification, resendMail } from '@talent-os/contracts/identity/notifications.js';
import { answerMentorship, listMentorships, offerMentorship } from '@talent-os/contracts/talent/collaboration.js';
import { anonymous, eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { Redis } from 'ioredis';
import { hourIn } from '../notifications/when.rules.js';
import { catchMails, type MailCatcher } from './test/catch-mails.js';

const port = Number(process.env.TEST_SMTP_PORT);
const MENTOR = 'sales.rep@meridian.example';
const TRIED = 'Someone tried to register with your address';
const ASKED = 'Someone would like to learn from you';
let catcher: MailCatcher;
let refusals: (number | 'break off')[] = [];

beforeEach(async () => {
  refusals = [];
  catcher = await catchMails({
    port,
    answer: (_, { subject }) => {
      const next = subject === ASKED ? refusals.shift() : undefined;
      return typeof next === 'number' ? { code: next } : next;
    },
  });
});
afterEach(() => catcher.close());
// Other tests look at what the same person is told, and when.
afterAll(async () => {
  const mentor = await wantsMails();
  await mentor.call(changePreferences, { kind: 'collaboration', channel: 'email', on: false });
});
/** Other tests leave mails behind that are still being tried. */
const caughtOf = (mailId: string) => catcher.caught.filter(({ id }) => id.startsWith(`<${mailId}@`));
const about = (address: string, subject: string) =>
  catcher.caught.filter((mail) => mail.to === address && mail.subject === subject);
const itemOf = async (person: Person, title: string) =>
  (await person.call(listNotifications, {})).items.find((item) => item.title === title);

/** A security notice: somebody tries to register with the address. */
const tryRegistering = (email: string) =>
  anonymous.call(register, {
    email,
    password: 'a password nobody has',
    firstName: 'Some',
    lastName: 'Body',
    organization: 'meridian',
    industry: 'SALES',
    consent: { profile: true, aiAssist: false, marketing: false },
  });

const askedOf = ({ id }: Person) =>
  ownerQuery<{ id: string; mailId: string | null; personId: string }>(
    'select id, mail_id as "mailId", person_id as "personId" from identity.notification where person_id = $1 and title = $2',
    [id, ASKED],
  );

/** Tells the mentor of a request, and answers the notification and the mail it was put into. */
async function ask(mentor: Person): Promise<{ id: string; mailId: string }> {
  const mentee = await signIn('multi@meridian.example');
  const { skills } = await mentor.call(listMentorships, {});
  const { id: offerId } = await mentor.call(offerMentorship, { skillIds: [skills[0]!.id] });
  const known = new Set((await askedOf(mentor)).map(({ id }) => id));
  await mentee.call(answerMentorship, { offerId, action: 'request' });
  const [added] = await eventually(async () => {
    const more = (await askedOf(mentor)).filter(({ id }) => !known.has(id));
    expect(more).toHaveLength(1);
    return more;
  });
  await mentor.call(answerMentorship, { offerId, action: 'decline' });
  return { id: added!.id, mailId: added!.mailId! };
}

const wantsMails = async (options: Sent<typeof changePreferences> = {}) => {
  const mentor = await signIn(MENTOR);
  await mentor.call(changePreferences, { kind: 'collaboration', channel: 'email', on: true });
  await mentor.call(changePreferences, { digest: 'off', quietFrom: null, quietTo: null, ...options });
  return mentor;
};

const rowOf = async (mailId: string) =>
  (
    await ownerQuery<{ state: string; reason: string | null; attempts: number; dueAt: string | null }>(
      'select state, reason, attempts, due_at as "dueAt" from identity.mail where id = $1',
      [mailId],
    )
  )[0]!;
const stateOf = (mailId: string, state: string) =>
  eventually(async () => expect(await rowOf(mailId)).toMatchObject({ state }));
const openJobs = (mailId: string) =>
  ownerQuery(`select 1 from identity.job where data->>'mailId' = $1 and status = 'pending'`, [mailId]);
const makeDue = (mailId: string) =>
  ownerQuery(`update identity.mail set due_at = now() - interval '1 second' where id = $1`, [mailId]);

describe('a notification by e-mail', () => {
  it('arrives once, with its words and its link, and the inbox says so', async () => {
    const nurse = await signIn('nurse@harbor.example');
    await tryRegistering('nurse@harbor.example');
    await eventually(() => expect(about('nurse@harbor.example', TRIED)).toHaveLength(1));
    expect(about('nurse@harbor.example', TRIED)[0]!.body).toContain('href="https://talent.example/"');
    await eventually(async () =>
      expect(await itemOf(nurse, TRIED)).toMatchObject({ kind: 'security', email: { state: 'sent', digest: false } }),
    );
  });

  it('goes out once, however many jobs ask for it', async () => {
    const mentor = await wantsMails();
    const { mailId } = await ask(mentor);
    await ownerQuery(
      `insert into identity.job (id, organization_id, name, data, created_at)
       select gen_random_uuid(), $1, 'identity.mail.deliver', jsonb_build_object('mailId', $2::text), now() - interval '1 minute'
         from generate_series(1, 5)`,
      [mentor.organizationId, mailId],
    );
    await stateOf(mailId, 'sent');
    await eventually(async () => expect(await openJobs(mailId)).toEqual([]));
    expect(caughtOf(mailId)).toHaveLength(1);
  });

  it('is tried again after the server was busy, and given up at once where it refuses', async () => {
    const mentor = await wantsMails();
    refusals = [451];
    const { mailId } = await ask(mentor);
    // Before it is tried first it waits as well.
    const again = { state: 'waiting', attempts: 1, reason: 'The mail server asks to try again later (451)' };
    await eventually(async () => expect(await rowOf(mailId)).toMatchObject(again));
    await makeDue(mailId);
    await stateOf(mailId, 'sent');
    expect(await rowOf(mailId)).toMatchObject({ attempts: 2, reason: null });
    refusals = [554];
    const refused = await ask(mentor);
    await stateOf(refused.mailId, 'failed');
    expect([caughtOf(mailId).length, caughtOf(refused.mailId).length]).toEqual([1, 0]);
    expect((await mentor.call(getPreferences, {})).email.failed).toBeGreaterThan(0);
  });

  it('that may have arrived is never sent again, but when the person asks for it', async () => {
    const mentor = await wantsMails();
    refusals = ['break off'];
    const { id, mailId } = await ask(mentor);
    await stateOf(mailId, 'failed');
    expect((await rowOf(mailId)).reason).toMatch(/may have arrived/);
    expect(caughtOf(mailId)).toEqual([]);
    await mentor.call(resendMail, { notificationId: id });
    await stateOf(mailId, 'sent');
    expect(caughtOf(mailId)).toHaveLength(1);
    expect((await mentor.refused(resendMail, { notificationId: id })).code).toBe('notification.mail');
  });

  it('that a killed worker left behind goes out, unless the server may have it', async () => {
    const mentor = await wantsMails({ digest: 'daily' });
    const leave = async (handedOver: boolean) => {
      const { mailId } = await ask(mentor);
      await ownerQuery(
        `update identity.mail set state = 'sending', attempts = 1, taken_up_at = now() - interval '3 minutes', due_at = null,
           handed_over_at = case when $2 then now() - interval '3 minutes' end where id = $1`,
        [mailId, handedOver],
      );
      return mailId;
    };
    const untouched = await leave(false);
    const halfway = await leave(true);
    await stateOf(untouched, 'sent');
    await stateOf(halfway, 'failed');
    expect([caughtOf(untouched).length, caughtOf(halfway).length]).toEqual([1, 0]);
  });
});

describe('the time of a mail', () => {
  it('waits for the end of quiet hours, while the inbox has it at once', async () => {
    const { timezone } = await (await signIn(MENTOR)).call(getPreferences, {});
    const hour = hourIn(new Date(), timezone);
    const mentor = await wantsMails({ quietFrom: hour, quietTo: (hour + 2) % 24 });
    const { id, mailId } = await ask(mentor);
    const { state, dueAt } = await rowOf(mailId);
    expect(state).toBe('waiting');
    expect(hourIn(new Date(dueAt!), timezone)).toBe((hour + 2) % 24);
    expect((await mentor.call(listNotifications, {})).items.map((item) => item.id)).toContain(id);
    await makeDue(mailId);
    await stateOf(mailId, 'sent');
    expect(caughtOf(mailId)).toHaveLength(1);
  });

  it('is that of the digest: one mail of what is unread by then', async () => {
    const mentor = await wantsMails({ digest: 'daily', digestHour: 6 });
    const told = [await ask(mentor), await ask(mentor), await ask(mentor)];
    expect(new Set(told.map(({ mailId }) => mailId)).size).toBe(1);
    await mentor.call(readNotification, { notificationId: told[0]!.id });
    const { mailId } = told[0]!;
    expect((await mentor.call(getPreferences, {})).email.nextDigestAt).toBe((await rowOf(mailId)).dueAt);
    await makeDue(mailId);
    await stateOf(mailId, 'sent');
    expect(caughtOf(mailId)).toMatchObject([{ subject: '2 notifications for you' }]);
    const later = await ask(mentor);
    expect(later.mailId).not.toBe(mailId);
    await mentor.call(readNotification, { notificationId: later.id });
    await makeDue(later.mailId);
    await stateOf(later.mailId, 'skipped');
    expect(caughtOf(later.mailId)).toEqual([]);
  });

  it('of a security notice is now, whatever the person chose', async () => {
    const { timezone } = await (await signIn(MENTOR)).call(getPreferences, {});
    const hour = hourIn(new Date(), timezone);
    await wantsMails({ digest: 'weekly', quietFrom: hour, quietTo: (hour + 2) % 24 });
    await tryRegistering(MENTOR);
    await eventually(() => expect(about(MENTOR, TRIED)).toHaveLength(1));
  });
});

describe('a flushed Redis', () => {
  it('delays mails and loses none', async () => {
    const mentor = await wantsMails({ digest: 'daily' });
    const { mailId } = await ask(mentor);
    await flushQueues();
    await makeDue(mailId);
    await stateOf(mailId, 'sent');
    expect(caughtOf(mailId)).toHaveLength(1);
  });
});

/** Forgets every job and schedule of this installation. */
async function flushQueues(): Promise<void> {
  const redis = new Redis(process.env.REDIS_URL!);
  try {
    const keys = await redis.keys(`${process.env.INSTALLATION}:identity:*`);
    if (keys.length > 0) await redis.del(...keys);
  } finally {
    redis.disconnect();
  }
}
