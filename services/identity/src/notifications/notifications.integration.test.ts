import { describe, expect, it } from '@jest/globals';
import {
  listNotifications,
  Notification,
  readAllNotifications,
  readNotification,
} from '@talent-os/contracts/identity/notifications.js';
import { openRealtime, eventually, signIn } from '@talent-os/testing';

describe('my notifications', () => {
  it('come unread first, and are read one by one or all at once', async () => {
    // Somebody nothing happens to while other tests run.
    const person = await signIn('sales.rep@northwind.example');
    const { items, unread, total } = await person.call(listNotifications, {});
    expect(items.map((item) => Notification.parse(item))).toHaveLength(total);
    expect(unread).toBeGreaterThan(0);
    const [first] = items;
    expect(first!.readAt).toBeNull();
    await person.call(readNotification, { notificationId: first!.id });
    await person.call(readNotification, { notificationId: first!.id });
    expect((await person.call(listNotifications, {})).unread).toBe(unread - 1);
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
