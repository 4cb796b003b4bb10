import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { DomainError, type Ctx, type Reader, type Transaction } from '@talent-os/service-kit';
import { standard, type Reason } from './reason.rules.js';
import { RejectReason } from './reject-reason.entity.js';

const KEPT = `
  select key, text, notice_text as "noticeText", retired_at as "retiredAt", version
  from talent.reject_reason where organization_id = $1`;

/** The reasons of an organization, those in use first: what it keeps, else the standard ones. */
export async function reasonsOf(db: Reader): Promise<{ reasons: readonly Reason[]; isStandard: boolean }> {
  const kept = await db.read<Reason>(KEPT);
  return kept.length > 0 ? { reasons: inUseFirst(kept), isStandard: false } : { reasons: standard, isStandard: true };
}

const inUseFirst = (reasons: readonly Reason[]): Reason[] =>
  reasons.toSorted((a, b) => Number(a.retiredAt !== null) - Number(b.retiredAt !== null) || textOrder(a.text, b.text));

/** A reason that may be given now: unknown is 404, and a retired one is refused. */
export async function reasonInUse(db: Reader, key: string): Promise<Reason> {
  const found = (await reasonsOf(db)).reasons.find((one) => one.key === key);
  if (!found) throw new DomainError('resource.missing');
  if (found.retiredAt) throw new DomainError('reason.retired');
  return found;
}

/** What a reason is called, whether or not it is still in use. */
export const reasonText = async (db: Reader, key: string): Promise<string> =>
  (await reasonsOf(db)).reasons.find((one) => one.key === key)?.text ?? key;

/** The reasons to change, in turn: the first change makes rows of the standard ones. */
export async function keptReasons(tx: Transaction): Promise<RejectReason[]> {
  await tx.advisoryLock('reject reasons');
  const kept = await tx.findAll(RejectReason, {});
  if (kept.length > 0) return kept;
  return tx.insertAll(
    RejectReason,
    standard.map(({ key, text, noticeText }) => ({ key, text, noticeText, retiredAt: null })),
  );
}

const USED = `
  select reject_reason as key, count(*)::int as used from talent.application
  where organization_id = $1 and status = 'rejected' and reject_reason is not null group by 1`;

/** How many people were rejected for each reason, by its key. */
export async function uses(ctx: Ctx): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.db.read<{ key: string; used: number }>(USED);
  return new Map(rows.map(({ key, used }) => [key, used]));
}
