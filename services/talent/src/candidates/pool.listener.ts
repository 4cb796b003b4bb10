import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { contactPeople } from '@talent-os/contracts/identity/directory.js';
import { candidateRegistered } from '@talent-os/contracts/identity/sign-in-events.js';
import {
  applicationRejected,
  applicationRestored,
  applicationStarted,
  applicationWithdrawn,
} from '@talent-os/contracts/talent/application-events.js';
import { applicationHired } from '@talent-os/contracts/talent/applications.js';
import { Listens, type Ctx } from '@talent-os/service-kit';
import { timezoneOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { due } from '../due.js';
import { isColleague } from '../people/is-colleague.js';
import { Candidate } from './candidate.entity.js';
import { phoneKey } from './duplicate.rules.js';
import { refreshStanding } from './refresh-standing.js';
import { datesOf } from './standing.rules.js';

/** Keeps the record of whoever registers or applies, and where it stands by what became of it. */
@Controller()
export class PoolListener {
  @Listens(candidateRegistered, 'always')
  registered({ userId }: Payload<typeof candidateRegistered>, ctx: Ctx): Promise<void> {
    return keep(ctx, userId);
  }

  @Listens(applicationStarted, 'always')
  started({ userId }: Payload<typeof applicationStarted>, ctx: Ctx): Promise<void> {
    return keep(ctx, userId);
  }

  @Listens(applicationHired, 'always')
  hired({ userId }: Payload<typeof applicationHired>, ctx: Ctx): Promise<void> {
    return keep(ctx, userId);
  }

  @Listens(applicationRejected, 'always')
  rejected({ userId }: Payload<typeof applicationRejected>, ctx: Ctx): Promise<void> {
    return keep(ctx, userId);
  }

  @Listens(applicationWithdrawn, 'always')
  withdrawn({ userId }: Payload<typeof applicationWithdrawn>, ctx: Ctx): Promise<void> {
    return keep(ctx, userId);
  }

  @Listens(applicationRestored, 'always')
  restored({ userId }: Payload<typeof applicationRestored>, ctx: Ctx): Promise<void> {
    return keep(ctx, userId);
  }
}

/** The record of a person as it is now; a new one only with their consent. */
async function keep(ctx: Ctx, userId: string): Promise<void> {
  const [contact] = (await ctx.call(contactPeople, { ids: [userId] })).people;
  const timezone = await timezoneOf(ctx);
  await ctx.db.write(async (tx) => {
    const known = await tx.find(Candidate, { id: userId });
    const candidate = known && (await tx.lock(Candidate, userId));
    const internal = contact ? isColleague(contact) : (known?.internal ?? false);
    if (candidate) {
      await tx.update(Candidate, candidate, { internal });
      await refreshStanding(tx, candidate);
      if (candidate.mergedInto) await refreshStanding(tx, await tx.lock(Candidate, candidate.mergedInto));
      return;
    }
    if (!contact?.consentAt) return;
    const dates = datesOf(dayIn(new Date(contact.consentAt), timezone));
    if (dates.retentionUntil <= dayIn(ctx.now, timezone)) return;
    const { email, phone, title, industry } = contact;
    const added = await tx.insert(Candidate, {
      id: userId,
      email,
      phone,
      phoneKey: phoneKey(phone),
      headline: title,
      industry,
      source: 'direct',
      internal,
      rank: 0,
      finalistFor: null,
      finalistAt: null,
      tags: [],
      ...dates,
      lastAt: ctx.now,
      mergedInto: null,
    });
    await due.set(tx, 'retention', userId, dates.retentionUntil);
    await refreshStanding(tx, added);
  });
}
