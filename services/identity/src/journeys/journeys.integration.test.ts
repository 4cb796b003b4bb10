import { beforeAll, describe, expect, it } from '@jest/globals';
import type { JourneyStep } from '@talent-os/contracts/identity/journey-shapes.js';
import {
  activateJourney,
  assignJourney,
  cloneJourney,
  createJourney,
  discardJourney,
  exportJourneyRuns,
  getJourney,
  listJourneyRuns,
  listJourneys,
  myJourneys,
  retireJourney,
  updateJourney,
} from '@talent-os/contracts/identity/journeys.js';
import { changeOwnWay } from '@talent-os/contracts/identity/team-culture.js';
import { createGoal } from '@talent-os/contracts/productivity/goals.js';
import { listTasks } from '@talent-os/contracts/productivity/tasks.js';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, eventually, newMember, signIn, type Person } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';

/** No other file gives it: who gets it meanwhile would begin these journeys. */
const seat = { role: 'RECRUITER', industry: 'CYBER' } as const;
const way: JourneyStep = {
  title: 'Tell your team how you work best',
  route: '/user/team-culture',
  milestone: 'wayWritten',
  dueDays: 3,
};
const goal: JourneyStep = { title: 'Set your first goal', route: '/productivity', milestone: 'goalSet', dueDays: 10 };
const written = (steps: readonly JourneyStep[], name = `Ramp ${randomUUID()}`) => ({
  name,
  starts: 'role' as const,
  roles: [seat.role],
  industry: seat.industry,
  steps: [...steps],
});
const goalFacts = () => ({
  title: `Ramp goal ${randomUUID()}`,
  visibility: 'private' as const,
  teamId: null,
  parentId: null,
  hub: 'productivity',
  periodStart: demoToday(),
  periodEnd: addDays(demoToday(), 30),
  keyResults: [],
});
const says = (bestHours: string) => ({ bestHours, reachMe: '', feedback: '' });

let admin: Person;
beforeAll(async () => {
  admin = await signIn('platform.admin@meridian.example');
});

/** A journey that is active, under its id. */
async function active(steps: readonly JourneyStep[]): Promise<string> {
  const { journeyId } = await admin.call(createJourney, written(steps));
  await admin.call(activateJourney, { journeyId, version: 1 });
  return journeyId;
}
const versionOf = async (journeyId: string) => (await admin.call(getJourney, { journeyId })).version;
const retire = async (journeyId: string) =>
  admin.call(retireJourney, { journeyId, version: await versionOf(journeyId) });

describe('a journey', () => {
  it('goes from draft to active to retired, and nowhere else', async () => {
    const { journeyId } = await admin.call(createJourney, written([]));
    expect((await admin.refused(activateJourney, { journeyId, version: 1 })).code).toBe('journey.empty');
    const kept = written([way]);
    const { version } = await admin.call(updateJourney, { journeyId, version: 1, ...kept });
    expect((await admin.refused(updateJourney, { journeyId, version: 1, ...kept })).code).toBe('resource.stale');
    expect((await admin.refused(retireJourney, { journeyId, version })).code).toBe('journey.state');
    await admin.call(activateJourney, { journeyId, version });
    expect(await admin.call(getJourney, { journeyId })).toMatchObject({ state: 'active', number: 1, runs: 0 });
    expect((await admin.refused(discardJourney, { journeyId })).code).toBe('journey.state');
    await retire(journeyId);
    const retired = await admin.call(getJourney, { journeyId });
    expect(retired.may).toEqual({ to: [], do: ['clone'] });
    expect((await admin.refused(assignJourney, { journeyId })).code).toBe('journey.state');
    expect((await admin.refused(updateJourney, { journeyId, version: retired.version, ...kept })).code).toBe(
      'journey.state',
    );
  });

  it('is copied as a draft, and a draft is thrown away', async () => {
    const { journeyId } = await admin.call(createJourney, written([way, goal]));
    const copy = await admin.call(cloneJourney, { journeyId });
    const { items } = await admin.call(listJourneys, { search: (await admin.call(getJourney, { journeyId })).name });
    expect(items.map(({ id }) => id).toSorted()).toEqual([journeyId, copy.journeyId].toSorted());
    expect(items.map(({ state, stepCount }) => [state, stepCount])).toEqual([
      ['draft', 2],
      ['draft', 2],
    ]);
    for (const id of [journeyId, copy.journeyId]) await admin.call(discardJourney, { journeyId: id });
    expect((await admin.refused(getJourney, { journeyId })).code).toBe('resource.missing');
  });

  it('names the step that its people cannot open, or that ends like another', async () => {
    const wrong = written([way, { ...way, route: '/admin/prompts' }]);
    const { errors } = await admin.refused(createJourney, wrong);
    expect(errors?.map(({ field }) => field)).toEqual(['steps.1.milestone', 'steps.1.route']);
  });
});

describe('who gets a role', () => {
  it('begins the journey with tasks of their own, and goes on as things happen', async () => {
    const journeyId = await active([way, goal]);
    const member = await newMember('meridian', seat);
    const person = await member.signIn();
    const mine = async () => (await person.call(myJourneys, {})).items[0];
    const name = (await admin.call(getJourney, { journeyId })).name;
    await eventually(async () => expect(await mine()).toMatchObject({ name, done: 0, next: { title: way.title } }));
    const tasks = async () =>
      (await person.call(listTasks, {})).items.map(({ title, status, source, link }) => [title, status, source, link]);
    await eventually(async () => {
      expect(await tasks()).toEqual(
        expect.arrayContaining([
          [way.title, 'todo', 'journey', way.route],
          [goal.title, 'todo', 'journey', goal.route],
        ]),
      );
    });
    // Its next version is for whoever begins later.
    const version = await versionOf(journeyId);
    await admin.call(updateJourney, { journeyId, version, ...written([way], name) });

    await person.call(changeOwnWay, says('Mornings'));
    await person.call(changeOwnWay, says('Early mornings'));
    await eventually(async () => {
      expect(await mine()).toMatchObject({ done: 1, stepCount: 2, next: { title: goal.title } });
      expect(await tasks()).toContainEqual([way.title, 'done', 'journey', way.route]);
    });
    const [run] = (await admin.call(listJourneyRuns, { journeyId })).items;
    expect(run).toMatchObject({ number: 1, state: 'running', done: 1, nextTitle: goal.title });
    expect(await admin.call(getJourney, { journeyId })).toMatchObject({
      number: 2,
      runs: 1,
      running: 1,
      completion: 0,
      stop: { title: goal.title, people: 1 },
      steps: [{ milestone: 'wayWritten', reached: 1, waiting: 0 }],
    });

    await person.call(createGoal, goalFacts());
    await eventually(async () => {
      expect(await mine()).toBeUndefined();
      expect(await admin.call(getJourney, { journeyId })).toMatchObject({ completed: 1, completion: 100, stop: null });
    });
    const file = await admin.call(exportJourneyRuns, { journeyId });
    expect(file.total).toBe(1);
    await retire(journeyId);
  });

  it('begins it once, by the word of who keeps it too', async () => {
    const member = await newMember('meridian', seat);
    const journeyId = await active([goal]);
    const first = await admin.call(assignJourney, { journeyId });
    expect(first.begun).toBeGreaterThanOrEqual(1);
    expect(first.left).toBe(0);
    expect(await admin.call(assignJourney, { journeyId })).toEqual({ begun: 0, left: 0 });
    await retire(journeyId);
    const person = await member.signIn();
    // Who is on their way goes on.
    expect((await person.call(myJourneys, {})).items).toHaveLength(1);
    expect((await person.refused(listJourneys, {})).code).toBe('access.denied');
  });
});
