import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { searchIdentity } from '@talent-os/contracts/identity/search.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findRecords } from '@talent-os/service-kit/search/find-records';
import { peopleNamed } from './search.queries.js';

@Controller()
export class SearchController {
  @Handles(searchIdentity)
  find(question: Input<typeof searchIdentity>, ctx: Ctx) {
    return findRecords(ctx, question, { person: peopleNamed });
  }
}
