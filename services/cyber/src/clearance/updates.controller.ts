import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { clearanceChanged } from '@talent-os/contracts/cyber/clearance-events.js';
import {
  confirmClearance,
  rejectClearance,
  reportClearance,
  withdrawClearance,
} from '@talent-os/contracts/cyber/clearance.js';
import { Handles, DomainError, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { NOTHING } from './clearance-facts.js';
import { ClearanceUpdate } from './clearance-update.entity.js';
import { Clearance } from './clearance.entity.js';
import { standingOf } from './clearance.rules.js';
import { applyReport } from './apply-report.js';
import {
  decisionRefusal,
  normalizeReport,
  problemsOf,
  reportRefusal,
  saysTheSame,
  withdrawalRefusal,
} from './report.rules.js';

@Controller()
export class ClearanceUpdatesController {
  @Handles(reportClearance)
  async report(input: Input<typeof reportClearance>, ctx: Ctx) {
    const facts = normalizeReport(input);
    const problems = problemsOf(facts, await todayOf(ctx));
    if (problems.length > 0) throw new DomainError('request.invalid', problems);
    await ensurePeopleCached(ctx, [ctx.userId]);
    const written = ctx.db.write(async (tx) => {
      const clearance = await clearanceOf(tx, ctx.userId);
      const refusal = reportRefusal(Boolean(await waitingOf(tx, clearance.id)));
      if (refusal) throw new DomainError(refusal);
      if (clearance.verifiedAt && saysTheSame(clearance, facts)) throw new DomainError('clearance.same');
      await tx.insert(ClearanceUpdate, { ...facts, ...undecided, clearanceId: clearance.id });
      ctx.emit(clearanceChanged, { userId: ctx.userId, change: 'submitted' });
      return { status: 'submitted' as const };
    });
    return refuseDuplicates(written, RACED);
  }

  @Handles(withdrawClearance)
  withdraw(_input: Input<typeof withdrawClearance>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const clearance = await clearanceOf(tx, ctx.userId);
      const waiting = await waitingOf(tx, clearance.id);
      const refusal = withdrawalRefusal(Boolean(waiting));
      if (refusal || !waiting) throw new DomainError(refusal ?? 'clearance.settled');
      await tx.update(ClearanceUpdate, waiting, { status: 'withdrawn' });
      ctx.emit(clearanceChanged, { userId: ctx.userId, change: 'withdrawn' });
      return {};
    });
  }

  @Handles(confirmClearance)
  confirm(input: Input<typeof confirmClearance>, ctx: Ctx) {
    return decide(ctx, input, { status: 'confirmed', reason: null });
  }

  @Handles(rejectClearance)
  reject({ reason, ...about }: Input<typeof rejectClearance>, ctx: Ctx) {
    return decide(ctx, about, { status: 'rejected', reason });
  }
}

const undecided = { status: 'submitted', decidedById: null, decidedAt: null, reason: null } as const;
/** Two reports at once meet at one of these. */
const RACED = { clearance_holder: 'clearance.waiting', clearance_update_waiting: 'clearance.waiting' } as const;

const waitingOf = (tx: Transaction, clearanceId: string) =>
  tx.find(ClearanceUpdate, { clearanceId, status: 'submitted' });

/** A person's row, begun with nothing where there is none, and locked where there is. */
async function clearanceOf(tx: Transaction, userId: string): Promise<Clearance> {
  const found = await tx.find(Clearance, { userId });
  if (found) return tx.lock(Clearance, found.id);
  const nothing = { ...NOTHING, reinvestigationDue: null, verifiedBy: null, verifiedAt: null, told: {} };
  return tx.insert(Clearance, { ...nothing, userId });
}

type UpdateRef = { readonly clearanceId: string; readonly updateId: string };
type UpdateDecision = { readonly status: 'confirmed' | 'rejected'; readonly reason: string | null };

async function decide(ctx: Ctx, { clearanceId, updateId }: UpdateRef, { status, reason }: UpdateDecision) {
  const [today] = await Promise.all([todayOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
  return ctx.db.write(async (tx) => {
    const clearance = await tx.lock(Clearance, clearanceId);
    const waiting = await waitingOf(tx, clearanceId);
    const refusal = decisionRefusal(clearance, waiting, { by: ctx.userId, updateId });
    if (refusal || !waiting) throw new DomainError(refusal ?? 'clearance.settled');
    await tx.update(ClearanceUpdate, waiting, { status, reason, decidedById: ctx.userId, decidedAt: ctx.now });
    if (status === 'confirmed') await applyReport(tx, ctx, clearance, waiting, today);
    ctx.emit(clearanceChanged, { userId: clearance.userId, change: status });
    return { standing: standingOf(clearance, today) };
  });
}
