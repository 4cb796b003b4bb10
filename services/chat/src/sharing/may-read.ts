import type { SharingBarrier } from '@talent-os/contracts/chat/shares.js';
import { colleagueRights } from '@talent-os/contracts/identity/directory.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { contentOf } from './content.queries.js';
import type { ShareRow } from './shares.queries.js';
import { barrierOf, type ConversationContent } from './sharing.rules.js';

type BarrierToMe = (content: ConversationContent, ownerId: string) => Promise<SharingBarrier | null>;

/** Why the caller may not read conversations of others now, by the rights they have this moment. */
export function barriersToMe(ctx: Ctx): BarrierToMe {
  const leading = new Map<string, Promise<boolean>>();
  const leads = (ownerId: string): Promise<boolean> => {
    const asked =
      leading.get(ownerId) ??
      ctx
        .call(colleagueRights, { ids: [ctx.userId], leadsOf: ownerId })
        .then(({ people }) => people[0]?.leads ?? false);
    leading.set(ownerId, asked);
    return asked;
  };
  return async (content, ownerId) => {
    const barrier = barrierOf(content, { ability: ctx.ability, leads: false });
    // Only a lead may see more than their reach says, so only then somebody is asked who leads whom.
    if (barrier !== 'records') return barrier;
    return barrierOf(content, { ability: ctx.ability, leads: await leads(ownerId) });
  };
}

type OpenShare = { readonly share: ShareRow; readonly content: ConversationContent };

/** What the caller may read of a share they received: 404 where there is none, `chat.closed` where their rights are gone. */
export async function openShare(ctx: Ctx, share: ShareRow | undefined): Promise<OpenShare> {
  const content = share && (await contentOf(ctx.db, [share.sessionId])).get(share.sessionId);
  if (!content) throw new DomainError('resource.missing');
  if (await barriersToMe(ctx)(content, share.ownerId)) throw new DomainError('chat.closed');
  return { share, content };
}
