import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { datasetRebuilt, rebuildFactsJob } from '@talent-os/contracts/intelligence/datasets.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { rebuildFacts } from './read.js';

const ENDED = `
  update intelligence.fact_rebuild set ended_at = $3::timestamptz where organization_id = $1 and dataset = $2`;

/** Reads a dataset again from its first row to its last. Done twice, it comes to the same. */
@Injectable()
export class RebuildFacts {
  @Works(rebuildFactsJob)
  async work({ dataset }: JobData<typeof rebuildFactsJob>, ctx: Ctx): Promise<void> {
    const facts = await rebuildFacts(ctx, dataset);
    await ctx.db.write(async (tx) => {
      await tx.execute(ENDED, [dataset, new Date()]);
      ctx.emit(datasetRebuilt, { dataset, facts });
    });
  }
}
