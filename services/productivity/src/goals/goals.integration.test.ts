import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTeam, deleteTeam, mergeTeam, removeTeamMember } from '@talent-os/contracts/identity/team-setup.js';
import { myTeams } from '@talent-os/contracts/identity/teams.js';
import {
  checkIn,
  createGoal,
  deleteGoal,
  getGoal,
  listGoals,
  moveGoal,
  updateGoal,
  type Goal,
} from '@talent-os/contracts/productivity/goals.js';
import { createTask, getTask } from '@talent-os/contracts/productivity/tasks.js';
import { dueOf, eventually, newMember, ownerQuery, signIn, type Person } from '@talent-os/testing';
import { eventsAbout, goalFacts, inDays, runningGoal, unique } from '../test/goals.js';

let rep: Person;
let multi: Person;
let head: Person;
let nurse: Person;
let admin: Person;
let candidate: Person;

beforeAll(async () => {
  [rep, multi, head, nurse, admin, candidate] = (await Promise.all(
    ['sales.rep', 'multi', 'department.head', 'nurse', 'org.admin', 'candidate'].map((box) =>
      signIn(`${box}@meridian.example`),
    ),
  )) as [Person, Person, Person, Person, Person, Person];
});

const salesTeam = async () => (await rep.call(myTeams, {})).items.find(({ name }) => name === 'Sales')!.id;
const factsOf = ({ id, version, keyResults, ...goal }: Goal) => ({
  goalId: id,
  version,
  title: goal.title,
  visibility: goal.visibility,
  teamId: goal.teamId,
  parentId: goal.parentId,
  hub: goal.hub,
  periodStart: goal.periodStart,
  periodEnd: goal.periodEnd,
  keyResults: keyResults.map(({ id: of, title, start, target, unit }) => ({ id: of, title, start, target, unit })),
});
const valuesOf = ({ keyResults }: Goal, values: readonly number[], confidence = 8) =>
  keyResults.map(({ id }, index) => ({ keyResultId: id, value: values[index]!, confidence }));
const sees = async (person: Person, { id, title }: Goal) => {
  const { status } = await person.send(getGoal, { goalId: id });
  const { items } = await person.call(listGoals, { search: title });
  expect([status, items.map((one) => one.id)]).toEqual(items.length > 0 ? [200, [id]] : [404, []]);
  return items.length > 0;
};

describe('who sees a goal', () => {
  it('its owner alone while it is private, whoever else asks', async () => {
    const goal = await runningGoal(rep);
    expect(await sees(rep, goal)).toBe(true);
    for (const other of [multi, head, admin, nurse, candidate]) expect(await sees(other, goal)).toBe(false);
  });

  it('its team and who leads it, once it runs', async () => {
    const draft = await rep.call(createGoal, goalFacts({ visibility: 'team', teamId: await salesTeam() }));
    expect(draft).toMatchObject({ teamName: 'Sales', status: 'draft', mine: true, ownerName: 'Jonah Prescott' });
    expect(await sees(multi, draft)).toBe(false);
    const goal = await rep.call(moveGoal, { goalId: draft.id, version: draft.version, status: 'active' });
    for (const other of [multi, head]) expect(await sees(other, goal)).toBe(true);
    for (const other of [nurse, candidate]) expect(await sees(other, goal)).toBe(false);
  });

  it('the team its own was merged into', async () => {
    // People of this test alone: whose teams they are in, others count.
    const seller = () => newMember('meridian', { role: 'SALES_REP', industry: 'SALES' }).then((one) => one.signIn());
    const [owner, lead] = [await seller(), await seller()];
    const under = { leadId: owner.id, underTeamId: null };
    const { id: teamId } = await admin.call(createTeam, { name: unique('Team'), ...under });
    const { id: intoTeamId } = await admin.call(createTeam, { name: unique('Team'), ...under, leadId: lead.id });
    const goal = await runningGoal(owner, { visibility: 'team', teamId });
    expect(await sees(lead, goal)).toBe(false);
    await admin.call(mergeTeam, { teamId, intoTeamId, version: 1 });
    await eventually(async () => expect(await sees(lead, goal)).toBe(true));
    await admin.call(removeTeamMember, { teamId: intoTeamId, userId: owner.id });
    await admin.call(deleteTeam, { teamId: intoTeamId });
  });

  it('everybody who works here, but no applicant, where it is the organization’s', async () => {
    const goal = await runningGoal(nurse, { visibility: 'organization' });
    for (const other of [rep, admin]) expect(await sees(other, goal)).toBe(true);
    expect(await sees(candidate, goal)).toBe(false);
    expect(await sees(await signIn('org.admin@northwind.example'), goal)).toBe(false);
  });

  it('nobody else any more once its owner makes it private', async () => {
    const goal = await runningGoal(rep, { visibility: 'organization' });
    expect(await sees(nurse, goal)).toBe(true);
    await rep.call(updateGoal, { ...factsOf(goal), visibility: 'private' });
    expect(await sees(nurse, goal)).toBe(false);
    expect(await eventsAbout('goalId', goal.id)).toEqual([
      'goal.changed',
      'goal.changed',
      'sharedGoal.changed',
      'goal.changed',
      'sharedGoal.changed',
    ]);
  });

  it('and never the name of a parent they may not see', async () => {
    const secret = await runningGoal(rep);
    const goal = await runningGoal(rep, { visibility: 'organization', parentId: secret.id });
    expect(goal).toMatchObject({ parentId: secret.id, parentTitle: secret.title });
    expect(await nurse.call(getGoal, { goalId: goal.id })).toMatchObject({ parentId: null, parentTitle: null });
    expect((await rep.call(getGoal, { goalId: secret.id })).children).toMatchObject([{ id: goal.id }]);
  });
});

describe('who changes a goal', () => {
  it('its owner and nobody else, also where others see it', async () => {
    const goal = await runningGoal(rep, { visibility: 'organization' });
    for (const refused of [
      admin.refused(updateGoal, factsOf(goal)),
      admin.refused(moveGoal, { goalId: goal.id, version: goal.version, status: 'scored' }),
      admin.refused(checkIn, { goalId: goal.id, version: goal.version, values: valuesOf(goal, [1, 2]) }),
      admin.refused(deleteGoal, { goalId: goal.id }),
    ])
      expect((await refused).code).toBe('resource.missing');
  });

  it('shares it only with teams of their own, and as an applicant with nobody', async () => {
    const [foreign] = (await nurse.call(myTeams, {})).items;
    expect((await rep.refused(createGoal, goalFacts({ visibility: 'team', teamId: foreign!.id }))).code).toBe(
      'goal.team',
    );
    expect((await rep.refused(createGoal, goalFacts({ visibility: 'team' }))).code).toBe('goal.team');
    expect((await candidate.refused(createGoal, goalFacts({ visibility: 'organization' }))).code).toBe('goal.sharing');
    expect((await candidate.call(createGoal, goalFacts())).visibility).toBe('private');
  });

  it('puts it below goals they see, in no circle', async () => {
    const top = await rep.call(createGoal, goalFacts());
    const below = await rep.call(createGoal, goalFacts({ parentId: top.id }));
    expect((await rep.refused(updateGoal, { ...factsOf(top), parentId: below.id })).code).toBe('goal.parent');
    expect((await rep.refused(updateGoal, { ...factsOf(top), parentId: top.id })).code).toBe('goal.parent');
    expect((await multi.refused(createGoal, goalFacts({ parentId: top.id }))).code).toBe('resource.missing');
  });
});

describe('the life of a goal', () => {
  it('goes from draft to closed by the rules, and its score stays', async () => {
    const empty = await rep.call(createGoal, goalFacts({ keyResults: [] }));
    const move = (goal: Goal, status: Goal['status']) => ({ goalId: goal.id, version: goal.version, status });
    expect((await rep.refused(moveGoal, move(empty, 'active'))).code).toBe('goal.keyResults');
    const running = await runningGoal(rep);
    expect(running).toMatchObject({ status: 'active', checkInDueOn: inDays(7), score: 0 });
    expect((await rep.refused(moveGoal, move(running, 'scored'))).code).toBe('goal.period');
    const ended = await rep.call(updateGoal, { ...factsOf(running), periodEnd: inDays(0) });
    const checked = await rep.call(checkIn, {
      goalId: ended.id,
      version: ended.version,
      values: valuesOf(ended, [7, 13]),
    });
    const scored = await rep.call(moveGoal, move(checked, 'scored'));
    expect(scored).toMatchObject({ status: 'scored', score: 0.7, checkInDueOn: null });
    expect((await rep.refused(updateGoal, factsOf(scored))).code).toBe('goal.over');
    expect((await rep.refused(deleteGoal, { goalId: scored.id })).code).toBe('goal.over');
    const again = { goalId: scored.id, version: scored.version, values: valuesOf(scored, [1, 1]) };
    expect((await rep.refused(checkIn, again)).code).toBe('goal.running');
    expect((await rep.call(moveGoal, move(scored, 'closed'))).score).toBe(0.7);
  });

  it('keeps every check-in, newest first', async () => {
    const goal = await runningGoal(rep);
    const first = await rep.call(checkIn, {
      goalId: goal.id,
      version: goal.version,
      values: valuesOf(goal, [2, 20], 4),
      note: 'Slow start',
    });
    expect(first).toMatchObject({ score: 0.1, checkInDueOn: inDays(7) });
    expect(first.keyResults.map(({ current, confidence, score }) => [current, confidence, score])).toEqual([
      [2, 4, 0.2],
      [20, 4, 0],
    ]);
    await rep.call(checkIn, { goalId: goal.id, version: first.version, values: valuesOf(goal, [5, 15]) });
    const { checkIns, lastCheckInAt } = await rep.call(getGoal, { goalId: goal.id });
    expect(checkIns.map(({ score, note }) => [score, note])).toEqual([
      [0.5, null],
      [0.1, 'Slow start'],
    ]);
    expect(lastCheckInAt).not.toBeNull();
    expect((await rep.refused(checkIn, { goalId: goal.id, version: 1, values: valuesOf(goal, [1, 1]) })).code).toBe(
      'resource.stale',
    );
    const [other] = (await runningGoal(rep)).keyResults;
    const foreign = [{ keyResultId: other!.id, value: 1, confidence: 1 }];
    const { version } = await rep.call(getGoal, { goalId: goal.id });
    expect((await rep.refused(checkIn, { goalId: goal.id, version, values: foreign })).code).toBe('goal.running');
  });

  it('adds, changes and removes key results with the goal', async () => {
    const goal = await runningGoal(rep);
    const [kept] = factsOf(goal).keyResults;
    const added = { title: 'Demos', start: 5, target: 8, unit: '' };
    const changed = await rep.call(updateGoal, { ...factsOf(goal), keyResults: [added, { ...kept!, start: 2 }] });
    expect(changed.keyResults.map(({ title, start, current }) => [title, start, current])).toEqual([
      ['Demos', 5, 5],
      ['Calls held', 2, 2],
    ]);
    expect((await rep.refused(updateGoal, { ...factsOf(changed), keyResults: [] })).code).toBe('goal.keyResults');
  });

  it('ends without trace of its own, while what stood below it stays', async () => {
    const goal = await runningGoal(rep);
    const below = await rep.call(createGoal, goalFacts({ parentId: goal.id }));
    const task = await rep.call(createTask, { title: 'Stays', goalId: goal.id });
    expect(task.goalTitle).toBe(goal.title);
    await rep.call(deleteGoal, { goalId: goal.id });
    expect((await rep.refused(getGoal, { goalId: goal.id })).code).toBe('resource.missing');
    expect((await rep.call(getGoal, { goalId: below.id })).parentId).toBeNull();
    expect(await rep.call(getTask, { taskId: task.id })).toMatchObject({ goalId: null, goalTitle: null });
    expect(await ownerQuery('select 1 from productivity.key_result where goal_id = $1', [goal.id])).toEqual([]);
    expect(await dueOf('productivity', goal.id)).toEqual([]);
  });
});
