import type { AssignedTask, OnboardingDetail, OnboardingPlan } from '@talent-os/contracts/talent/onboarding.js';
import { checkpointDays, taskStates, type PlanState } from '@talent-os/contracts/talent/onboarding-states.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { mayOfCheckpoint, mayOfPlan, mayOfTask } from './may.rules.js';
import type { HeldCheckpoint } from './onboarding-plan.entity.js';
import type { OnboardingTask as TaskRow } from './onboarding-task.entity.js';
import { COUNTED, PLAN, RUNNING } from './plan.sql.js';
import { checkpointOn } from './plan.rules.js';
import { waitsFor } from './task.rules.js';
import { runsOnboarding } from './whose.js';

type PlanRow = OnboardingPlan & {
  readonly managerId: string;
  readonly templateName: string;
  readonly cancelReason: string | null;
  readonly checkpoints: readonly HeldCheckpoint[];
};
type Task = Pick<
  TaskRow,
  'id' | 'position' | 'title' | 'category' | 'ownerId' | 'dueOn' | 'required' | 'dependsOn' | 'proof' | 'status'
> &
  Pick<TaskRow, 'blockedReason'> & { readonly planId: string; readonly doneAt: string | null };

const DETAIL = `
  select ${PLAN}, p.manager_id as "managerId", p.template_name as "templateName", p.cancel_reason as "cancelReason",
    p.checkpoints
  from talent.onboarding_plan p ${COUNTED} where p.organization_id = $1`;

const TASKS = `
  select t.id, t.plan_id as "planId", t.position, t.title, t.category, t.owner_id as "ownerId", t.due_on::text as "dueOn",
    t.required, t.depends_on as "dependsOn", t.proof, t.status, t.blocked_reason as "blockedReason", t.done_at as "doneAt"
  from talent.onboarding_task t where t.organization_id = $1 and t.plan_id = any($2) order by t.position`;

const tasksIn = (ctx: Ctx, planIds: readonly string[]) => ctx.db.read<Task>(TASKS, [planIds]);

/** One plan the caller may see: of the manager, where one is given. */
export async function planOf(ctx: Ctx, id: string, managerId: string | undefined): Promise<OnboardingDetail | null> {
  const today = await todayOf(ctx);
  const row = await ctx.db.readOne<PlanRow>(`${DETAIL} and p.id = $3 and ($4::uuid is null or p.manager_id = $4)`, [
    today,
    id,
    managerId ?? null,
  ]);
  return row ? detailOf(ctx, row, today) : null;
}

/** The caller's own plan: the one that runs, or the last one that was completed. */
export async function ownPlan(ctx: Ctx): Promise<OnboardingDetail | null> {
  const today = await todayOf(ctx);
  const row = await ctx.db.readOne<PlanRow>(
    `${DETAIL} and p.employee_id = $3 and p.status <> 'cancelled' order by ${RUNNING} desc, p.start_date desc limit 1`,
    [today, ctx.userId],
  );
  return row ? detailOf(ctx, row, today) : null;
}

async function detailOf(ctx: Ctx, row: PlanRow, today: Day): Promise<OnboardingDetail> {
  const { checkpoints, ...plan } = row;
  const tasks = await tasksIn(ctx, [plan.id]);
  const people = await peopleById(ctx, [plan.managerId, ...tasks.map(({ ownerId }) => ownerId)]);
  const runs = runsOnboarding(ctx);
  const holds = plan.employeeId !== ctx.userId && (runs || plan.managerId === ctx.userId);
  return {
    ...plan,
    managerName: people(plan.managerId).name,
    tasks: tasks.map((task) => ({
      ...presentTask(task, tasks),
      ownerName: people(task.ownerId).name,
      may: mayOfTask(plan, tasks, task, { runs, owns: task.ownerId === ctx.userId }),
    })),
    checkpoints: checkpointDays.map((day) => {
      const rated = checkpoints.find((one) => one.day === day);
      const { date, rating, notes } = rated ?? { date: null, rating: null, notes: null };
      const may = mayOfCheckpoint(row, day, today, holds);
      return { day, dueOn: checkpointOn(plan.startDate, day), date, rating, notes, may };
    }),
    may: mayOfPlan(plan, tasks, runs),
  };
}

const presentTask = (task: Task, among: readonly Task[]) => {
  const { id, title, category, ownerId, dueOn, required, status, blockedReason, proof, doneAt } = task;
  const waiting = taskStates[status].settled ? [] : waitsFor(task, among).map((other) => other.title);
  return { id, title, category, ownerId, dueOn, required, status, blockedReason, proof, doneAt, waitsFor: waiting };
};

const MOST_TASKS = 100;

type OwnTask = {
  readonly id: string;
  readonly planId: string;
  readonly planStatus: PlanState;
  readonly employeeId: string;
  readonly employeeName: string;
};

/** Open tasks of the caller in plans that run, the earliest first. */
export async function ownTasks(ctx: Ctx): Promise<AssignedTask[]> {
  const mine = await ctx.db.read<OwnTask>(
    `select t.id, t.plan_id as "planId", p.status as "planStatus", p.employee_id as "employeeId", p.employee_name as "employeeName"
     from talent.onboarding_task t
     join talent.onboarding_plan p on p.organization_id = $1 and p.id = t.plan_id and ${RUNNING}
     where t.organization_id = $1 and t.owner_id = $2 and t.status in ('todo', 'in_progress', 'blocked')
     order by t.due_on, p.employee_name, t.position limit ${MOST_TASKS}`,
    [ctx.userId],
  );
  const among = Map.groupBy(await tasksIn(ctx, [...new Set(mine.map(({ planId }) => planId))]), ({ planId }) => planId);
  const me = (await peopleById(ctx, [ctx.userId]))(ctx.userId).name;
  const runs = runsOnboarding(ctx);
  return mine.map(({ id, planId, planStatus, employeeId, employeeName }) => {
    const tasks = among.get(planId)!;
    const task = tasks.find((one) => one.id === id)!;
    const may = mayOfTask({ status: planStatus }, tasks, task, { runs, owns: true });
    return { ...presentTask(task, tasks), planId, employeeName, ownerName: me, may, own: employeeId === ctx.userId };
  });
}
