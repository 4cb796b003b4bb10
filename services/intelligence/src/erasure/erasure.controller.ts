import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { eraseIntelligence } from '@talent-os/contracts/intelligence/erasing.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { eraseAs } from '@talent-os/service-kit/people/erase-as';
import { forgetFacts } from '../facts/forget.js';
import { erased } from './erased.data.js';

@Controller()
export class ErasureController {
  @Handles(eraseIntelligence)
  async run({ userId }: Input<typeof eraseIntelligence>, ctx: Ctx) {
    const done = await eraseAs(ctx, userId, async (tx) => {
      for (const sql of erased) await tx.execute(sql, [userId]);
    });
    await forgetFacts(ctx, userId);
    return { done };
  }
}
