import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { endAccess } from '@talent-os/contracts/identity/leaving.js';
import { advanceErasures } from '@talent-os/contracts/talent/own-erasure.js';
import { DomainError, Works, type Ctx } from '@talent-os/service-kit';
import { daysBefore, minutesAfter } from '@talent-os/service-kit/calendar';
import { forEachDue } from '@talent-os/service-kit/due/for-each-due';
import { Application } from '../applications/application.entity.js';
import { due } from '../due.js';
import { withdrawApplication } from '../my-applications/withdraw-application.js';
import { askServices } from './ask-services.js';
import { Erasure } from './erasure.entity.js';
import { isOpen } from './erasure.rules.js';
import { holdNow } from './standing.queries.js';

/** Between the end of the account and the first row that goes, in minutes: what was on its way arrives meanwhile. */
const SETTLE_MINUTES = 10;
/** What is held is looked at again the next day. */
const HELD_DAYS = 1;

@Injectable()
export class AdvanceErasures {
  @Works(advanceErasures)
  work(_: JobData<typeof advanceErasures>, ctx: Ctx): Promise<void> {
    return forEachDue(ctx, due, 'erasure', advance);
  }
}

const ERASURE = `
  select e.user_id as "userId", e.status, e.done_at as "doneAt" from talent.erasure e
  where e.organization_id = $1 and e.id = $2`;
type Row = Pick<Erasure, 'userId' | 'status' | 'doneAt'>;

async function advance(ctx: Ctx, erasureId: string): Promise<void> {
  const found = await ctx.db.readOne<Row>(ERASURE, [erasureId]);
  if (!found?.userId || !isOpen(found.status)) return setDue(ctx, erasureId, undefined);
  const { userId, status, doneAt } = found;
  if (status !== 'running' && !(await begin(ctx, erasureId, userId))) return;
  const settles = doneAt.identity === undefined && (await endAccount(ctx, userId));
  if (settles) await setDue(ctx, erasureId, minutesAfter(ctx.now, SETTLE_MINUTES));
  else await askServices(ctx, erasureId, userId);
}

const setDue = (ctx: Ctx, erasureId: string, at: Date | undefined): Promise<void> =>
  ctx.db.write((tx) => due.set(tx, 'erasure', erasureId, at), 'bookkeeping');

/** From here on it cannot be taken back. Answers whether it has begun: something may hold it, or it was taken back. */
async function begin(ctx: Ctx, erasureId: string, userId: string): Promise<boolean> {
  const hold = await holdNow(ctx, userId);
  return ctx.db.write(async (tx) => {
    const erasure = await tx.lock(Erasure, erasureId);
    if (!isOpen(erasure.status)) return false;
    await tx.update(Erasure, erasure, { status: hold ? 'held' : 'running', hold: hold ?? null });
    if (hold) await due.set(tx, 'erasure', erasureId, daysBefore(ctx.now, -HELD_DAYS));
    return hold === undefined;
  }, 'bookkeeping');
}

const RUNNING = `
  select a.id from talent.application a where a.organization_id = $1 and a.user_id = $2 and a.status in ('active', 'on_hold')
  order by a.id`;

/** Withdraws what the person has applied for and closes their account. Answers whether it was open until now. */
async function endAccount(ctx: Ctx, userId: string): Promise<boolean> {
  const own = ctx.forOrganization(ctx.organizationId, userId);
  for (const { id } of await ctx.db.read<{ id: string }>(RUNNING, [userId]))
    await own.db.write(async (tx) => withdrawApplication(own, tx, await tx.lock(Application, id), undefined));
  try {
    return (await ctx.call(endAccess, { userId })).closed;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'resource.missing') return false;
    throw error;
  }
}
