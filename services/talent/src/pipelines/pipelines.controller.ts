import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { pipelineChanged } from '@talent-os/contracts/talent/hiring-design-events.js';
import { listPipelines, publishPipeline } from '@talent-os/contracts/talent/pipelines.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { PipelineTemplate } from '../positions/pipeline-template.entity.js';
import { industriesOf } from '../requisitions/requisitions.queries.js';
import { activePipeline, inTurn, STANDARD_NAME, standardVersion } from '../positions/active-pipeline.js';
import { allVersions, skillsHere } from './pipelines.queries.js';
import { keptStages, stageFaults } from './stages.rules.js';

@Controller()
export class PipelinesController {
  @Handles(listPipelines)
  async list(_: Input<typeof listPipelines>, ctx: Ctx): Promise<Output<typeof listPipelines>> {
    const written = await allVersions(ctx);
    const rows = industriesOf(ctx).flatMap((industry) => {
      const own = written.filter((row) => row.industry === industry);
      return own.length > 0 ? own : [standardVersion(industry)];
    });
    const [people, choices] = await Promise.all([
      peopleById(
        ctx,
        rows.map(({ authorId }) => authorId),
      ),
      skillsHere(ctx),
    ]);
    const items = rows.map(
      ({ industry, number, state, stages, skillIds, guidance, authorId, createdAt, ...running }) => ({
        industry,
        number,
        active: state === 'active',
        stages,
        skillIds,
        guidance,
        skills: choices.filter(({ id }) => skillIds.includes(id)).map(({ name }) => name),
        authorName: authorId && people(authorId).name,
        createdAt: authorId && createdAt,
        positions: running.positions,
        people: running.people,
      }),
    );
    return { items, choices };
  }

  @Handles(publishPipeline)
  async publish({ industry, from, stages, skillIds, guidance }: Input<typeof publishPipeline>, ctx: Ctx) {
    if (!industriesOf(ctx).includes(industry)) throw new DomainError('resource.missing');
    const known = new Set((await skillsHere(ctx)).map(({ id }) => id));
    if (skillIds.some((id) => !known.has(id))) throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      await inTurn(tx, industry);
      const current = await activePipeline(tx, industry);
      if (current.number !== from) throw new DomainError('pipeline.replaced');
      const faults = stageFaults(stages, current.stages);
      if (faults.length > 0) throw new DomainError('request.invalid', faults);
      await tx.update(PipelineTemplate, current, { state: 'replaced' });
      const number = current.number + 1;
      await tx.insert(PipelineTemplate, {
        name: STANDARD_NAME,
        industry,
        number,
        state: 'active',
        stages: keptStages(stages),
        skillIds: [...skillIds],
        guidance,
        authorId: ctx.userId,
      });
      ctx.emit(pipelineChanged, { industry, number });
      return { number };
    });
  }
}
