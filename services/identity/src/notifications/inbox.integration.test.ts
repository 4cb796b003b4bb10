import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { purgeNotifications, wakeNotifications } from '@talent-os/contracts/identity/jobs.js';
import { notificationsChanged } from '@talent-os/contracts/identity/notification-events.js';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  snoozeNotification,
  undoReadAll,
  unreadNotification,
} from '@talent-os/contracts/identity/notifications.js';
import {
  eventually,
  openOwnService,
  openRealtime,
  ownerQuery,
  settled,
  signIn,
  type OwnService,
  type Person,
  newCandidate,
  workNow,
} from '@talent-os/testing';
import { definition } from '../index.js';
import { KeepNotifications } from './keep-notifications.jobs.js';
import { notify } from './notify.js';
import { assigned } from './texts/shift-texts.js';

const DAY_MS = 86_400_000;
let person: Person;
let service: OwnService;

beforeAll(async () => {
  // Somebody of this file alone: what is unread is counted, and nobody else is to add to it.
  const { email, password } = await newCandidate();
  person = await signIn(email, password);
  // Who registers is welcomed a moment later.
  await settled();
  service = await openOwnService(definition);
});
afterAll(() => service.close());

const list = (input = {}) => person.call(listNotifications, input);
const titles = async (input = {}) => (await list(input)).items.map(({ title }) => title);
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A notification of the person, so many days old. */
async function leave(title: string, { kind = 'system', hub = 'home', daysAgo = 0 } = {}): Promise<string> {
  const [row] = await ownerQuery<{ id: string }>(
    `insert into identity.notification (id, organization_id, created_at, updated_at, version, person_id, kind, hub, title, message, link, in_app, awake)
     values (gen_random_uuid(), $1, now() - $2 * interval '1 day', now(), 1, $3, $4, $5, $6, 'About 100% of it', '/', true, true) returning id`,
    [person.organizationId, daysAgo, person.id, kind, hub, title],
  );
  return row!.id;
}

/** How often a wake-up was announced to a person's browsers. */
async function wakings(personId: string): Promise<number> {
  const [row] = await ownerQuery<{ count: number }>(
    `select count(*)::int as count from identity.outbox
      where name = $1 and operation = $2 and payload ->> 'userId' = $3`,
    [notificationsChanged.name, wakeNotifications.name, personId],
  );
  return row!.count;
}

describe('the inbox', () => {
  it('is narrowed by kind, hub, text and what is unread; the count of unread ones stays that of all', async () => {
    const deal = await leave('A deal of the inbox', { kind: 'deal', hub: 'sales' });
    await leave('An incident of the inbox', { kind: 'incident', hub: 'cyber' });
    const { unread, hubs } = await list();
    expect(hubs).toEqual(expect.arrayContaining(['cyber', 'sales']));
    expect(await titles({ kind: 'deal', search: 'of the inbox' })).toEqual(['A deal of the inbox']);
    expect(await titles({ hub: 'cyber', search: 'of the inbox' })).toEqual(['An incident of the inbox']);
    expect(await titles({ search: 'DEAL of the' })).toEqual(['A deal of the inbox']);
    expect((await list({ search: '100%' })).total).toBe(2);
    expect((await list({ search: '%_' })).total).toBe(0);
    await person.call(readNotification, { notificationId: deal });
    expect(await list({ kind: 'deal', show: 'unread' })).toMatchObject({ items: [], total: 0, unread: unread - 1 });
    await person.call(unreadNotification, { notificationId: deal });
    expect(await list({ kind: 'deal', show: 'unread' })).toMatchObject({ total: 1, unread });
  });

  it('is read as a whole or by kind, and that is taken back without touching what was read before', async () => {
    const before = await leave('Read before', { kind: 'deal', hub: 'sales' });
    await person.call(readNotification, { notificationId: before });
    await leave('Another deal', { kind: 'deal', hub: 'sales' });
    const { unread } = await list();
    const deals = (await list({ kind: 'deal', show: 'unread' })).total;
    const { count, readAt } = await person.call(readAllNotifications, { kind: 'deal' });
    expect(count).toBe(deals);
    expect((await list()).unread).toBe(unread - deals);
    await person.call(undoReadAll, { readAt });
    expect((await list()).unread).toBe(unread);
    expect((await list({ kind: 'deal' })).items.find(({ id }) => id === before)?.readAt).not.toBeNull();
  });

  it('leaves out what is put off, unread, until it comes back', async () => {
    const notificationId = await leave('To be put off');
    await person.call(readNotification, { notificationId });
    const { unread, snoozed } = await list();
    await person.call(snoozeNotification, { notificationId, until: inDays(2) });
    expect(await list()).toMatchObject({ unread, snoozed: snoozed + 1 });
    expect(await titles()).not.toContain('To be put off');
    expect(await titles({ show: 'snoozed' })).toContain('To be put off');
    const { readAt } = await person.call(readAllNotifications, {});
    await person.call(undoReadAll, { readAt });
    await person.call(snoozeNotification, { notificationId, until: null });
    expect(await list()).toMatchObject({ unread: unread + 1, snoozed });
  });

  it('tells browsers once when something has come back', async () => {
    const realtime = await openRealtime(person);
    const told = () => realtime.frames.filter(({ event }) => event === notificationsChanged.name).length;
    const notificationId = await leave('Comes back');
    await person.call(snoozeNotification, { notificationId, until: inDays(1) });
    await eventually(() => expect(told()).toBeGreaterThan(0));
    const before = told();
    await ownerQuery(`update identity.notification set snoozed_until = now() - interval '1 second' where id = $1`, [
      notificationId,
    ]);
    await workNow(wakeNotifications);
    await eventually(() => expect(told()).toBeGreaterThan(before));
    expect(await titles()).toContain('Comes back');
    await new KeepNotifications().wake({}, service.context(wakeNotifications));
    // Counted by what was announced: a browser is told of whatever else reaches the person meanwhile.
    expect(await wakings(person.id)).toBe(1);
    realtime.close();
  });

  it.each([
    ['a time that has passed', -1],
    ['a time too far away', 31],
  ])('puts nothing off until %s', async (_, days) => {
    const notificationId = await leave('Stays');
    const refused = await person.refused(snoozeNotification, { notificationId, until: inDays(days) });
    expect(refused.code).toBe('notification.snooze');
  });

  it('says a time by the clocks of its reader as well, where they show another', async () => {
    const own = async (timezone: string | null) =>
      ownerQuery('update identity.person set timezone = $2 where id = $1', [person.id, timezone]);
    const tell = (department: string) => {
      const ctx = service.context(wakeNotifications, person.organizationId);
      const note = assigned({ department, date: '2027-01-20', startTime: '19:00' });
      return ctx.db.write((tx) => notify(ctx, tx, [person.id], note));
    };
    await own('Asia/Tokyo');
    await tell('Elsewhere');
    await own(null);
    await tell('Here');
    const told = (await list({ search: '2027-01-20' })).items.map(({ message }) => message);
    expect(told.toSorted()).toEqual([
      expect.stringMatching(/^Elsewhere, 2027-01-21 at \d\d:00 GMT\+9 \(2027-01-20 at 19:00 \S+\)\.$/),
      expect.stringMatching(/^Here, 2027-01-20 at 19:00 \S+\.$/),
    ]);
  });

  it('keeps 180 days, and what is put off for as long as it is', async () => {
    await leave('Old', { daysAgo: 181 });
    await leave('Not so old', { daysAgo: 179 });
    const away = await leave('Old and put off', { daysAgo: 181 });
    await person.call(snoozeNotification, { notificationId: away, until: inDays(3) });
    await new KeepNotifications().purge({}, service.context(purgeNotifications));
    expect(await titles({ search: 'old' })).toEqual(['Not so old']);
    expect(await titles({ show: 'snoozed' })).toContain('Old and put off');
  });
});
