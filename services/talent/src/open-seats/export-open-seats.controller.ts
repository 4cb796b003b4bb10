import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportOpenSeats, listOpenSeats, type OpenSeat } from '@talent-os/contracts/talent/open-seats.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { csvOf, type Column } from '@talent-os/service-kit/csv-of';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { allPipelines } from '../applications/applications.queries.js';
import { seatsToExport } from './open-seats.queries.js';
import { seatsAsRead } from './view.js';

const columns: readonly Column<OpenSeat>[] = [
  'title',
  'department',
  'location',
  'industry',
  'status',
  'ownerName',
  'recruiterName',
  'openedAt',
  'daysOpen',
  ['funnel', ({ funnel }) => funnel.map(({ name, count }) => `${name}: ${count}`)],
  'forecastOn',
  'forecastFrom',
  'forecastTo',
  'fills',
  'plannedOn',
  'daysBehind',
  'heldReason',
];

@Controller()
export class ExportOpenSeatsController {
  @Handles(exportOpenSeats)
  async export(input: Input<typeof exportOpenSeats>, ctx: Ctx) {
    const [rows, pipelines] = await Promise.all([seatsToExport(ctx, input), allPipelines(ctx)]);
    return {
      filename: `open-seats-${await todayOf(ctx)}.csv`,
      csv: csvOf(listOpenSeats, 'out.items', columns, await seatsAsRead(ctx, rows, pipelines)),
      total: rows[0]?.total ?? 0,
    };
  }
}
