import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  challengeChanged,
  getChallenge,
  handInWork,
  joinChallenge,
  leaveChallenge,
  listChallenges,
  showInChallenge,
  TEAM_SIZE,
} from '@talent-os/contracts/talent/community-challenges.js';
import { DomainError, Handles, refuseDuplicates, type Ctx, type Transaction } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { peopleById } from '../people/people.js';
import { ChallengeEntry } from './challenge-entry.entity.js';
import { ChallengeMember } from './challenge-member.entity.js';
import { ChallengeReview } from './challenge-review.entity.js';
import { teamRefusal } from './challenge.rules.js';
import { boardFrom, challengeOf } from './challenge.view.js';
import { boardOf, nextWork, oneChallenge, pageOfChallenges, teamsOf } from './challenges.queries.js';
import { lockOpenChallenge } from './lock-challenge.js';
import { refuseKeptOut } from './refuse-kept-out.js';

@Controller()
export class ChallengesController {
  @Handles(listChallenges)
  async list(input: Input<typeof listChallenges>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const found = await pageOfChallenges(ctx, input, { today });
    return { items: found.items.map((row) => challengeOf(row, today)), ...totalOf(found) };
  }

  @Handles(getChallenge)
  async get(asked: Input<typeof getChallenge>, ctx: Ctx) {
    const [today, row, teams, board] = await Promise.all([
      todayOf(ctx),
      oneChallenge(ctx, asked),
      teamsOf(ctx, asked),
      boardOf(ctx, asked),
    ]);
    if (!row) throw new DomainError('resource.missing');
    const { body, criteria, ...challenge } = row;
    const handedIn = challenge.entry !== null && challenge.entry.handedInAt !== null;
    const [people, next] = await Promise.all([
      peopleById(
        ctx,
        board.flatMap(({ userIds }) => userIds),
      ),
      handedIn ? nextWork(ctx, { ...asked, entryId: challenge.entry!.id }) : undefined,
    ]);
    return {
      ...challengeOf(challenge, today),
      body,
      criteria,
      teams: teams.filter(({ members }) => members < TEAM_SIZE),
      board: boardFrom(board, (userId) => people(userId).name),
      next: next ?? null,
    };
  }

  @Handles(joinChallenge)
  async join({ catalogueItemId, teamName, challengeEntryId, shown }: Input<typeof joinChallenge>, ctx: Ctx) {
    refuseKeptOut({ teamName });
    const today = await todayOf(ctx);
    const written = ctx.db.write(async (tx) => {
      const { id: itemId } = await lockOpenChallenge(tx, ctx, catalogueItemId, today);
      const entryId =
        challengeEntryId === null
          ? (await tx.insert(ChallengeEntry, { itemId, teamName })).id
          : await teamOpen(tx, itemId, challengeEntryId);
      await tx.insert(ChallengeMember, { entryId, itemId, userId: ctx.userId, shown });
      ctx.emit(challengeChanged, { catalogueItemId });
      return {};
    });
    return refuseDuplicates(written, {
      challenge_member_once: 'challenge.joined',
      challenge_entry_team: 'challenge.teamName',
    });
  }

  @Handles(showInChallenge)
  show({ catalogueItemId, shown }: Input<typeof showInChallenge>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const member = await tx.lock(ChallengeMember, { itemId: catalogueItemId, userId: ctx.userId });
      await tx.update(ChallengeMember, member, { shown });
      ctx.emit(challengeChanged, { catalogueItemId });
      return {};
    });
  }

  @Handles(handInWork)
  async handIn({ catalogueItemId, work }: Input<typeof handInWork>, ctx: Ctx) {
    refuseKeptOut({ work });
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { number } = await lockOpenChallenge(tx, ctx, catalogueItemId, today);
      const { entryId } = await tx.get(ChallengeMember, { itemId: catalogueItemId, userId: ctx.userId });
      const entry = await tx.lock(ChallengeEntry, entryId);
      if (await tx.find(ChallengeReview, { entryId })) throw new DomainError('challenge.seen');
      await tx.update(ChallengeEntry, entry, { work, number, handedInAt: ctx.now });
      ctx.emit(challengeChanged, { catalogueItemId });
      return {};
    });
  }

  @Handles(leaveChallenge)
  leave({ catalogueItemId }: Input<typeof leaveChallenge>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const member = await tx.get(ChallengeMember, { itemId: catalogueItemId, userId: ctx.userId });
      const entry = await tx.lock(ChallengeEntry, member.entryId);
      await tx.remove(ChallengeMember, member);
      if (!(await tx.find(ChallengeMember, { entryId: entry.id }))) {
        for (const review of await tx.findAll(ChallengeReview, { entryId: entry.id }))
          await tx.remove(ChallengeReview, review);
        await tx.remove(ChallengeEntry, entry);
      }
      ctx.emit(challengeChanged, { catalogueItemId });
      return {};
    });
  }
}

/** A team of the challenge that takes somebody in, locked. */
async function teamOpen(tx: Transaction, itemId: string, id: string): Promise<string> {
  const entry = await tx.lock(ChallengeEntry, { id, itemId });
  if (entry.teamName === null) throw new DomainError('resource.missing');
  const members = await tx.findAll(ChallengeMember, { entryId: id });
  const refusal = teamRefusal(entry.handedInAt, members.length);
  if (refusal) throw new DomainError(refusal);
  return id;
}
