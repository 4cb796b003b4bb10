import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  conversationShared,
  conversationUnshared,
  listColleagues,
  revokeShare,
  shareSession,
  SHARES_MOST,
  sharingBarriers,
} from '@talent-os/contracts/chat/shares.js';
import { colleagueRights } from '@talent-os/contracts/identity/directory.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { contentOf } from './content.queries.js';
import { SharedSession } from './shared-session.entity.js';
import { readersOf } from './shares.queries.js';
import { barrierTo } from './sharing.rules.js';
import { lockSession } from '../sessions/lock-session.js';

/** What the owner of a conversation does about who reads it. */
@Controller()
export class SharesController {
  @Handles(listColleagues)
  async colleagues(
    { sessionId, search }: Input<typeof listColleagues>,
    ctx: Ctx,
  ): Promise<Output<typeof listColleagues>> {
    await expectMine(ctx, sessionId);
    const [content, readers] = await Promise.all([contentOf(ctx.db, [sessionId]), readersOf(ctx.db, sessionId)]);
    // Before anybody is looked for, those who read along already.
    const wanted = search ? { search } : { ids: readers.map(({ userId }) => userId) };
    const { people } = await ctx.call(colleagueRights, wanted);
    const held = content.get(sessionId)!;
    const items = people
      .filter(({ id }) => id !== ctx.userId)
      .map(({ id, name, title, ...rights }) => ({
        id,
        name,
        title,
        barrier: barrierTo(held, rights),
        shareId: readers.find(({ userId }) => userId === id)?.shareId ?? null,
      }));
    // Whom it may be shared with comes first, each part by name.
    return { items: items.toSorted((a, b) => Number(a.barrier !== null) - Number(b.barrier !== null)) };
  }

  @Handles(shareSession)
  async share({ sessionId, userIds }: Input<typeof shareSession>, ctx: Ctx) {
    await expectMine(ctx, sessionId);
    const [content, { people }] = await Promise.all([
      contentOf(ctx.db, [sessionId]),
      ctx.call(colleagueRights, { ids: userIds }),
    ]);
    if (people.length < userIds.length || userIds.includes(ctx.userId)) throw new DomainError('resource.missing');
    const fields = people.flatMap((person) => {
      const barrier = barrierTo(content.get(sessionId)!, person);
      const field = `userIds.${userIds.indexOf(person.id)}`;
      return barrier ? [{ field, message: `${person.name}: ${sharingBarriers[barrier]}` }] : [];
    });
    if (fields.length > 0) throw new DomainError('chat.sharing', fields);
    await ctx.db.write(async (tx) => {
      await lockSession(tx, ctx, sessionId);
      const known = await tx.findAll(SharedSession, { sessionId });
      const added = userIds.filter((id) => known.every(({ recipientId }) => recipientId !== id));
      if (known.length + added.length > SHARES_MOST) throw new DomainError('chat.shares');
      for (const recipientId of added) {
        const { id: shareId } = await tx.insert(SharedSession, { sessionId, ownerId: ctx.userId, recipientId });
        ctx.emit(conversationShared, { shareId, sessionId, userId: recipientId, ownerId: ctx.userId });
      }
    });
    return {};
  }

  @Handles(revokeShare)
  async revoke({ shareId }: Input<typeof revokeShare>, ctx: Ctx) {
    await ctx.db.write(async (tx) => {
      const share = await tx.lock(SharedSession, { id: shareId, ownerId: ctx.userId });
      await tx.remove(SharedSession, share);
      const { sessionId, recipientId, ownerId } = share;
      ctx.emit(conversationUnshared, { shareId, sessionId, userId: recipientId, ownerId });
    });
    return {};
  }
}

const expectMine = (ctx: Ctx, sessionId: string) =>
  ctx.db.readExisting(
    'select 1 from chat.chat_session where organization_id = $1 and id = $2 and person_id = $3 and deleted_at is null',
    [sessionId, ctx.userId],
  );
