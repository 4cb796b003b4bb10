import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes.js';
import { exportRequisitions, listMyRequisitions } from '@talent-os/contracts/talent/requisitions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
import { REQUISITION, requisitionViews, USUAL, filtersFor, type RequisitionRow } from './requisitions.queries.js';

const columns: readonly Column<Requisition>[] = [
  'title',
  'department',
  'industry',
  'headcount',
  'employmentType',
  'reason',
  'status',
  ['requester.name', ({ requester }) => requester.name],
  'submittedAt',
  'targetStartDate',
  ['waiting.step', ({ waiting }) => waiting?.step],
  ['waiting.approvers', ({ waiting }) => waiting?.approvers.map(({ name }) => name)],
  ['waiting.dueAt', ({ waiting }) => waiting?.dueAt],
];

@Controller()
export class ExportRequisitionsController {
  @Handles(exportRequisitions)
  async export({ status, own, skip, ...wanted }: Input<typeof exportRequisitions>, ctx: Ctx) {
    const filters = filtersFor(ctx, wanted)
      .and((value) => `r.status = ${value}`, status)
      .andThat(own === undefined ? undefined : `r.requester_id ${own ? '=' : '<>'} $2::uuid`);
    const page = filters.filePage(skip);
    const { where, args } = filters;
    const rows = await ctx.db.read<RequisitionRow & { total: number }>(
      `select ${REQUISITION}, count(*) over ()::int as total from talent.requisition r where ${where}
       order by ${USUAL}, r.id ${page}`,
      args,
    );
    return exportOf(ctx, 'requests', listMyRequisitions, columns, await requisitionViews(ctx, rows), {
      total: rows[0]?.total,
    });
  }
}
