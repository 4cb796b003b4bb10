import { Controller } from '@nestjs/common';
import { admits, type Input } from '@talent-os/contracts';
import { readinessChanged, workRoleClaimed, workRoleDecided } from '@talent-os/contracts/cyber/readiness-events.js';
import { assignWorkRole, claimWorkRole, decideClaim, releaseWorkRole } from '@talent-os/contracts/cyber/readiness.js';
import { Handles, DomainError, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { ensurePeopleCached } from '../people/people-cache.js';
import { ensureAnalystCached } from '../people/analysts.js';
import { decisionRefusal } from './readiness.rules.js';
import { WorkRoleHolding } from './work-role-holding.entity.js';

/** Assigning a person who holds or claims the work role already sets their level. */
const KEEP_HOLDING = `
  insert into cyber.work_role_holding
    (id, organization_id, work_role, user_id, level, status, confirmed_by_id, confirmed_at, created_at, updated_at, created_by)
  values (gen_random_uuid(), $1, $2, $3, $4, 'confirmed', $5, $6, $6, $6, $5)
  on conflict (organization_id, user_id, work_role) do update
    set level = excluded.level, status = 'confirmed', confirmed_by_id = excluded.confirmed_by_id,
      confirmed_at = excluded.confirmed_at, updated_at = excluded.updated_at, version = work_role_holding.version + 1`;

@Controller()
export class HoldingsController {
  @Handles(assignWorkRole)
  async assign({ workRole, userId, level }: Input<typeof assignWorkRole>, ctx: Ctx) {
    if (userId === ctx.userId) throw new DomainError('readiness.ownDecision');
    if (!(await ensureAnalystCached(ctx, userId))) throw new DomainError('readiness.analyst');
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      await tx.execute(KEEP_HOLDING, [workRole, userId, level, ctx.userId, ctx.now]);
      ctx.emit(readinessChanged, { workRole, change: 'assigned', userId });
      return {};
    });
  }

  @Handles(claimWorkRole)
  async claim({ workRole, level }: Input<typeof claimWorkRole>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    const claimed = ctx.db.write(async (tx) => {
      await tx.insert(WorkRoleHolding, {
        workRole,
        userId: ctx.userId,
        level,
        status: 'claimed',
        confirmedById: null,
        confirmedAt: null,
      });
      ctx.emit(workRoleClaimed, { workRole, userId: ctx.userId });
      return {};
    });
    return refuseDuplicates(claimed, { work_role_holding_person: 'readiness.held' });
  }

  @Handles(decideClaim)
  async decide({ holdingId, version, decision }: Input<typeof decideClaim>, ctx: Ctx) {
    await ensurePeopleCached(ctx, [ctx.userId]);
    return ctx.db.write(async (tx) => {
      const holding = await tx.lock(WorkRoleHolding, holdingId);
      const refusal = decisionRefusal(holding, ctx.userId);
      if (refusal) throw new DomainError(refusal);
      tx.expectVersion(holding, version);
      if (decision === 'declined') await tx.remove(WorkRoleHolding, holding);
      else
        await tx.update(WorkRoleHolding, holding, {
          status: 'confirmed',
          confirmedById: ctx.userId,
          confirmedAt: ctx.now,
        });
      ctx.emit(workRoleDecided, { workRole: holding.workRole, userId: holding.userId, decision });
      return {};
    });
  }

  @Handles(releaseWorkRole)
  release({ holdingId }: Input<typeof releaseWorkRole>, ctx: Ctx) {
    const leads = admits(ctx.ability, assignWorkRole.access);
    return ctx.db.write(async (tx) => {
      const holding = await tx.lock(WorkRoleHolding, { id: holdingId, ...(!leads && { userId: ctx.userId }) });
      await tx.remove(WorkRoleHolding, holding);
      const { workRole, userId } = holding;
      ctx.emit(readinessChanged, { workRole, change: 'released', userId });
      return {};
    });
  }
}
