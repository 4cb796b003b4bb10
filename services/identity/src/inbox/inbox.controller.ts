import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listIdentityInbox } from '@talent-os/contracts/identity/inbox.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { rowsFrom } from '@talent-os/service-kit/inbox/inbox';
import { accessReviews } from '../access-reviews/access-reviews.inbox.js';
import { approvals } from '../approvals/approvals.inbox.js';
import { documents } from '../documents/documents.inbox.js';

@Controller()
export class InboxController {
  @Handles(listIdentityInbox)
  list(moment: Input<typeof listIdentityInbox>, ctx: Ctx) {
    return rowsFrom(ctx, moment, [accessReviews, approvals, documents]);
  }
}
