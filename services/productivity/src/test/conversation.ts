import { ownerQuery, type Person } from '@talent-os/testing';

/** The id of a conversation of somebody, in which nothing was said. */
export async function conversationOf({ id, organizationId }: Person): Promise<string> {
  const [row] = await ownerQuery<{ id: string }>(
    `insert into chat.chat_session (id, organization_id, created_at, updated_at, person_id, hub_context, hub_title,
       page_context, page_title, last_message_at)
     values (gen_random_uuid(), $1, now(), now(), $2, 'test', 'Test', 'test', 'Test', now()) returning id`,
    [organizationId, id],
  );
  return row!.id;
}
