import type { DevelopmentPlan as View, DevelopmentPlanDetail } from '@talent-os/contracts/talent/development-plans.js';
import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { mayWith } from './plan.rules.js';
import { itemsOf, skillsFor, type PlanRow } from './plans.queries.js';

/** Plans as people read them, with names; nobody is the manager's side of their own. */
export async function plansAsRead(ctx: Ctx, rows: readonly PlanRow[]): Promise<View[]> {
  const people = await peopleById(
    ctx,
    rows.flatMap(({ employeeId, managerId }) => [employeeId, managerId]),
  );
  return rows.map((row) => ({
    ...row,
    employeeName: people(row.employeeId).name,
    managerName: people(row.managerId).name,
    may: mayWith(row, row.employeeId === ctx.userId ? 'employee' : 'manager'),
  }));
}

/** The same with their items. */
export async function plansInFull(ctx: Ctx, rows: readonly PlanRow[]): Promise<DevelopmentPlanDetail[]> {
  const ids = rows.map(({ id }) => id);
  const [plans, items, skills] = await Promise.all([plansAsRead(ctx, rows), itemsOf(ctx, ids), skillsFor(ctx, ids)]);
  const people = await peopleById(
    ctx,
    items.map(({ doneById }) => doneById),
  );
  const skillsByPlan = Map.groupBy(skills, ({ planId }) => planId);
  const byPlan = Map.groupBy(items, ({ planId }) => planId);
  return plans.map((plan) => ({
    ...plan,
    list: (byPlan.get(plan.id) ?? []).map(({ item, doneById }) => ({
      ...item,
      doneByName: doneById && people(doneById).name,
    })),
    skills: (skillsByPlan.get(plan.id) ?? []).map(({ skill }) => skill),
  }));
}
