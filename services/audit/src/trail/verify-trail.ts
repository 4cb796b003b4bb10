import { Injectable } from '@nestjs/common';
import type { Ctx } from '@talent-os/service-kit';
import { CheckpointFiles } from '../checkpoints/checkpoint-files.js';
import { CheckpointKey } from '../checkpoints/checkpoint-key.js';
import { copyIn } from '../verify/exported-lines.js';
import { trustedKeys } from '../verify/signatures.js';
import { databaseSource } from '../verify/source.js';
import type { VerificationResult } from '../verify/verdict.js';
import { verifyChain } from '../verify/verify-chain.js';

type TrailVerdict = Omit<VerificationResult, 'heartbeat'> & { readonly copiedAt: string | null };

/** Verifies an organization's chain as the service sees it: its database, its second copy, its keys. */
@Injectable()
export class TrailVerifier {
  constructor(
    private readonly key: CheckpointKey,
    private readonly files: CheckpointFiles,
  ) {}

  /** `onPage` hears after which record the next ones are read. */
  async verify(ctx: Ctx, onPage: (after: number) => Promise<void> = async () => undefined): Promise<TrailVerdict> {
    const { organizationId } = ctx;
    const copy = copyIn(this.files.directory, organizationId);
    const source = databaseSource((sql, args) => ctx.db.read(sql, args), copy);
    const told = {
      ...source,
      events: async (after: number) => {
        await onPage(after);
        return source.events(after);
      },
    };
    // The service answers, so it runs: the last sign of life cannot be an old one.
    const expected = { until: Date.now(), mayBeStopped: false };
    const { heartbeat, ...verdict } = await verifyChain(organizationId, told, {
      keys: trustedKeys(this.key.trusted),
      expected,
    });
    return { ...verdict, copiedAt: heartbeat?.at ?? null };
  }
}
