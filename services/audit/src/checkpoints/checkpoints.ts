import { Injectable } from '@nestjs/common';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { lockHead } from '../chain/chain.queries.js';
import type { Head } from '../chain/chain.rules.js';
import { AuditCheckpoint } from './checkpoint.entity.js';
import { CheckpointFiles } from './checkpoint-files.js';
import { CheckpointKey } from './checkpoint-key.js';
import { checkpointsAfter, hashesAfter, lastCheckpoint } from './checkpoint.queries.js';
import { CHECKPOINT_EVERY, checkpointOf } from './checkpoint.rules.js';

/** Signs the end of an organization's chain, and carries what was signed out of the database. */
@Injectable()
export class Checkpoints {
  constructor(
    private readonly key: CheckpointKey,
    private readonly files: CheckpointFiles,
  ) {}

  /** Signs where at least `every` records came since the last checkpoint, and says whether it did. The caller holds the head's lock. */
  async signWhenDue(tx: Transaction, ctx: Ctx, head: Head, every = CHECKPOINT_EVERY): Promise<boolean> {
    const previous = await lastCheckpoint(tx);
    if (head.sequence - previous.sequence < every) return false;
    const hashes = await hashesAfter(tx, previous.sequence);
    const checkpoint = checkpointOf(ctx.organizationId, head, hashes, previous, this.key, ctx.now);
    await (await tx.typeorm()).insert(AuditCheckpoint, { ...checkpoint, at: ctx.now });
    return true;
  }

  /** Brings the exported file up to date with the committed checkpoints, one process at a time. */
  async export(ctx: Ctx): Promise<void> {
    await ctx.db.write(async (tx) => {
      await lockHead(tx);
      await this.files.extend(ctx.organizationId, (after) => checkpointsAfter(tx, after));
    });
  }

  /** The same, without holding up the trail: what cannot be written now is written by the next run of the job. */
  async exportLater(ctx: Ctx): Promise<void> {
    await this.export(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'audit checkpoint not exported'));
  }
}
