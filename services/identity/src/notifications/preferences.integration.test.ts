import { describe, expect, it } from '@jest/globals';
import { changePreferences, getPreferences } from '@talent-os/contracts/identity/notification-preferences.js';
import { listNotifications } from '@talent-os/contracts/identity/notifications.js';
import { moveDeal } from '@talent-os/contracts/sales/deals.js';
import { eventually, newCandidate, newDeal, newMember, openRealtime, ownerQuery, signIn } from '@talent-os/testing';
import { defaultPreferences, matrixOf } from './preferences.rules.js';

describe('how somebody is notified', () => {
  it('starts with the table, is changed one thing at a time, and told to every browser of theirs', async () => {
    const { email: address, password } = await newCandidate();
    const person = await signIn(address, password);
    const before = await person.call(getPreferences, {});
    expect(before).toMatchObject({
      kinds: matrixOf(defaultPreferences),
      digest: 'off',
      quietHours: null,
      email: { address, available: true, nextDigestAt: null },
      push: { available: false },
    });
    const realtime = await openRealtime(person);
    await Promise.all([
      person.call(changePreferences, { kind: 'deal', channel: 'email', on: true }),
      person.call(changePreferences, { kind: 'deal', channel: 'inApp', on: false }),
      person.call(changePreferences, { digest: 'weekly', digestHour: 6 }),
      person.call(changePreferences, { quietFrom: 22, quietTo: 7 }),
    ]);
    const after = await person.call(getPreferences, {});
    expect(after.kinds.find(({ kind }) => kind === 'deal')).toMatchObject({ inApp: false, email: true });
    expect(after).toMatchObject({ digest: 'weekly', digestHour: 6, quietHours: { from: 22, to: 7 } });
    expect(after.email.nextDigestAt).not.toBeNull();
    await eventually(() =>
      expect(realtime.frames).toContainEqual(
        expect.objectContaining({ refetches: ['identity.notifications.preferences'] }),
      ),
    );
    realtime.close();
    await person.call(changePreferences, { quietFrom: null, quietTo: null });
    expect((await person.call(getPreferences, {})).quietHours).toBeNull();
  });

  it('cannot mute security notices, nor be half said', async () => {
    const person = await signIn('org.admin@northwind.example');
    const refused = (input: object) => person.refused(changePreferences, input).then(({ code }) => code);
    expect(await refused({ kind: 'security', channel: 'email', on: false })).toBe('notification.always');
    expect(await refused({ kind: 'deal', on: false })).toBe('request.invalid');
    expect(await refused({ quietFrom: 22 })).toBe('request.invalid');
    expect(await refused({ quietFrom: 22, quietTo: 22 })).toBe('request.invalid');
    expect(await refused({ kind: 'deal', channel: 'push', on: true })).toBe('request.invalid');
  });

  it('decides who is told in which way', async () => {
    const [member, leader] = await Promise.all([
      newMember('meridian', { role: 'SALES_REP', industry: 'SALES' }),
      signIn('department.head@meridian.example'),
    ]);
    const owner = await member.signIn();
    const told = () =>
      ownerQuery<{ inApp: boolean; mailed: boolean }>(
        `select in_app as "inApp", mail_id is not null as mailed from identity.notification
          where person_id = $1 and kind = 'deal' order by created_at, id`,
        [owner.id],
      );
    const move = async () => {
      const { id: dealId, version } = await newDeal(owner);
      await leader.call(moveDeal, { dealId, stage: 'qualified', version });
    };
    await owner.call(changePreferences, { kind: 'deal', channel: 'inApp', on: false });
    await owner.call(changePreferences, { kind: 'deal', channel: 'email', on: true });
    await move();
    await eventually(async () => expect(await told()).toHaveLength(1));
    expect((await owner.call(listNotifications, { kind: 'deal' })).total).toBe(0);
    await owner.call(changePreferences, { kind: 'deal', channel: 'inApp', on: true });
    await owner.call(changePreferences, { kind: 'deal', channel: 'email', on: false });
    await move();
    await eventually(async () => expect(await told()).toHaveLength(2));
    expect(await told()).toEqual([
      { inApp: false, mailed: true },
      { inApp: true, mailed: false },
    ]);
  });
});
