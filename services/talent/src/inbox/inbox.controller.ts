import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listTalentInbox } from '@talent-os/contracts/talent/inbox.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { rowsFrom } from '@talent-os/service-kit/inbox/inbox';
import { communityInbox, talentInbox } from './sources.js';

@Controller()
export class InboxController {
  @Handles(listTalentInbox)
  list(moment: Input<typeof listTalentInbox>, ctx: Ctx) {
    return rowsFrom(ctx, moment, [...talentInbox, ...communityInbox]);
  }
}
