import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginPreboarding,
  cancelOnboarding,
  changeOnboardingTask,
  completeOnboarding,
  holdCheckpoint,
  reassignOnboardingTask,
  startOnboarding,
  unblockOnboardingTask,
} from '@talent-os/contracts/talent/onboarding-changes.js';
import {
  exportOnboarding,
  getOnboarding,
  listOnboarding,
  listOnboardingTemplates,
  myOnboarding,
  rampOfNewcomers,
  summarizeOnboarding,
} from '@talent-os/contracts/talent/onboarding.js';
import { demoPerson } from '@talent-os/service-kit/demo/people';
import { addDays } from '@talent-os/service-kit/calendar';
import { demoToday, signIn, type Person } from '@talent-os/testing';
import { cancelPlanOf, eventsOfPlan } from '../test/onboarding.js';

let hr: Person;
let manager: Person;
let newcomer: Person;
let templateId: string;

beforeAll(async () => {
  const at = (box: string) => signIn(`${box}@meridian.example`);
  [hr, manager, newcomer] = (await Promise.all(['hr.manager', 'hiring.manager', 'sales.rep'].map(at))) as [
    Person,
    Person,
    Person,
  ];
  const { items } = await hr.call(listOnboardingTemplates, { industry: 'SALES' });
  templateId = items[0]!.id;
});

/** Starts the newcomer's plan so many days ago, in the place of the one of an earlier test. */
async function started(daysAgo = 40): Promise<string> {
  await cancelPlanOf(newcomer);
  const startDate = addDays(demoToday(), -daysAgo);
  const wanted = { employeeId: newcomer.id, templateId, startDate, managerId: manager.id, department: 'Sales' };
  const { id } = await hr.call(startOnboarding, wanted);
  expect((await hr.refused(startOnboarding, wanted)).code).toBe('onboarding.running');
  return id;
}
const seen = (onboardingPlanId: string) => hr.call(getOnboarding, { onboardingPlanId });
const taskOf = async (planId: string, title: string) =>
  (await seen(planId)).tasks.find((task) => task.title.startsWith(title))!;
const tick = async (person: Person, planId: string, title: string) =>
  person.call(changeOnboardingTask, { onboardingTaskId: (await taskOf(planId, title)).id, status: 'done' });

describe('an onboarding plan', () => {
  it('gives every task its owner, and shows itself to who runs it, who leads and who is new', async () => {
    const id = await started();
    const plan = await seen(id);
    expect(plan).toMatchObject({
      employeeName: 'Jonah Prescott',
      status: 'not_started',
      managerName: 'Dana Whitfield',
    });
    const owners = new Set(plan.tasks.map(({ ownerName }) => ownerName));
    const named = ['Dana Whitfield', 'Jonah Prescott', 'Marcus Lindqvist'];
    expect([...owners]).toEqual(expect.arrayContaining(named));
    // And whoever comes first of those who manage people: tests beside this one hire some.
    expect(owners.size).toBe(named.length + 1);
    expect((await manager.call(getOnboarding, { onboardingPlanId: id })).may.to).toEqual([]);
    expect(plan.may.to).toEqual(['preboarding', 'cancelled']);
    expect((await newcomer.call(myOnboarding, {})).plan?.id).toBe(id);
    expect((await newcomer.refused(getOnboarding, { onboardingPlanId: id })).code).toBe('access.denied');
    const other = await signIn('nurse.manager@meridian.example');
    expect((await other.refused(getOnboarding, { onboardingPlanId: id })).code).toBe('resource.missing');
    const theirs = await manager.call(listOnboarding, { page: 1, search: 'Prescott' });
    expect(theirs.items.map((row) => row.id)).toContain(id);
    expect((await manager.call(listOnboarding, { page: 1, industry: 'CYBER' })).total).toBe(0);
  });

  it('is begun by its first ticked task, and tasks wait for those before them', async () => {
    const id = await started();
    const payroll = await taskOf(id, 'Set up payroll');
    expect(payroll).toMatchObject({ status: 'blocked', waitsFor: ['Sign the contract and personal details'] });
    const early = { onboardingTaskId: payroll.id, status: 'done' as const };
    expect((await hr.refused(changeOnboardingTask, early)).code).toBe('onboarding.dependency');
    await tick(hr, id, 'Sign the contract');
    expect((await taskOf(id, 'Set up payroll')).status).toBe('todo');
    expect((await seen(id)).status).toBe('preboarding');
    expect(await eventsOfPlan(id)).toEqual(expect.arrayContaining(['started', 'taskChanged', 'moved']));
  });

  it('is begun by hand as well, once', async () => {
    const onboardingPlanId = await started(-10);
    const { version } = await seen(onboardingPlanId);
    const begin = { onboardingPlanId, version };
    expect(await hr.call(beginPreboarding, begin)).toEqual({ status: 'preboarding' });
    expect((await hr.refused(beginPreboarding, begin)).code).toBe('onboarding.transition');
  });

  it('lets people tick their own tasks and nobody else’s, and nobody what is proved elsewhere', async () => {
    const id = await started();
    await tick(newcomer, id, 'Meet the team');
    const laptop = (await taskOf(id, 'Order laptop')).id;
    const refused = (person: Person, status: 'done' | 'skipped' | 'blocked', onboardingTaskId = laptop) =>
      person.refused(changeOnboardingTask, { onboardingTaskId, status }).then(({ code }) => code);
    expect(await refused(newcomer, 'done')).toBe('resource.missing');
    expect(await refused(hr, 'skipped')).toBe('onboarding.required');
    expect(await refused(hr, 'blocked')).toBe('request.invalid');
    const reason = 'Out of stock';
    await hr.call(changeOnboardingTask, { onboardingTaskId: laptop, status: 'blocked', reason });
    expect(await taskOf(id, 'Order laptop')).toMatchObject({ status: 'blocked', blockedReason: reason });
    const summary = await hr.call(summarizeOnboarding, {});
    expect(summary.blocked).toBeGreaterThan(0);
    expect((await hr.call(listOnboarding, { page: 1, search: 'Prescott', blocked: 'true' })).total).toBe(1);
    await hr.call(reassignOnboardingTask, { onboardingTaskId: laptop, ownerId: newcomer.id });
    await hr.call(unblockOnboardingTask, { onboardingTaskId: laptop });
    await tick(newcomer, id, 'Order laptop');
    const nobody = { onboardingTaskId: laptop, ownerId: demoPerson('northwind', 'sales.rep').id };
    expect((await hr.refused(reassignOnboardingTask, nobody)).code).toBe('onboarding.person');
  });

  it('waives what a task waits for, but no proof', async () => {
    const id = await started();
    const ids = [(await taskOf(id, 'Set up payroll')).id, (await taskOf(id, 'Lead the first own')).id] as const;
    expect(await hr.call(unblockOnboardingTask, { onboardingTaskId: ids[0] })).toEqual({ status: 'todo' });
    const proved = (await taskOf(id, 'Pass level 1')).status === 'done';
    if (!proved)
      expect((await hr.refused(unblockOnboardingTask, { onboardingTaskId: ids[1] })).code).toBe('onboarding.unproved');
  });

  it('keeps checkpoints for an active plan and for others than the newcomer', async () => {
    const id = await started();
    const held = { onboardingPlanId: id, day: 30 as const, rating: 4, notes: 'Settled in' };
    expect((await manager.refused(holdCheckpoint, held)).code).toBe('onboarding.notActive');
    const { version } = await seen(id);
    expect((await hr.refused(completeOnboarding, { onboardingPlanId: id, version })).code).toBe(
      'onboarding.transition',
    );
    await hr.call(cancelOnboarding, { onboardingPlanId: id, version, reason: 'Changed their mind' });
    expect(await seen(id)).toMatchObject({ status: 'cancelled', cancelReason: 'Changed their mind', blocked: 0 });
    expect((await newcomer.call(myOnboarding, {})).plan?.id).not.toBe(id);
  });

  it('refuses starts of long ago and people of elsewhere', async () => {
    const wanted = {
      employeeId: newcomer.id,
      templateId,
      startDate: addDays(demoToday(), -100),
      managerId: manager.id,
      department: 'Sales',
    };
    const code = async (more: Partial<typeof wanted>) =>
      (await hr.refused(startOnboarding, { ...wanted, ...more })).code;
    expect(await code({})).toBe('onboarding.startDate');
    const startDate = demoToday();
    expect(await code({ startDate, employeeId: demoPerson('northwind', 'sales.rep').id })).toBe('onboarding.person');
    expect(await code({ startDate, managerId: newcomer.id })).toBe('onboarding.person');
    expect(await code({ startDate, templateId: crypto.randomUUID() })).toBe('resource.missing');
  });

  it('goes into a file, and the ramp of sales newcomers is counted from their start', async () => {
    const { csv, total } = await hr.call(exportOnboarding, { industry: 'SALES' });
    expect(csv.trim().split('\n')).toHaveLength(total + 1);
    const { items } = await hr.call(rampOfNewcomers, {});
    expect(items.length).toBeGreaterThan(4);
    for (const { days, won } of items) expect(won ? (days ?? -1) >= 0 : days === null || days >= 0).toBe(true);
  });
});
