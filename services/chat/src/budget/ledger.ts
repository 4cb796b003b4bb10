import { Injectable } from '@nestjs/common';
import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import {
  costOf,
  isPriced,
  MICRO,
  monthOf,
  type RoleBudgets,
  type Tariff,
  type Tokens,
  estimatedTokens,
} from './budget.rules.js';

/** A reservation nobody settled for so long belongs to a process that is gone. */
const ABANDONED = '10 minutes';
const SWEEP_EVERY_MS = 60_000;
const PATIENCE_MS = 10_000;

export type ChargedProvider = Tariff & {
  readonly id: string;
  readonly model: string;
  readonly roleBudgets: RoleBudgets;
};
/** Whose budget does not cover a call: everybody's, or that of the caller's role. */
export type Shortage = 'spent' | 'role-spent';
export type Reservation = { readonly entryId: string; readonly tariff: Tariff };
export type CallUsage = Tokens & { readonly estimated: boolean; readonly firstTokenMs: number | null };

/**
 * The monthly ledger of a provider: reserve before a call what it may cost at most, settle what it did cost, give the
 * rest back. Budgets are
 * conditional updates of one statement, so that any number of calls at once never overspend one.
 */
@Injectable()
export class Ledger {
  /** When what was abandoned was last looked for, by provider. */
  private readonly swept = new Map<string, number>();

  /** Takes the most a call may cost from the month's budgets, or says which one does not cover it or has no price. */
  async reserve(
    ctx: Ctx,
    provider: ChargedProvider,
    most: Tokens,
    runId: string | null,
  ): Promise<Reservation | Shortage> {
    if (!isPriced(provider)) return 'spent';
    const entryId = uuidv7();
    const role = ctx.caller?.activeRole;
    // The organization's row first: transactions wait for each other there.
    const counted = [EVERYBODY, ...(role ? [role] : [])];
    const args = [
      counted.map(() => uuidv7()),
      counted,
      provider.id,
      monthOf(new Date()),
      costOf(most, provider),
      limitOf(provider.monthlyBudget),
      limitOf((role && provider.roleBudgets[role]) ?? null),
      entryId,
      runId,
      provider.model,
      provider.promptPrice ?? 0,
      provider.completionPrice ?? 0,
      most.promptTokens,
      role ?? EVERYBODY,
    ];
    await this.sweep(ctx, provider.id);
    try {
      await inOwnTransaction(ctx, async (tx) => {
        const taken = (await tx.execute<{ role: string }>(RESERVE, args)).map((row) => row.role);
        if (taken.length < counted.length) throw new BudgetShortage(taken.includes(EVERYBODY) ? 'role-spent' : 'spent');
      });
    } catch (error) {
      if (error instanceof BudgetShortage) return error.shortage;
      throw error;
    }
    return { entryId, tariff: provider };
  }

  /** Nobody knows what abandoned calls wrote, so all that was reserved for them counts. */
  private async sweep(ctx: Ctx, providerId: string): Promise<void> {
    if (Date.now() - (this.swept.get(providerId) ?? 0) < SWEEP_EVERY_MS) return;
    await inOwnTransaction(ctx, (tx) => tx.execute(SETTLE_IN_FULL, [providerId]));
    this.swept.set(providerId, Date.now());
  }

  /** Replaces a reservation by what the call did cost. A second time changes nothing. */
  async settle(ctx: Ctx, { entryId, tariff }: Reservation, used: CallUsage): Promise<void> {
    const { promptTokens, completionTokens, estimated, firstTokenMs } = used;
    const ms = firstTokenMs === null ? null : Math.round(firstTokenMs);
    await inOwnTransaction(ctx, (tx) =>
      tx.execute(SETTLE, [entryId, costOf(used, tariff), promptTokens, completionTokens, estimated, ms]),
    );
  }

  /** Gives a reservation back: the call never got an answer. */
  async refund(ctx: Ctx, { entryId }: Reservation): Promise<void> {
    await inOwnTransaction(ctx, (tx) => tx.execute(REFUND, [entryId]));
  }
}

/** Takes back what the other budget gave. */
class BudgetShortage extends Error {
  constructor(readonly shortage: Shortage) {
    super(shortage);
  }
}

/** Settles what a run has left open when its process is gone, by what it had written: prompt as estimated, characters by four. */
export async function settleRun(ctx: Ctx, runId: string, written: number): Promise<void> {
  await inOwnTransaction(ctx, (tx) => tx.execute(settleByEstimate('run_id = $2'), [runId, estimatedTokens(written)]));
}

/** Side by side with whatever transaction the caller has open, and announcing nothing. */
const inOwnTransaction = <T>(ctx: Ctx, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  ctx.withDeadline(PATIENCE_MS).db.write(work, 'bookkeeping');

/** Null limits nothing. As text: budgets in millionths may exceed what a number holds exactly. */
const limitOf = (budget: number | null): string | null =>
  budget === null ? null : String(BigInt(budget) * BigInt(MICRO));

/** Everybody's calls together, where others are counted by role. */
const EVERYBODY = '';

/** Whether the budget that a row counts against covers so much. */
const COVERED = (role: string, cost: string) =>
  `${cost} <= coalesce(case ${role} when '' then $7::numeric else $8::numeric end, 'infinity')`;

const RESERVE = `
  with taken as (
    insert into chat.provider_month as m
      (id, organization_id, created_at, updated_at, provider_id, month, role, spent, reserved)
    select counted.id, $1, now(), now(), $4, $5, counted.role, 0, $6::bigint
    from unnest($2::uuid[], $3::text[]) as counted (id, role)
    where ${COVERED('counted.role', '$6::bigint')}
    order by counted.role
    on conflict (organization_id, provider_id, month, role) do update
      set reserved = m.reserved + excluded.reserved, updated_at = now()
      where ${COVERED('m.role', 'm.spent + m.reserved + excluded.reserved')}
    returning m.role),
  entry as (
    insert into chat.usage_entry
      (id, organization_id, created_at, updated_at, provider_id, run_id, month, model, state,
       prompt_price, completion_price, prompt_tokens, completion_tokens, estimated, reserved, cost, role)
    values ($9, $1, now(), now(), $4, $10::uuid, $5, $11, 'reserved', $12, $13, $14, 0, true, $6, 0, $15))
  select role from taken`;

/** Moves what entries have just been settled at from reserved to spent, in the order in which it was reserved. */
const MOVE = `
  insert into chat.provider_month as m
    (id, organization_id, created_at, updated_at, provider_id, month, role, spent, reserved)
  select gen_random_uuid(), $1, now(), now(), done.provider_id, done.month, counted.role, sum(done.cost), -sum(done.reserved)
  from done cross join lateral (select '' as role union select done.role) counted
  group by done.provider_id, done.month, counted.role
  order by done.month, counted.role
  on conflict (organization_id, provider_id, month, role) do update
    set reserved = m.reserved + excluded.reserved, spent = m.spent + excluded.spent, updated_at = now()`;

const SETTLE = `
  with done as (
    update chat.usage_entry
    set state = 'settled', cost = $3::bigint, prompt_tokens = $4, completion_tokens = $5, estimated = $6,
        first_token_ms = $7, updated_at = now()
    where organization_id = $1 and id = $2 and state = 'reserved'
    returning provider_id, month, role, reserved, cost)
  ${MOVE}`;

const REFUND = `
  with done as (
    delete from chat.usage_entry
    where organization_id = $1 and id = $2 and state = 'reserved'
    returning provider_id, month, role, reserved, 0::bigint as cost)
  ${MOVE}`;

const settleByEstimate = (which: string) => `
  with done as (
    update chat.usage_entry
    set state = 'settled', completion_tokens = $3::int, estimated = true, updated_at = now(),
        cost = prompt_tokens * prompt_price + $3::int * completion_price
    where organization_id = $1 and ${which} and state = 'reserved'
    returning provider_id, month, role, reserved, cost)
  ${MOVE}`;

const SETTLE_IN_FULL = `
  with done as (
    update chat.usage_entry
    set state = 'settled', cost = reserved, estimated = true, updated_at = now()
    where organization_id = $1 and provider_id = $2 and state = 'reserved'
      and created_at < now() - interval '${ABANDONED}'
    returning provider_id, month, role, reserved, cost)
  ${MOVE}`;
