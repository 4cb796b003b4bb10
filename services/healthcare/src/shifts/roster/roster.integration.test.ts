import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelShift,
  exportShifts,
  fillShift,
  getShift,
  listShifts,
  publishShift,
  shiftWords,
} from '@talent-os/contracts/healthcare/shifts-roster.js';
import { demoToday, signIn, type Person } from '@talent-os/testing';
import { addDays } from '@talent-os/service-kit/calendar';
import { instantIn } from '@talent-os/service-kit/wall-clock';

let admin: Person;

beforeAll(async () => {
  admin = await signIn('org.admin@meridian.example');
});

/** Twelve hours from evening to morning, which two nights a year are not. */
const isUsual = (day: string) =>
  +instantIn(addDays(day, 1), '07:00', 'America/New_York') - +instantIn(day, '19:00', 'America/New_York') ===
  12 * 3_600_000;

const aShift = () => ({
  department: 'Burn Unit',
  date: [9, 10].map((days) => addDays(demoToday(), days)).find(isUsual)!,
  startTime: '19:00',
  endTime: '07:00',
  slots: 2,
  requiredCredentials: ['Registered Nurse License'],
});

describe('the roster', () => {
  it('has what was published, with the hours between its times', async () => {
    const shift = { ...aShift(), department: `Ward ${crypto.randomUUID()}` };
    const { id } = await admin.call(publishShift, shift);
    const search = shift.department.toUpperCase();
    const { items } = await admin.call(listShifts, { search, from: shift.date, until: shift.date });
    expect(items.find((one) => one.id === id)).toMatchObject({
      ...shift,
      hours: 12,
      status: 'open',
      confirmed: 0,
      pending: 0,
      requiredSkills: [],
    });
    expect((await admin.call(listShifts, { department: shift.department, status: 'cancelled' })).total).toBe(0);
  });

  it('lends its words to the next shift, leaves as a file, and loses a shift once, with the reason', async () => {
    const department = `Ward ${crypto.randomUUID()}`;
    const shift = aShift();
    const { id: shiftId } = await admin.call(publishShift, { ...shift, department, requiredSkills: ['Grafts'] });
    const words = await admin.call(shiftWords, {});
    expect(words.departments).toContain(department);
    expect(words.credentials).toContain('Registered Nurse License');
    const { csv, total } = await admin.call(exportShifts, { department });
    expect(total).toBe(1);
    expect(csv.split('\r\n')[1]).toBe(
      `${department},${shift.date},19:00,07:00,12,open,2,Registered Nurse License,Grafts,,,`,
    );
    await admin.call(cancelShift, { shiftId, reason: 'The ward moves' });
    expect(await admin.call(getShift, { shiftId })).toMatchObject({
      status: 'cancelled',
      cancelReason: 'The ward moves',
    });
    expect((await admin.refused(cancelShift, { shiftId, reason: 'Again' })).code).toBe('shift.over');
  });

  it('is not filled with the person who fills it, in whatever case they write their id', async () => {
    const { id: shiftId } = await admin.call(publishShift, aShift());
    for (const userId of [admin.id, admin.id.toUpperCase()])
      expect((await admin.refused(fillShift, { shiftId: shiftId.toUpperCase(), userId })).code).toBe(
        'shift.ownDecision',
      );
  });

  it('takes no shift that is over or longer than anybody may work', async () => {
    const over = await admin.refused(publishShift, { ...aShift(), date: addDays(demoToday(), -2) });
    expect(over.errors).toEqual([{ field: 'startTime', message: 'Please choose a time to come' }]);
    const long = await admin.refused(publishShift, { ...aShift(), endTime: '08:00' });
    expect(long.errors).toEqual([{ field: 'endTime', message: 'A shift lasts 12 hours at most' }]);
  });
});
