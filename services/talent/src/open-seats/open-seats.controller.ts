import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getOpenSeat, listOpenSeats } from '@talent-os/contracts/talent/open-seats.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { allPipelines } from '../applications/applications.queries.js';
import { openSeat, pageOfSeats } from './open-seats.queries.js';
import { seatInFull, seatsAsRead } from './view.js';

@Controller()
export class OpenSeatsController {
  @Handles(listOpenSeats)
  async list(input: Input<typeof listOpenSeats>, ctx: Ctx) {
    const { items, pipelines, ...rest } = await pageOfSeats(ctx, input);
    return { items: await seatsAsRead(ctx, items, pipelines), ...rest };
  }

  @Handles(getOpenSeat)
  async get({ positionId }: Input<typeof getOpenSeat>, ctx: Ctx) {
    const [row, pipelines] = await Promise.all([openSeat(ctx, positionId), allPipelines(ctx)]);
    if (!row) throw new DomainError('resource.missing');
    return seatInFull(ctx, row, pipelines);
  }
}
