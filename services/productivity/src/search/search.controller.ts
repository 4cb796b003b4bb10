import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { searchProductivity } from '@talent-os/contracts/productivity/search.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findRecords } from '@talent-os/service-kit/search/find-records';
import { goalsNamed, tasksNamed } from './search.queries.js';

@Controller()
export class SearchController {
  @Handles(searchProductivity)
  find(question: Input<typeof searchProductivity>, ctx: Ctx) {
    return findRecords(ctx, question, { task: tasksNamed, goal: goalsNamed });
  }
}
