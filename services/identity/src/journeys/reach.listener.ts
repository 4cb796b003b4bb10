import { Controller } from '@nestjs/common';
import { journeyRunChanged } from '@talent-os/contracts/identity/journey-events.js';
import { events } from '@talent-os/contracts/registry.js';
import { listenTo, type Ctx } from '@talent-os/service-kit';
import { JourneyRun } from './journey-run.entity.js';
import { endingEvents, reachedBy } from './journey.rules.js';
import { waitingRuns } from './journeys.queries.js';
import { afterReaching } from './run.rules.js';

/** Listens to every event that can end a step. What came before, what comes again and what nobody waits for changes nothing. */
@Controller()
export class ReachMilestones {}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
for (const event of events.filter(({ name }) => endingEvents.includes(name))) {
  const name = `reach${event.name.split('.').map(capital).join('')}`;
  listenTo(ReachMilestones, name, event, (payload, ctx, { at }) =>
    endSteps(ctx, event.name, payload as Readonly<Record<string, unknown>>, new Date(at)),
  );
}

async function endSteps(ctx: Ctx, event: string, payload: Readonly<Record<string, unknown>>, at: Date): Promise<void> {
  const reached = reachedBy(event, payload);
  const runs = await Promise.all(
    reached.map(async (one) => ({ ...one, ids: await waitingRuns(ctx.db, one.personId, one.milestone) })),
  );
  if (runs.every(({ ids }) => ids.length === 0)) return;
  await ctx.db.write(async (tx) => {
    for (const { milestone, ids } of runs)
      for (const id of ids) {
        const run = await tx.lock(JourneyRun, id);
        const next = afterReaching(run.steps, milestone, at, run.createdAt);
        if (!next) continue;
        await tx.update(JourneyRun, run, { ...next, completedAt: next.state === 'completed' ? at : null });
        const { journeyId, personId: userId } = run;
        const how = next.state === 'completed' ? 'completed' : 'progressed';
        ctx.emit(journeyRunChanged, { journeyRunId: id, journeyId, userId, how });
      }
  });
}
