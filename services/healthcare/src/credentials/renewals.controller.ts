import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  credentialChanged,
  credentialRevoked,
  rejectCredential,
  renewalDecided,
  renewalSubmitted,
  renewCredential,
  revokeCredential,
  verifyCredential,
  withdrawCredential,
} from '@talent-os/contracts/healthcare/credentials.js';
import { Handles, DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { forgetDocumentsOf } from '../documents/forget-documents.js';
import { ensurePeopleCached } from '../people/people-cache.js';
import { setCredentialDue } from '../due.js';
import { Credential } from './credential.entity.js';
import { eventPayload } from './credential-event.js';
import { statusOf } from './credential.rules.js';
import { Renewal } from './renewal.entity.js';
import { changesOf, refusalOf, type Decision, type Step } from './verification.rules.js';

@Controller()
export class RenewalsController {
  @Handles(renewCredential)
  async renew({ credentialId, expirationDate, number }: Input<typeof renewCredential>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const { credential } = await allowed(
        tx,
        ctx,
        credentialId,
        { kind: 'renew', by: ctx.userId, expirationDate },
        today,
      );
      await tx.insert(Renewal, {
        credentialId,
        expirationDate,
        number,
        status: 'submitted',
        decidedById: null,
        decidedAt: null,
        reason: null,
        verifiedBy: null,
        verifiedReference: null,
      });
      ctx.emit(renewalSubmitted, eventPayload(credential));
      return { status: 'submitted' as const };
    });
  }

  @Handles(withdrawCredential)
  async withdraw({ credentialId }: Input<typeof withdrawCredential>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const step = { kind: 'withdraw', by: ctx.userId } as const;
      const { credential, waiting } = await allowed(tx, ctx, credentialId, step, today);
      if (waiting) await tx.update(Renewal, waiting, { status: 'withdrawn' });
      else {
        await forgetDocumentsOf(tx, credential.id);
        await tx.remove(Credential, credential);
      }
      ctx.emit(credentialChanged, { ...eventPayload(credential), how: 'withdrawn' });
      return {};
    });
  }

  @Handles(verifyCredential)
  verify({ credentialId, method, reference }: Input<typeof verifyCredential>, ctx: Ctx) {
    return decide(ctx, credentialId, { kind: 'verify', by: ctx.userId, method, reference });
  }

  @Handles(rejectCredential)
  reject({ credentialId, reason }: Input<typeof rejectCredential>, ctx: Ctx) {
    return decide(ctx, credentialId, { kind: 'reject', by: ctx.userId, reason });
  }

  @Handles(revokeCredential)
  async revoke({ credentialId, reason, version }: Input<typeof revokeCredential>, ctx: Ctx) {
    await decide(ctx, credentialId, { kind: 'revoke', by: ctx.userId, reason }, version);
    return {};
  }
}

/** A credential, locked, and the renewal that waits, once the rules allow the step. What holders do, they do to their own. */
async function allowed(tx: Transaction, ctx: Ctx, id: string, step: Step, today: Day) {
  const own = step.kind === 'renew' || step.kind === 'withdraw';
  const credential = await tx.lock(Credential, { id, ...(own && { userId: ctx.userId }) });
  const waiting = await tx.find(Renewal, { credentialId: id, status: 'submitted' });
  const refusal = refusalOf(credential, waiting, step, today);
  if (refusal) throw new DomainError(refusal);
  return { credential, waiting };
}

async function decide(ctx: Ctx, id: string, decision: Decision, version?: number) {
  const [today] = await Promise.all([todayOf(ctx), ensurePeopleCached(ctx, [ctx.userId])]);
  return ctx.db.write(async (tx) => {
    const { credential, waiting } = await allowed(tx, ctx, id, decision, today);
    tx.expectVersion(credential, version);
    await tx.update(Credential, credential, changesOf(waiting, decision, ctx.now));
    if (waiting) await settle(tx, ctx, waiting, decision);
    await setCredentialDue(tx, credential);
    tell(ctx, credential, waiting, decision);
    return { status: statusOf(credential, today) };
  });
}

/** What becomes of the renewal that waited. A revoked credential has no use for one. */
const settle = (tx: Transaction, ctx: Ctx, waiting: Renewal, decision: Decision) =>
  tx.update(Renewal, waiting, {
    status: decision.kind === 'verify' ? 'verified' : 'rejected',
    decidedById: decision.by,
    decidedAt: ctx.now,
    ...(decision.kind === 'verify'
      ? { verifiedBy: decision.method, verifiedReference: decision.reference }
      : { reason: decision.reason }),
  });

function tell(ctx: Ctx, credential: Credential, waiting: Renewal | null, { kind }: Decision): void {
  const decided = kind === 'verify' ? 'verified' : 'rejected';
  if (credential.revokedAt) ctx.emit(credentialRevoked, eventPayload(credential));
  else if (!waiting) ctx.emit(credentialChanged, { ...eventPayload(credential), how: decided });
  if (waiting) ctx.emit(renewalDecided, { ...eventPayload(credential), decision: decided });
}
