import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { answerPolicyChanged, changeAnswerPolicy, getAnswerPolicy } from '@talent-os/contracts/chat/answering.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { keepSetting, settingUpsert } from '../organization-setting.js';

const PUT = settingUpsert('answer_policy', 'data_first');

@Controller()
export class AnswerPolicyController {
  @Handles(getAnswerPolicy)
  async get(_: Input<typeof getAnswerPolicy>, ctx: Ctx): Promise<Output<typeof getAnswerPolicy>> {
    return { dataFirst: await isDataFirst(ctx) };
  }

  @Handles(changeAnswerPolicy)
  async change({ dataFirst }: Input<typeof changeAnswerPolicy>, ctx: Ctx): Promise<Output<typeof getAnswerPolicy>> {
    await keepSetting(ctx, PUT, dataFirst, () => ctx.emit(answerPolicyChanged, { dataFirst }));
    return { dataFirst };
  }
}

/** Whether platform data answers here before a model is asked, where it is certain. */
export async function isDataFirst({ db }: Ctx): Promise<boolean> {
  const row = await db.readOne<{ dataFirst: boolean }>(
    'select data_first as "dataFirst" from chat.answer_policy where organization_id = $1',
  );
  return row?.dataFirst ?? true;
}
