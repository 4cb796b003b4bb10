import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { listAuditEvents, listPlatformEvents, trailStanding, verifyTrail } from '@talent-os/contracts/audit/trail.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { totalOf, type ListRow } from '@talent-os/service-kit/sql/list';
import { listEvents, platformEvents, standingOf, type EventRow } from './trail.queries.js';
import { TrailVerifier } from './verify-trail.js';
import { withWords } from './with-words.js';

@Controller()
export class TrailController {
  constructor(private readonly verifier: TrailVerifier) {}

  @Handles(listAuditEvents)
  async list(input: Input<typeof listAuditEvents>, ctx: Ctx): Promise<Output<typeof listAuditEvents>> {
    const { sql, args } = listEvents(input);
    const found = await ctx.db.readOne<ListRow<EventRow>>(sql, args);
    return { items: await withWords(ctx, found!.items), ...totalOf(found!) };
  }

  @Handles(listPlatformEvents)
  async platform(
    { organizationId }: Input<typeof listPlatformEvents>,
    ctx: Ctx,
  ): Promise<Output<typeof listPlatformEvents>> {
    return { items: await platformEvents(ctx.forOrganization(organizationId, ctx.userId).db) };
  }

  @Handles(trailStanding)
  standing(_input: Input<typeof trailStanding>, ctx: Ctx): Promise<Output<typeof trailStanding>> {
    return standingOf(ctx.db);
  }

  @Handles(verifyTrail)
  verify(_input: Input<typeof verifyTrail>, ctx: Ctx): Promise<Output<typeof verifyTrail>> {
    return this.verifier.verify(ctx);
  }
}
