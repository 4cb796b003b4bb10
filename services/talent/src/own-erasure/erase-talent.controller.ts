import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { eraseTalent } from '@talent-os/contracts/talent/erasing.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { uuidv7 } from '@talent-os/service-kit/uuid';
import { eraseAs } from '@talent-os/service-kit/people/erase-as';
import { anonymized, erased, named } from './erased.data.js';

@Controller()
export class EraseTalentController {
  @Handles(eraseTalent)
  async run({ userId }: Input<typeof eraseTalent>, ctx: Ctx) {
    const standIn = uuidv7(ctx.now.getTime());
    const done = await eraseAs(ctx, userId, async (tx) => {
      for (const sql of erased) await tx.execute(sql, [userId]);
      for (const sql of anonymized) await tx.execute(sql, [userId, standIn]);
      await tx.execute(named, [userId]);
    });
    return { done };
  }
}
