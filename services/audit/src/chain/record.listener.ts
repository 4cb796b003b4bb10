import { Controller } from '@nestjs/common';
import { ListensToAll, type Ctx, type Envelope } from '@talent-os/service-kit';
import { Checkpoints } from '../checkpoints/checkpoints.js';
import { append, lockHead, recorded } from './chain.queries.js';
import { distinct, linked } from './chain.rules.js';

/** Takes down every event of the product. Announces nothing itself: that would never end. */
@Controller()
export class RecordEvents {
  constructor(private readonly checkpoints: Checkpoints) {}

  /** Appends the events of one organization that its chain does not hold yet. Delivered twice, recorded once. */
  @ListensToAll()
  async record(batch: readonly Envelope[], ctx: Ctx): Promise<void> {
    const signed = await ctx.db.write(async (tx) => {
      const head = await lockHead(tx);
      const events = distinct(batch);
      const known = await recorded(
        tx,
        events.map((event) => event.id),
      );
      const entries = linked(
        head,
        ctx.organizationId,
        events.filter((event) => !known.has(event.id.toLowerCase())),
      );
      const last = entries.at(-1);
      if (!last) return false;
      await append(tx, entries);
      return this.checkpoints.signWhenDue(tx, ctx, last);
    });
    if (signed) await this.checkpoints.exportLater(ctx);
  }
}
