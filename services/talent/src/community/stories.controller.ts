import { Controller } from '@nestjs/common';
import { admits, type Input } from '@talent-os/contracts';
import { forAudience } from '@talent-os/contracts/access/rule.js';
import {
  decideOnStory,
  listSuccessStories,
  listWaitingStories,
  MAX_STORIES,
  reviseSuccessStory,
  successStoryChanged,
  successStoryDecided,
  successStorySent,
  withdrawSuccessStory,
  writeSuccessStory,
} from '@talent-os/contracts/talent/community-stories.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { totalOf } from '@talent-os/service-kit/sql/list';
import { peopleById } from '../people/people.js';
import { refuseKeptOut } from './refuse-kept-out.js';
import { moderatesGroup, pageOfStories, storyDeciders, waitingStories } from './stories.queries.js';
import { looksAtStories, storyActions, storyRefusal } from './story.rules.js';
import { SuccessStory } from './success-story.entity.js';

@Controller()
export class StoriesController {
  @Handles(listSuccessStories)
  async list(input: Input<typeof listSuccessStories>, ctx: Ctx) {
    const found = await pageOfStories(ctx, input);
    const people = await peopleById(
      ctx,
      found.items.map(({ userId }) => userId),
    );
    const items = found.items.map(({ userId, ...story }) => ({
      ...story,
      authorName: userId && people(userId).name,
      may: { do: storyActions(story) },
    }));
    return { items, ...totalOf(found) };
  }

  @Handles(writeSuccessStory)
  write(input: Input<typeof writeSuccessStory>, ctx: Ctx) {
    const { consents: _, ...said } = input;
    refuseInStory(said);
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`stories/${ctx.userId}`);
      const own = await tx.findAll(SuccessStory, { userId: ctx.userId });
      if (own.length >= MAX_STORIES) throw new DomainError('story.many');
      const story = await tx.insert(SuccessStory, { ...said, ...sentNow(ctx), userId: ctx.userId });
      await tellSent(tx, ctx, story);
      return { successStoryId: story.id };
    });
  }

  @Handles(reviseSuccessStory)
  revise(input: Input<typeof reviseSuccessStory>, ctx: Ctx) {
    const { successStoryId, version, consents: _, ...said } = input;
    refuseInStory(said);
    return ctx.db.write(async (tx) => {
      const story = await tx.lock(SuccessStory, { id: successStoryId, userId: ctx.userId }, version);
      await tx.update(SuccessStory, story, { ...said, ...sentNow(ctx) });
      await tellSent(tx, ctx, { ...said, id: story.id });
      return {};
    });
  }

  @Handles(withdrawSuccessStory)
  withdraw({ successStoryId }: Input<typeof withdrawSuccessStory>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const story = await tx.lock(SuccessStory, { id: successStoryId, userId: ctx.userId });
      await tx.remove(SuccessStory, story);
      ctx.emit(successStoryChanged, { successStoryId });
      return {};
    });
  }

  @Handles(listWaitingStories)
  async waiting(_: Input<typeof listWaitingStories>, ctx: Ctx) {
    const rows = looksAtStories(await readerOf(ctx)) ? await waitingStories(ctx) : [];
    const people = await peopleById(
      ctx,
      rows.map(({ userId }) => userId),
    );
    return { items: rows.map(({ userId, ...story }) => ({ ...story, authorName: people(userId).name })) };
  }

  @Handles(decideOnStory)
  async decide({ successStoryId, decision, note, version }: Input<typeof decideOnStory>, ctx: Ctx) {
    const reader = await readerOf(ctx);
    return ctx.db.write(async (tx) => {
      const story = await tx.lock(SuccessStory, successStoryId);
      const refusal = storyRefusal(story, reader);
      if (refusal) throw new DomainError(refusal);
      // What is published is what was read.
      tx.expectVersion(story, version);
      if (decision === 'return' && note === '')
        throw new DomainError('request.invalid', [{ field: 'note', message: 'Please say what is missing' }]);
      const { userId, title } = story;
      await tx.update(SuccessStory, story, {
        status: decision === 'publish' ? 'published' : 'returned',
        publishedAt: decision === 'publish' ? ctx.now : null,
        decidedById: ctx.userId,
        note: note || null,
      });
      ctx.emit(successStoryDecided, { successStoryId, title, userId, decision });
      ctx.emit(successStoryChanged, { successStoryId });
      return {};
    });
  }
}

type Said = Pick<SuccessStory, 'title' | 'fromRole' | 'toRole' | 'text' | 'helped'>;
const refuseInStory = ({ title, fromRole, toRole, text, helped }: Said): void =>
  refuseKeptOut({ title, fromRole, toRole, text, helped });

/** As it stands when its author sends it: with their consent, and unseen. */
const sentNow = ({ now }: Ctx) =>
  ({ status: 'waiting', consentedAt: now, sentAt: now, publishedAt: null, decidedById: null, note: null }) as const;

async function tellSent(
  tx: Transaction,
  ctx: Ctx,
  story: Pick<SuccessStory, 'id' | 'title' | 'industry'>,
): Promise<void> {
  const { id: successStoryId, title, industry } = story;
  const deciderIds = await storyDeciders(tx, ctx, { industry });
  ctx.emit(successStorySent, { successStoryId, title, deciderIds });
  ctx.emit(successStoryChanged, { successStoryId });
}

async function readerOf(ctx: Ctx) {
  const administers = admits(ctx.ability, forAudience('admin'));
  return { userId: ctx.userId, administers, moderates: await moderatesGroup(ctx) };
}
