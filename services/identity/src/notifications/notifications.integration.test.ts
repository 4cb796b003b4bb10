import { describe, expect, it } from '@jest/globals';
import {
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from '@talent-os/contracts/identity/notifications.js';
import { eventually, newCandidate, openRealtime, ownerQuery, settled, signIn, type Person } from '@talent-os/testing';

/** Leaves a notification of somebody, as a listener does. */
const leave = (person: Person, title: string) =>
  ownerQuery(
    `insert into identity.notification (id, organization_id, created_at, updated_at, version, person_id, kind, hub, title, message, link, in_app, awake)
     values (gen_random_uuid(), $1, now(), now(), 1, $2, 'system', 'home', $3, 'Read it', '/', true, true)`,
    [person.organizationId, person.id, title],
  );

describe('my notifications', () => {
  it('come unread first, and are read one by one or all at once', async () => {
    // Somebody of this test alone, who was welcomed by now.
    const { email, password } = await newCandidate();
    const person = await signIn(email, password);
    await settled();
    for (const title of ['First', 'Second', 'Third']) await leave(person, title);
    const { items, unread, total } = await person.call(listNotifications, {});
    expect(items.map((item) => Notification.parse(item))).toHaveLength(total);
    expect(items.slice(0, 3).map(({ title, readAt }) => [title, readAt])).toEqual([
      ['Third', null],
      ['Second', null],
      ['First', null],
    ]);
    await person.call(readNotification, { notificationId: items[0]!.id });
    await person.call(readNotification, { notificationId: items[0]!.id });
    const after = await person.call(listNotifications, {});
    expect([after.unread, after.items[0]!.title, after.items.at(-1)!.title]).toEqual([unread - 1, 'Second', 'Third']);
    await person.call(readAllNotifications, {});
    expect(await person.call(listNotifications, {})).toMatchObject({ unread: 0, total });
    expect(await person.call(listNotifications, { page: 2 })).toMatchObject({ items: [], total });
  });

  it("are nobody else's to read", async () => {
    const [owner, colleague, stranger] = await Promise.all(
      ['sales.rep@meridian.example', 'analyst@meridian.example', 'nurse@harbor.example'].map((email) => signIn(email)),
    );
    const [mine] = (await owner!.call(listNotifications, {})).items;
    for (const other of [colleague!, stranger!])
      expect((await other.refused(readNotification, { notificationId: mine!.id })).code).toBe('resource.missing');
  });

  it('change in every browser of the person at once', async () => {
    const admin = await signIn('org.admin@meridian.example');
    const realtime = await openRealtime(admin);
    await admin.call(readAllNotifications, {});
    await eventually(() =>
      expect(realtime.frames).toContainEqual(
        expect.objectContaining({ refetches: expect.arrayContaining(['identity.notifications.list']) }),
      ),
    );
    realtime.close();
  });
});
