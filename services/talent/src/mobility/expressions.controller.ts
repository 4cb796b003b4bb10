import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  expressInterest,
  interestExpressed,
  interestWithdrawn,
  listExpressions,
  listMyExpressions,
  withdrawExpression,
} from '@talent-os/contracts/talent/mobility.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { In } from 'typeorm';
import { pastIn } from '../applications/previous-applications.queries.js';
import { Position } from '../positions/position.entity.js';
import { myDetailed, myExpressions } from './expressions.queries.js';
import { eventPayload } from './interest-event.js';
import { InterestExpression } from './interest-expression.entity.js';
import { interestRefusal, withdrawalRefusal } from './interest.rules.js';

@Controller()
export class ExpressionsController {
  @Handles(listMyExpressions)
  listMine(_input: Input<typeof listMyExpressions>, ctx: Ctx) {
    return myExpressions(ctx);
  }

  @Handles(listExpressions)
  async list({ status }: Input<typeof listExpressions>, ctx: Ctx) {
    return { items: await myDetailed(ctx, status) };
  }

  @Handles(expressInterest)
  express({ positionId, note }: Input<typeof expressInterest>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`interests/${ctx.userId}`);
      const position = await tx.find(Position, { id: positionId, industry: In(ctx.principal.roleIndustries) });
      if (!position) throw new DomainError('resource.missing');
      const pending = await tx.findAll(InterestExpression, { userId: ctx.userId, status: 'pending' });
      const past = await pastIn(tx, ctx.userId, positionId);
      const refusal = interestRefusal(position, pending, past, ctx.now);
      if (refusal) throw new DomainError(refusal);
      const expression = await tx.insert(InterestExpression, {
        positionId,
        positionTitle: position.title,
        department: position.department,
        userId: ctx.userId,
        note: note || null,
        status: 'pending',
        decidedBy: null,
        decidedAt: null,
        reason: null,
      });
      ctx.emit(interestExpressed, eventPayload(expression, position));
      return { id: expression.id, status: 'pending' as const };
    });
  }

  @Handles(withdrawExpression)
  withdraw({ expressionId }: Input<typeof withdrawExpression>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const expression = await tx.lock(InterestExpression, { id: expressionId, userId: ctx.userId });
      const refusal = withdrawalRefusal(expression.status);
      if (refusal) throw new DomainError(refusal);
      const position = await tx.get(Position, expression.positionId);
      await tx.update(InterestExpression, expression, { status: 'withdrawn' });
      ctx.emit(interestWithdrawn, eventPayload(expression, position));
      return {};
    });
  }
}
