import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  exportJourneyRuns,
  journeyTasks,
  listJourneyRuns,
  myJourneys,
} from '@talent-os/contracts/identity/journeys.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { listOfRuns, ownJourneys, runsForFile, tasksOf } from './runs.queries.js';

const columns = [
  'person',
  'personTitle',
  'startedOn',
  'number',
  'state',
  'done',
  'stepCount',
  'nextTitle',
  'nextDueOn',
  'completedAt',
] as const;

/** Who is on the journeys of an organization. */
@Controller()
export class JourneyRunsController {
  @Handles(listJourneyRuns)
  list(input: Input<typeof listJourneyRuns>, ctx: Ctx) {
    return listOfRuns(ctx, input);
  }

  @Handles(exportJourneyRuns)
  async export(input: Input<typeof exportJourneyRuns>, ctx: Ctx): Promise<Output<typeof exportJourneyRuns>> {
    return exportOf(ctx, 'journey-runs', listJourneyRuns, columns, await runsForFile(ctx, input));
  }

  @Handles(myJourneys)
  async mine(_: Input<typeof myJourneys>, ctx: Ctx): Promise<Output<typeof myJourneys>> {
    return { items: await ownJourneys(ctx.db, ctx.userId) };
  }

  @Handles(journeyTasks)
  async tasks({ journeyRunId }: Input<typeof journeyTasks>, ctx: Ctx): Promise<Output<typeof journeyTasks>> {
    return (await tasksOf(ctx.db, journeyRunId)) ?? { name: '', steps: [] };
  }
}
