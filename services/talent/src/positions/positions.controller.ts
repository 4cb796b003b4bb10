import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import type { Pipeline } from '@talent-os/contracts/talent/applications.js';
import { stageTypes } from '@talent-os/contracts/talent/pipeline.js';
import { listPositionChoices, listPositions, type PositionRow } from '@talent-os/contracts/talent/positions.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { funnelOf } from './pipeline.rules.js';
import { positionChoices } from './choices.queries.js';
import { pageOfPositions, type PositionFigures } from './positions.queries.js';
import { takesPeople, daysSince } from './position.rules.js';

@Controller()
export class PositionsController {
  @Handles(listPositions)
  async list(input: Input<typeof listPositions>, ctx: Ctx) {
    const { items, total, totals, byType, departments, pipelines } = await pageOfPositions(ctx, input);
    const people = await peopleById(
      ctx,
      items.flatMap(({ hiringManagerId, recruiterId }) => [hiringManagerId, recruiterId]),
    );
    return {
      items: items.map((row) => ({
        ...rowOf(row, pipelines, ctx.now),
        hiringManagerName: people(row.hiringManagerId).name,
        recruiterName: people(row.recruiterId).name,
      })),
      total,
      totals,
      funnel: stageTypes.filter((type) => type !== 'hired').map((type) => ({ type, count: byType[type] ?? 0 })),
      departments,
    };
  }

  @Handles(listPositionChoices)
  async choices(input: Input<typeof listPositionChoices>, ctx: Ctx) {
    return { items: await positionChoices(ctx, input) };
  }
}

function rowOf(
  { hiringManagerId: _manager, recruiterId: _recruiter, pipelineId, counts, ...row }: PositionFigures,
  pipelines: readonly Pipeline[],
  now: Date,
): Omit<PositionRow, 'hiringManagerName' | 'recruiterName'> {
  const stages = pipelines.find(({ id }) => id === pipelineId)?.stages ?? [];
  return {
    ...row,
    daysOpen: daysSince(new Date(row.openedAt), now),
    funnel: funnelOf(stages, counts),
    remaining: takesPeople(row.status) ? 0 : row.applicants,
  };
}
