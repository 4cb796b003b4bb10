import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listAccounts } from '@talent-os/contracts/sales/deals.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { pickAccounts } from './accounts.queries.js';

@Controller()
export class AccountsController {
  @Handles(listAccounts)
  list(input: Input<typeof listAccounts>, ctx: Ctx) {
    return pickAccounts(ctx, input);
  }
}
