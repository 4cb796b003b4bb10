import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTask, updateTask } from '@talent-os/contracts/productivity/tasks.js';
import { checkInWellness, deleteWellnessCheckin } from '@talent-os/contracts/productivity/wellness.js';
import { getTeamWellness } from '@talent-os/contracts/productivity/wellness-team.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';

let head: Person;
let admin: Person;
let rep: Person;

beforeAll(async () => {
  [head, admin, rep] = (await Promise.all(
    ['department.head', 'org.admin', 'sales.rep'].map((box) => signIn(`${box}@meridian.example`)),
  )) as [Person, Person, Person];
});

const groupsFor = async (person: Person) => (await person.call(getTeamWellness, {})).groups;
const averagesOf = async (person: Person) =>
  (await groupsFor(person)).flatMap(({ name, scales }) =>
    scales.flatMap(({ scale, periods }) => periods.map(({ starts, average }) => ({ name, scale, starts, average }))),
  );
const tallies = () =>
  ownerQuery<{ groupId: string; measure: string; periodStart: string; people: number; total: number }>(
    `select group_id as "groupId", measure, period_start::text as "periodStart", people, total
     from productivity.wellness_tally where organization_id = $1 and measure = 'wellbeing' order by 1, 2, 3`,
    [rep.organizationId],
  );

describe('averages of teams', () => {
  it('are of five people and more, and there are some', async () => {
    const shown = (await averagesOf(head)).flatMap(({ average }) => average ?? []);
    expect(shown.length).toBeGreaterThan(20);
    for (const { people } of shown) expect(people).toBeGreaterThanOrEqual(5);
    expect((await averagesOf(head)).some(({ average }) => average === null)).toBe(true);
  });

  it('are for those who hold the permission, of the teams their reach covers', async () => {
    expect((await rep.refused(getTeamWellness, {})).code).toBe('access.denied');
    const manager = await signIn('hiring.manager@meridian.example');
    expect((await groupsFor(manager)).map(({ name }) => name)).toEqual(['Sales']);
    expect((await groupsFor(head)).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Sales', 'Intensive care', 'Detection']),
    );
  });

  it('take no filter by which one person could be left out: what is asked beside it changes nothing', async () => {
    expect(Object.keys(getTeamWellness.input.shape)).toEqual([]);
    const plain = await head.call(getTeamWellness, {});
    for (const more of [{ from: '2026-01-01' }, { team: 'Sales' }, { without: rep.id }, { period: 'week' }])
      expect((await head.send(getTeamWellness, more)).body).toEqual(plain);
  });

  it('do not change by what somebody answers or deletes today: their period still runs', async () => {
    const before = await averagesOf(head);
    const made = await rep.call(checkInWellness, { instrument: 'WHO5', answers: [0, 0, 0, 0, 0] });
    expect(await averagesOf(head)).toEqual(before);
    await rep.call(deleteWellnessCheckin, { wellnessCheckinId: made.id });
    expect(await averagesOf(head)).toEqual(before);
  });

  it('do not change when somebody deletes a check-in of a period that is over', async () => {
    const before = await averagesOf(head);
    const [old] = await ownerQuery<{ id: string }>(
      `select id from productivity.wellness_checkin where user_id = $1 and instrument = 'WHO5' and period_start =
         (select max(period_start) from productivity.wellness_checkin
           where user_id = $1 and instrument = 'WHO5' and period_start < date_trunc('month', now() - interval '1 day'))
       limit 1`,
      [rep.id],
    );
    await rep.call(deleteWellnessCheckin, { wellnessCheckinId: old!.id });
    expect(await averagesOf(head)).toEqual(before);
  });

  it('never share a person, so that no two of them differ by one', async () => {
    const shared = await ownerQuery(
      `select user_id, instrument, period_start from productivity.wellness_checkin where group_id is not null
       group by 1, 2, 3 having count(distinct group_id) > 1`,
    );
    expect(shared).toEqual([]);
  });
});

describe('the sum of a group', () => {
  it('is what its people’s rows come to, after check-ins that come at the same time and are deleted again', async () => {
    const answers = [1, 2, 3, 4].map((answer) => Array<number>(5).fill(answer));
    const made = await Promise.all(
      answers.map((one) => rep.call(checkInWellness, { instrument: 'WHO5', answers: one })),
    );
    await Promise.all(made.slice(1).map(({ id }) => rep.call(deleteWellnessCheckin, { wellnessCheckinId: id })));
    const rows = await ownerQuery<{ groupId: string; periodStart: string; people: number; total: number }>(
      `select group_id as "groupId", period_start::text as "periodStart", count(*)::int as people, sum(mean)::float8 as total from (
         select c.group_id, c.period_start, c.user_id, avg((c.scores -> 0 ->> 'score')::float8) as mean
         from productivity.wellness_checkin c
         where c.organization_id = $1 and c.instrument = 'WHO5' and c.group_id is not null
           and c.period_start = date_trunc('month', now() at time zone 'America/New_York')::date
         group by 1, 2, 3) person group by 1, 2`,
      [rep.organizationId],
    );
    const kept = await tallies();
    expect(rows.length).toBeGreaterThan(0);
    for (const { groupId, periodStart, people, total } of rows) {
      const tally = kept.find((one) => one.groupId === groupId && one.periodStart === periodStart);
      expect(tally?.people).toBe(people);
      expect(tally?.total).toBeCloseTo(total, 6);
    }
  });

  it('says neither who added to it nor when', async () => {
    const told = await ownerQuery(
      `select 1 from productivity.wellness_tally where created_by is not null or created_at <> period_start or updated_at <> period_start`,
    );
    expect(told).toEqual([]);
  });
});

describe('what a week asked of a team', () => {
  it('is shown from five people on, and stays as it was when somebody first looked', async () => {
    const before = (await groupsFor(admin)).map(({ name, workload }) => ({ name, workload }));
    expect(before.some(({ workload }) => workload !== null)).toBe(true);
    const moveDue = (days: number) =>
      ownerQuery(
        `update productivity.task set due = due + $2::int where organization_id = $1 and status in ('todo', 'in_progress')`,
        [rep.organizationId, days],
      );
    await moveDue(-60);
    const after = (await groupsFor(head)).map(({ name, workload }) => ({ name, workload }));
    await moveDue(60);
    expect(after).toEqual(before);
  });

  it('can be made a task of the manager’s own', async () => {
    const task = await head.call(createTask, {
      title: 'Look at overdue tasks in Sales',
      source: 'insight',
      link: '/wellness?view=team',
    });
    expect(task).toMatchObject({ source: 'insight', link: '/wellness?view=team', status: 'todo' });
    await head.call(updateTask, {
      taskId: task.id,
      version: 1,
      title: task.title,
      notes: null,
      due: null,
      priority: 'high',
      goalId: null,
    });
  });
});
