import { Injectable } from '@nestjs/common';
import { Every, type Ctx } from '@talent-os/service-kit';
import { chains } from '../chain/chains.js';
import { SecondCopy } from './second-copy.js';
import { copyPeriod } from './settings.js';

@Injectable()
export class KeepCopies {
  constructor(private readonly copy: SecondCopy) {}

  /** Every minute, for every chain; the last word of an orderly shutdown is that it was one. One that fails holds up no other. */
  @Every(copyPeriod(process.env))
  async keep(ctx: Ctx, last: boolean): Promise<void> {
    const failures: unknown[] = [];
    for (const { organizationId } of await chains(ctx))
      await this.copy
        .keep(ctx.forOrganization(organizationId), last ? 'stopped' : 'running')
        .catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} audit chains were not copied`);
  }
}
