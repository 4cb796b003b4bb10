import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { candidateChanged } from '@talent-os/contracts/talent/candidate-events.js';
import { getPoolConsent, setPoolConsent, setPoolMessages } from '@talent-os/contracts/talent/pool-consent.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { Candidate } from './candidate.entity.js';
import { addCandidate, contactOf } from './keep-candidate.js';
import { consentFrom, withdrawnOn } from './standing.rules.js';

@Controller()
export class PoolConsentController {
  @Handles(getPoolConsent)
  async get(_: Input<typeof getPoolConsent>, ctx: Ctx) {
    const found = await ctx.db.readOne<Kept>(KEPT, [ctx.userId]);
    return asRead(found, await todayOf(ctx));
  }

  @Handles(setPoolConsent)
  async set({ listed }: Input<typeof setPoolConsent>, ctx: Ctx) {
    const [today, contact] = [await todayOf(ctx), await contactOf(ctx, ctx.userId)];
    if (!contact) throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      const known = await tx.find(Candidate, { id: ctx.userId });
      if (!known && !listed) return asRead(undefined, today);
      const candidate = known ? await tx.lock(Candidate, ctx.userId) : await addCandidate(tx, contact, today, ctx.now);
      await setDates(tx, candidate, listed, today);
      // What somebody says of themselves holds for the record they are found by.
      if (candidate.mergedInto) await setDates(tx, await tx.lock(Candidate, candidate.mergedInto), listed, today);
      ctx.emit(candidateChanged, {
        candidateId: candidate.id,
        change: listed ? 'agreed' : 'withdrew',
        byId: ctx.userId,
      });
      return asRead(candidate, today);
    });
  }

  @Handles(setPoolMessages)
  async write({ messages: wantsMessages }: Input<typeof setPoolMessages>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const candidate = await tx.lock(Candidate, ctx.userId);
      await tx.update(Candidate, candidate, { wantsMessages });
      const { id: candidateId, mergedInto } = candidate;
      if (mergedInto) await tx.update(Candidate, await tx.lock(Candidate, mergedInto), { wantsMessages });
      ctx.emit(candidateChanged, { candidateId, change: 'chose_messages', byId: ctx.userId });
      return asRead(candidate, today);
    });
  }
}

type Kept = Pick<Candidate, 'consentUntil' | 'wantsMessages'>;
const KEPT = `select c.consent_until::text as "consentUntil", c.wants_messages as "wantsMessages"
  from talent.candidate c where c.organization_id = $1 and c.id = $2`;

function asRead(kept: Kept | undefined, today: Day) {
  const until = kept !== undefined && kept.consentUntil >= today ? kept.consentUntil : null;
  return { listed: until !== null, until, messages: kept?.wantsMessages ?? true };
}

async function setDates(tx: Transaction, candidate: Candidate, listed: boolean, today: Day): Promise<void> {
  await tx.update(Candidate, candidate, listed ? consentFrom(today) : withdrawnOn(today, candidate));
  await due.set(tx, 'retention', candidate.id, candidate.retentionUntil);
}
