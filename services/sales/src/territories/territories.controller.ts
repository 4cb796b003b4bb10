import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { getTerritory, listTerritories, territoryTargets } from '@talent-os/contracts/sales/territories.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { listOfTerritories, targets, territoryWithAccounts } from './territories.queries.js';

@Controller()
export class TerritoriesController {
  @Handles(listTerritories)
  list(input: Input<typeof listTerritories>, ctx: Ctx) {
    return listOfTerritories(ctx, input);
  }

  @Handles(getTerritory)
  get(input: Input<typeof getTerritory>, ctx: Ctx) {
    return territoryWithAccounts(ctx, input);
  }

  @Handles(territoryTargets)
  targets(_input: Input<typeof territoryTargets>, ctx: Ctx) {
    return targets(ctx);
  }
}
