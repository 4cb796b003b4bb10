import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { searchCyber } from '@talent-os/contracts/cyber/search.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findRecords } from '@talent-os/service-kit/search/find-records';
import { deploymentsNamed, incidentsNamed, threatsNamed, vulnerabilitiesNamed } from './search.queries.js';

@Controller()
export class SearchController {
  @Handles(searchCyber)
  find(question: Input<typeof searchCyber>, ctx: Ctx) {
    return findRecords(ctx, question, {
      incident: incidentsNamed,
      threat: threatsNamed,
      vulnerability: vulnerabilitiesNamed,
      deployment: deploymentsNamed,
    });
  }
}
