import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportPlanRows, getPlanAnalytics, listPlanRows } from '@talent-os/contracts/talent/plan-analytics.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';

let hr: Person;
let head: Person;
let manager: Person;
let recruiter: Person;

beforeAll(async () => {
  const boxes = ['hr.manager', 'department.head', 'hiring.manager', 'recruiter'];
  [hr, head, manager, recruiter] = (await Promise.all(boxes.map((box) => signIn(`${box}@meridian.example`)))) as [
    Person,
    Person,
    Person,
    Person,
  ];
});

const ago = (days: number): string => `${addDays(demoToday(), -days)}T17:00:00.000Z`;

/** Seats of a team of the test’s own that the hiring manager hires for: how long each is open, and filled. */
async function team(seats: readonly (readonly [opened: number, filled: number | null])[]): Promise<string> {
  const department = `Team ${randomUUID()}`;
  for (const [opened, filled] of seats)
    await ownerQuery(
      `insert into talent.position (id, organization_id, created_at, updated_at, title, department, location, remote,
         description, industry, job_family, hiring_manager_id, recruiter_id, visibility, pipeline_template_id,
         required_skills, opened_at, filled_at, holder_id, status, role)
       select gen_random_uuid(), organization_id, now(), now(), 'Seat of a test', $2, location, remote, description,
         industry, job_family, $3, $4, 'external', pipeline_template_id, '[]', $5, $6::timestamptz,
         case when $6::timestamptz is not null then gen_random_uuid() end,
         case when $6::timestamptz is null then 'on_hold' else 'filled' end, role
       from talent.position where organization_id = $1 and industry = 'SALES' order by id limit 1`,
      [manager.organizationId, department, manager.id, recruiter.id, ago(opened), filled === null ? null : ago(filled)],
    );
  return department;
}

const leaves = (department: string, daysAgo: number, status = 'completed') =>
  ownerQuery(
    `insert into talent.offboarding (id, organization_id, created_at, updated_at, employee_id, title, department, type,
       reason, last_day, status, started_by_id, access_ends_at, access_ended_here, regretted)
     values (gen_random_uuid(), $1, now(), now(), gen_random_uuid(), 'Account executive', $2, 'voluntary', '', $3, $4, $5, $6, false, true)`,
    [manager.organizationId, department, addDays(demoToday(), -daysAgo), status, hr.id, ago(daysAgo)],
  );

const close = (department: string) =>
  ownerQuery(`update talent.position set status = 'closed', holder_id = null where department = $1`, [department]);

describe('figures of planning', () => {
  it('are those of the seats and of who left, and open their rows', async () => {
    const department = await team([...Array.from({ length: 6 }, () => [500, 450] as const), [20, null]]);
    await leaves(department, 21);
    await leaves(department, 10, 'cancelled');
    for (const person of [hr, manager]) {
      const figures = await person.call(getPlanAnalytics, { department });
      expect(figures).toMatchObject({
        full: true,
        vacancy: { part: 1, of: 7, percent: 14.3 },
        turnover: { left: 1 },
        voluntary: { left: 1 },
        regretted: { left: 1 },
        teams: [{ department, seats: 7, vacant: 1, left: 1, planned: null }],
      });
      expect(figures.turnover.percent).toBeGreaterThan(14);
      const rows = await person.call(listPlanRows, { department, figure: 'left' });
      expect(rows).toMatchObject({ total: 1, items: [{ title: 'Account executive' }] });
      const joined = await person.call(listPlanRows, { department, figure: 'joined', part: demoToday().slice(0, 7) });
      expect(joined.total).toBe(0);
    }
    const { csv, total } = await hr.call(exportPlanRows, { department, figure: 'seats' });
    expect([total, csv.trim().split('\r\n').length]).toEqual([7, 8]);
    await close(department);
  });

  it('need one full month of data, and five people for a share', async () => {
    const department = await team([[3, 2]]);
    const figures = await hr.call(getPlanAnalytics, { department });
    expect(figures).toMatchObject({ full: false, vacancy: { percent: null }, turnover: { percent: null } });
    await close(department);
  });

  it('belong to who hires for the seats, and to nobody who plans nothing', async () => {
    const department = await team([[500, 450]]);
    await ownerQuery('update talent.position set hiring_manager_id = $2 where department = $1', [department, head.id]);
    expect((await manager.call(getPlanAnalytics, { department })).teams).toEqual([]);
    expect((await hr.call(getPlanAnalytics, { department })).teams).toHaveLength(1);
    expect((await manager.call(getPlanAnalytics, {})).departments).not.toContain(department);
    expect((await recruiter.send(getPlanAnalytics, {})).status).toBe(403);
    await close(department);
  });
});
