import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { nudgeApplication } from '@talent-os/contracts/talent/application-changes.js';
import { applicationNudged } from '@talent-os/contracts/talent/application-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { messageFor } from '../messages/message-for.js';
import { peopleById } from '../people/people.js';
import { eventPayload } from './application-event.js';
import { Application } from './application.entity.js';
import { allPipelines, applicationsById } from './applications.queries.js';
import { stageOf } from './cards.js';
import { awaitedOf, nudgeRefusal } from './nudge.rules.js';
import { lockApplication } from './reach.js';
import { waitingOf } from './waiting-party.rules.js';

@Controller()
export class NudgeController {
  @Handles(nudgeApplication)
  async nudge({ applicationId }: Input<typeof nudgeApplication>, ctx: Ctx) {
    const [[row], pipelines] = await Promise.all([applicationsById(ctx, [applicationId]), allPipelines(ctx)]);
    if (!row) throw new DomainError('resource.missing');
    const { type: stageType, waitsFor } = stageOf(pipelines, row);
    const party = waitingOf({ ...row, stageType, waitsFor });
    const awaited = awaitedOf(party, row);
    const people = await peopleById(ctx, [...awaited, row.userId, row.recruiterId]);
    return ctx.db.write(async (tx) => {
      // Locked: of two people who remind at once the second is told that it has been done.
      const loaded = await lockApplication(tx, ctx, applicationId);
      const { application, position } = loaded;
      const refusal = nudgeRefusal(ctx.userId, awaited, application.nudgedAt, ctx.now);
      if (refusal) throw new DomainError(refusal);
      await tx.update(Application, application, { nudgedAt: ctx.now });
      const awaitedIds = awaited.filter((id) => id !== ctx.userId);
      const own = party === 'candidate' ? await messageFor(tx, 'reminded', loaded, people) : null;
      ctx.emit(applicationNudged, {
        ...eventPayload(application, position),
        party: party!,
        byId: ctx.userId,
        awaitedIds,
        message: own,
      });
      return { version: application.version, waitingNames: awaitedIds.map((id) => people(id).name) };
    });
  }
}
