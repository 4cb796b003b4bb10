import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  getVerification,
  runVerification,
  startVerification,
  verificationStarted,
} from '@talent-os/contracts/audit/verifications.js';
import { Handles, uuidv7, type Ctx } from '@talent-os/service-kit';
import { actorNames } from '../trail/actor-names.js';
import { insertVerification, latestVerification, lengthOfChain } from './verification.queries.js';
import { isRunning, statusOf } from './verification.rules.js';

@Controller()
export class VerificationsController {
  @Handles(getVerification)
  async get(_input: Input<typeof getVerification>, ctx: Ctx): Promise<Output<typeof getVerification>> {
    const latest = await latestVerification(ctx.db);
    if (!latest) return { verification: null };
    const { startedById, ...verification } = latest;
    const names = await actorNames(ctx, [startedById]);
    return {
      verification: {
        ...verification,
        status: statusOf(latest, ctx.now),
        startedByName: names.get(startedById ?? '') ?? null,
      },
    };
  }

  @Handles(startVerification)
  start(_input: Input<typeof startVerification>, ctx: Ctx): Promise<Output<typeof startVerification>> {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock('verification');
      const latest = await latestVerification(tx);
      if (latest && isRunning(latest, ctx.now)) return { verificationId: latest.id };
      const id = uuidv7();
      const records = await lengthOfChain(tx);
      await insertVerification(tx, { id, startedAt: ctx.now, startedById: ctx.userId, records });
      ctx.enqueue(runVerification, { verificationId: id });
      ctx.emit(verificationStarted, { verificationId: id });
      return { verificationId: id };
    });
  }
}
