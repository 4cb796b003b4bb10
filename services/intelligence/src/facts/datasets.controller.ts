import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { datasetOf } from '@talent-os/contracts/facts/datasets.js';
import { datasetsFor } from '@talent-os/contracts/facts/rights.js';
import { listDatasets, rebuildDataset } from '@talent-os/contracts/intelligence/datasets.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { beginReading, statesOf } from './states.js';

@Controller()
export class DatasetsController {
  @Handles(listDatasets)
  async list(_input: Input<typeof listDatasets>, ctx: Ctx) {
    const seen = datasetsFor(ctx.ability);
    const states = await statesOf(ctx, seen);
    return {
      items: seen.map((dataset) => {
        const { label, one, day, personal, fields } = datasetOf(dataset);
        const state = states.find((found) => found.dataset === dataset);
        return {
          dataset,
          label,
          one,
          day,
          personal,
          fields: Object.entries(fields).map(([field, described]) => ({ field, ...described })),
          facts: state?.facts ?? 0,
          readAt: state?.readAt ?? null,
          rebuiltAt: state?.rebuiltAt ?? null,
        };
      }),
    };
  }

  @Handles(rebuildDataset)
  rebuild({ dataset }: Input<typeof rebuildDataset>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await beginReading(tx, ctx, dataset, true);
      return {};
    });
  }
}
