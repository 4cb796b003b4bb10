import { Controller } from '@nestjs/common';
import { scopeOf, type Input } from '@talent-os/contracts';
import { decideExpression, interestDecided, listIncoming } from '@talent-os/contracts/talent/mobility.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { startInternalApplication } from '../applications/start-internal-application.js';
import { peopleById } from '../people/people.js';
import { Position } from '../positions/position.entity.js';
import { incoming } from './expressions.queries.js';
import { eventPayload } from './interest-event.js';
import { InterestExpression } from './interest-expression.entity.js';
import { decisionRefusal } from './interest.rules.js';

@Controller()
export class DecisionsController {
  @Handles(listIncoming)
  async list({ status }: Input<typeof listIncoming>, ctx: Ctx) {
    const rows = await incoming(ctx, decidesFor(ctx), status);
    const people = await peopleById(
      ctx,
      rows.map((row) => row.userId),
    );
    const items = rows.map((row) => {
      const { name, title } = people(row.userId);
      return { ...row, personName: name, personTitle: title };
    });
    return { items };
  }

  @Handles(decideExpression)
  decide({ expressionId, decision, reason }: Input<typeof decideExpression>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const expression = await tx.lock(InterestExpression, expressionId);
      const hiringManagerId = decidesFor(ctx);
      const position = await tx.get(Position, {
        id: expression.positionId,
        ...(hiringManagerId && { hiringManagerId }),
      });
      const refusal = decisionRefusal(expression, position, ctx.userId, decision);
      if (refusal) throw new DomainError(refusal);
      await tx.update(InterestExpression, expression, {
        status: decision,
        decidedBy: ctx.userId,
        decidedAt: ctx.now,
        reason: reason || null,
      });
      if (decision === 'approved') await startInternalApplication(tx, position, expression, ctx);
      ctx.emit(interestDecided, { ...eventPayload(expression, position), decision });
      return { status: decision };
    });
  }
}

/** The hiring manager whose positions the caller decides on: themselves, or nobody in particular where the reach is all. */
const decidesFor = (ctx: Ctx): string | null =>
  scopeOf(ctx.ability, 'InterestExpression') === 'organization' ? null : ctx.userId;
