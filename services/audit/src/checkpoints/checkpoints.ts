import { Injectable } from '@nestjs/common';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { lockHead } from '../chain/chain.queries.js';
import type { Head } from '../chain/chain.rules.js';
import { AuditCheckpoint } from './checkpoint.entity.js';
import { CheckpointFiles } from './checkpoint-files.js';
import { CheckpointKey } from './checkpoint-key.js';
import { checkpointsAfter, hashesAfter, lastCheckpoint } from './checkpoint.queries.js';
import { CHECKPOINT_EVERY, checkpointOf } from './checkpoint.rules.js';
import { Witness } from './witness.js';

/** Signs the end of an organization's chain, and carries what was signed out of the database. */
@Injectable()
export class Checkpoints {
  constructor(
    private readonly key: CheckpointKey,
    private readonly files: CheckpointFiles,
    private readonly witness: Witness,
  ) {}

  /**
   * Signs where at least `every` records came since the last checkpoint, and says whether it did. The caller holds the
   * head's lock. Nothing is signed of a chain that is shorter than it was.
   */
  async signWhenDue(tx: Transaction, ctx: Ctx, head: Head, every = CHECKPOINT_EVERY): Promise<boolean> {
    if (this.witness.isSetBack(ctx.organizationId)) return false;
    const previous = await lastCheckpoint(tx);
    if (head.sequence - previous.sequence < every) return false;
    const hashes = await hashesAfter(tx, previous.sequence);
    const checkpoint = checkpointOf(ctx.organizationId, head, hashes, previous, this.key, ctx.now);
    await (await tx.typeorm()).insert(AuditCheckpoint, { ...checkpoint, at: ctx.now });
    return true;
  }

  /** Adds the committed checkpoints to the second copy, without holding up the trail: what cannot be written now is written by the next round. */
  async exportLater(ctx: Ctx): Promise<void> {
    const extended = ctx.db.write(async (tx) => {
      await lockHead(tx);
      await this.files.extend(ctx.organizationId, (after) => checkpointsAfter(tx, after), { create: false });
    });
    await extended.catch((error: unknown) => ctx.log.error({ err: error }, 'audit checkpoint not exported'));
  }
}
