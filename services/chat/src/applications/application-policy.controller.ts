import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  applicationPolicyChanged,
  changeApplicationPolicy,
  getApplicationPolicy,
  type NamePolicy,
} from '@talent-os/contracts/chat/applications.js';
import { Handles, uuidv7, type Ctx } from '@talent-os/service-kit';

@Controller()
export class ApplicationPolicyController {
  @Handles(getApplicationPolicy)
  async get(_: Input<typeof getApplicationPolicy>, ctx: Ctx): Promise<Output<typeof getApplicationPolicy>> {
    return { names: await namePolicyOf(ctx) };
  }

  @Handles(changeApplicationPolicy)
  async change(
    { names }: Input<typeof changeApplicationPolicy>,
    ctx: Ctx,
  ): Promise<Output<typeof getApplicationPolicy>> {
    await ctx.db.write(async (tx) => {
      await tx.rows(
        `insert into chat.application_policy as kept (id, organization_id, created_at, updated_at, created_by, names)
         values ($2, $1, $3, $3, $4, $5)
         on conflict (organization_id) do update
           set names = excluded.names, updated_at = excluded.updated_at, version = kept.version + 1`,
        [uuidv7(ctx.now.getTime()), ctx.now, ctx.userId, names],
      );
      ctx.emit(applicationPolicyChanged, { names });
    });
    return { names };
  }
}

/** Whether applications outside read names here. */
export async function namePolicyOf({ db }: Ctx): Promise<NamePolicy> {
  const row = await db.readOne<{ names: NamePolicy }>(
    'select names from chat.application_policy where organization_id = $1',
  );
  return row?.names ?? 'hidden';
}
