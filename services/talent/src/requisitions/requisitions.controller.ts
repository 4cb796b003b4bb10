import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  BOARD_CARDS,
  getRequisition,
  getRequisitionBoard,
  listMyRequisitions,
  SETTLED_DAYS,
} from '@talent-os/contracts/talent/requisitions.js';
import { requisitionStatuses } from '@talent-os/contracts/talent/requisition-states.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { Filters } from '@talent-os/service-kit/sql/filters';
import { listRow, totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { requisitionFor } from './requisition.detail.js';
import {
  REQUISITION,
  requisitionsWhere,
  RUNNING,
  searching,
  requisitionViews,
  STATUS_ORDER,
  USUAL,
  filtersFor,
  type RequisitionRow,
} from './requisitions.queries.js';

const SORTABLE = {
  title: 'r.title',
  department: 'r.department',
  headcount: 'r.headcount',
  targetStartDate: 'r.target_start_date',
  updatedAt: 'r.updated_at',
  status: STATUS_ORDER,
};

@Controller()
export class RequisitionsController {
  @Handles(listMyRequisitions)
  async mine({ page, search, sort, status }: Input<typeof listMyRequisitions>, ctx: Ctx) {
    const filters = searching(new Filters('r.organization_id = $1 and r.requester_id = $2', ctx.userId), search).and(
      (value) => `r.status = ${value}`,
      status,
    );
    const order = orderBy(SORTABLE, sort, USUAL, 'r.id');
    const found = await ctx.db.readOne<ListRow<RequisitionRow>>(
      listRow({ table: 'talent.requisition r', filters, order, item: REQUISITION, page }),
      filters.args,
    );
    return { items: await requisitionViews(ctx, found!.items), ...totalOf(found!) };
  }

  @Handles(getRequisitionBoard)
  async board(input: Input<typeof getRequisitionBoard>, ctx: Ctx) {
    const filters = filtersFor(ctx, input).and(
      (value) => `(${RUNNING} or r.settled_at >= ${value})`,
      daysBefore(ctx.now, SETTLED_DAYS),
    );
    const [rows, departments] = await Promise.all([
      ctx.db.read<RequisitionRow & { total: number; place: number }>(
        `select * from (
           select ${REQUISITION}, count(*) over (partition by r.status)::int as total,
             row_number() over (partition by r.status order by ($2::uuid = any(r.approver_ids)) desc, r.updated_at desc, r.id)::int as place
           from talent.requisition r where ${filters.where}) r
         where r.place <= ${BOARD_CARDS} order by r.place`,
        filters.args,
      ),
      departmentsFor(ctx),
    ]);
    const shown = await requisitionViews(ctx, rows);
    const total = new Map(rows.map((row) => [row.status, row.total]));
    const columns = requisitionStatuses.map((status) => ({
      key: status,
      count: total.get(status) ?? 0,
      items: shown.filter((one) => one.status === status),
    }));
    return { columns, departments };
  }

  @Handles(getRequisition)
  get({ requisitionId }: Input<typeof getRequisition>, ctx: Ctx) {
    return requisitionFor(ctx, requisitionId);
  }
}

/** Teams of the requests the caller may read, by name. */
async function departmentsFor(ctx: Ctx): Promise<string[]> {
  const { where, args } = requisitionsWhere(ctx);
  const rows = await ctx.db.read<{ department: string }>(
    `select distinct r.department from talent.requisition r where ${where} and r.department <> '' order by 1`,
    args,
  );
  return rows.map(({ department }) => department);
}
