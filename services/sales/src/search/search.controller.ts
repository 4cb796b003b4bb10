import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { searchSales } from '@talent-os/contracts/sales/search.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { findRecords } from '@talent-os/service-kit/search/find-records';
import { accountsNamed, dealsNamed, territoriesNamed } from './search.queries.js';

@Controller()
export class SearchController {
  @Handles(searchSales)
  find(question: Input<typeof searchSales>, ctx: Ctx) {
    return findRecords(ctx, question, { deal: dealsNamed, account: accountsNamed, territory: territoriesNamed });
  }
}
