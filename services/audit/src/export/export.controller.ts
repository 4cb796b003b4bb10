import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  exportAuditEvents,
  exportSignedTrail,
  listAuditEvents,
  type AuditEvent,
} from '@talent-os/contracts/audit/trail.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { CheckpointKey } from '../checkpoints/checkpoint-key.js';
import { eventsToExport, type EventRow } from '../trail/trail.queries.js';
import { withWords } from '../trail/with-words.js';
import { recordsOf, stretchOf } from './records.queries.js';
import { signedPart } from './signed-part.rules.js';

const columns: readonly Column<AuditEvent>[] = [
  'sequence',
  'at',
  'action',
  'operation',
  'operationSummary',
  'actorName',
  'actorRole',
  'industry',
  ['subject', ({ subject }) => JSON.stringify(subject)],
  'traceId',
  'hash',
];

@Controller()
export class ExportController {
  constructor(private readonly key: CheckpointKey) {}

  @Handles(exportAuditEvents)
  async export(input: Input<typeof exportAuditEvents>, ctx: Ctx): Promise<Output<typeof exportAuditEvents>> {
    const { sql, args } = eventsToExport(input);
    const rows = await ctx.db.read<EventRow & { total: number }>(sql, args);
    return exportOf(ctx, 'audit', listAuditEvents, columns, await withWords(ctx, rows), { total: rows[0]?.total });
  }

  @Handles(exportSignedTrail)
  async exportSigned(input: Input<typeof exportSignedTrail>, ctx: Ctx): Promise<Output<typeof exportSignedTrail>> {
    const { first, until, from, to } = input;
    const filename = `audit-${await todayOf(ctx)}.jsonl`;
    const stretch = first && until ? { first, last: until } : await stretchOf(ctx.db, from, to);
    const records = stretch ? await recordsOf(ctx.db, stretch) : [];
    const end = records.at(-1)?.sequence;
    if (!stretch || end === undefined) return { filename, lines: '', next: null, until: null, records: 0 };
    const { organizationId } = ctx;
    return {
      filename,
      lines: signedPart({ organizationId, until: stretch.last, at: ctx.now.toISOString() }, records, this.key),
      next: end < stretch.last ? end + 1 : null,
      until: stretch.last,
      records: stretch.last - stretch.first + 1,
    };
  }
}
