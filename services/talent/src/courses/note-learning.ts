import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';

const NOTED = `
  insert into talent.learning_day (id, organization_id, created_at, updated_at, user_id, learned_on)
  values ($2, $1, $3, $3, $4, $5) on conflict do nothing returning id`;

/** Keeps that the caller learned something today, once a day. */
export async function noteLearning(tx: Transaction, ctx: Ctx, today: Day): Promise<void> {
  await tx.execute(NOTED, [uuidv7(), ctx.now, ctx.userId, today]);
}
