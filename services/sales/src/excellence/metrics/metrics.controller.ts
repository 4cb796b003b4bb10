import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getExcellenceMetrics, listMetricRows } from '@talent-os/contracts/sales/excellence.js';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { figuresOf, rowsOf } from './metrics.queries.js';

@Controller()
export class MetricsController {
  @Handles(getExcellenceMetrics)
  async metrics({ module }: Input<typeof getExcellenceMetrics>, ctx: Ctx) {
    return figuresOf(ctx, await todayOf(ctx), excellenceData[module].metrics);
  }

  @Handles(listMetricRows)
  async rows({ module, metric, part }: Input<typeof listMetricRows>, ctx: Ctx) {
    const { metrics, dimensions } = excellenceData[module];
    if (!metrics.includes(metric) && !dimensions.some((one) => one.metric === metric))
      throw new DomainError('resource.missing');
    return rowsOf(ctx, await todayOf(ctx), metric, part);
  }
}
