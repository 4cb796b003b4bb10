import { Controller } from '@nestjs/common';
import { signCheckpoints } from '@talent-os/contracts/audit/reports.js';
import { PLATFORM_ORGANIZATION, Works, type Ctx } from '@talent-os/service-kit';
import type { JobData } from '@talent-os/contracts';
import { lockHead } from '../chain/chain.queries.js';
import { Checkpoints } from './checkpoints.js';

@Controller()
export class SignCheckpoints {
  constructor(private readonly checkpoints: Checkpoints) {}

  /** Every minute: signs what every chain has gained and brings the exported files up to date. One that fails holds up no other. */
  @Works(signCheckpoints)
  async sign(_data: JobData<typeof signCheckpoints>, ctx: Ctx): Promise<void> {
    const failures: unknown[] = [];
    for (const { organizationId } of await chains(ctx))
      await this.signOne(ctx.at(organizationId)).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} audit chains were not signed`);
  }

  private async signOne(ctx: Ctx): Promise<void> {
    if (await hasNews(ctx))
      await ctx.db.write(async (tx) => this.checkpoints.signWhenDue(tx, ctx, await lockHead(tx), 1));
    await this.checkpoints.export(ctx);
  }
}

/** Every organization with a chain. The list belongs to none of them, and Postgres wants its parameter used. */
const chains = (ctx: Ctx) =>
  ctx
    .at(PLATFORM_ORGANIZATION)
    .db.read<{ organizationId: string }>(
      'select organization_id as "organizationId" from audit.chain where $1::uuid is not null order by 1',
    );

async function hasNews(ctx: Ctx): Promise<boolean> {
  const row = await ctx.db.readOne(
    `select 1 from audit.audit_head head where organization_id = $1 and sequence > coalesce(
       (select max(sequence) from audit.audit_checkpoint signed where signed.organization_id = $1), 0)`,
  );
  return row !== undefined;
}
