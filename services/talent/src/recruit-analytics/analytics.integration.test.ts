import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { StageMove } from '../applications/application.entity.js';
import {
  exportAnalyticsRows,
  getRecruitAnalytics,
  listAnalyticsRows,
} from '@talent-os/contracts/talent/recruit-analytics.js';
import { addDays, DAY_MS } from '@talent-os/service-kit/calendar';
import { demoToday, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { colleague } from '../test/hiring.js';

let recruiter: Person;
let hr: Person;
let manager: Person;
let foreign: Person;

beforeAll(async () => {
  const boxes = ['recruiter@meridian', 'hr.manager@meridian', 'hiring.manager@meridian', 'org.admin@northwind'];
  [recruiter, hr, manager, foreign] = (await Promise.all(boxes.map((box) => signIn(`${box}.example`)))) as [
    Person,
    Person,
    Person,
    Person,
  ];
});

/** Noon of a day so many days ago, where the organization is. */
const ago = (days: number): string => `${addDays(demoToday(), -days)}T17:00:00.000Z`;
const move = (from: string | null, to: string, days: number, kind?: StageMove['kind']): StageMove => ({
  from,
  to,
  by: recruiter.id,
  at: ago(days),
  note: null,
  ...(kind && { kind }),
});

/** A seat of a team of the test’s own, opened so many days ago, with one application of this history. */
async function application(department: string, opened: number, source: string, history: StageMove[], nth = 0) {
  const { id: userId } = await colleague(manager, nth);
  const [seat] = await ownerQuery<{ id: string }>(
    `insert into talent.position (id, organization_id, created_at, updated_at, title, department, location, remote,
       description, industry, job_family, hiring_manager_id, recruiter_id, visibility, pipeline_template_id,
       required_skills, opened_at, status, role)
     select gen_random_uuid(), organization_id, now(), now(), 'Seat of a test', $2, location, remote, description, industry,
       job_family, $3, $4, 'external', pipeline_template_id, '[]', $5, 'closed', role
     from talent.position where organization_id = $1 and industry = 'SALES' order by id limit 1 returning id`,
    [manager.organizationId, department, manager.id, recruiter.id, ago(opened)],
  );
  const last = history.at(-1)!;
  const [row] = await ownerQuery<{ id: string }>(
    `insert into talent.application (id, organization_id, created_at, updated_at, position_id, user_id, source, stage_key,
       stage_entered_at, status, history)
     values (gen_random_uuid(), $1, $2, now(), $3, $4, $5, $6, $7, 'withdrawn', $8) returning id`,
    [manager.organizationId, history[0]!.at, seat!.id, userId, source, last.to, last.at, JSON.stringify(history)],
  );
  return { positionId: seat!.id, applicationId: row!.id };
}

const teamName = () => `Team ${randomUUID()}`;

/** Six people, hired after 20, 22, … 30 days for seats opened ten days before they applied. */
async function team() {
  const department = teamName();
  const made = [];
  for (const nth of [0, 1, 2, 3, 4, 5]) {
    const hired = 5 + nth;
    const applied = hired + 20 + 2 * nth;
    made.push(
      await application(
        department,
        applied + 10,
        nth < 4 ? 'direct' : 'referral',
        [
          move(null, 'applied', applied),
          move('applied', 'team-interview', applied - 4),
          move('team-interview', 'hired', hired),
        ],
        nth,
      ),
    );
  }
  return { department, made };
}

describe('figures of hiring', () => {
  it('are what the histories say, whatever stands there now, and each opens its rows', async () => {
    const { department, made } = await team();
    const waits = [move(null, 'applied', 40), move('applied', 'applied', 12, 'rejected')];
    await application(department, 45, 'direct', waits);
    const figures = await recruiter.call(getRecruitAnalytics, { department });
    expect(figures).toMatchObject({
      closed: 6,
      timeToFill: { median: 35, n: 6 },
      timeToHire: { median: 25, n: 6 },
      offers: { part: 0, of: 0, percent: null },
    });
    expect(figures.funnel.map(({ stage, reached, wentOn }) => [stage, reached, wentOn?.percent])).toEqual([
      ['applied', 7, 85.7],
      ['screen', 6, 100],
      ['assess', 6, 100],
      ['interview', 6, 100],
      ['offer', 6, 100],
      ['hired', 6, undefined],
    ]);
    expect(figures.stays.find(({ stage }) => stage === 'applied')).toMatchObject({ n: 7, median: 4, late: 7 });
    expect(figures.sources).toEqual([
      { source: 'internal', yielded: { part: 0, of: 0, percent: null } },
      { source: 'referral', yielded: { part: 2, of: 2, percent: null } },
      { source: 'direct', yielded: { part: 4, of: 5, percent: 80 } },
    ]);
    const rows = await recruiter.call(listAnalyticsRows, { department, figure: 'fill', sort: 'days:asc' });
    expect(rows.items.map(({ applicationId, days }) => [applicationId, days])).toEqual(
      made.map(({ applicationId }, nth) => [applicationId, 30 + 2 * nth]),
    );
    const wentOn = await recruiter.call(listAnalyticsRows, { department, figure: 'wentOn', part: 'applied' });
    expect(wentOn.total).toBe(6);
    const other = await recruiter.call(listAnalyticsRows, { department, figure: 'applied', part: 'nothing' });
    expect(other).toEqual({ items: [], total: 0 });
  });

  it('look back as far as they are asked to, and to one source', async () => {
    const { department } = await team();
    await application(department, 300, 'direct', [move(null, 'applied', 290), move('applied', 'hired', 200)]);
    const of = (filter: object) => recruiter.call(getRecruitAnalytics, { department, ...filter });
    expect((await of({})).timeToHire.n).toBe(7);
    expect((await of({ period: '180' })).timeToHire.n).toBe(6);
    expect(await of({ period: '90', source: 'referral' })).toMatchObject({ closed: 2, timeToHire: { median: null } });
    expect(Date.parse((await of({ period: '90' })).from)).toBe(Date.parse(demoToday()) - 89 * DAY_MS);
  });

  it('are a file with the rows of one of them', async () => {
    const { department } = await team();
    const { csv, total } = await hr.call(exportAnalyticsRows, { department, figure: 'hire' });
    expect(total).toBe(6);
    expect(csv.trim().split('\r\n')).toHaveLength(7);
  });

  it('are nobody else’s: not another organization’s, and not those of who hires for single seats', async () => {
    const { department, made } = await team();
    await ownerQuery('update talent.position set organization_id = $1 where id = any($2)', [
      foreign.organizationId,
      made.map(({ positionId }) => positionId),
    ]);
    await ownerQuery('update talent.application set organization_id = $1 where id = any($2)', [
      foreign.organizationId,
      made.map(({ applicationId }) => applicationId),
    ]);
    expect((await recruiter.call(getRecruitAnalytics, { department })).funnel[0]!.reached).toBe(0);
    expect((await recruiter.call(listAnalyticsRows, { department, figure: 'fill' })).total).toBe(0);
    expect((await manager.send(getRecruitAnalytics, {})).status).toBe(403);
  });
});
