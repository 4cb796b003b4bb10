import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { replayHealthcareFacts } from '@talent-os/contracts/healthcare/facts.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { replayFrom, sourceOf } from '@talent-os/service-kit/insights/facts';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { sources } from './sources.js';

@Controller()
export class FactsController {
  @Handles(replayHealthcareFacts)
  async replay(request: Input<typeof replayHealthcareFacts>, ctx: Ctx) {
    const [today, zone] = await Promise.all([todayOf(ctx), timezoneOf(ctx)]);
    const { sql, factsOf } = sourceOf(sources, request.dataset);
    return replayFrom(ctx, request, [today, zone], sql, factsOf);
  }
}
