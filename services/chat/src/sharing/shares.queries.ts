import type { Ctx, Reader } from '@talent-os/service-kit';

/** Rows in either list, and letters of a title. */
const LISTED = 200;
const LETTERS = 160;
/** Messages a branch is followed back. */
export const BRANCH = 1_000;

/** What the branch a person is on began with: an edited beginning is not told, nor a private one. */
const TITLE = `(
  with recursive up as (
    select m.id, m.parent_id, m.content, m.is_private, 1 as depth from chat.chat_message m
    where m.organization_id = $1 and m.id = s.leaf_id
    union all
    select m.id, m.parent_id, m.content, m.is_private, up.depth + 1 from up
    join chat.chat_message m on m.organization_id = $1 and m.id = up.parent_id where up.depth < ${BRANCH})
  select left(content, ${LETTERS}) from up where not is_private order by depth desc limit 1)`;

export type ShareRow = {
  readonly id: string;
  readonly sessionId: string;
  readonly ownerId: string;
  readonly recipientId: string;
  readonly title: string;
  readonly hubTitle: string;
  readonly leafId: string | null;
  readonly sharedAt: string;
  readonly updatedAt: string;
};

const SHARES = `
  select sh.id, sh.session_id as "sessionId", sh.owner_id as "ownerId", sh.recipient_id as "recipientId",
    coalesce(${TITLE}, '') as title, s.hub_title as "hubTitle", s.leaf_id as "leafId", sh.created_at as "sharedAt",
    s.last_message_at as "updatedAt"
  from chat.shared_session sh
  join chat.chat_session s on s.organization_id = $1 and s.id = sh.session_id and s.deleted_at is null
  where sh.organization_id = $1`;

/** Shares of conversations that are not deleted, given or received by the caller, the latest first. */
export const mySharesOf = (ctx: Ctx): Promise<ShareRow[]> =>
  ctx.db.read<ShareRow>(
    `${SHARES} and (sh.recipient_id = $2 or sh.owner_id = $2) order by s.last_message_at desc, sh.id limit ${LISTED}`,
    [ctx.userId],
  );

/** A share the caller has received. */
export const receivedShare = (ctx: Ctx, shareId: string): Promise<ShareRow | undefined> =>
  ctx.db.readOne<ShareRow>(`${SHARES} and sh.recipient_id = $2 and sh.id = $3`, [ctx.userId, shareId]);

/** The share by which the caller reads a conversation. */
export const receivedSession = (ctx: Ctx, sessionId: string): Promise<ShareRow | undefined> =>
  ctx.db.readOne<ShareRow>(`${SHARES} and sh.recipient_id = $2 and sh.session_id = $3`, [ctx.userId, sessionId]);

type ShareRecipient = { readonly shareId: string; readonly userId: string };

/** Who reads along with a conversation. */
export const readersOf = (db: Reader, sessionId: string): Promise<ShareRecipient[]> =>
  db.read<ShareRecipient>(
    `select id as "shareId", recipient_id as "userId" from chat.shared_session
     where organization_id = $1 and session_id = $2`,
    [sessionId],
  );
