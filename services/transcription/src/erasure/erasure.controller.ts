import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { eraseTranscription } from '@talent-os/contracts/transcription/erasing.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { eraseAs } from '@talent-os/service-kit/people/erase-as';
import { erased, REMAINING } from './erased.data.js';

@Controller()
export class ErasureController {
  @Handles(eraseTranscription)
  async run({ userId }: Input<typeof eraseTranscription>, ctx: Ctx) {
    const done = await eraseAs(ctx, userId, async (tx) => {
      for (const sql of erased) await tx.execute(sql, [userId]);
    });
    const left = await ctx.db.readExisting<{ count: number }>(REMAINING, [userId]);
    return { done: done && left.count === 0 };
  }
}
