import { Controller } from '@nestjs/common';
import { ListensToAll, type Ctx, type Envelope } from '@talent-os/service-kit';
import { Checkpoints } from '../checkpoints/checkpoints.js';
import { SecondCopy } from '../checkpoints/second-copy.js';
import { Witness } from '../checkpoints/witness.js';
import { append, lockHead, recorded } from '../chain/chain.queries.js';
import { distinct, link } from '../chain/chain.rules.js';

/** Takes down every event of the product. Announces nothing itself: that would never end. */
@Controller()
export class RecordEvents {
  constructor(
    private readonly checkpoints: Checkpoints,
    private readonly copy: SecondCopy,
    private readonly witness: Witness,
  ) {}

  /** Appends the events of one organization that its chain does not hold yet. Delivered twice, recorded once. */
  @ListensToAll()
  async record(batch: readonly Envelope[], ctx: Ctx): Promise<void> {
    const { organizationId } = ctx;
    const done = await ctx.db.write(async (tx) => {
      const head = await lockHead(tx);
      this.witness.see(organizationId, head);
      const events = distinct(batch);
      const known = await recorded(
        tx,
        events.map((event) => event.id),
      );
      const entries = link(
        head,
        organizationId,
        events.filter((event) => !known.has(event.id.toLowerCase())),
      );
      const last = entries.at(-1);
      if (!last) return undefined;
      await append(tx, entries);
      return { last, began: head.sequence === 0, signed: await this.checkpoints.signWhenDue(tx, ctx, last) };
    });
    if (!done) return;
    this.witness.see(organizationId, { sequence: done.last.sequence });
    // A chain without a sign of life is one that was robbed of it.
    if (done.began)
      await this.copy.keep(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'audit chain not copied'));
    else if (done.signed) await this.checkpoints.exportLater(ctx);
  }
}
