import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listOpenings, openPosition } from '@talent-os/contracts/talent/positions.js';
import { Handles, DomainError, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { Requisition } from './requisition.entity.js';
import { createPosition } from '../positions/create-position.js';
import { openingRefusal } from './opening.rules.js';
import { openingsOf, seatsOf } from './openings.queries.js';
import { keptTo } from '../positions/kept-to.js';

@Controller()
export class OpeningsController {
  @Handles(listOpenings)
  async list({ industry }: Input<typeof listOpenings>, ctx: Ctx) {
    const rows = await openingsOf(ctx, industry);
    const people = await peopleById(
      ctx,
      rows.map(({ requesterId }) => requesterId),
    );
    return { items: rows.map(({ requesterId, ...row }) => ({ ...row, requesterName: people(requesterId).name })) };
  }

  @Handles(openPosition)
  open({ requisitionId, ...seat }: Input<typeof openPosition>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const requesterId = keptTo(ctx);
      // Locked: two people who open the last seat wait for each other.
      const request = await tx.lock(Requisition, { id: requisitionId, ...(requesterId && { requesterId }) });
      const refusal = openingRefusal(request, await seatsOf(tx, requisitionId));
      if (refusal) throw new DomainError(refusal);
      const { title, department, industry, description, requiredSkills, hardRequirements } = request;
      const position = await createPosition(
        tx,
        {
          title,
          department,
          industry,
          hiringManagerId: request.requesterId,
          requisitionId,
          requiredSkills,
          hardRequirements,
          ...(description && { description }),
          ...seat,
        },
        ctx,
      );
      return { id: position.id };
    });
  }
}
