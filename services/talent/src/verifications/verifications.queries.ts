import type { Verification } from '@talent-os/contracts/talent/verifications.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import type { DocumentKind } from '@talent-os/contracts/upload.js';

const ITEMS = `
  select v.id, v.kind, v.name, v.issuer, v.valid_until::text as "validUntil", v.status, v.created_at as "submittedAt",
    v.filename
  from talent.verification v where v.organization_id = $1 and v.user_id = $2
  order by v.created_at desc, v.id`;

/** What somebody handed in, the latest first. */
export const verificationsOf = (db: Reader, userId: string): Promise<Omit<Verification, 'may'>[]> =>
  db.read<Omit<Verification, 'may'>>(ITEMS, [userId]);

type Proof = {
  readonly id: string;
  readonly filename: string;
  readonly kind: DocumentKind;
  readonly bytes: number;
  readonly object: string;
  readonly sealedKey: string;
};

const PROOF = `
  select v.id, v.filename, v.file_kind as kind, v.bytes, v.object, v.sealed_key as "sealedKey"
  from talent.verification v
  where v.organization_id = $1 and v.user_id = $2 and v.id = $3 and v.filename is not null`;

/** The paper of something the caller handed in; nothing where there is none. */
export const proofOf = (ctx: Ctx, verificationId: string): Promise<Proof | undefined> =>
  ctx.db.readOne<Proof>(PROOF, [ctx.userId, verificationId]);
