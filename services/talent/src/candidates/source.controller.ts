import { Controller } from '@nestjs/common';
import type { ErrorCode, Input } from '@talent-os/contracts';
import { sourceCandidate } from '@talent-os/contracts/talent/candidates.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { pastIn } from '../applications/previous-applications.queries.js';
import { applyRefusal } from '../applications/reapply.rules.js';
import { startApplication } from '../applications/start-application.js';
import { seatInReach } from '../interviews/reach.js';
import { takesPeople } from '../positions/position.rules.js';
import { recordsOf } from './history.queries.js';
import { lockListed } from './reach.js';

/** What keeps a person from applying, in the words of who adds them. */
const refusals: Partial<Record<ErrorCode, ErrorCode>> = {
  'mobility.applied': 'candidate.applied',
  'mobility.again': 'candidate.again',
};

@Controller()
export class SourceController {
  @Handles(sourceCandidate)
  async source({ candidateId, positionId, note }: Input<typeof sourceCandidate>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { internal, source: usual } = await lockListed(tx, candidateId, today);
      // Whoever works here moves when they are hired, however they once came.
      const source = internal ? ('internal' as const) : usual;
      const position = await seatInReach(tx, ctx, positionId);
      if (!takesPeople(position.status)) throw new DomainError('application.seat');
      // Whoever applied under another of their records has applied; that says more than what ended under this one.
      const found: ErrorCode[] = [];
      for (const id of await recordsOf(tx, candidateId)) {
        const refused = applyRefusal(await pastIn(tx, id, positionId), ctx.now);
        if (refused) found.push(refused);
      }
      const refusal = found.find((code) => code === 'mobility.applied') ?? found[0];
      if (refusal) throw new DomainError(refusals[refusal] ?? refusal);
      const { id } = await startApplication(
        tx,
        position,
        { userId: candidateId, source, stage: 'applied', note: note || null },
        ctx,
      );
      return { applicationId: id };
    });
  }
}
