import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { publishShift, shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster.js';
import {
  addUnit,
  COVERAGE_DAYS,
  FEWEST_PEOPLE,
  enterCensus,
  exportUnits,
  getUnitPeople,
  getUnits,
  inviteToShift,
  listUnitStaff,
  removeUnit,
  updateUnit,
} from '@talent-os/contracts/healthcare/units.js';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { eventually, ownerQuery, signIn, type Person } from '@talent-os/testing';

let admin: Person;
let nurse: Person;
let today: Day;
beforeAll(async () => {
  [admin, nurse] = await Promise.all([signIn('org.admin@meridian.example'), signIn('nurse@meridian.example')]);
  ({ today } = await admin.call(getUnits, {}));
});

const facts = (department: string) => ({
  name: `Unit ${department}`,
  department,
  beds: 20,
  targetHppd: 10,
  requiredDay: 2,
  requiredNight: 0,
});
const unit = async () => {
  const department = `Ward ${randomUUID().slice(0, 8)}`;
  const { id } = await admin.call(addUnit, facts(department));
  return { id, department };
};
const seen = async (id: string, person = admin) => {
  const { units, alerts, whole } = await person.call(getUnits, {});
  return { unit: units.find((one) => one.id === id)!, alerts: alerts.filter(({ unitId }) => unitId === id), whole };
};
const publish = (department: string, date: Day, slots: number) =>
  admin.call(publishShift, {
    department,
    date,
    startTime: '07:00',
    endTime: '19:00',
    slots,
    requiredCredentials: ['Registered Nurse License'],
  });

/** Somebody's slot of a shift, as if they had claimed it. */
const assign = async (shiftId: string, userId: string = randomUUID(), status = 'confirmed') => {
  const id = randomUUID();
  await ownerQuery(
    `insert into healthcare.shift_assignment (id, organization_id, created_at, updated_at, shift_id, user_id, status, overtime)
     values ($2, $1, now(), now(), $3, $4, $5, false)`,
    [admin.organizationId, id, shiftId, userId, status],
  );
  return id;
};
/** A shift of twelve hours gone by, with so many people. */
const worked = async (department: string, date: Day, people: readonly string[]) => {
  const { id } = await publish(department, addDays(today, 1), people.length);
  await ownerQuery(
    `update healthcare.shift set date = $2::date, starts_at = $2::date + interval '7 hours', ends_at = $2::date + interval '19 hours'
     where id = $1`,
    [id, date],
  );
  for (const userId of people) await assign(id, userId);
};

describe('a unit', () => {
  it('shows eight days of staff against what it needs, and what to do where some is missing', async () => {
    const { id, department } = await unit();
    const tomorrow = addDays(today, 1);
    const before = await seen(id);
    expect(before.unit.coverage.map(({ date }) => date)).toEqual(
      Array.from({ length: COVERAGE_DAYS }, (_, ahead) => addDays(today, ahead)),
    );
    expect(before.alerts.filter(({ kind }) => kind === 'staff')).toHaveLength(COVERAGE_DAYS);
    expect(before.alerts.find(({ gap }) => gap?.date === tomorrow)).toMatchObject({ action: 'publish', shiftId: null });

    const { id: shiftId } = await publish(department, tomorrow, 3);
    await assign(shiftId);
    await assign(shiftId, randomUUID(), 'pending');
    await assign(shiftId, randomUUID(), 'released');
    const after = await seen(id);
    expect(after.unit.coverage[1]!.parts[0]).toEqual({
      part: 'day',
      required: 2,
      confirmed: 1,
      pending: 1,
      free: 1,
      missing: 1,
    });
    expect(after.unit.openShifts).toMatchObject([{ shiftId, free: 1, date: tomorrow }]);
    expect(after.alerts.find(({ gap }) => gap?.date === tomorrow)).toMatchObject({ action: 'invite', shiftId });
    await assign(shiftId);
    expect((await seen(id)).alerts.find(({ gap }) => gap?.date === tomorrow)).toBeUndefined();
  });

  it('divides the nursing hours of the days whose census is known by the patients', async () => {
    const { id, department } = await unit();
    const [one, two, three] = [1, 2, 3].map((days) => addDays(today, -days)) as [Day, Day, Day];
    for (const date of [one, two, three]) await worked(department, date, [randomUUID(), randomUUID()]);
    expect((await seen(id)).unit.hppd.actual).toBeNull();
    await admin.call(enterCensus, { unitId: id, date: one, midnightCensus: 9 });
    await admin.call(enterCensus, { unitId: id, date: two, midnightCensus: 3 });
    await admin.call(enterCensus, { unitId: id, date: one, midnightCensus: 5 });
    const { unit: shown, alerts } = await seen(id);
    expect(shown.hppd).toEqual({ hours: 48, patientDays: 8, actual: 6 });
    expect(shown.census).toEqual({ date: one, midnightCensus: 5 });
    expect(alerts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['hppd', 'census']));
    await admin.call(enterCensus, { unitId: id, date: today, midnightCensus: 5 });
    expect((await seen(id)).alerts.map(({ kind }) => kind)).not.toContain('census');
  });

  it('takes no census of days to come, nor more patients than it has beds', async () => {
    const { id } = await unit();
    for (const [date, midnightCensus, field] of [
      [addDays(today, 1), 3, 'date'],
      [today, 21, 'midnightCensus'],
    ] as const)
      expect((await admin.refused(enterCensus, { unitId: id, date, midnightCensus })).errors).toMatchObject([
        { field },
      ]);
  });

  it('has its department to itself, is changed on top of what was seen, and leaves with its census', async () => {
    const { id, department } = await unit();
    for (const spelled of [department, department.toUpperCase(), ` ${department.replace(' ', '  ')}`])
      expect((await admin.refused(addUnit, facts(spelled))).code).toBe('unit.taken');
    await admin.call(enterCensus, { unitId: id, date: today, midnightCensus: 4 });
    const moved = `${department} East`;
    await admin.call(updateUnit, { unitId: id, ...facts(moved), version: 1 });
    expect((await admin.refused(updateUnit, { unitId: id, ...facts(moved), version: 1 })).code).toBe('resource.stale');
    expect((await seen(id)).unit.census?.midnightCensus).toBe(4);
    await admin.call(removeUnit, { unitId: id });
    expect(await ownerQuery('select 1 from healthcare.unit_census where department = $1', [moved])).toEqual([]);
  });

  it('counts people together from five on, and names whose papers expire', async () => {
    const { id, department } = await unit();
    const holders = await ownerQuery<{ id: string; name: string }>(
      `select distinct p.id, p.name from healthcare.credential c join healthcare.person p on p.id = c.user_id
       where c.organization_id = $1 and c.verified_at is not null and c.expiration_date < current_date + 60
         and not exists (select from healthcare.shift_assignment a where a.user_id = p.id)
       order by p.id limit 5`,
      [admin.organizationId],
    );
    await worked(
      department,
      addDays(today, -2),
      holders.slice(0, 4).map((one) => one.id),
    );
    expect((await seen(id)).unit.standing).toBeNull();
    await worked(department, addDays(today, -3), [holders[4]!.id]);
    const { standing } = (await seen(id)).unit;
    const { expired, in30, in60, in90 } = standing!.credentials;
    const { credentials } = await admin.call(getUnitPeople, { unitId: id });
    expect(credentials).toHaveLength(expired + in30 + in60 + in90);
    expect(credentials.length).toBeGreaterThan(0);
    const names = holders.map(({ name }) => name);
    for (const { holderName } of credentials) expect(names).toContain(holderName);
  });

  it('counts everybody in one unit: together they are what the hub says of all', async () => {
    const { units, standing } = await admin.call(getUnits, {});
    const shown = units.flatMap((one) => one.standing ?? []);
    const { credentials, ceu, overtime } = await admin.call(listUnitStaff, {});
    const sum = (value: (one: (typeof shown)[number]) => number) => shown.reduce((all, one) => all + value(one), 0);
    const hidden = units.length > shown.length ? FEWEST_PEOPLE * (units.length - shown.length) : 0;
    expect(standing!.people - sum(({ people }) => people)).toBeGreaterThanOrEqual(0);
    expect(standing!.people - sum(({ people }) => people)).toBeLessThanOrEqual(hidden);
    expect(standing!.ceuAtRisk).toBe(ceu.length);
    const { expired, in30, in60, in90 } = standing!.credentials;
    expect(expired + in30 + in60 + in90).toBe(credentials.length);
    expect(overtime.reduce((all, { hours }) => all + hours, 0)).toBeCloseTo(standing!.overtime.at(-1)!.hours, 0);
  });

  it('shows the hours beyond forty of each week', async () => {
    const { id, department } = await unit();
    const monday = (await seen(id)).unit.standing ?? (await admin.call(getUnits, {})).standing;
    const week = monday!.overtime.at(-2)!.week;
    const busy = randomUUID();
    const others = Array.from({ length: 4 }, () => randomUUID());
    for (const day of [0, 1, 2]) await worked(department, addDays(week, day), [busy]);
    await worked(department, addDays(week, 4), [busy, ...others]);
    const { standing } = (await seen(id)).unit;
    expect(standing!.overtime.find((one) => one.week === week)!.hours).toBe(8);
  });
});

describe('a professional', () => {
  it('sees the units they work in, and of the people only themselves', async () => {
    const { id, department } = await unit();
    expect((await seen(id, nurse)).unit).toBeUndefined();
    const { id: shiftId } = await publish(department, addDays(today, 2), 2);
    await assign(shiftId, nurse.id);
    await assign(shiftId);
    const { unit: shown, whole } = await seen(id, nurse);
    expect(whole).toBe(false);
    expect(shown.coverage[2]!.parts[0]!.confirmed).toBe(2);
    expect(shown.standing!.people).toBe(1);
    const own = (await nurse.call(getUnits, {})).standing!;
    const [mine] = await ownerQuery<{ n: number }>(
      `select count(*)::int as n from healthcare.credential
       where user_id = $1 and verified_at is not null and revoked_at is null and expiration_date <= current_date + 90`,
      [nurse.id],
    );
    const { expired, in30, in60, in90 } = own.credentials;
    expect(expired + in30 + in60 + in90).toBeLessThanOrEqual(mine!.n);
    expect((await nurse.send(getUnitPeople, { unitId: id })).status).toBe(403);
    expect((await nurse.send(enterCensus, { unitId: id, date: today, midnightCensus: 1 })).status).toBe(403);
  });
});

describe('an invitation', () => {
  it('goes to people who may work the shift, to all who were chosen or to nobody', async () => {
    const { department } = await unit();
    const { id: shiftId } = await publish(department, addDays(today, 5), 1);
    const { items } = await admin.call(shiftCandidates, { shiftId });
    const able = items.find(({ refusal }) => refusal === null);
    const unable = randomUUID();
    expect((await admin.refused(inviteToShift, { shiftId, userIds: [able!.userId, unable] })).code).toBe(
      'shift.credential',
    );
    expect(await admin.call(inviteToShift, { shiftId, userIds: [able!.userId, able!.userId] })).toEqual({ invited: 1 });
    const told = () =>
      ownerQuery(
        `select 1 from healthcare.outbox where name = 'healthcare.shift.offered' and operation = 'healthcare.units.invite'
           and payload ->> 'shiftId' = $1 and payload -> 'userIds' = to_jsonb(array[$2::text])`,
        [shiftId, able!.userId],
      );
    expect(await told()).toHaveLength(1);
    await assign(shiftId);
    expect((await admin.refused(inviteToShift, { shiftId, userIds: [able!.userId] })).code).toBe('shift.full');
  });
});

describe('a shortage', () => {
  const told = (id: string) =>
    ownerQuery<{ missing: number }>(
      `select (payload ->> 'missing')::int as missing from healthcare.outbox
       where name = 'healthcare.unit.short' and payload ->> 'unitId' = $1 order by at`,
      [id],
    ).then((rows) => rows.map(({ missing }) => missing));
  /** What the schedule announces when somebody leaves a shift. */
  const released = (shiftId: string, department: string, date: Day) =>
    ownerQuery(
      `insert into healthcare.outbox (id, organization_id, name, operation, request_id, payload, at)
       values ($2, $1, 'healthcare.shift.released', 'healthcare.test', 'r', $3, now())`,
      [
        admin.organizationId,
        randomUUID(),
        JSON.stringify({ shiftId, department, date, startTime: '07:00', userId: randomUUID(), reason: 'person' }),
      ],
    );

  it('is told once, and again after the unit had enough', async () => {
    const { id, department } = await unit();
    const date = addDays(today, 3);
    const { id: shiftId } = await publish(department, date, 3);
    const first = await assign(shiftId);
    await assign(shiftId);
    await released(shiftId, department, date);
    const release = (assignment: string) =>
      ownerQuery(`update healthcare.shift_assignment set status = 'released' where id = $1`, [assignment]);
    await release(first);
    await released(shiftId, department, date);
    await eventually(async () => expect(await told(id)).toEqual([1]));
    await released(shiftId, department, date);
    const third = await assign(shiftId);
    await released(shiftId, department, date);
    await eventually(async () =>
      expect(await ownerQuery('select 1 from healthcare.unit_shortage where unit_id = $1', [id])).toEqual([]),
    );
    await release(third);
    await released(shiftId, department, date);
    await eventually(async () => expect(await told(id)).toEqual([1, 1]));
  });
});

describe('the file of coverage', () => {
  it('has a line for each unit, day and kind of shift', async () => {
    const { department } = await unit();
    const { csv, filename } = await admin.call(exportUnits, {});
    expect(filename).toBe(`coverage-${today}.csv`);
    const lines = csv.split('\r\n').filter((line) => line.includes(department));
    expect(lines).toHaveLength(COVERAGE_DAYS * 2);
    expect(lines[0]).toBe(`Unit ${department},${department},${today},day,2,0,0,0,2,,10`);
  });
});
