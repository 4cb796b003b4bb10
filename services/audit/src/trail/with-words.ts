import { operations } from '@talent-os/contracts/registry.js';
import type { AuditEvent } from '@talent-os/contracts/audit/trail.js';
import type { Ctx } from '@talent-os/service-kit';
import { actorNames } from './actor-names.js';
import type { EventRow } from './trail.queries.js';

const summaries = new Map(operations.map(({ name, summary }) => [name, summary]));

/** Records with what people read of them: who it was, and what the operation does. */
export async function withWords(ctx: Ctx, rows: readonly EventRow[]): Promise<AuditEvent[]> {
  const names = await actorNames(
    ctx,
    rows.map(({ actorId }) => actorId),
  );
  return rows.map((row) => ({
    ...row,
    operationSummary: summaries.get(row.operation ?? '') ?? null,
    actorName: names.get(row.actorId ?? '') ?? null,
  }));
}
