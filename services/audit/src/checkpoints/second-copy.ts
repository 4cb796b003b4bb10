import { Injectable } from '@nestjs/common';
import { copyFaultFound, copyRestored, trailResumed, type CopyFault } from '@talent-os/contracts/audit/copy-events.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { copyWritten } from '@talent-os/service-kit/observe/metrics';
import { lockHead } from '../chain/chain.queries.js';
import { GENESIS } from '../chain/chain.rules.js';
import { CheckpointFiles } from './checkpoint-files.js';
import { CheckpointKey } from './checkpoint-key.js';
import {
  checkpointsAfter,
  countChains,
  lastCheckpoint,
  lastHeartbeat,
  rememberHeartbeat,
  signatureAt,
} from './checkpoint.queries.js';
import { Checkpoints } from './checkpoints.js';
import { copyFaultOf } from './copy.rules.js';
import { heartbeatOf, pausedSince, type Heartbeat } from './heartbeat.rules.js';
import { copyPeriod } from './settings.js';
import { Witness } from './witness.js';

/** The second copy could not be written; `cause` says why. */
class UnwritableCopy extends Error {}

/** Keeps the second copy of the checkpoints, sees what became of it since the last time, and tells. */
@Injectable()
export class SecondCopy {
  private readonly told = new Map<string, Set<CopyFault>>();
  private readonly everyMs = copyPeriod(process.env);

  constructor(
    private readonly key: CheckpointKey,
    private readonly files: CheckpointFiles,
    private readonly checkpoints: Checkpoints,
    private readonly witness: Witness,
  ) {}

  /**
   * Looks at the organization's copy, signs what its chain has gained, brings the copy up to date and leaves a sign of
   * life. What is missing is written again; where the copy knows more than the database, nothing is signed.
   */
  async keep(ctx: Ctx, state: Heartbeat['state'] = 'running'): Promise<void> {
    const { organizationId } = ctx;
    if (!copyWritten.has(organizationId)) copyWritten.set(organizationId, ctx.now.getTime());
    const fault = await ctx.db.write((tx) => this.look(tx, organizationId));
    if (fault) await this.tell(ctx, fault);
    if (fault === 'ahead') return;
    await ctx.db.write(async (tx) => {
      await this.checkpoints.signWhenDue(tx, ctx, await lockHead(tx), 1);
    });
    try {
      await ctx.db.write((tx) => this.write(tx, ctx, state, fault === undefined));
    } catch (error) {
      if (error instanceof UnwritableCopy) await this.tell(ctx, 'unwritable');
      throw error;
    }
    copyWritten.set(organizationId, ctx.now.getTime());
    await this.tellRestored(ctx);
  }

  private async look(tx: Transaction, organizationId: string): Promise<CopyFault | undefined> {
    const { sequence } = await lockHead(tx);
    const written = await lastHeartbeat(tx);
    this.witness.see(organizationId, { sequence, number: written?.number ?? 0 });
    const [last, beat] = await Promise.all([this.files.lastOf(organizationId), this.beatOf(organizationId)]);
    return copyFaultOf({
      written,
      copied: { number: beat?.number, last },
      signedThere: last && (await signatureAt(tx, last.sequence)),
      setBack: this.witness.isSetBack(organizationId),
    });
  }

  /** The copy first: what the database remembers was written. */
  private async write(tx: Transaction, ctx: Ctx, state: Heartbeat['state'], asLeft: boolean): Promise<void> {
    const { organizationId } = ctx;
    await lockHead(tx);
    const [written, copied] = [await lastHeartbeat(tx), await this.beatOf(organizationId)];
    const { sequence, hash = GENESIS.hash, signature } = await lastCheckpoint(tx);
    const chains = await countChains(tx);
    if (asLeft && state === 'running' && copied && this.isFresh(copied, sequence, chains, ctx.now)) return;
    const previous = (copied?.number ?? 0) > (written?.number ?? 0) ? copied : written;
    const link = { organizationId, head: { sequence, hash }, checkpoint: signature, chains, state };
    const heartbeat = heartbeatOf(link, previous, this.key, ctx.now);
    try {
      const create = !asLeft || !written;
      await this.files.extend(organizationId, (after) => checkpointsAfter(tx, after), { create });
      await this.files.beat(heartbeat);
    } catch (error) {
      throw new UnwritableCopy('the second copy of the audit checkpoints cannot be written', { cause: error });
    }
    await rememberHeartbeat(tx, heartbeat);
    this.announce(ctx, heartbeat, previous);
  }

  private announce(ctx: Ctx, heartbeat: Heartbeat, previous: Heartbeat | undefined): void {
    // Where logs are kept elsewhere, so is what the verifier can hold the chain to.
    if (previous?.at.slice(0, 10) !== heartbeat.at.slice(0, 10)) ctx.log.info({ anchor: heartbeat }, 'audit anchor');
    if (!previous || !pausedSince(previous, ctx.now)) return;
    const [from, to, orderly] = [previous.at, heartbeat.at, previous.state === 'stopped'];
    ctx.emit(trailResumed, { number: previous.number, from, to, orderly });
  }

  /** Another process has just done it. */
  private isFresh(copied: Heartbeat, sequence: number, chains: number, now: Date): boolean {
    const age = now.getTime() - Date.parse(copied.at);
    const same = copied.state === 'running' && copied.sequence === sequence && copied.chains === chains;
    return same && age < this.everyMs / 2;
  }

  /** The last sign of life in the copy, if we signed it. */
  private async beatOf(organizationId: string): Promise<Heartbeat | undefined> {
    const beat = await this.files.lastBeatOf(organizationId);
    return beat && beat.organizationId === organizationId && this.key.hasSigned(beat) ? beat : undefined;
  }

  /** Once for each fault, for as long as it lasts. */
  private async tell(ctx: Ctx, fault: CopyFault): Promise<void> {
    const { organizationId } = ctx;
    ctx.log.error({ organizationId, fault }, 'the second copy of the audit checkpoints is not as it was left');
    const told = this.told.get(organizationId) ?? new Set();
    if (told.has(fault)) return;
    await ctx.db.write(async () => ctx.emit(copyFaultFound, { fault }));
    this.told.set(organizationId, told.add(fault));
  }

  private async tellRestored(ctx: Ctx): Promise<void> {
    const told = this.told.get(ctx.organizationId);
    if (!told) return;
    await ctx.db.write(async () => told.forEach((fault) => ctx.emit(copyRestored, { fault })));
    this.told.delete(ctx.organizationId);
  }
}
