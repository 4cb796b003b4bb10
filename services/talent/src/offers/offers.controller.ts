import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getOffers, listOffers } from '@talent-os/contracts/talent/offers.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { offersOf, pageOfOffers } from './offers.queries.js';

@Controller()
export class OffersController {
  @Handles(getOffers)
  get({ applicationId }: Input<typeof getOffers>, ctx: Ctx) {
    return offersOf(ctx, applicationId);
  }

  @Handles(listOffers)
  list(input: Input<typeof listOffers>, ctx: Ctx) {
    return pageOfOffers(ctx, input);
  }
}
