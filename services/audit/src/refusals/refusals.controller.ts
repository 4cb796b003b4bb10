import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { accessRefused, noteRefusal } from '@talent-os/contracts/audit/refusals.js';
import { Handles, type Ctx } from '@talent-os/service-kit';

@Controller()
export class RefusalsController {
  /** Announced like everything else that happens, by the person who was refused: the chain takes it from there. */
  @Handles(noteRefusal)
  async note(refusal: Input<typeof noteRefusal>, ctx: Ctx) {
    await ctx.db.write(async () => ctx.emit(accessRefused, refusal));
    return {};
  }
}
