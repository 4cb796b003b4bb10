import { Controller } from '@nestjs/common';
import type { Payload } from '@talent-os/contracts';
import { dealClosed } from '@talent-os/contracts/sales/deals.js';
import { reassignmentDecided, reassignmentProposed } from '@talent-os/contracts/sales/territories.js';
import { Listens, type Ctx, type Envelope } from '@talent-os/service-kit';
import { Organization } from '../organizations/organization.entity.js';
import { dealClosedForYou, dealWon, moneyText, moveDecided, moveProposed } from './notification-texts.js';
import { nameOf, notify, others } from './notify.js';
import { salesLeadersOf } from './recipients.queries.js';

@Controller()
export class SalesListener {
  @Listens(reassignmentProposed)
  reassignmentProposed({ proposedById, accountName }: Payload<typeof reassignmentProposed>, ctx: Ctx): Promise<void> {
    return ctx.db.write(async (tx) => {
      const deciders = others(await salesLeadersOf(tx), proposedById);
      await notify(ctx, tx, deciders, moveProposed(await nameOf(tx, proposedById), accountName));
    });
  }

  @Listens(reassignmentDecided)
  reassignmentDecided(fact: Payload<typeof reassignmentDecided>, ctx: Ctx, { actorId }: Envelope): Promise<void> {
    const concerned = others([fact.proposedById, ...fact.ownerIds], actorId);
    return ctx.db.write((tx) => notify(ctx, tx, concerned, moveDecided(fact.status, fact.accountName)));
  }

  /** The owner hears of it when somebody else closed the deal; the leaders hear of every deal that was won. */
  @Listens(dealClosed)
  dealClosed(
    { ownerId, stage, name, amount }: Payload<typeof dealClosed>,
    ctx: Ctx,
    { actorId }: Envelope,
  ): Promise<void> {
    return ctx.db.write(async (tx) => {
      await notify(ctx, tx, others([ownerId], actorId), dealClosedForYou(name));
      if (stage !== 'closed_won') return;
      const { currency } = await tx.get(Organization, {});
      const leaders = others(others(await salesLeadersOf(tx), actorId), ownerId);
      await notify(ctx, tx, leaders, dealWon(name, await nameOf(tx, ownerId), moneyText(amount, currency)));
    });
  }
}
