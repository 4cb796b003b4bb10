import type { Output } from '@talent-os/contracts';
import type { getReadiness, getWorkRole, Holding } from '@talent-os/contracts/cyber/readiness.js';
import { workRoles, type HoldingStatus, type WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import type { Ctx } from '@talent-os/service-kit';
import { nameOf, person } from '../sql/people.js';
import { byCategory, coverageOf, fills, standingOf } from './readiness.rules.js';

type HoldingRow = {
  readonly id: string;
  readonly userId: string;
  readonly workRole: WorkRole;
  readonly level: number;
  readonly status: HoldingStatus;
};
type WorkRoleNeed = { readonly workRole: WorkRole; readonly target: number };

/** At most 41 work roles and some people for each: they are counted by the rules, not by the database. */
export async function readinessOf(ctx: Ctx): Promise<Output<typeof getReadiness>> {
  const [needed, holdings] = await Promise.all([
    ctx.db.read<WorkRoleNeed>(
      'select t.work_role as "workRole", t.target from cyber.work_role_target t where t.organization_id = $1',
    ),
    ctx.db.read<HoldingRow>(
      `select h.id, h.user_id as "userId", h.work_role as "workRole", h.level, h.status
       from cyber.work_role_holding h where h.organization_id = $1`,
    ),
  ]);
  const roles = standingOf(needed, holdings);
  const mine = holdings
    .filter(({ userId }) => userId === ctx.userId)
    .map(({ id, workRole, level, status }) => ({ id, workRole, name: workRoles[workRole], level, status }))
    .toSorted((a, b) => textOrder(a.workRole, b.workRole));
  return { categories: byCategory(roles), roles, mine };
}

/** A work role with everybody who holds or claims it: claims first, then the most experienced. */
export async function workRoleOf(ctx: Ctx, workRole: WorkRole): Promise<Output<typeof getWorkRole>> {
  const [target, holdings] = await Promise.all([
    ctx.db.readOne<WorkRoleNeed>(
      `select t.work_role as "workRole", t.target from cyber.work_role_target t
       where t.organization_id = $1 and t.work_role = $2`,
      [workRole],
    ),
    ctx.db.read<Holding>(
      `select h.id, h.user_id as "userId", coalesce(p.name, 'Former colleague') as name, h.level, h.status,
         ${nameOf('c', 'h.confirmed_by_id')} as "confirmedByName", h.confirmed_at as "confirmedAt", h.version
       from cyber.work_role_holding h ${person('p', 'h.user_id')} ${person('c', 'h.confirmed_by_id')}
       where h.organization_id = $1 and h.work_role = $2
       order by h.status, h.level desc, name, h.id`,
      [workRole],
    ),
  ]);
  return {
    workRole,
    name: workRoles[workRole],
    target: target?.target ?? 0,
    coverage: target ? coverageOf(holdings.filter(fills).length) : null,
    holdings,
  };
}
