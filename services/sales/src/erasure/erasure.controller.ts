import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { eraseSales } from '@talent-os/contracts/sales/erasing.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { eraseAs } from '@talent-os/service-kit/people/erase-as';
import { erased } from './erased.data.js';

@Controller()
export class ErasureController {
  @Handles(eraseSales)
  async run({ userId }: Input<typeof eraseSales>, ctx: Ctx) {
    const done = await eraseAs(ctx, userId, async (tx) => {
      for (const sql of erased) await tx.execute(sql, [userId]);
    });
    return { done };
  }
}
