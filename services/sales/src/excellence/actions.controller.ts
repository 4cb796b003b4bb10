import { Controller } from '@nestjs/common';
import type { Input, Role } from '@talent-os/contracts';
import {
  acceptExcellenceAction,
  excellenceActionAccepted,
  excellenceChanged,
} from '@talent-os/contracts/sales/excellence.js';
import { DomainError, Handles, uuidv7, type Ctx } from '@talent-os/service-kit';
import { holdersOf } from '@talent-os/service-kit/people/holders-of';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ensurePeopleCached } from '../people/people-cache.js';
import { ExcellenceAction } from './excellence-action.entity.js';
import { sessionsOf } from './sessions.queries.js';
import { analyzedOf } from './view.js';

/** Roles whose people can see the module an action belongs to. */
const OWNERS: readonly Role[] = ['SALES_REP', 'HIRING_MANAGER', 'DEPARTMENT_HEAD', 'ORGANIZATION_ADMIN'];

@Controller()
export class ExcellenceActionsController {
  @Handles(acceptExcellenceAction)
  async accept({ module, action, ownerId, dueOn }: Input<typeof acceptExcellenceAction>, ctx: Ctx) {
    const [today, owners, sessions] = await Promise.all([
      todayOf(ctx),
      holdersOf(ctx, OWNERS, ['SALES']),
      sessionsOf(ctx, module),
      ensurePeopleCached(ctx, [ownerId]),
    ]);
    if (dueOn < today)
      throw new DomainError('request.invalid', [{ field: 'dueOn', message: 'Please choose today or a later day' }]);
    const [last] = analyzedOf(sessions);
    const idea = last?.analysis.ideas.find((one) => one.action === action);
    if (!last || !idea) throw new DomainError('resource.missing');
    if (!owners.includes(ownerId)) throw new DomainError('excellence.owner');
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`excellence ${module} ${action}`);
      const open = await tx.find(ExcellenceAction, { module, action, status: 'open' });
      const done = await tx.find(ExcellenceAction, { sessionId: last.id, action, status: 'done' });
      if (open || done) throw new DomainError('excellence.accepted');
      const taskId = uuidv7();
      const accepted = await tx.insert(ExcellenceAction, {
        sessionId: last.id,
        module,
        dimension: idea.dimension,
        action,
        ownerId,
        dueOn,
        status: 'open',
        taskId,
      });
      ctx.emit(excellenceActionAccepted, { module, action, taskId, userId: ownerId, dueOn });
      ctx.emit(excellenceChanged, { module, change: 'accepted' });
      return { actionId: accepted.id };
    });
  }
}
