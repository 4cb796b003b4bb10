import { Injectable } from '@nestjs/common';
import type { JobData } from '@talent-os/contracts';
import { runVerification, verificationEnded } from '@talent-os/contracts/audit/verifications.js';
import { Works, type Ctx } from '@talent-os/service-kit';
import { TrailVerifier } from '../trail/verify-trail.js';
import { endVerification, keepProgress } from './verification.queries.js';

/** Progress is kept this often, in milliseconds. */
const KEEP_EVERY = 500;

@Injectable()
export class RunVerification {
  constructor(private readonly verifier: TrailVerifier) {}

  @Works(runVerification)
  async run({ verificationId }: JobData<typeof runVerification>, ctx: Ctx): Promise<void> {
    let keptAt = Date.now();
    const verdict = await this.verifier.verify(ctx, async (after) => {
      if (after <= 0 || Date.now() - keptAt < KEEP_EVERY) return;
      keptAt = Date.now();
      await ctx.db.write((tx) => keepProgress(tx, verificationId, after), 'bookkeeping');
    });
    const status = verdict.valid ? 'sound' : 'broken';
    await ctx.db.write(async (tx) => {
      const ended = await endVerification(tx, verificationId, { ...verdict, status, endedAt: new Date() });
      if (ended) ctx.emit(verificationEnded, { verificationId, status });
    }, 'bookkeeping');
  }
}
