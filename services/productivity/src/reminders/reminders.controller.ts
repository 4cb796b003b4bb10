import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { nameReminder } from '@talent-os/contracts/productivity/reminders.js';
import { Handles, type Ctx } from '@talent-os/service-kit';

@Controller()
export class RemindersController {
  @Handles(nameReminder)
  async name({ userId, id }: Input<typeof nameReminder>, ctx: Ctx) {
    const found = await ctx.db.readOne<{ title: string }>(
      `select title from productivity.task where organization_id = $1 and owner_id = $2 and id = $3
       union all select title from productivity.goal where organization_id = $1 and owner_id = $2 and id = $3`,
      [userId, id],
    );
    return { title: found?.title ?? null };
  }
}
