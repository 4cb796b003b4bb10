import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listCyberInbox } from '@talent-os/contracts/cyber/inbox.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { rowsFrom, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { incidents, vulnerabilities } from './response.inbox.js';
import { clearanceChecks, clearances, deployments, workRoleClaims } from './workforce.inbox.js';

const sources: readonly InboxSource[] = [
  incidents,
  vulnerabilities,
  clearances,
  clearanceChecks,
  deployments,
  workRoleClaims,
];

@Controller()
export class InboxController {
  @Handles(listCyberInbox)
  list(moment: Input<typeof listCyberInbox>, ctx: Ctx) {
    return rowsFrom(ctx, moment, sources);
  }
}
