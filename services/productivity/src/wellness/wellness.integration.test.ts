import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  checkInWellness,
  deleteWellnessCheckin,
  getMyWellness,
  getWellnessTrend,
  listWellnessCheckins,
  skipWellnessCheckin,
} from '@talent-os/contracts/productivity/wellness.js';
import { mySchedule } from '@talent-os/contracts/healthcare/shifts.js';
import { getWorkload } from '@talent-os/contracts/productivity/wellness-team.js';
import { databaseUrlOf, readConfig } from '@talent-os/service-kit/config';
import { pg } from '@talent-os/service-kit/database/types';
import { addDays, weekOf } from '@talent-os/service-kit/calendar';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

const ZONE = 'America/New_York';

let rep: Person;
let others: Person[];
const who5 = (answer: number, note: string | null = null) => ({
  instrument: 'WHO5' as const,
  answers: Array<number>(5).fill(answer),
  note,
});
const wellbeing = async (person: Person) => (await person.call(getMyWellness, {})).instruments[0]!;

beforeAll(async () => {
  rep = await signIn('sales.rep@northwind.example');
  others = await Promise.all(
    ['org.admin@northwind.example', 'sales.rep@meridian.example', 'platform.admin@meridian.example'].map((email) =>
      signIn(email),
    ),
  );
});

describe('a check-in', () => {
  it('is scored, dated and shown with its change, and is due again in two weeks', async () => {
    await rep.call(checkInWellness, who5(3));
    const made = await rep.call(checkInWellness, who5(2, 'A long week'));
    expect(made).toMatchObject({ scores: [{ scale: 'wellbeing', score: 40 }], note: 'A long week' });
    expect(await wellbeing(rep)).toMatchObject({
      due: false,
      lastAt: made.at,
      scores: [{ scale: 'wellbeing', score: 40, change: -20 }],
    });
    expect((await rep.call(getMyWellness, {})).support).toContain('wellbeing');
    const { points } = await rep.call(getWellnessTrend, { months: 1 });
    expect(points.at(-1)).toMatchObject({ id: made.id, scale: 'wellbeing', score: 40 });
    const [found] = (await rep.call(listWellnessCheckins, { search: 'long week' })).items;
    expect({ ...found, at: new Date(found!.at).toISOString() }).toEqual(made);
  });

  it('can be deleted for good, and put back as it was', async () => {
    const made = await rep.call(checkInWellness, who5(4, 'To be deleted'));
    const { id, scores: _, ...copy } = await rep.call(deleteWellnessCheckin, { wellnessCheckinId: made.id });
    expect(await ownerQuery('select 1 from productivity.wellness_checkin where id = $1', [id])).toEqual([]);
    expect((await rep.refused(deleteWellnessCheckin, { wellnessCheckinId: id })).code).toBe('resource.missing');
    const back = await rep.call(checkInWellness, copy);
    expect({ ...back, id: undefined }).toEqual({ ...made, id: undefined });
  });

  it('is one, however often and however simultaneously it is sent', async () => {
    const told = who5(5, 'Sent again and again');
    const made = await Promise.all(Array.from({ length: 24 }, () => rep.call(checkInWellness, told)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await rep.call(listWellnessCheckins, { search: 'again and again' })).total).toBe(1);
  });

  it('is refused with answers the instrument does not have', async () => {
    const wrong = [
      { instrument: 'WHO5', answers: [5, 5, 5, 5, null] },
      { instrument: 'WHO5', answers: [6, 5, 5, 5, 5] },
      { instrument: 'CBI', answers: Array(19).fill(null) },
      { instrument: 'mood', answers: [3, 3] },
      { ...who5(3), at: new Date(Date.now() + 60_000).toISOString() },
    ];
    for (const input of wrong) expect((await rep.send(checkInWellness, input)).status).toBe(422);
  });

  it('can be left out, without a trace in the trail', async () => {
    const nurse = await signIn('nurse@harbor.example');
    const recorded = () => ownerQuery('select id from productivity.outbox where actor_id = $1', [nurse.id]);
    const before = await recorded();
    await nurse.call(skipWellnessCheckin, { instrument: 'WHO5' });
    await nurse.call(skipWellnessCheckin, { instrument: 'WHO5' });
    expect((await wellbeing(nurse)).due).toBe(false);
    expect(await recorded()).toEqual(before);
  });
});

describe('what somebody tells about themselves', () => {
  it('is found by nobody else over the API, whatever their role', async () => {
    const made = await rep.call(checkInWellness, who5(1, 'For me alone'));
    for (const person of others) {
      expect((await person.call(listWellnessCheckins, { search: 'For me alone' })).total).toBe(0);
      const { points } = await person.call(getWellnessTrend, { months: 12 });
      expect(points.some(({ id }) => id === made.id)).toBe(false);
      const refused = await person.refused(deleteWellnessCheckin, { wellnessCheckinId: made.id });
      expect(refused.code).toBe('resource.missing');
    }
  });

  it('leaves events and the trail without a score, an answer, a note or the kind of check-in', async () => {
    const { id } = await rep.call(checkInWellness, who5(0, 'Unheard'));
    await rep.call(deleteWellnessCheckin, { wellnessCheckinId: id });
    const rows = await ownerQuery<{ payload: object }>(
      `select payload from productivity.outbox where name = 'productivity.wellness.changed' and actor_id = $1`,
      [rep.id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { payload } of rows) {
      expect(Object.keys(payload).toSorted()).toEqual(['change', 'userId']);
      expect(payload).toMatchObject({ userId: rep.id, change: expect.stringMatching(/^(made|deleted)$/) });
    }
  });
});

describe('in SQL, with the rights of the service itself', () => {
  const config = () => readConfig({ ...process.env, DATABASE_URL: process.env.TEST_DATABASE_URL });
  /** Rows each statement reads or changes, as the service's login with the given person in the setting; nothing is kept. */
  async function asService(personId: string, statements: readonly string[]): Promise<(number | string)[]> {
    const client = new pg.Client({ connectionString: databaseUrlOf(config(), 'productivity') });
    await client.connect();
    const counts: (number | string)[] = [];
    try {
      for (const statement of statements) {
        await client.query('begin');
        await client.query(
          `select set_config('app.organization_id', $1, true), set_config('app.person_id', $2, true)`,
          [rep.organizationId, personId],
        );
        const { rowCount } = await client
          .query(statement)
          .catch((error: { code: string }) => ({ rowCount: error.code }));
        counts.push(rowCount ?? 0);
        await client.query('rollback');
      }
    } finally {
      await client.end();
    }
    return counts;
  }
  const attempts = (userId: string) => [
    `select * from productivity.wellness_checkin where user_id = '${userId}'`,
    `select answers, note from productivity.wellness_checkin where note = 'Row'`,
    `update productivity.wellness_checkin set note = 'x' where user_id = '${userId}'`,
    `delete from productivity.wellness_checkin where user_id = '${userId}'`,
    `select * from productivity.wellness_skip where user_id = '${userId}'`,
  ];

  it('a row is its owner’s alone: administrators, colleagues and jobs read, change and remove nothing', async () => {
    await rep.call(checkInWellness, who5(3, 'Row'));
    await rep.call(skipWellnessCheckin, { instrument: 'CBI' });
    const own = await asService(rep.id, attempts(rep.id));
    expect(own.every((count) => Number(count) > 0)).toBe(true);
    await others[0]!.call(checkInWellness, who5(4));
    for (const stranger of [...others.map(({ id }) => id), ''])
      expect(await asService(stranger, attempts(rep.id))).toEqual([0, 0, 0, 0, 0]);
  });

  it('nobody writes a row in somebody else’s name', async () => {
    const insert = `insert into productivity.wellness_checkin
      (id, organization_id, created_at, updated_at, user_id, instrument, answers, scores, at, period_start)
      values (gen_random_uuid(), '${rep.organizationId}', now(), now(), '${rep.id}', 'mood', '[3]', '[]', now(), now())`;
    expect(await asService(rep.id, [insert])).toEqual([1]);
    const denied = '42501';
    for (const stranger of [others[0]!.id, '']) expect(await asService(stranger, [insert])).toEqual([denied]);
  });
});

describe('my workload', () => {
  it('has the hours of my shifts, by the roster’s own account, where I work shifts', async () => {
    const nurse = await signIn('nurse@meridian.example');
    const schedules = await Promise.all(
      (['past', 'upcoming'] as const).map((show) => nurse.call(mySchedule, { show })),
    );
    const mondays = [0, 7].map((days) => instantIn(addDays(weekOf(dayIn(new Date(), ZONE)), days), '00:00', ZONE));
    const hours = schedules
      .flatMap(({ items }) => items)
      .filter(({ status }) => status === 'confirmed' || status === 'completed')
      .filter(({ startsAt }) => new Date(startsAt) >= mondays[0]! && new Date(startsAt) < mondays[1]!)
      .reduce((sum, shift) => sum + shift.hours, 0);
    const { facts } = await nurse.call(getWorkload, {});
    expect(facts.find(({ fact }) => fact === 'shiftMinutes')?.value).toBeCloseTo(hours * 60, 0);
    expect(facts.map(({ fact }) => fact)).toEqual(expect.arrayContaining(['nightShifts', 'restBreaches']));
  });

  it('is made of my own rows, and has no fact without rows', async () => {
    const { facts } = await rep.call(getWorkload, {});
    expect(facts.map(({ fact }) => fact)).toEqual(['focusMinutes', 'overdueTasks', 'tasksDone']);
    const [{ overdue }] = (await ownerQuery<{ overdue: number }>(
      `select count(*)::int as overdue from productivity.task where owner_id = $1 and status in ('todo', 'in_progress')
         and due < (now() at time zone 'America/Los_Angeles')::date`,
      [rep.id],
    )) as [{ overdue: number }];
    expect(facts[1]!.value).toBe(overdue);
    await ownerQuery('delete from productivity.productivity_session where person_id = $1', [rep.id]);
    const after = await rep.call(getWorkload, {});
    expect(after.facts.map(({ fact }) => fact)).toEqual(['overdueTasks', 'tasksDone']);
  });
});
