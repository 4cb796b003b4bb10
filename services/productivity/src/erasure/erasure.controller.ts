import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { eraseProductivity } from '@talent-os/contracts/productivity/erasing.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { eraseAs } from '@talent-os/service-kit/people/erase-as';
import { erased } from './erased.data.js';

@Controller()
export class ErasureController {
  @Handles(eraseProductivity)
  async run({ userId }: Input<typeof eraseProductivity>, ctx: Ctx) {
    const done = await eraseAs(ctx, userId, async (tx) => {
      for (const sql of erased) await tx.execute(sql, [userId]);
    });
    return { done };
  }
}
