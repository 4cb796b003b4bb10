import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { readinessChanged } from '@talent-os/contracts/cyber/readiness-events.js';
import { workRoles } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import {
  getClearancesDue,
  getReadiness,
  getWorkRole,
  planDevelopment,
  setTarget,
} from '@talent-os/contracts/cyber/readiness.js';
import { createTask } from '@talent-os/contracts/productivity/tasks.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { clearancesDue } from '../clearance/clearances-due.queries.js';
import { readinessOf, workRoleOf } from './readiness.queries.js';

/** Two leads may set the first target of a work role at once: the later one counts. */
const KEEP_TARGET = `
  insert into cyber.work_role_target (id, organization_id, work_role, target, created_at, updated_at, created_by)
  values (gen_random_uuid(), $1, $2, $3, $4, $4, $5)
  on conflict (organization_id, work_role) do update
    set target = excluded.target, updated_at = excluded.updated_at, version = work_role_target.version + 1`;
const DROP_TARGET = 'delete from cyber.work_role_target where organization_id = $1 and work_role = $2';

@Controller()
export class ReadinessController {
  @Handles(getReadiness)
  get(_input: Input<typeof getReadiness>, ctx: Ctx) {
    return readinessOf(ctx);
  }

  @Handles(getWorkRole)
  role({ workRole }: Input<typeof getWorkRole>, ctx: Ctx) {
    return workRoleOf(ctx, workRole);
  }

  @Handles(getClearancesDue)
  clearances(_input: Input<typeof getClearancesDue>, ctx: Ctx) {
    return clearancesDue(ctx);
  }

  @Handles(setTarget)
  setTarget({ workRole, target }: Input<typeof setTarget>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      if (target === 0) await tx.execute(DROP_TARGET, [workRole]);
      else await tx.execute(KEEP_TARGET, [workRole, target, ctx.now, ctx.userId]);
      ctx.emit(readinessChanged, { workRole, change: 'target', userId: null });
      return {};
    });
  }

  /** The task is written by the productivity service under the caller's own rights. */
  @Handles(planDevelopment)
  async plan({ workRole, due }: Input<typeof planDevelopment>, ctx: Ctx) {
    const { id: taskId, title } = await ctx.call(createTask, {
      title: `Develop somebody for ${workRoles[workRole]}`,
      notes: `Work role ${workRole} of the NICE Framework is not covered well enough.`,
      due,
      priority: 'high',
      goalId: null,
      source: 'manual',
      link: `/cyber?role=${workRole}`,
    });
    return { taskId, title };
  }
}
