import { describe, expect, it } from '@jest/globals';
import { addCredential, verifyCredential } from '@talent-os/contracts/healthcare/credentials.js';
import { recordLeave, removeLeave } from '@talent-os/contracts/healthcare/roster.js';
import { cancelShift, publishShift } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { claimShift } from '@talent-os/contracts/healthcare/shifts.js';
import { exportCalendar, openCalendarFeed } from '@talent-os/contracts/productivity/calendar.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { instantIn } from '@talent-os/service-kit/wall-clock';
import { demoToday, ownerQuery, signIn } from '@talent-os/testing';
import { hrInHealthcare } from '../test/people.js';

const ZONE = 'America/New_York';
const compact = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

describe('the calendar of a nurse', () => {
  it('holds their shifts at their time and their leave, in the file and at the address, until they are over', async () => {
    const [nurse, manager, hr] = await Promise.all([
      signIn('nurse.night@meridian.example'),
      signIn('nurse.manager@meridian.example'),
      hrInHealthcare(),
    ]);
    const today = demoToday();
    const name = `Calendar card ${crypto.randomUUID().slice(0, 8)}`;
    const { id: credentialId } = await nurse.call(addCredential, {
      name,
      kind: 'certification',
      issuer: 'Test board',
      number: 'C-1',
      issuedAt: addDays(today, -30),
      expirationDate: addDays(today, 300),
    });
    await hr.call(verifyCredential, { credentialId, method: 'document', reference: 'Card' });
    const date = addDays(today, 60);
    const { id: shiftId } = await manager.call(publishShift, {
      department: `Ward of ${name}`,
      date,
      startTime: '12:00',
      endTime: '16:00',
      slots: 1,
      requiredCredentials: [name],
    });
    await ownerQuery(`update healthcare.shift set created_at = now() - interval '2 days' where id = $1`, [shiftId]);
    await nurse.call(claimShift, { shiftId });
    const { id: leaveId } = await manager.call(recordLeave, {
      userId: nurse.id,
      firstDay: addDays(date, 2),
      lastDay: addDays(date, 4),
    });
    const [own] = await ownerQuery<{ id: string }>(
      'select id from healthcare.shift_assignment where shift_id = $1 and user_id = $2',
      [shiftId, nurse.id],
    );
    const linesOf = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');
    const eventIn = (ics: string, uid: string) => {
      const lines = linesOf(ics);
      const at = lines.indexOf(`UID:${uid}@talent-os`);
      return at < 0 ? undefined : lines.slice(at, lines.indexOf('END:VEVENT', at));
    };
    const { ics } = await nurse.call(exportCalendar, {});
    expect(eventIn(ics, `shift-${own!.id}`)).toEqual(
      expect.arrayContaining([
        `DTSTART:${compact(instantIn(date, '12:00', ZONE))}`,
        `DTEND:${compact(instantIn(date, '16:00', ZONE))}`,
        `SUMMARY:Shift: Ward of ${name}`,
        'TRANSP:OPAQUE',
      ]),
    );
    expect(eventIn(ics, `leave-${leaveId}`)).toEqual(
      expect.arrayContaining([
        `DTSTART;VALUE=DATE:${addDays(date, 2).replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${addDays(date, 5).replaceAll('-', '')}`,
      ]),
    );
    expect((await manager.call(exportCalendar, {})).ics).not.toContain(own!.id);
    const { path } = await nurse.call(openCalendarFeed, {});
    const subscribed = await (await fetch(`${nurse.address}${path}`)).text();
    expect(eventIn(subscribed, `shift-${own!.id}`)).toBeDefined();
    await manager.call(cancelShift, { shiftId, reason: 'The ward closes' });
    await manager.call(removeLeave, { leaveId });
    const after = (await nurse.call(exportCalendar, {})).ics;
    expect([eventIn(after, `shift-${own!.id}`), eventIn(after, `leave-${leaveId}`)]).toEqual([undefined, undefined]);
  });
});
