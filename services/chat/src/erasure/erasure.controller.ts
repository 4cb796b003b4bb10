import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { eraseChat } from '@talent-os/contracts/chat/erasing.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { eraseAs } from '@talent-os/service-kit/people/erase-as';
import { erased } from './erased.data.js';

@Controller()
export class ErasureController {
  @Handles(eraseChat)
  async run({ userId }: Input<typeof eraseChat>, ctx: Ctx) {
    const done = await eraseAs(ctx, userId, async (tx) => {
      for (const sql of erased) await tx.execute(sql, [userId]);
    });
    return { done };
  }
}
