import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { listHealthcareInbox } from '@talent-os/contracts/healthcare/inbox.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { rowsFrom, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { attestations, breaches, controls, courses, credentialChecks, credentials } from './papers.inbox.js';
import { openShifts, ownClaims, requests, swaps } from './shifts.inbox.js';

const sources: readonly InboxSource[] = [
  requests,
  swaps,
  openShifts,
  ownClaims,
  credentials,
  credentialChecks,
  attestations,
  courses,
  controls,
  breaches,
];

@Controller()
export class InboxController {
  @Handles(listHealthcareInbox)
  list(moment: Input<typeof listHealthcareInbox>, ctx: Ctx) {
    return rowsFrom(ctx, moment, sources);
  }
}
