import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  challengeChanged,
  challengeReviewed,
  REVIEWS,
  reviewWork,
} from '@talent-os/contracts/talent/community-challenges.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { finishItems } from '../development/finish-items.js';
import { ChallengeEntry } from './challenge-entry.entity.js';
import { ChallengeMember } from './challenge-member.entity.js';
import { ChallengeReview } from './challenge-review.entity.js';
import { finishesWith, reviewRefusal } from './challenge.rules.js';
import { refuseKeptOut } from './refuse-kept-out.js';

/** Those who take part look at the work of others. */
@Controller()
export class ChallengeReviewsController {
  @Handles(reviewWork)
  async review({ challengeEntryId: entryId, met, words }: Input<typeof reviewWork>, ctx: Ctx) {
    refuseKeptOut({ words });
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { itemId: catalogueItemId } = await tx.get(ChallengeEntry, entryId);
      const member = await tx.find(ChallengeMember, { itemId: catalogueItemId, userId: ctx.userId });
      if (!member) throw new DomainError('resource.missing');
      const byEntryId = member.entryId;
      const entries = await lockBoth(tx, entryId, byEntryId);
      if (entries.get(entryId)!.work === null) throw new DomainError('resource.missing');
      const { handedInAt } = entries.get(byEntryId)!;
      const refusal = reviewRefusal({
        mine: byEntryId === entryId,
        handedIn: handedInAt !== null,
        before: (await tx.find(ChallengeReview, { entryId, byEntryId })) !== null,
      });
      if (refusal) throw new DomainError(refusal);
      const places = [...new Set(met)].toSorted((a, b) => a - b);
      await tx.insert(ChallengeReview, { entryId, byEntryId, reviewerId: ctx.userId, met: places, words });
      const received = (await tx.findAll(ChallengeReview, { entryId })).length;
      if (received === REVIEWS) {
        const { title } = await tx.get(CatalogueItem, catalogueItemId);
        const userIds = (await tx.findAll(ChallengeMember, { entryId })).map(({ userId }) => userId);
        ctx.emit(challengeReviewed, { catalogueItemId, title, userIds });
      }
      ctx.emit(challengeChanged, { catalogueItemId });
      for (const userId of await whoFinishes(tx, { entryId, byEntryId, received }))
        await finishItems(tx, ctx, catalogueItemId, today, userId);
      return {};
    });
  }
}

/** The work that is looked at and that of who looks, locked in one order: who look at each other's at once wait for each other. */
async function lockBoth(tx: Transaction, ...ids: readonly string[]): Promise<ReadonlyMap<string, ChallengeEntry>> {
  const locked = new Map<string, ChallengeEntry>();
  for (const id of [...new Set(ids)].toSorted()) locked.set(id, await tx.lock(ChallengeEntry, id));
  return locked;
}

type Looked = { readonly entryId: string; readonly byEntryId: string; readonly received: number };

/** People who are through with a challenge by this look: whose work it was, and who looked. */
async function whoFinishes(tx: Transaction, { entryId, byEntryId, received }: Looked): Promise<string[]> {
  const count = async (of: { entryId: string } | { byEntryId: string }) =>
    (await tx.findAll(ChallengeReview, of)).length;
  const through = [
    ...(finishesWith(received, await count({ byEntryId: entryId })) ? [entryId] : []),
    ...(finishesWith(await count({ byEntryId }), await count({ entryId: byEntryId })) ? [byEntryId] : []),
  ];
  const members = await Promise.all(through.map((id) => tx.findAll(ChallengeMember, { entryId: id })));
  return members
    .flat()
    .map(({ userId }) => userId)
    .toSorted();
}
