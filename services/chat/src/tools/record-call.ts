import type { Operation, Payload } from '@talent-os/contracts';
import { toolCalled } from '@talent-os/contracts/chat/messages.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { abilityHash } from './ability-hash.js';
import { redacted } from './redact.rules.js';
import { ToolCall } from './tool-call.entity.js';
import type { ToolRun } from './tool-run.js';

type ToolCallEvent = Payload<typeof toolCalled>;

const RECORD_PATIENCE_MS = 5_000;

export type CallRecord = Pick<ToolCallEvent, 'callId' | 'decision' | 'outcome' | 'rows'> & {
  readonly operation: Operation;
  readonly args: Readonly<Record<string, unknown>>;
  readonly fields?: readonly string[];
  readonly startedAt: number;
};

/**
 * Keeps a tool call and tells the audit trail. Awaited before the answer is used: what nobody recorded, nobody may use.
 * The row is written beside whatever transaction the run itself stands in.
 */
export async function recordCall(run: ToolRun, record: CallRecord): Promise<void> {
  const ctx = run.ctx.withDeadline(RECORD_PATIENCE_MS);
  await ctx.db.write((tx) => writeCall(tx, ctx, run, record));
}

/** The same inside a transaction of `ctx`. */
export async function writeCall(
  tx: Transaction,
  ctx: Ctx,
  { runId, provider, model, promptVersion }: Omit<ToolRun, 'ctx' | 'taint'>,
  { operation, args, startedAt, fields = [], ...called }: CallRecord,
): Promise<void> {
  const latencyMs = Math.round(performance.now() - startedAt);
  await tx.insert(ToolCall, {
    ...called,
    runId,
    userId: ctx.userId,
    activeRole: ctx.principal.activeRole,
    abilityHash: abilityHash(ctx.principal),
    operation: operation.name,
    args: redacted(operation, args),
    rule: operation.access,
    fields: [...fields],
    latencyMs,
    provider,
    model,
    promptVersion,
  });
  ctx.emit(toolCalled, { ...called, runId, operation: operation.name, latencyMs, provider, promptVersion });
}
