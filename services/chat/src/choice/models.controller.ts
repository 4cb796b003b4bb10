import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { chooseModel, listModels } from '@talent-os/contracts/chat/models.js';
import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { messageContextOf } from './message-context.rules.js';
import { hubOf, maySee } from '../providers/provider.rules.js';
import { ChatSession } from '../sessions/session.entity.js';
import { barrierOf } from './choice.rules.js';
import { offeredModels } from './choice.queries.js';
import { lockSession } from '../sessions/lock-session.js';

type SessionChoice = { readonly health: boolean; readonly providerId: string | null };

const nowhere = { hubContext: 'general', hubTitle: '', pageContext: '', pageTitle: '' };

@Controller()
export class ModelsController {
  @Handles(listModels)
  async list(input: Input<typeof listModels>, ctx: Ctx): Promise<Output<typeof listModels>> {
    const { sessionId, path, hubContext = nowhere.hubContext } = input;
    const [offered, kept] = await Promise.all([offeredModels(ctx.db), sessionId ? keptOf(ctx, sessionId) : null]);
    const here = messageContextOf({ ...nowhere, hubContext, path });
    const place = { hub: hubOf(here.hubContext, assistantHubs), health: here.health || (kept?.health ?? false) };
    const items = offered.map((one) => ({
      providerId: one.id,
      name: one.name,
      model: one.model,
      barrier: barrierOf(one, place),
    }));
    const first = items.find(({ barrier }) => barrier === null);
    return { items, defaultId: first?.providerId ?? null, chosenId: kept?.providerId ?? null };
  }

  /** Which hub a message is written in is known only then: what may not read it there is passed over. */
  @Handles(chooseModel)
  async choose({ sessionId, providerId }: Input<typeof chooseModel>, ctx: Ctx) {
    await ctx.db.write(async (tx) => {
      const session = await lockSession(tx, ctx, sessionId);
      const chosen = providerId && (await offeredModels(tx)).find(({ id }) => id === providerId);
      const may = chosen && chosen.allowedHubs.some((hub) => maySee(chosen, hub, session.health));
      if (providerId && !may) throw new DomainError('chat.model');
      await tx.update(ChatSession, session, { providerId });
    });
    return {};
  }
}

const keptOf = (ctx: Ctx, sessionId: string): Promise<SessionChoice> =>
  ctx.db.readExisting<SessionChoice>(
    `select health, provider_id as "providerId" from chat.chat_session
     where organization_id = $1 and id = $2 and person_id = $3 and deleted_at is null`,
    [sessionId, ctx.userId],
  );
