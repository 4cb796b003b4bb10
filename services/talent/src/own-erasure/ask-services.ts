import { eraseAudit } from '@talent-os/contracts/audit/erasing.js';
import { eraseChat } from '@talent-os/contracts/chat/erasing.js';
import { eraseCyber } from '@talent-os/contracts/cyber/erasing.js';
import { erasureServices, type ErasureService } from '@talent-os/contracts/erasure/erasing.js';
import { eraseHealthcare } from '@talent-os/contracts/healthcare/erasing.js';
import { eraseIdentity, finishErasure } from '@talent-os/contracts/identity/erasing.js';
import { eraseIntelligence } from '@talent-os/contracts/intelligence/erasing.js';
import { eraseProductivity } from '@talent-os/contracts/productivity/erasing.js';
import { eraseSales } from '@talent-os/contracts/sales/erasing.js';
import { eraseTalent } from '@talent-os/contracts/talent/erasing.js';
import { eraseTranscription } from '@talent-os/contracts/transcription/erasing.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { minutesAfter } from '@talent-os/service-kit/calendar';
import { due } from '../due.js';
import { Erasure, type DoneAt } from './erasure.entity.js';
import { nextServices } from './erasure.rules.js';

/** How long a service may take, in milliseconds. */
const PATIENCE_MS = 30_000;
/** A service that was away, or not done, is asked again after so many minutes. */
const AGAIN_MINUTES = 15;
/** And while the mail that says so is on its way. */
const MAIL_MINUTES = 1;

const operations = {
  identity: eraseIdentity,
  talent: eraseTalent,
  productivity: eraseProductivity,
  chat: eraseChat,
  transcription: eraseTranscription,
  healthcare: eraseHealthcare,
  cyber: eraseCyber,
  sales: eraseSales,
  audit: eraseAudit,
  intelligence: eraseIntelligence,
} as const satisfies Record<ErasureService, unknown>;

const DONE = `select e.done_at as "doneAt" from talent.erasure e where e.organization_id = $1 and e.id = $2`;

/** Asks the services that are not done yet, one after the other, and notes of each when it was. */
export async function askServices(ctx: Ctx, erasureId: string, userId: string): Promise<void> {
  let { doneAt } = await ctx.db.readExisting<{ doneAt: DoneAt }>(DONE, [erasureId]);
  for (let next = nextServices(doneAt); next.length > 0; next = nextServices(doneAt)) {
    for (const service of next)
      if (await ask(ctx, operations[service], userId)) doneAt = await note(ctx, erasureId, service);
    // Whoever comes after them waits for them.
    if (next.some((service) => doneAt[service] === undefined)) break;
  }
  const erased = erasureServices.every((service) => doneAt[service] !== undefined);
  // Nobody is told that it is done before it is, and nothing forgets them before they are told.
  const done = erased && (await ask(ctx, finishErasure, userId));
  const again = minutesAfter(ctx.now, erased ? MAIL_MINUTES : AGAIN_MINUTES);
  await ctx.db.write(async (tx) => {
    const erasure = await tx.lock(Erasure, erasureId);
    if (done) await tx.update(Erasure, erasure, { status: 'done', userId: null, endedAt: ctx.now });
    await due.set(tx, 'erasure', erasureId, done ? undefined : again);
  }, 'bookkeeping');
}

type Step = (typeof operations)[ErasureService] | typeof finishErasure;

/** Whether a service has done its step; false where it is away, late or has failed. */
async function ask(ctx: Ctx, step: Step, userId: string): Promise<boolean> {
  try {
    return (await ctx.withDeadline(PATIENCE_MS).call(step, { userId })).done;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error, step: step.name }, 'a service has not erased its part yet');
    return false;
  }
}

/** Notes that a service is done, with the moment; what was done since it was asked for first stays. */
const note = (ctx: Ctx, erasureId: string, service: ErasureService): Promise<DoneAt> =>
  ctx.db.write(async (tx) => {
    const erasure = await tx.lock(Erasure, erasureId);
    const doneAt = { ...erasure.doneAt, [service]: erasure.doneAt[service] ?? new Date().toISOString() };
    await tx.update(Erasure, erasure, { doneAt });
    return doneAt;
  }, 'bookkeeping');
