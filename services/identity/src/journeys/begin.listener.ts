import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { personJoined, personMoved, roleGranted } from '@talent-os/contracts/identity/events.js';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { begin } from './begin.js';
import { beginsWith, type Beginning } from './journey.rules.js';
import { Journey } from './journey.entity.js';
import { activeJourneys } from './journeys.queries.js';

/** Whoever gets a role, or is hired, begins the journeys that are for them. */
@Controller()
export class BeginJourneys {
  @Listens(applicationHired)
  beginHired({ userId, industry, startDate }: Payload<typeof applicationHired>, ctx: Ctx): Promise<void> {
    return beginAll(ctx, userId, { starts: 'hired', industry }, startDate);
  }

  @Listens(roleGranted)
  beginGranted({ userId, role, industry }: Payload<typeof roleGranted>, ctx: Ctx): Promise<void> {
    return beginAll(ctx, userId, { starts: 'role', role, industry });
  }

  @Listens(personJoined)
  beginJoined({ userId, role, industry }: Payload<typeof personJoined>, ctx: Ctx): Promise<void> {
    return beginAll(ctx, userId, { starts: 'role', role, industry });
  }

  @Listens(personMoved)
  beginMoved({ userId, to }: Payload<typeof personMoved>, ctx: Ctx): Promise<void> {
    return beginAll(ctx, userId, { starts: 'role', ...to });
  }
}

async function beginAll(ctx: Ctx, personId: string, beginning: Beginning, startsOn?: string): Promise<void> {
  const meant = (await activeJourneys(ctx.db, beginning.starts)).filter((one) => beginsWith(one, beginning));
  if (meant.length === 0) return;
  const startedOn = startsOn ?? (await todayOf(ctx));
  await ctx.db.write(async (tx) => {
    for (const { id } of meant) {
      const journey = await tx.lock(Journey, id);
      if (journey.state === 'active') await begin(ctx, tx, journey, [personId], startedOn);
    }
  });
}
