import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { exportOpenSeats, listOpenSeats, type OpenSeat } from '@talent-os/contracts/talent/open-seats.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import type { Column } from '@talent-os/service-kit/csv-of';
import { exportOf } from '@talent-os/service-kit/export-of';
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
    const seats = await seatsAsRead(ctx, rows, pipelines);
    return exportOf(ctx, 'open-seats', listOpenSeats, columns, seats, { total: rows[0]?.total });
  }
}
