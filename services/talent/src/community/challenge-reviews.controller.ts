import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  challengeChanged,
  challengeReviewed,
  REVIEWS,
  reviewWork,
} from '@talent-os/contracts/talent/community-challenges.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { CatalogueItem } from '../catalogue/catalogue-item.entity.js';
import { ChallengeEntry } from './challenge-entry.entity.js';
import { ChallengeMember } from './challenge-member.entity.js';
import { ChallengeReview } from './challenge-review.entity.js';
import { reviewRefusal } from './challenge.rules.js';
import { refuseKeptOut } from './refuse-kept-out.js';

/** Those who take part look at the work of others. */
@Controller()
export class ChallengeReviewsController {
  @Handles(reviewWork)
  review({ challengeEntryId: entryId, met, words }: Input<typeof reviewWork>, ctx: Ctx) {
    refuseKeptOut({ words });
    return ctx.db.write(async (tx) => {
      const { itemId: catalogueItemId, work } = await tx.lock(ChallengeEntry, entryId);
      const member = await tx.find(ChallengeMember, { itemId: catalogueItemId, userId: ctx.userId });
      if (!member || work === null) throw new DomainError('resource.missing');
      const { id: byEntryId, handedInAt } = await tx.get(ChallengeEntry, member.entryId);
      const refusal = reviewRefusal({
        mine: byEntryId === entryId,
        handedIn: handedInAt !== null,
        before: (await tx.find(ChallengeReview, { entryId, byEntryId })) !== null,
      });
      if (refusal) throw new DomainError(refusal);
      const places = [...new Set(met)].toSorted((a, b) => a - b);
      await tx.insert(ChallengeReview, { entryId, byEntryId, reviewerId: ctx.userId, met: places, words });
      if ((await tx.findAll(ChallengeReview, { entryId })).length === REVIEWS) {
        const { title } = await tx.get(CatalogueItem, catalogueItemId);
        const userIds = (await tx.findAll(ChallengeMember, { entryId })).map(({ userId }) => userId);
        ctx.emit(challengeReviewed, { catalogueItemId, title, userIds });
      }
      ctx.emit(challengeChanged, { catalogueItemId });
      return {};
    });
  }
}
