import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { searchTalent } from '@talent-os/contracts/talent/search.js';
import { ensureNamesForSearch } from '../people/names-cache.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findRecords } from '@talent-os/service-kit/search/find-records';
import { applicationsNamed, ownApplicationsNamed, positionsNamed } from './hiring.queries.js';
import { opportunitiesNamed, plansNamed, requisitionsNamed, transitionsNamed } from './search.queries.js';

@Controller()
export class SearchController {
  @Handles(searchTalent)
  async find(question: Input<typeof searchTalent>, ctx: Ctx) {
    await ensureNamesForSearch(ctx);
    return findRecords(ctx, question, {
      position: positionsNamed,
      application: applicationsNamed,
      ownApplication: ownApplicationsNamed,
      requisition: requisitionsNamed,
      transition: transitionsNamed,
      onboarding: plansNamed,
      opportunity: opportunitiesNamed,
    });
  }
}
