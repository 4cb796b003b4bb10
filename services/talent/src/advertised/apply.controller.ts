import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { applyForPosition } from '@talent-os/contracts/talent/advertised-positions.js';
import { listQuickApply, QUICK_A_DAY, quickApply } from '@talent-os/contracts/talent/quick-apply.js';
import { DomainError, Handles, type Ctx, type Reader } from '@talent-os/service-kit';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { instantIn } from '@talent-os/service-kit/wall-clock';
import { credentialsOf } from '../applications/credentials.js';
import { requirementsOf } from '../applications/requirement.rules.js';
import { quickPositions } from './advertised.queries.js';
import { applyFor } from './apply-for.js';
import { isLacking } from './apply.rules.js';

/** `$2` the person, `$3` the beginning of the day. */
const TODAY = `
  select count(*)::int as count from talent.application a
  where a.organization_id = $1 and a.user_id = $2 and a.created_at >= $3 and a.source = 'direct'`;

/** People apply: at length, or by one tap where nothing is asked. */
@Controller()
export class ApplyController {
  @Handles(applyForPosition)
  apply(input: Input<typeof applyForPosition>, ctx: Ctx): Promise<Output<typeof applyForPosition>> {
    return applyFor(ctx, input);
  }

  @Handles(listQuickApply)
  async list(_: Input<typeof listQuickApply>, ctx: Ctx): Promise<Output<typeof listQuickApply>> {
    const [found, began] = await Promise.all([quickPositions(ctx), dayBegan(ctx)]);
    const facts = found.map(({ industry, hardRequirements }) => ({ userId: ctx.userId, industry, hardRequirements }));
    const [credentials, sent] = await Promise.all([credentialsOf(ctx, facts), sentSince(ctx.db, ctx, began)]);
    return {
      items: found.map(({ hardRequirements, industry: _industry, ...position }, at) => ({
        ...position,
        lacking: requirementsOf(hardRequirements, credentials(facts[at]!))
          .filter(isLacking)
          .map(({ value }) => value),
      })),
      left: Math.max(0, QUICK_A_DAY - sent),
    };
  }

  @Handles(quickApply)
  async quick({ positionId }: Input<typeof quickApply>, ctx: Ctx): Promise<Output<typeof quickApply>> {
    const began = await dayBegan(ctx);
    return applyFor(ctx, { positionId, answers: [] }, async (tx) => {
      await tx.advisoryLock(`quick apply/${ctx.userId}`);
      if ((await sentSince(tx, ctx, began)) >= QUICK_A_DAY) throw new DomainError('application.quick');
    });
  }
}

async function dayBegan(ctx: Ctx): Promise<Date> {
  const [today, timezone] = await Promise.all([todayOf(ctx), timezoneOf(ctx)]);
  return instantIn(today, '00:00', timezone);
}

/** Applications somebody has sent themselves since an instant. */
const sentSince = async (db: Reader, { userId }: Ctx, since: Date): Promise<number> =>
  (await db.readOne<{ count: number }>(TODAY, [userId, since]))!.count;
