import { INVITATION_LIFE_MS } from '@talent-os/contracts/identity/invitations.js';
import { LINK_LIFE_MS } from '@talent-os/contracts/identity/links.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { hashOfToken, newLinkToken, organizationOf } from './link-token.js';
import { OneTimeLink, type Purpose } from './one-time-link.entity.js';

/** How long a link is good for, in milliseconds. */
const lifeOf: Record<Purpose, number> = {
  setup: LINK_LIFE_MS,
  confirm: LINK_LIFE_MS,
  reset: LINK_LIFE_MS,
  invite: INVITATION_LIFE_MS,
  oldAddress: LINK_LIFE_MS,
  newAddress: LINK_LIFE_MS,
};

/** Makes a link about a person and voids the ones before it. Answers its secret, which is kept nowhere. */
export async function issueLink(ctx: Ctx, tx: Transaction, purpose: Purpose, subjectId: string): Promise<string> {
  const token = newLinkToken(ctx.organizationId);
  // Two at once would each void what they see, and leave both.
  await tx.advisoryLock(`links/${purpose}/${subjectId}`);
  await voidLinks(tx, purpose, subjectId);
  const expiresAt = new Date(ctx.now.getTime() + lifeOf[purpose]);
  await tx.insert(OneTimeLink, { purpose, subjectId, hash: hashOfToken(token), expiresAt, usedAt: null });
  return token;
}

/** Makes the links about somebody worth nothing. */
export async function voidLinks(tx: Transaction, purpose: Purpose, subjectId: string): Promise<void> {
  await tx.execute(
    `delete from identity.one_time_link where organization_id = $1 and purpose = $2 and subject_id = $3`,
    [purpose, subjectId],
  );
}

type OpenedLink = { readonly inside: Ctx; readonly subjectId: string; readonly purpose: Purpose };

/** What a link is about, and a context where it belongs. `auth.link` where it is unknown, used or too old. */
export async function openLink(ctx: Ctx, purpose: Purpose | readonly Purpose[], token: string): Promise<OpenedLink> {
  const inside = ctx.forOrganization(organizationOf(token) ?? refuse());
  const found = await inside.db.readOne<Omit<OpenedLink, 'inside'>>(
    `select subject_id as "subjectId", purpose from identity.one_time_link
      where organization_id = $1 and purpose = any($2) and hash = $3 and used_at is null and expires_at > $4`,
    [[purpose].flat(), hashOfToken(token), ctx.now],
  );
  return { inside, ...(found ?? refuse()) };
}

/** Uses a link up. Of many who use it at once one succeeds; the others are refused like everybody after. */
export async function useLink(ctx: Ctx, tx: Transaction, purpose: Purpose, token: string): Promise<void> {
  const used = await tx.execute(
    `update identity.one_time_link set used_at = $4, updated_at = $4, version = version + 1
      where organization_id = $1 and purpose = $2 and hash = $3 and used_at is null and expires_at > $4
      returning id`,
    [purpose, hashOfToken(token), ctx.now],
  );
  if (used.length === 0) refuse();
}

function refuse(): never {
  throw new DomainError('auth.link');
}
