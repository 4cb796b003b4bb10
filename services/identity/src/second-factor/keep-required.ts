import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { accountOf } from '../people/account.queries.js';
import { factorsOf } from './factors.queries.js';
import { dropLoneCodes } from './give-codes.js';
import { needsFactor } from '../people/factor-need.rules.js';

/** After a factor was removed: `factor.required` where it was the last one of somebody whose organization asks for one. */
export async function keepRequired(ctx: Ctx, tx: Transaction): Promise<void> {
  const { totp, passkeys } = await factorsOf(tx, ctx.userId);
  if (totp || passkeys > 0) return;
  if (needsFactor((await accountOf(tx, ctx.userId))!)) throw new DomainError('factor.required');
  await dropLoneCodes(ctx, tx);
}
