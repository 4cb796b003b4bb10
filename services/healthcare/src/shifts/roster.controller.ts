import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { shiftPublished } from '@talent-os/contracts/healthcare/shifts-events.js';
import { listShifts, publishShift } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { Handles, Refused, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { rosterOf } from './roster.queries.js';
import { Shift } from './shift.entity.js';
import { factOf } from './shift.fact.js';
import { flawOf, spanOf } from './shift.rules.js';

@Controller()
export class RosterController {
  @Handles(publishShift)
  async publish(input: Input<typeof publishShift>, ctx: Ctx) {
    const span = spanOf(input.date, input.startTime, input.endTime, await timezoneOf(ctx));
    const flaw = flawOf(span, ctx.now);
    if (flaw) throw new Refused('request.invalid', [flaw]);
    return ctx.db.write(async (tx) => {
      const shift = await tx.insert(Shift, { ...input, ...span, status: 'open', cancelReason: null });
      ctx.emit(shiftPublished, factOf(shift));
      return { id: shift.id };
    });
  }

  @Handles(listShifts)
  async list(input: Input<typeof listShifts>, ctx: Ctx) {
    return rosterOf(ctx, input, dayIn(ctx.now, await timezoneOf(ctx)));
  }
}
