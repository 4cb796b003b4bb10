import { beforeAll, describe, expect, it } from '@jest/globals';
import { addCredential, verifyCredential } from '@talent-os/contracts/healthcare/credentials.js';
import {
  copyWeek,
  discardDrafts,
  publishWeek,
  recordLeave,
  removeLeave,
  rosterWeek,
} from '@talent-os/contracts/healthcare/roster.js';
import { claimableShifts, claimShift, mySchedule } from '@talent-os/contracts/healthcare/shifts.js';
import {
  fillShift,
  getShift,
  moveAssignment,
  publishShift,
  removeFromShift,
  shiftCandidates,
} from '@talent-os/contracts/healthcare/shifts-roster.js';
import { addUnit, inviteToShift } from '@talent-os/contracts/healthcare/units.js';
import { addDays, weekOf } from '@talent-os/service-kit/calendar';
import { demoToday, signIn, type Person } from '@talent-os/testing';
import { hrInHealthcare } from '../../test/people.js';

/** Nobody else’s shifts ask for it. */
const LICENSE = `License ${crypto.randomUUID()}`;
let manager: Person;
let nurse: Person;
let night: Person;

beforeAll(async () => {
  [manager, nurse, night] = await Promise.all([
    signIn('nurse.manager@meridian.example'),
    signIn('nurse@meridian.example'),
    signIn('nurse.night@meridian.example'),
  ]);
  const hr = await hrInHealthcare();
  for (const person of [nurse, night]) {
    const { id } = await person.call(addCredential, {
      name: LICENSE,
      kind: 'certification',
      issuer: 'Test board',
      number: 'R-1',
      issuedAt: demoToday(),
      expirationDate: addDays(demoToday(), 700),
    });
    await hr.call(verifyCredential, { credentialId: id, method: 'document', reference: 'Card' });
  }
});

/** Weeks far behind every other test’s shifts, each of its own test. */
let weeks = 12;
const nextWeeks = (): string => weekOf(addDays(demoToday(), 7 * (weeks += 3)));

async function unitWith(week: string, days: readonly number[], slots = 2) {
  const department = `Ward ${crypto.randomUUID()}`;
  const { id: unitId } = await manager.call(addUnit, {
    name: department,
    department,
    beds: 10,
    targetHppd: 6,
    requiredDay: slots,
    requiredNight: 0,
  });
  const shiftIds: string[] = [];
  for (const day of days) {
    const { id } = await manager.call(publishShift, {
      department,
      date: addDays(week, day),
      startTime: '08:00',
      endTime: '16:00',
      slots,
      requiredCredentials: [LICENSE],
    });
    shiftIds.push(id);
  }
  return { department, unitId, shiftIds };
}
const weekOfUnit = (unitId: string, week: string, person = manager) => person.call(rosterWeek, { unitId, week });

describe('the roster of a week', () => {
  it('tells who works when, how each day is covered, and what speaks for and against everybody', async () => {
    const week = nextWeeks();
    const { unitId, shiftIds, department } = await unitWith(week, [0, 1]);
    await manager.call(fillShift, { shiftId: shiftIds[0]!, userId: nurse.id });
    const seen = await weekOfUnit(unitId, addDays(week, 5));
    expect(seen).toMatchObject({ week, whole: true, unit: { id: unitId, requiredDay: 2 } });
    expect(seen.shifts.map(({ part, confirmed, free }) => [part, confirmed, free])).toEqual([
      ['day', 1, 1],
      ['day', 0, 2],
    ]);
    expect(seen.people).toEqual([expect.objectContaining({ userId: nurse.id, part: 'day', monthHours: 8 })]);
    expect(seen.people[0]!.work).toEqual([
      expect.objectContaining({ shiftId: shiftIds[0], department, date: week, status: 'confirmed' }),
    ]);
    const { items } = await manager.call(shiftCandidates, { shiftId: shiftIds[0]! });
    const hers = items.find(({ userId }) => userId === nurse.id);
    expect(hers).toMatchObject({
      refusal: 'shift.overlap',
      monthHours: 8,
      obstacle: { code: 'shift.overlap', other: { date: week, startTime: '08:00' }, credential: null, rest: null },
    });
    expect(items.find(({ userId }) => userId === night.id)).toMatchObject({ obstacle: null, overtimeAdded: 0 });
  });

  it('shows a professional the units they work in and themselves, and no drafts', async () => {
    const week = nextWeeks();
    const { unitId, shiftIds } = await unitWith(week, [0]);
    expect((await nurse.refused(rosterWeek, { unitId, week })).code).toBe('resource.missing');
    await manager.call(fillShift, { shiftId: shiftIds[0]!, userId: night.id });
    const own = await nurse.call(rosterWeek, { week });
    expect(own.whole).toBe(false);
    expect(own.people.map(({ userId }) => userId)).toEqual([nurse.id]);
    expect(own.medianHours).toBeNull();
  });

  it('gives nobody on leave a shift, and takes no leave from somebody who works', async () => {
    const week = nextWeeks();
    const { unitId, shiftIds } = await unitWith(week, [0, 1]);
    await manager.call(fillShift, { shiftId: shiftIds[0]!, userId: nurse.id });
    const days = { userId: nurse.id, firstDay: week, lastDay: addDays(week, 1) };
    expect((await manager.refused(recordLeave, days)).code).toBe('leave.works');
    const { id: leaveId } = await manager.call(recordLeave, { ...days, firstDay: addDays(week, 1) });
    expect((await manager.refused(fillShift, { shiftId: shiftIds[1]!, userId: nurse.id })).code).toBe('shift.leave');
    expect((await weekOfUnit(unitId, week)).people[0]!.leave).toEqual([
      { leaveId, firstDay: addDays(week, 1), lastDay: addDays(week, 1) },
    ]);
    await manager.call(removeLeave, { leaveId });
    await manager.call(fillShift, { shiftId: shiftIds[1]!, userId: nurse.id });
  });
});

describe('a place in a shift', () => {
  it('moves to another day and to another person, by the rules of every claim, and back', async () => {
    const week = nextWeeks();
    const { shiftIds } = await unitWith(week, [0, 1, 2], 1);
    const [monday, tuesday, wednesday] = shiftIds as [string, string, string];
    const { assignmentId } = await manager.call(fillShift, { shiftId: monday, userId: nurse.id });
    const moved = await manager.call(moveAssignment, { assignmentId, shiftId: tuesday, userId: nurse.id });
    expect((await manager.call(getShift, { shiftId: monday })).status).toBe('open');
    expect((await manager.call(getShift, { shiftId: tuesday })).status).toBe('filled');
    await manager.call(fillShift, { shiftId: wednesday, userId: night.id });
    const taken = { assignmentId: moved.assignmentId, shiftId: wednesday, userId: nurse.id };
    expect((await manager.refused(moveAssignment, taken)).code).toBe('shift.full');
    expect((await manager.call(getShift, { shiftId: tuesday })).confirmed).toBe(1);
    const given = await manager.call(moveAssignment, { ...taken, shiftId: tuesday, userId: night.id });
    const { people } = await manager.call(getShift, { shiftId: tuesday });
    expect(people.filter(({ status }) => status === 'confirmed').map(({ userId }) => userId)).toEqual([night.id]);
    await manager.call(moveAssignment, { assignmentId: given.assignmentId, shiftId: tuesday, userId: nurse.id });
    const mine = { assignmentId: given.assignmentId, shiftId: tuesday, userId: manager.id };
    expect((await manager.refused(moveAssignment, mine)).code).toBe('shift.settled');
  });

  it('goes to one of two who are moved into it at once', async () => {
    const week = nextWeeks();
    const { shiftIds } = await unitWith(week, [0, 1, 2], 1);
    const [first, second, third] = shiftIds as [string, string, string];
    const one = await manager.call(fillShift, { shiftId: first, userId: nurse.id });
    const other = await manager.call(fillShift, { shiftId: second, userId: night.id });
    const answers = await Promise.allSettled([
      manager.call(moveAssignment, { assignmentId: one.assignmentId, shiftId: third, userId: nurse.id }),
      manager.call(moveAssignment, { assignmentId: other.assignmentId, shiftId: third, userId: night.id }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await manager.call(getShift, { shiftId: third })).confirmed).toBe(1);
  });
});

describe('a week that is copied', () => {
  it('is a draft nobody but managers knows of, until it is published and everybody is told', async () => {
    const week = nextWeeks();
    const next = addDays(week, 7);
    const { unitId, shiftIds, department } = await unitWith(week, [0, 1]);
    await manager.call(fillShift, { shiftId: shiftIds[0]!, userId: nurse.id });
    const copy = await manager.call(copyWeek, { unitId, from: week, to: next });
    expect(copy).toEqual({ copied: 2, kept: 0, planned: 1, refused: [] });
    expect(await manager.call(copyWeek, { unitId, from: week, to: next })).toMatchObject({ copied: 0, kept: 2 });

    const { shifts, people } = await weekOfUnit(unitId, next);
    expect(shifts.map(({ status, planned, free }) => [status, planned, free])).toEqual([
      ['draft', 1, 1],
      ['draft', 0, 2],
    ]);
    expect(people[0]!.work).toEqual([expect.objectContaining({ date: next, status: 'planned' })]);
    const draft = shifts[1]!.shiftId;
    expect((await night.refused(claimShift, { shiftId: draft })).code).toBe('resource.missing');
    expect((await manager.refused(inviteToShift, { shiftId: draft, userIds: [night.id] })).code).toBe('shift.draft');
    expect((await nurse.call(claimableShifts, {})).items.some((one) => one.department === department)).toBe(false);
    const ahead = async () => (await nurse.call(mySchedule, {})).items.filter((one) => one.department === department);
    expect(await ahead()).toHaveLength(1);

    const planned = await manager.call(fillShift, { shiftId: draft, userId: night.id });
    const again = await manager.call(moveAssignment, { ...planned, shiftId: draft, userId: nurse.id });
    await manager.call(removeFromShift, { assignmentId: again.assignmentId, reason: 'Not her' });
    const published = await manager.call(publishWeek, { unitId, week: next });
    expect(published).toEqual({ published: 2, assigned: 1, refused: [] });
    expect(await ahead()).toHaveLength(2);
    expect((await manager.refused(publishWeek, { unitId, week: next })).code).toBe('roster.undrafted');
  });

  it('leaves out whom the rules do not let work, and says why, when it is copied and when it is published', async () => {
    const week = nextWeeks();
    const next = addDays(week, 7);
    const { unitId, shiftIds } = await unitWith(week, [0, 1]);
    for (const shiftId of shiftIds) await manager.call(fillShift, { shiftId, userId: nurse.id });
    const monday = { userId: nurse.id, firstDay: next, lastDay: next };
    await manager.call(recordLeave, monday);
    const copy = await manager.call(copyWeek, { unitId, from: week, to: next });
    expect(copy).toMatchObject({
      planned: 1,
      refused: [{ userId: nurse.id, date: next, part: 'day', code: 'shift.leave' }],
    });
    const other = await unitWith(next, [1]);
    await manager.call(fillShift, { shiftId: other.shiftIds[0]!, userId: night.id });
    // Whoever is planned may be given another shift meanwhile only by somebody who does not see the drafts.
    await manager.call(discardDrafts, { unitId, week: next });
    expect((await weekOfUnit(unitId, next)).shifts).toEqual([]);
    expect((await manager.refused(discardDrafts, { unitId, week: next })).code).toBe('roster.undrafted');
  });

  it('is copied from a week with shifts into one that is not over, and once where two copy at a time', async () => {
    const week = nextWeeks();
    const { unitId } = await unitWith(week, [0]);
    const past = addDays(demoToday(), -14);
    expect((await manager.refused(copyWeek, { unitId, from: week, to: past })).code).toBe('roster.over');
    expect((await manager.refused(copyWeek, { unitId, from: addDays(week, 14), to: week })).code).toBe('roster.empty');
    const copies = await Promise.all(
      [1, 2].map(() => manager.call(copyWeek, { unitId, from: week, to: addDays(week, 7) })),
    );
    expect(copies.map(({ copied }) => copied).toSorted()).toEqual([0, 1]);
  });
});
