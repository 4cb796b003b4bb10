import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { FOCUS, getFocus, stopFocus } from '@talent-os/contracts/productivity/focus.js';
import { sessionChanged } from '@talent-os/contracts/productivity/sessions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { ProductivitySession } from '../sessions/session.entity.js';
import { focusOf, shownFocus } from './focus.queries.js';
import { endOf } from '../sessions/session-length.rules.js';

@Controller()
export class FocusController {
  @Handles(getFocus)
  get(_: Input<typeof getFocus>, ctx: Ctx) {
    return focusOf(ctx);
  }

  @Handles(stopFocus)
  stop({ focusSessionId }: Input<typeof stopFocus>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const session = await tx.lock(ProductivitySession, {
        id: focusSessionId,
        personId: ctx.userId,
        sessionType: FOCUS,
      });
      const startedAt = new Date(session.startedAt);
      if (!session.endedAt) {
        await tx.update(ProductivitySession, session, { endedAt: endOf(startedAt, ctx.now) });
        ctx.emit(sessionChanged, { sessionId: session.id, userId: ctx.userId });
      }
      const endedAt = new Date(session.endedAt!);
      return shownFocus({ ...factsOf(session), startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() });
    });
  }
}

const factsOf = ({ id, goals, hubContext }: ProductivitySession) => ({ id, goals, hubContext });
