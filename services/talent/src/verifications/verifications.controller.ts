import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import {
  downloadProof,
  listVerifications,
  MAX_VERIFICATIONS,
  stateClearance,
  submitVerification,
  withdrawVerification,
} from '@talent-os/contracts/talent/verifications.js';
import { DomainError, FileStore, Handles, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { keptName } from '@talent-os/service-kit/files/kept-name';
import { openKey } from '@talent-os/service-kit/files/sealed-file';
import { CourseEnrollment } from '../courses/course-enrollment.entity.js';
import { forgetProof, keepProof, prepareProof } from './kept-proof.js';
import { Verification } from './verification.entity.js';
import { mayWith, withdrawRefusal } from './verification.rules.js';
import { proofOf, verificationsOf } from './verifications.queries.js';

@Controller()
export class VerificationsController {
  constructor(private readonly files: FileStore) {}

  @Handles(listVerifications)
  async list(_: Input<typeof listVerifications>, ctx: Ctx) {
    const items = await verificationsOf(ctx.db, ctx.userId);
    return { items: items.map((item) => ({ ...item, may: mayWith(item) })) };
  }

  @Handles(submitVerification)
  async submit(
    { file, filename, validUntil, courseEnrollmentId, ...said }: Input<typeof submitVerification>,
    ctx: Ctx,
  ) {
    const key = openKey(ctx.organizationId, file);
    const id = uuidv7();
    const { kind: fileKind, bytes, object, sealedKey } = file;
    try {
      return await ctx.db.write(async (tx) => {
        await refuseMany(tx, ctx);
        if (courseEnrollmentId) await proveCourse(tx, ctx, { courseEnrollmentId, verificationId: id });
        await tx.insert(Verification, {
          ...said,
          id,
          userId: ctx.userId,
          status: 'submitted',
          validUntil: validUntil ?? null,
          filename: keptName(filename, fileKind === 'jpeg' ? 'jpg' : fileKind, /\.(pdf|jpe?g|png)\s*$/i),
          fileKind,
          bytes,
          object,
          sealedKey,
        });
        await keepProof(tx, this.files, id, { file, key, until: ctx.meta.deadline });
        tell(ctx);
        return { id };
      });
    } finally {
      this.files.discard(object);
    }
  }

  @Handles(stateClearance)
  state(said: Input<typeof stateClearance>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await refuseMany(tx, ctx);
      const { id } = await tx.insert(Verification, {
        ...said,
        kind: 'clearance',
        userId: ctx.userId,
        status: 'submitted',
      });
      tell(ctx);
      return { id };
    });
  }

  @Handles(withdrawVerification)
  withdraw({ verificationId }: Input<typeof withdrawVerification>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const item = await tx.lock(Verification, { id: verificationId, userId: ctx.userId });
      const refusal = withdrawRefusal(item);
      if (refusal) throw new DomainError(refusal);
      const nothing = { filename: null, fileKind: null, bytes: null, object: null, sealedKey: null };
      await tx.update(Verification, item, { status: 'withdrawn', ...nothing });
      await forgetProof(tx, verificationId);
      tell(ctx);
      return {};
    });
  }

  @Handles(downloadProof)
  async download({ verificationId }: Input<typeof downloadProof>, ctx: Ctx) {
    const proof = await proofOf(ctx, verificationId);
    if (!proof) throw new DomainError('resource.missing');
    const { filename, kind, bytes, ...sealed } = proof;
    return { ...(await prepareProof(ctx, this.files, sealed)), filename, kind, bytes };
  }
}

/** What one person hands in is counted and added one after the other. */
async function refuseMany(tx: Transaction, ctx: Ctx): Promise<void> {
  await tx.advisoryLock(`verifications/${ctx.userId}`);
  const there = await tx.findAll(Verification, { userId: ctx.userId });
  if (there.length >= MAX_VERIFICATIONS) throw new DomainError('verification.many');
}

type Proven = { readonly courseEnrollmentId: string; readonly verificationId: string };

/** What is handed in is the certificate of a completed course of the caller's, instead of one that was before. */
async function proveCourse(tx: Transaction, ctx: Ctx, { courseEnrollmentId, verificationId }: Proven): Promise<void> {
  const enrollment = await tx.lock(CourseEnrollment, { id: courseEnrollmentId, userId: ctx.userId });
  if (enrollment.status !== 'completed') throw new DomainError('education.unfinished');
  await tx.update(CourseEnrollment, enrollment, { verificationId });
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'verification' });
