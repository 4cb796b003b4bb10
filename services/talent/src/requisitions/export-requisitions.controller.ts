import { Controller } from '@nestjs/common';
import { industryLabels, type Input } from '@talent-os/contracts';
import {
  approvalSteps,
  employmentTypes,
  requisitionReasons,
  requisitionStates,
} from '@talent-os/contracts/talent/requisition-states.js';
import type { Requisition } from '@talent-os/contracts/talent/requisition-shapes.js';
import { EXPORT_REQUISITIONS, exportRequisitions } from '@talent-os/contracts/talent/requisitions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { csv } from '@talent-os/service-kit/csv';
import { REQUISITION, shownTo, USUAL, wantedOf, type RequisitionRow } from './requisitions.queries.js';

const columns = {
  Title: ({ title }: Requisition) => title,
  Team: ({ department }: Requisition) => department,
  Industry: ({ industry }: Requisition) => industryLabels[industry],
  Seats: ({ headcount }: Requisition) => headcount,
  Employment: ({ employmentType }: Requisition) => employmentTypes[employmentType],
  Reason: ({ reason }: Requisition) => requisitionReasons[reason],
  State: ({ status }: Requisition) => requisitionStates[status].label,
  'Requested by': ({ requester }: Requisition) => requester.name,
  Submitted: ({ submittedAt }: Requisition) => submittedAt,
  'Target start': ({ targetStartDate }: Requisition) => targetStartDate,
  'Waits at': ({ waiting }: Requisition) => waiting && approvalSteps[waiting.step].label,
  'Waits for': ({ waiting }: Requisition) => waiting?.approvers.map(({ name }) => name).join('; ') ?? null,
  'Due by': ({ waiting }: Requisition) => waiting && waiting.dueAt,
};

@Controller()
export class ExportRequisitionsController {
  @Handles(exportRequisitions)
  async export({ status, own, ...wanted }: Input<typeof exportRequisitions>, ctx: Ctx) {
    const { where, args } = wantedOf(ctx, wanted)
      .and((value) => `r.status = ${value}`, status)
      .andThat(own === undefined ? undefined : `r.requester_id ${own ? '=' : '<>'} $2::uuid`);
    const rows = await ctx.db.read<RequisitionRow & { total: number }>(
      `select ${REQUISITION}, count(*) over ()::int as total from talent.requisition r where ${where}
       order by ${USUAL}, r.id limit ${EXPORT_REQUISITIONS}`,
      args,
    );
    return {
      filename: `requests-${dayOf(ctx.now)}.csv`,
      csv: csv(columns, await shownTo(ctx, rows)),
      total: rows[0]?.total ?? 0,
    };
  }
}
