import { type Ctx } from '@talent-os/service-kit';

/** The caller's question that a message is, or that it answers; 404 where the message is absent or another person's. */
export async function questionBehind(ctx: Ctx, messageId: string): Promise<string> {
  const found = await ctx.db.readExisting<{ questionId: string }>(
    `select case m.role when 'user' then m.id else m.parent_id end as "questionId" from chat.chat_message m
     where m.organization_id = $1 and m.person_id = $2 and m.id = $3`,
    [ctx.userId, messageId],
  );
  return found.questionId;
}
