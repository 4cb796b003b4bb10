import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { listAuditEvents, verifyTrail } from '@talent-os/contracts/audit/trail.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { CheckpointFiles } from '../checkpoints/checkpoint-files.js';
import { CheckpointKey } from '../checkpoints/checkpoint-key.js';
import { copyIn } from '../verify/exported-lines.js';
import { trustedKeys } from '../verify/signatures.js';
import { databaseSource } from '../verify/source.js';
import { verifyChain } from '../verify/verify-chain.js';
import { listEvents } from './trail.queries.js';

@Controller()
export class TrailController {
  constructor(
    private readonly key: CheckpointKey,
    private readonly files: CheckpointFiles,
  ) {}

  @Handles(listAuditEvents)
  list(input: Input<typeof listAuditEvents>, ctx: Ctx) {
    const { sql, args } = listEvents(input);
    return ctx.db.json<Output<typeof listAuditEvents>>(sql, args);
  }

  @Handles(verifyTrail)
  async verify(_input: Input<typeof verifyTrail>, ctx: Ctx): Promise<Output<typeof verifyTrail>> {
    const { organizationId } = ctx;
    const source = databaseSource((sql, args) => ctx.db.read(sql, args), copyIn(this.files.directory, organizationId));
    // The service answers, so it runs: the last sign of life cannot be an old one.
    const expected = { until: ctx.now.getTime(), mayBeStopped: false };
    const { heartbeat, ...verdict } = await verifyChain(organizationId, source, {
      keys: trustedKeys(this.key.trusted),
      expected,
    });
    return { ...verdict, copiedAt: heartbeat?.at ?? null };
  }
}
