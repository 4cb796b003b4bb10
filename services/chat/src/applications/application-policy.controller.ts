import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  applicationPolicyChanged,
  changeApplicationPolicy,
  getApplicationPolicy,
  type NamePolicy,
} from '@talent-os/contracts/chat/applications.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { keepSetting, settingUpsert } from '../organization-setting.js';

const PUT = settingUpsert('application_policy', 'names');

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
    await keepSetting(ctx, PUT, names, () => ctx.emit(applicationPolicyChanged, { names }));
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
