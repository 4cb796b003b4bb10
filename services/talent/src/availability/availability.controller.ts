import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { confirmAvailability, getAvailability, setAvailability } from '@talent-os/contracts/talent/availability.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { Availability } from './availability.entity.js';
import { availabilityOf } from './availability.queries.js';

@Controller()
export class AvailabilityController {
  @Handles(getAvailability)
  async get(_: Input<typeof getAvailability>, ctx: Ctx) {
    return { availability: await availabilityOf(ctx, ctx.userId) };
  }

  @Handles(setAvailability)
  set(said: Input<typeof setAvailability>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`availability/${ctx.userId}`);
      const known = await tx.find(Availability, { userId: ctx.userId });
      if (known) await tx.update(Availability, known, { ...said, confirmedAt: ctx.now });
      else await tx.insert(Availability, { ...said, userId: ctx.userId, confirmedAt: ctx.now });
      tell(ctx);
      return {};
    });
  }

  @Handles(confirmAvailability)
  confirm(_: Input<typeof confirmAvailability>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const known = await tx.lock(Availability, { userId: ctx.userId });
      await tx.update(Availability, known, { confirmedAt: ctx.now });
      tell(ctx);
      return {};
    });
  }
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'availability' });
