import type { Industry } from '@talent-os/contracts';
import { planStates, taskStates, type CheckpointDay } from '@talent-os/contracts/talent/onboarding-states.js';
import { checkpointDays } from '@talent-os/contracts/talent/onboarding-states.js';
import { demoPeopleInRole, type DemoPerson } from '@talent-os/service-kit';
import { addDays, DAY_MS, dayOf, type Day } from '@talent-os/service-kit/calendar';
import type { HeldCheckpoint, OnboardingPlan } from '../onboarding/onboarding-plan.entity.js';
import type { OnboardingTask } from '../onboarding/onboarding-task.entity.js';
import type { OnboardingTemplate } from '../onboarding/onboarding-template.entity.js';
import { checkpointDue, checkpointOn } from '../onboarding/plan.rules.js';
import { statusesOf, waitsFor } from '../onboarding/task.rules.js';
import { tasksFrom } from '../onboarding/template.rules.js';
import { STANDARD_TEMPLATE, standardTemplates } from '../onboarding/templates.data.js';
import { blockers, CANCELLED, newInSeat, reviews, standings, type SeededPlan } from './onboarding.data.js';
import { workday } from './workday.js';
import { type Dice, type SeedRow, type World } from './world.js';

type PlanRow = SeedRow<OnboardingPlan> & { readonly id: string };
type TaskRow = SeedRow<OnboardingTask> & { readonly id: string };
export type NewcomerRows = { readonly plan: PlanRow; readonly tasks: readonly TaskRow[] };

/** How often a task is done once its day has passed. */
const PUNCTUAL = 0.88;

const templateId = (world: World, industry: Industry) => world.id('onboarding-template', industry);

export const onboardingTemplateRows = (world: World): SeedRow<OnboardingTemplate>[] =>
  world.organization.industries.map((industry) => ({
    id: templateId(world, industry),
    name: STANDARD_TEMPLATE,
    industry,
    tasks: standardTemplates[industry],
  }));

/** Newcomers of one industry: the people here for the shortest time, and those who sign in and are new in their seat. */
export function newcomerRows(world: World, industry: Industry): NewcomerRows[] {
  const here = world.who(industry, 'professional').toSorted((one, other) => one.tenureDays - other.tenureDays);
  const latest = here.filter(({ signsIn }) => !signsIn).map((person, at) => [person, standings[at]] as const);
  const signing = here.flatMap((person) => {
    const since = person.signsIn && person.roles[0]?.industry === industry && newInSeat[person.email.split('@')[0]!];
    return since ? [[person, ['active', -since] as SeededPlan] as const] : [];
  });
  return [...latest, ...signing].flatMap(([person, standing]) =>
    standing ? [rowsOf(world, industry, person, standing)] : [],
  );
}

function rowsOf(world: World, industry: Industry, person: DemoPerson, [status, startsIn]: SeededPlan): NewcomerRows {
  const dice = world.dice(`onboarding/${industry}/${person.email}`);
  const today = dayOf(world.now);
  const startDate = workday(addDays(today, startsIn), today);
  const managers = world.who(industry, 'manager').filter(({ id }) => id !== person.id);
  const manager = dice.chance(0.6) ? world.preferred('hiring.manager', managers) : dice.pick(managers);
  const admin = world.preferred('org.admin', world.people).id;
  const hr = demoPeopleInRole(world.organization, 'HR_MANAGER')[0]?.id ?? admin;
  const plan: PlanRow = {
    id: world.id('onboarding', industry, person.email),
    employeeId: person.id,
    employeeName: `${person.firstName} ${person.lastName}`,
    applicationId: null,
    positionId: null,
    title: person.title,
    department: departments[industry],
    industry,
    managerId: manager.id,
    templateId: templateId(world, industry),
    templateName: STANDARD_TEMPLATE,
    startDate,
    status,
    cancelReason: status === 'cancelled' ? CANCELLED : null,
    checkpoints: heldOf(startDate, today, status === 'completed', manager.id, dice),
    toldCheckpoint: null,
    toldProofs: null,
    completedAt: status === 'completed' ? new Date(Date.parse(startDate) + 95 * DAY_MS) : null,
    createdAt: new Date(world.now.getTime() - (Math.max(0, -startsIn) + 20) * DAY_MS),
  };
  const fresh = tasksFrom(standardTemplates[industry], {
    planId: plan.id,
    startDate,
    owners: { newcomer: person.id, manager: manager.id, hr, admin },
    idOf: (key) => world.id('onboarding-task', plan.id, key),
  });
  return {
    plan: { ...plan, toldCheckpoint: checkpointDue(plan, null, today) ?? null },
    tasks: simulateTasks(fresh, plan, today, dice),
  };
}

const departments: Record<Industry, string> = {
  SALES: 'Sales',
  HEALTHCARE: 'Clinical care',
  CYBER: 'Security operations',
};

/** Checkpoints long past were held on their day; the latest one is still due. */
function heldOf(startDate: Day, today: Day, all: boolean, by: string, dice: Dice): HeldCheckpoint[] {
  const past: CheckpointDay[] = checkpointDays.filter(
    (day) => all || checkpointOn(startDate, day) < addDays(today, -10),
  );
  return past.map((day) => {
    const [rating, notes] = dice.pick(reviews);
    return { day, date: checkpointOn(startDate, day), rating, notes, by };
  });
}

/** What has become of the tasks by today. A proof that is missing is looked for by the job, as it is for everybody. */
function simulateTasks(fresh: readonly TaskRow[], plan: PlanRow, today: Day, dice: Dice): TaskRow[] {
  const all = plan.status === 'completed';
  const tasks = fresh.map((task) => ({ ...task }));
  if (plan.status === 'cancelled' || plan.status === 'not_started') return tasks;
  for (const task of tasks) {
    const past = task.dueOn < today && !task.proof && waitsFor(task, tasks).length === 0;
    if (!all && !(past && dice.chance(PUNCTUAL))) continue;
    Object.assign(task, {
      status: 'done',
      doneAt: new Date(Date.parse(task.dueOn) + 14 * 3_600_000),
      doneBy: task.proof ? null : task.ownerId,
    });
  }
  const stuck = tasks.find(({ status, category }) => status === 'todo' && category === 'it');
  if (stuck && plan.status === 'active')
    Object.assign(stuck, { status: 'blocked', blockedReason: dice.pick(blockers) });
  for (const { id, status } of statusesOf(tasks))
    Object.assign(
      tasks.find((one) => one.id === id)!,
      { status },
    );
  return tasks.map((task) => ({ ...task, toldOverdue: !taskStates[task.status].settled && task.dueOn < today }));
}

/** Plans the clock looks at. */
export const runs = ({ plan }: NewcomerRows): boolean => !planStates[plan.status].over;
