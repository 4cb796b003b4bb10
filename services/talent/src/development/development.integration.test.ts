import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addDevelopmentItem,
  agreeDevelopmentPlan,
  agreeMyDevelopmentPlan,
  endDevelopmentPlan,
  exportDevelopmentPlans,
  getDevelopmentPlan,
  listDevelopmentPlans,
  listMyDevelopment,
  removeDevelopmentItem,
  startDevelopmentPlan,
  tickDevelopmentItem,
  tickMyDevelopmentItem,
} from '@talent-os/contracts/talent/development-plans.js';
import { addOwnSkill, findSkills, listOwnSkills } from '@talent-os/contracts/talent/own-skills.js';
import { confirmSkill, getSkillMatrix } from '@talent-os/contracts/talent/skill-matrix.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';

let manager: Person;
let hr: Person;
let employee: Person;
let otherManager: Person;
let positionId: string;
/** A skill the seat takes at level 3. */
let skillId: string;
const TEAM = 'Team of a test';
const today = demoToday();

const inSales = (role: 'HIRING_MANAGER' | 'SALES_REP') => newMember('meridian', { role, industry: 'SALES' });

beforeAll(async () => {
  hr = await signIn('hr.manager@meridian.example');
  [manager, otherManager, employee] = (await Promise.all(
    (['HIRING_MANAGER', 'HIRING_MANAGER', 'SALES_REP'] as const).map(async (role) => (await inSales(role)).signIn()),
  )) as [Person, Person, Person];
  skillId = (await employee.call(findSkills, {})).items[0]!.id;
  positionId = await seat(employee.id);
});

/** A seat of the manager's with somebody on it that takes the skill at level 3. */
async function seat(holderId: string): Promise<string> {
  const [made] = await ownerQuery<{ id: string }>(
    `insert into talent.position select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'title', 'Seat of a test',
       'department', $5::text, 'hiring_manager_id', $2::text, 'holder_id', $3::text, 'status', 'filled', 'filled_at', now(), 'role', 'SALES_REP',
       'required_skills', jsonb_build_array(jsonb_build_object('skillId', $4::text, 'level', 3, 'weight', 1))))).*
     from talent.position p where p.organization_id = $1 and p.industry = 'SALES' order by p.id limit 1 returning id`,
    [manager.organizationId, manager.id, holderId, skillId, TEAM],
  );
  return made!.id;
}

const matrixRow = async (by: Person) =>
  (await by.call(getSkillMatrix, { department: TEAM })).people.find((one) => one.positionId === positionId);
const mine = async () => (await employee.call(listMyDevelopment, {})).items;

describe('a skill matrix', () => {
  it('shows what others confirmed, not what people keep to themselves', async () => {
    await employee.call(addOwnSkill, { skillId, level: 4, evidence: 'My own word', lastUsed: null });
    expect((await matrixRow(manager))!.cells).toEqual([
      { skillId, level: 0, required: 3, verified: false, asked: false },
    ]);
    await manager.call(confirmSkill, { positionId, skillId, level: 2, evidence: 'Two calls I sat in' });
    expect((await matrixRow(hr))!.cells).toEqual([{ skillId, level: 2, required: 3, verified: true, asked: false }]);
    const [held] = (await employee.call(listOwnSkills, {})).items;
    expect(held).toMatchObject({ level: 2, verified: true, evidence: 'Two calls I sat in' });
    const { gaps, teams, department } = await manager.call(getSkillMatrix, { department: TEAM });
    expect(department).toBe(TEAM);
    expect(gaps).toMatchObject([{ skillId, levels: 1 }]);
    expect(teams.map((team) => team.department)).toEqual([TEAM]);
    expect(teams[0]!.cells).toEqual([{ skillId, meets: 0, of: 1 }]);
  });

  it('confirms a skill nobody had named, and names its person', async () => {
    const another = (await employee.call(findSkills, {})).items[0]!.id;
    await hr.call(confirmSkill, { positionId, skillId: another, level: 5, evidence: 'A certificate on file' });
    const held = (await employee.call(listOwnSkills, {})).items.find((one) => one.skillId === another);
    expect(held).toMatchObject({ level: 5, verified: true, verifiedByName: expect.any(String) });
  });

  it('ends at the own team, and at oneself', async () => {
    const confirming = { positionId, skillId, level: 5, evidence: 'I know them well' };
    expect((await otherManager.refused(confirmSkill, confirming)).code).toBe('resource.missing');
    expect(await matrixRow(otherManager)).toBeUndefined();
    const own = await seat(manager.id);
    expect((await manager.refused(confirmSkill, { ...confirming, positionId: own })).code).toBe('development.self');
    const period = { startsOn: today, endsOn: addDays(today, 90) };
    expect((await manager.refused(startDevelopmentPlan, { positionId: own, ...period })).code).toBe('development.self');
  });
});

describe('a development plan', () => {
  const period = { startsOn: today, endsOn: addDays(today, 180) };
  const item = { toLevel: 3, action: 'mentor' as const, text: 'Ten calls beside Dana', dueOn: addDays(today, 60) };

  it('holds once both sides agree, is worked on by both, and ends when all of it is done', async () => {
    const starting = await Promise.all(
      [manager, hr].map((by) => by.send(startDevelopmentPlan, { positionId, ...period })),
    );
    expect(starting.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { id } = starting.find(({ status }) => status === 201)!.body as { id: string };
    const plan = { developmentPlanId: id };
    expect((await manager.refused(agreeDevelopmentPlan, { ...plan, version: 1 })).code).toBe('development.empty');
    const added = await manager.call(addDevelopmentItem, { ...plan, skillId, ...item });
    expect((await manager.refused(addDevelopmentItem, { ...plan, skillId, ...item, toLevel: 2 })).code).toBe(
      'development.level',
    );
    const late = { ...item, dueOn: addDays(today, 300) };
    expect((await manager.refused(addDevelopmentItem, { ...plan, skillId, ...late })).code).toBe('development.day');
    const { version } = await manager.call(agreeDevelopmentPlan, { ...plan, version: added.version });
    const [draft] = await mine();
    expect(draft).toMatchObject({ id, status: 'draft', may: { to: [], do: ['agree'] } });
    expect(draft!.skills).toContainEqual(expect.objectContaining({ skillId, level: 2, required: 3 }));
    const developmentItemId = draft!.list[0]!.id;
    const ticking = { developmentItemId, done: true };
    expect((await employee.refused(tickMyDevelopmentItem, ticking)).code).toBe('development.state');
    expect((await employee.refused(agreeMyDevelopmentPlan, { ...plan, version: added.version })).code).toBe(
      'resource.stale',
    );
    await employee.call(agreeMyDevelopmentPlan, { ...plan, version });
    expect((await mine())[0]).toMatchObject({ status: 'active', items: { done: 0, total: 1 } });
    await employee.call(tickMyDevelopmentItem, ticking);
    const done = await manager.call(getDevelopmentPlan, plan);
    expect(done).toMatchObject({ items: { done: 1, total: 1 }, may: { to: ['completed', 'archived'] } });
    expect((await manager.refused(removeDevelopmentItem, { developmentItemId })).code).toBe('development.done');
    await manager.call(tickDevelopmentItem, { developmentItemId, done: false });
    const open = { ...plan, version: (await manager.call(getDevelopmentPlan, plan)).version, to: 'completed' as const };
    expect((await manager.refused(endDevelopmentPlan, open)).code).toBe('development.open');
    await manager.call(tickDevelopmentItem, ticking);
    await manager.call(endDevelopmentPlan, open);
    expect((await mine())[0]).toMatchObject({ status: 'completed', may: { to: [], do: [] } });
  });

  it('is agreed anew when it changes', async () => {
    const { id } = await manager.call(startDevelopmentPlan, { positionId, ...period });
    const plan = { developmentPlanId: id };
    const first = await manager.call(addDevelopmentItem, { ...plan, skillId, ...item });
    const agreed = await manager.call(agreeDevelopmentPlan, { ...plan, version: first.version });
    await employee.call(agreeMyDevelopmentPlan, { ...plan, version: agreed.version });
    await manager.call(addDevelopmentItem, { ...plan, skillId, ...item, text: 'A second one' });
    const changed = await manager.call(getDevelopmentPlan, plan);
    expect(changed).toMatchObject({ status: 'draft', agreedByEmployeeAt: null, agreedByManagerAt: null });
    await manager.call(removeDevelopmentItem, { developmentItemId: changed.list[1]!.id });
    const { version } = await manager.call(getDevelopmentPlan, plan);
    await manager.call(endDevelopmentPlan, { ...plan, version, to: 'archived' });
  });

  it('is found by its own team alone, and is a file', async () => {
    const { items } = await hr.call(listDevelopmentPlans, { search: TEAM });
    expect(items).toHaveLength(2);
    expect((await manager.call(listDevelopmentPlans, {})).total).toBe(2);
    expect((await manager.call(listDevelopmentPlans, { status: 'completed' })).total).toBe(1);
    expect((await manager.call(listDevelopmentPlans, { late: 'true' })).total).toBe(0);
    expect((await otherManager.call(listDevelopmentPlans, {})).items).toEqual([]);
    const plan = { developmentPlanId: items[0]!.id };
    expect((await otherManager.refused(getDevelopmentPlan, plan)).code).toBe('resource.missing');
    const { csv, total } = await hr.call(exportDevelopmentPlans, { search: TEAM });
    expect([total, csv.split('\r\n')[1]]).toEqual([2, expect.stringContaining(TEAM)]);
  });
});
