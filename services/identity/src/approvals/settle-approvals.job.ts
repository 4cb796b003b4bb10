import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { settleApprovals } from '@talent-os/contracts/identity/jobs.js';
import { DomainError, Works, type Ctx, type Transaction } from '@talent-os/service-kit';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { due } from '../due.js';
import { Approval } from './approval.entity.js';
import { effects } from './effects.js';
import { settle, stillAdministers } from './settle.js';

const byNobody = { decidedBy: null, decidedByName: null } as const;

@Injectable()
export class SettleApprovals {
  @Works(settleApprovals)
  work(_data: JobData<typeof settleApprovals>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'approval', settleOnce);
  }
}

/** Takes effect where nobody had to decide and whoever asked may still ask for it; expires otherwise. A second time, nothing happens. */
async function settleOnce(ctx: Ctx, id: string): Promise<void> {
  const asked = await ctx.db.readOne<Pick<Approval, 'decider' | 'askedBy' | 'askedIn'>>(
    `select decider, asked_by as "askedBy", asked_in as "askedIn" from identity.approval where organization_id = $1 and id = $2`,
    [id],
  );
  const unattended =
    asked?.decider === 'time' && (await stillAdministers(ctx.forOrganization(asked.askedIn).db, asked.askedBy));
  if (unattended && (await takesEffect(ctx, id))) return;
  await ctx.db.write(async (tx) => {
    const approval = await lockWaiting(tx, id);
    if (approval) await settle(ctx, tx, approval, { ...byNobody, state: 'expired', note: null });
  });
}

/** Answers false where what was asked for cannot be done any more. */
const takesEffect = (ctx: Ctx, id: string): Promise<boolean> =>
  ctx.db
    .write(async (tx) => {
      const approval = await lockWaiting(tx, id);
      if (!approval) return;
      await effects[approval.kind].apply(ctx, tx, approval);
      await settle(ctx, tx, approval, { ...byNobody, state: 'approved', note: null });
    })
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof DomainError) return false;
        throw error;
      },
    );

async function lockWaiting(tx: Transaction, id: string): Promise<Approval | undefined> {
  const approval = await tx.lock(Approval, id);
  if (approval.state === 'waiting') return approval;
  await due.set(tx, 'approval', id, undefined);
  return undefined;
}
