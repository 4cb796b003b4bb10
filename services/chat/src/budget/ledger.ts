import { Injectable } from '@nestjs/common';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { costOf, isPriced, MICRO, monthOf, type Tariff, type Tokens } from './budget.rules.js';
import { estimatedTokens } from '../providers/usage.rules.js';

/** A reservation nobody settled for so long belongs to a process that is gone. */
const ABANDONED = '10 minutes';
const SWEEP_EVERY_MS = 60_000;
const PATIENCE_MS = 10_000;

export type Charged = Tariff & { readonly id: string; readonly model: string };
export type Reservation = { readonly entryId: string; readonly tariff: Tariff };
export type Used = Tokens & { readonly estimated: boolean; readonly firstTokenMs: number | null };

/**
 * The monthly ledger of a provider: reserve before a call what it may cost at most, settle what it did cost, give the
 * rest back. The budget is one conditional UPDATE, so that any number of calls at once never overspend it.
 */
@Injectable()
export class Ledger {
  /** When what was abandoned was last looked for, by provider. */
  private readonly swept = new Map<string, number>();

  /** Takes the most a call may cost from the month's budget. Nothing where the rest does not cover it, or no price is known. */
  async reserve(ctx: Ctx, provider: Charged, most: Tokens, runId: string | null): Promise<Reservation | undefined> {
    if (!isPriced(provider)) return undefined;
    const entryId = uuidv7();
    const args = [
      uuidv7(),
      provider.id,
      monthOf(new Date()),
      costOf(most, provider),
      limitOf(provider),
      entryId,
      runId,
      provider.model,
      provider.promptPrice ?? 0,
      provider.completionPrice ?? 0,
      most.promptTokens,
    ];
    const taken = await inOwnTransaction(ctx, async (tx) => {
      await this.sweep(tx, provider.id);
      return tx.rows(RESERVE, args);
    });
    return taken.length > 0 ? { entryId, tariff: provider } : undefined;
  }

  /** Nobody knows what abandoned calls wrote, so all that was reserved for them counts. */
  private async sweep(tx: Transaction, providerId: string): Promise<void> {
    if (Date.now() - (this.swept.get(providerId) ?? 0) < SWEEP_EVERY_MS) return;
    await tx.rows(SETTLE_IN_FULL, [providerId]);
    this.swept.set(providerId, Date.now());
  }

  /** Replaces a reservation by what the call did cost. A second time changes nothing. */
  async settle(ctx: Ctx, { entryId, tariff }: Reservation, used: Used): Promise<void> {
    const { promptTokens, completionTokens, estimated, firstTokenMs } = used;
    const ms = firstTokenMs === null ? null : Math.round(firstTokenMs);
    await inOwnTransaction(ctx, (tx) =>
      tx.rows(SETTLE, [entryId, costOf(used, tariff), promptTokens, completionTokens, estimated, ms]),
    );
  }

  /** Gives a reservation back: the call never got an answer. */
  async refund(ctx: Ctx, { entryId }: Reservation): Promise<void> {
    await inOwnTransaction(ctx, (tx) => tx.rows(REFUND, [entryId]));
  }
}

/** Settles what a run has left open when its process is gone, by what it had written: prompt as estimated, characters by four. */
export async function settleRun(ctx: Ctx, runId: string, written: number): Promise<void> {
  await inOwnTransaction(ctx, (tx) => tx.rows(settleByEstimate('run_id = $2'), [runId, estimatedTokens(written)]));
}

/** Side by side with whatever transaction the caller has open, and announcing nothing. */
const inOwnTransaction = <T>(ctx: Ctx, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  ctx.later(PATIENCE_MS).db.write(work, 'bookkeeping');

/** Null limits nothing. As text: budgets in millionths may exceed what a number holds exactly. */
const limitOf = ({ monthlyBudget }: Tariff): string | null =>
  monthlyBudget === null ? null : String(BigInt(monthlyBudget) * BigInt(MICRO));

const RESERVE = `
  with taken as (
    insert into chat.provider_month as m
      (id, organization_id, created_at, updated_at, provider_id, month, spent, reserved)
    select $2, $1, now(), now(), $3, $4, 0, $5::bigint
    where $6::numeric is null or $5::bigint <= $6::numeric
    on conflict (organization_id, provider_id, month) do update
      set reserved = m.reserved + excluded.reserved, updated_at = now()
      where $6::numeric is null or m.spent + m.reserved + excluded.reserved <= $6::numeric
    returning m.provider_id, m.month)
  insert into chat.usage_entry
    (id, organization_id, created_at, updated_at, provider_id, run_id, month, model, state,
     prompt_price, completion_price, prompt_tokens, completion_tokens, estimated, reserved, cost)
  select $7, $1, now(), now(), provider_id, $8::uuid, month, $9, 'reserved', $10, $11, $12, 0, true, $5, 0 from taken
  returning id`;

/** Moves what entries have just been settled at from reserved to spent. */
const MOVE = `
  update chat.provider_month m
  set reserved = m.reserved - done.reserved, spent = m.spent + done.cost, updated_at = now()
  from (select provider_id, month, sum(reserved) as reserved, sum(cost) as cost from done group by 1, 2) done
  where m.organization_id = $1 and m.provider_id = done.provider_id and m.month = done.month`;

const SETTLE = `
  with done as (
    update chat.usage_entry
    set state = 'settled', cost = $3::bigint, prompt_tokens = $4, completion_tokens = $5, estimated = $6,
        first_token_ms = $7, updated_at = now()
    where organization_id = $1 and id = $2 and state = 'reserved'
    returning provider_id, month, reserved, cost)
  ${MOVE}`;

const REFUND = `
  with done as (
    delete from chat.usage_entry
    where organization_id = $1 and id = $2 and state = 'reserved'
    returning provider_id, month, reserved, 0::bigint as cost)
  ${MOVE}`;

const settleByEstimate = (which: string) => `
  with done as (
    update chat.usage_entry
    set state = 'settled', completion_tokens = $3::int, estimated = true, updated_at = now(),
        cost = prompt_tokens * prompt_price + $3::int * completion_price
    where organization_id = $1 and ${which} and state = 'reserved'
    returning provider_id, month, reserved, cost)
  ${MOVE}`;

const SETTLE_IN_FULL = `
  with done as (
    update chat.usage_entry
    set state = 'settled', cost = reserved, estimated = true, updated_at = now()
    where organization_id = $1 and provider_id = $2 and state = 'reserved'
      and created_at < now() - interval '${ABANDONED}'
    returning provider_id, month, reserved, cost)
  ${MOVE}`;
