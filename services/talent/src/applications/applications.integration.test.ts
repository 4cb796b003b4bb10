import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  holdApplication,
  moveApplication,
  moveApplications,
  undoMoves,
} from '@talent-os/contracts/talent/application-changes.js';
import {
  exportApplications,
  getApplication,
  getPipelineBoard,
  listApplications,
  type PipelineCard,
} from '@talent-os/contracts/talent/applications.js';
import { listPositions } from '@talent-os/contracts/talent/positions.js';
import { ownerQuery, signIn, type Person } from '@talent-os/testing';
import { applicant, colleague } from '../test/hiring.js';

let recruiter: Person;
let manager: Person;
let nurseManager: Person;
let admin: Person;
let foreign: Person;

beforeAll(async () => {
  const boxes = [
    'recruiter@meridian',
    'hiring.manager@meridian',
    'nurse.manager@meridian',
    'org.admin@meridian',
    'org.admin@northwind',
  ];
  [recruiter, manager, nurseManager, admin, foreign] = (await Promise.all(
    boxes.map((box) => signIn(`${box}.example`)),
  )) as [Person, Person, Person, Person, Person];
});

/** Somebody of a stage in sales, to whom nothing has happened in this file yet. */
const used = new Set<string>();
async function somebody(stageType: PipelineCard['stageType'], of: Person = recruiter): Promise<PipelineCard> {
  const { items } = await of.call(listApplications, { stageType, industry: 'SALES', sort: 'appliedAt:asc' });
  const card = items.find(({ id, status }) => !used.has(id) && status === 'active')!;
  used.add(card.id);
  return card;
}
/** A seat that only people of this file apply for: those who have been in its screening for so many days. */
async function seatWith(days: readonly number[]): Promise<string> {
  const { positionId, applicationId } = await applicant({ manager, recruiter }, await colleague(recruiter), 'screen');
  for (const [nth, entered] of days.entries())
    await ownerQuery(
      `insert into talent.application select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
         'user_id', $2::text, 'stage_entered_at', now() - $3 * interval '24 hours'))).*
       from talent.application a where a.id = $1`,
      [applicationId, (await colleague(recruiter, nth + 1)).id, entered],
    );
  await ownerQuery('delete from talent.application where id = $1', [applicationId]);
  return positionId;
}
const applicationOf = (applicationId: string) => recruiter.call(getApplication, { applicationId });
const emitted = (name: string, id: string) =>
  ownerQuery("select payload from talent.outbox where name = $1 and payload ->> 'applicationId' = $2", [name, id]);

describe('the pipeline', () => {
  it('shows people by stage with match parts, days, age and whose turn it is', async () => {
    const { columns } = await recruiter.call(getPipelineBoard, { industry: 'SALES' });
    expect(columns.map(({ type }) => type)).toEqual([
      'applied',
      'screen',
      'assess',
      'interview',
      'interview',
      'offer',
      'hired',
    ]);
    for (const { count, items } of columns) expect(count).toBeGreaterThanOrEqual(items.length);
    const slaDays = columns.find(({ type }) => type === 'screen')!.slaDays!;
    const ages = { fresh: 0, late: slaDays + 1, overdue: 2 * slaDays + 1 };
    const positionId = await seatWith(Object.values(ages));
    const one = await recruiter.call(getPipelineBoard, { positionId });
    const { items: cards, ...column } = one.columns.find(({ type }) => type === 'screen')!;
    expect(column).toMatchObject({ count: 3, late: 1, overdue: 1 });
    expect(Object.fromEntries(cards.map(({ age, daysInStage }) => [age, daysInStage]))).toEqual(ages);
    for (const card of cards) {
      expect(card).toMatchObject({ positionId, match: expect.any(Number), waitingFor: 'recruiter' });
      expect(card.parts.length).toBeGreaterThan(0);
    }
    expect(one.columns.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('is a hiring manager’s own positions only', async () => {
    const own = await manager.call(listApplications, {});
    const all = await recruiter.call(listApplications, {});
    expect(own.total).toBeGreaterThan(0);
    expect(own.total).toBeLessThan(all.total);
    const { items } = await manager.call(listPositions, {});
    expect(new Set(items.map(({ hiringManagerName }) => hiringManagerName))).toEqual(new Set(['Dana Whitfield']));
    const outside = all.items.find(({ industry }) => industry !== 'SALES')!;
    expect((await manager.refused(getApplication, { applicationId: outside.id })).code).toBe('resource.missing');
    expect((await foreign.refused(undoMoves, { applicationIds: [outside.id] })).code).toBe('resource.missing');
  });

  it('says of nurses whether their licence was verified, and how', async () => {
    const { items } = await nurseManager.call(listApplications, { industry: 'HEALTHCARE' });
    const requirements = items.flatMap((card) => card.requirements);
    expect(requirements.length).toBeGreaterThan(0);
    for (const { state, method } of requirements) expect(method !== null).toBe(state === 'met');
    expect(requirements.some(({ state, method }) => state === 'met' && method === 'primary_source')).toBe(true);
  });

  it('adds up positions with their funnel, and is a file for those who may take it along', async () => {
    const { items, totals, funnel } = await recruiter.call(listPositions, { mine: 'true' });
    expect(totals.open).toBeGreaterThan(0);
    for (const row of items) expect(row.funnel.reduce((sum, { count }) => sum + count, 0)).toBe(row.applicants);
    expect(funnel.map(({ type }) => type)).toEqual(['applied', 'screen', 'assess', 'interview', 'offer']);
    const { csv, total } = await admin.call(exportApplications, { industry: 'CYBER' });
    expect(csv.trim().split('\r\n')).toHaveLength(total + 1);
  });
});

describe('moving somebody', () => {
  it('goes on, is told once, and can be taken back with the days it had', async () => {
    const { id, version, stageKey } = await somebody('applied');
    const before = await applicationOf(id);
    const moved = await recruiter.call(moveApplication, { applicationId: id, stageKey: 'screen', version });
    expect(moved).toMatchObject({ stageKey: 'screen', version: version + 1 });
    expect(await emitted('talent.application.moved', id)).toHaveLength(1);
    expect((await applicationOf(id)).daysInStage).toBe(0);
    expect((await recruiter.refused(moveApplication, { applicationId: id, stageKey: 'assess', version })).code).toBe(
      'resource.stale',
    );
    expect((await admin.refused(undoMoves, { applicationIds: [id] })).code).toBe('application.undo');
    await recruiter.call(undoMoves, { applicationIds: [id] });
    const after = await applicationOf(id);
    expect([after.stageKey, after.daysInStage, after.history]).toEqual([stageKey, before.daysInStage, before.history]);
  });

  it('never reaches hired by a move, nor an offer before the interviews', async () => {
    const { id: applicationId } = await somebody('screen');
    const to = async (stageKey: string) => (await recruiter.refused(moveApplication, { applicationId, stageKey })).code;
    expect([await to('hired'), await to('offer'), await to('nowhere')]).toEqual([
      'application.hired',
      'application.interviews',
      'application.stage',
    ]);
  });

  it('into an offer wants a note where the licence is not verified', async () => {
    const { items } = await admin.call(listApplications, { industry: 'HEALTHCARE', stageType: 'screen' });
    const {
      id: applicationId,
      positionId,
      userId,
    } = items.find(({ requirements }) => requirements.some(({ state }) => state !== 'met'))!;
    await ownerQuery(
      `with held as (insert into talent.interview (id, organization_id, created_at, updated_at, application_id, position_id, candidate_id,
         kind, interviewer_ids, location, minutes, slots, start_at, end_at, status, reminded)
       values (gen_random_uuid(), $1, now(), now(), $2, $3, $4, 'video', array[$5]::uuid[], '', 60, '{}', now() - interval '2 days',
         now() - interval '47 hours', 'completed', 0) returning id)
       insert into talent.scorecard (id, organization_id, created_at, updated_at, interview_id, interviewer_id, ratings, recommendation, notes, submitted_at)
       select gen_random_uuid(), $1, now(), now(), id, $5, '[]', 'yes', 'Good', now() from held`,
      [admin.organizationId, applicationId, positionId, userId, admin.id],
    );
    const offer = { applicationId, stageKey: 'offer' };
    expect((await admin.refused(moveApplication, offer)).code).toBe('application.requirement');
    await admin.call(moveApplication, { ...offer, note: 'License looked up with the board, verification follows' });
    expect((await applicationOf(applicationId)).stageType).toBe('offer');
  });

  it('works for several at once, and names whoever has to stay', async () => {
    const [one, two] = [await somebody('applied'), await somebody('applied')];
    await recruiter.call(holdApplication, { applicationId: two.id, onHold: true });
    const answer = await recruiter.call(moveApplications, { applicationIds: [one.id, two.id], stageKey: 'screen' });
    expect(answer.moved).toEqual([one.id]);
    expect(answer.refused).toEqual([
      { applicationId: two.id, personName: two.personName, text: 'This application is closed or on hold' },
    ]);
    await recruiter.call(holdApplication, { applicationId: two.id, onHold: false });
    expect((await applicationOf(two.id)).history.map(({ kind }) => kind).slice(0, 2)).toEqual(['resumed', 'held']);
  });
});
