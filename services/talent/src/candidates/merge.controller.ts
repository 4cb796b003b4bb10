import { Controller } from '@nestjs/common';
import type { ErrorCode, Input } from '@talent-os/contracts';
import { candidateChanged } from '@talent-os/contracts/talent/candidate-events.js';
import { keepApart, mergeCandidates, unmergeCandidates } from '@talent-os/contracts/talent/candidates.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { due } from '../due.js';
import { CandidateMatch } from './candidate-match.entity.js';
import { Candidate } from './candidate.entity.js';
import { duplicateReasonsOf, phoneKey } from './duplicate.rules.js';
import { pairsOf } from './duplicates.queries.js';
import { mergedFields, partedFields, partRefusal } from './merge.rules.js';
import { giveBackSkills, takeSkills } from './merge-skills.js';
import { lockListed } from './reach.js';
import { refreshStanding } from './refresh-standing.js';
import { restoreRivals, withdrawRivals } from './rivals.js';

@Controller()
export class MergeController {
  @Handles(mergeCandidates)
  async merge({ candidateId, otherCandidateId, take, version }: Input<typeof mergeCandidates>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const proposed = await isProposed(ctx, candidateId, otherCandidateId);
    return ctx.db.write(async (tx) => {
      const [kept, other] = await lockBoth(tx, candidateId, otherCandidateId, today);
      refuse(proposed ? undefined : 'candidate.different');
      tx.expectVersion(kept, version);
      const fields = mergedFields(kept, other, take);
      const followers = await tx.findAll(Candidate, { mergedInto: other.id });
      const withdrawn = await withdrawRivals(tx, ctx, kept.id, other.id);
      const skills = await takeSkills(tx, kept.id, other.id);
      for (const one of [other, ...followers]) await tx.update(Candidate, one, { mergedInto: kept.id });
      await tx.update(Candidate, kept, { ...fields.after, phoneKey: phoneKey(fields.after.phone) });
      await due.set(tx, 'retention', kept.id, kept.retentionUntil);
      await refreshStanding(tx, kept);
      const { id } = await tx.insert(CandidateMatch, {
        keptId: kept.id,
        otherId: other.id,
        status: 'merged',
        decidedBy: ctx.userId,
        decidedAt: ctx.now,
        trace: { ...fields, followed: followers.map((one) => one.id), skills, withdrawn },
      });
      ctx.emit(candidateChanged, { candidateId, change: 'merged', byId: ctx.userId });
      return { id };
    });
  }

  @Handles(unmergeCandidates)
  async unmerge({ candidateMatchId }: Input<typeof unmergeCandidates>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const match = await tx.lock(CandidateMatch, candidateMatchId);
      const { trace, keptId, otherId } = match;
      refuse(partRefusal(match, ctx.now));
      const kept = await lockListed(tx, keptId, today);
      const other = await tx.lock(Candidate, otherId);
      refuse(other.mergedInto === keptId ? undefined : 'candidate.parted');
      await tx.update(Candidate, other, { mergedInto: null });
      for (const follower of await tx.findAll(Candidate, { mergedInto: keptId }))
        if (trace!.followed.includes(follower.id)) await tx.update(Candidate, follower, { mergedInto: otherId });
      await tx.update(Candidate, kept, partedFields(kept, trace!));
      await due.set(tx, 'retention', keptId, kept.retentionUntil);
      await giveBackSkills(tx, keptId, trace!.skills);
      await restoreRivals(tx, ctx, trace!.withdrawn);
      await refreshStanding(tx, kept);
      await refreshStanding(tx, other);
      await tx.update(CandidateMatch, match, { status: 'parted' });
      ctx.emit(candidateChanged, { candidateId: keptId, change: 'unmerged', byId: ctx.userId });
      return {};
    });
  }

  @Handles(keepApart)
  async apart({ candidateId, otherCandidateId }: Input<typeof keepApart>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const proposed = await isProposed(ctx, candidateId, otherCandidateId);
    return ctx.db.write(async (tx) => {
      const [kept, other] = await lockBoth(tx, candidateId, otherCandidateId, today);
      refuse(proposed ? undefined : 'candidate.different');
      const { id } = await tx.insert(CandidateMatch, {
        keptId: kept.id,
        otherId: other.id,
        status: 'apart',
        decidedBy: ctx.userId,
        decidedAt: ctx.now,
        trace: null,
      });
      ctx.emit(candidateChanged, { candidateId, change: 'kept_apart', byId: ctx.userId });
      return { id };
    });
  }
}

function refuse(refusal: ErrorCode | undefined): void {
  if (refusal) throw new DomainError(refusal);
}

/** Whether something says that two records are one person, and nobody that they are two. */
async function isProposed(ctx: Ctx, one: string, other: string): Promise<boolean> {
  if (one === other) return false;
  const pairs = await pairsOf(ctx, one, other);
  return pairs.some(({ first, second }) => duplicateReasonsOf(first, second).length > 0);
}

/** Two records of the pool, locked in one order so that two people never wait for each other. */
async function lockBoth(tx: Transaction, one: string, other: string, today: Day): Promise<[Candidate, Candidate]> {
  const locked = new Map<string, Candidate>();
  for (const id of [one, other].toSorted()) if (!locked.has(id)) locked.set(id, await lockListed(tx, id, today));
  return [locked.get(one)!, locked.get(other)!];
}
