import { beforeAll, describe, expect, it } from '@jest/globals';
import { listClearances } from '@talent-os/contracts/cyber/clearance.js';
import {
  assignWorkRole,
  claimWorkRole,
  decideClaim,
  getClearancesDue,
  getReadiness,
  getWorkRole,
  planDevelopment,
  releaseWorkRole,
  setTarget,
} from '@talent-os/contracts/cyber/readiness.js';
import { getTask } from '@talent-os/contracts/productivity/tasks.js';
import { demoPerson } from '@talent-os/service-kit/demo/people';
import { signIn, type Person } from '@talent-os/testing';
import { secondAnalyst } from '../test/deploy.js';

let lead: Person;
let analyst: Person;
let other: Person;

beforeAll(async () => {
  [lead, analyst, other] = await Promise.all([
    signIn('org.admin@meridian.example'),
    signIn('analyst@meridian.example'),
    secondAnalyst(),
  ]);
});

/** Work roles nothing of the demo touches. */
const FREE = 'OG-WRL-006';
const OTHER = 'OG-WRL-009';
const standing = async (workRole: string) =>
  (await analyst.call(getReadiness, {})).roles.find((role) => role.workRole === workRole);

describe('readiness', () => {
  it('follows what is needed and who fills it, from uncovered over a single person to covered', async () => {
    await lead.call(setTarget, { workRole: FREE, target: 3 });
    await lead.call(setTarget, { workRole: FREE, target: 2 });
    expect(await standing(FREE)).toMatchObject({ coverage: 'uncovered', target: 2, holders: 0 });
    await analyst.call(claimWorkRole, { workRole: FREE, level: 4 });
    expect((await analyst.refused(claimWorkRole, { workRole: FREE, level: 5 })).code).toBe('readiness.held');
    expect(await standing(FREE)).toMatchObject({ coverage: 'uncovered', claims: 1 });

    const [claim] = (await lead.call(getWorkRole, { workRole: FREE })).holdings;
    const decision = { holdingId: claim!.id, version: claim!.version, decision: 'confirmed' as const };
    await lead.call(decideClaim, decision);
    expect((await lead.refused(decideClaim, decision)).code).toBe('readiness.decided');
    expect(await standing(FREE)).toMatchObject({ coverage: 'single', holders: 1, claims: 0 });
    await lead.call(assignWorkRole, { workRole: FREE, userId: other.id, level: 2 });
    expect(await standing(FREE)).toMatchObject({ coverage: 'single' });
    await lead.call(assignWorkRole, { workRole: FREE, userId: other.id, level: 3 });
    expect(await standing(FREE)).toMatchObject({ coverage: 'covered', holders: 2 });
    const { holdings } = await analyst.call(getWorkRole, { workRole: FREE });
    expect(holdings.map(({ name, level, confirmedByName }) => [name, level, confirmedByName])).toEqual([
      ['Kenji Aalto', 4, 'Marcus Lindqvist'],
      ['Robin Esterhazy', 3, 'Marcus Lindqvist'],
    ]);

    const theirs = holdings.find(({ userId }) => userId === other.id)!;
    expect((await analyst.refused(releaseWorkRole, { holdingId: theirs.id })).code).toBe('resource.missing');
    await other.call(releaseWorkRole, { holdingId: theirs.id });
    await lead.call(releaseWorkRole, { holdingId: claim!.id });
    await lead.call(setTarget, { workRole: FREE, target: 0 });
    expect(await standing(FREE)).toBeUndefined();
  });

  it('adds up by category, and knows what is mine', async () => {
    const { categories, roles, mine } = await analyst.call(getReadiness, {});
    const sum = categories.reduce((all, { covered, single, uncovered }) => all + covered + single + uncovered, 0);
    expect(categories.map(({ category }) => category)).toEqual(['OG', 'DD', 'IO', 'PD', 'IN']);
    expect(sum).toBe(roles.length);
    expect(mine.map(({ workRole, status }) => [workRole, status])).toContainEqual(['PD-WRL-003', 'confirmed']);
  });

  it('is decided by leads, about analysts', async () => {
    expect((await analyst.refused(setTarget, { workRole: OTHER, target: 1 })).code).toBe('access.denied');
    for (const userId of [crypto.randomUUID(), demoPerson('meridian', 'nurse').id])
      expect((await lead.refused(assignWorkRole, { workRole: OTHER, userId, level: 3 })).code).toBe(
        'readiness.analyst',
      );
    expect((await lead.refused(assignWorkRole, { workRole: OTHER, userId: lead.id, level: 3 })).code).toBe(
      'readiness.ownDecision',
    );
  });

  it('two claims at once are one', async () => {
    const answers = await Promise.all([3, 4, 5].map((level) => other.send(claimWorkRole, { workRole: OTHER, level })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    const [claim] = (await lead.call(getWorkRole, { workRole: OTHER })).holdings;
    await lead.call(decideClaim, { holdingId: claim!.id, version: claim!.version, decision: 'declined' });
    expect((await lead.call(getWorkRole, { workRole: OTHER })).holdings).toEqual([]);
  });

  it('counts clearances that come due for who verifies them, without a name', async () => {
    const counts = await lead.call(getClearancesDue, {});
    const { total } = await lead.call(listClearances, { waiting: 'true' });
    expect(counts.waiting).toBe(total);
    expect(counts.soon).toBeGreaterThan(0);
    expect(Object.keys(counts).toSorted()).toEqual(['later', 'overdue', 'soon', 'waiting']);
    expect((await analyst.refused(getClearancesDue, {})).code).toBe('access.denied');
  });

  it('puts a development item on the caller’s own list of tasks', async () => {
    const { taskId, title } = await analyst.call(planDevelopment, { workRole: 'IN-WRL-002' });
    const task = await analyst.call(getTask, { taskId });
    expect(task).toMatchObject({ title, link: '/cyber?role=IN-WRL-002', status: 'todo' });
    expect(title).toBe('Develop somebody for Digital Evidence Analysis');
  });
});
