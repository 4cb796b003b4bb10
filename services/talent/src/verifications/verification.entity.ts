import type { Verification as Shown, VerificationKind } from '@talent-os/contracts/talent/verifications.js';
import type { DocumentKind } from '@talent-os/contracts/upload.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something a person handed in to be verified. What is in its paper lies in `ProofPiece`; a withdrawn one has none. */
@Entity({ schema: 'talent', name: 'verification' })
@Index('verification_person', ['organizationId', 'userId', 'createdAt'])
export class Verification extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: VerificationKind;

  @Column('text')
  name: string;

  @Column('text')
  issuer: string;

  @Column('date', { nullable: true })
  validUntil: string | null;

  @Column('text')
  status: Shown['status'];

  @Column('text', { nullable: true })
  filename: string | null;

  @Column('text', { nullable: true })
  fileKind: DocumentKind | null;

  @Column('int', { nullable: true })
  bytes: number | null;

  /** What its pieces were sealed as. */
  @Column('text', { nullable: true })
  object: string | null;

  /** Opens its pieces; sealed for this organization. */
  @Column('text', { nullable: true })
  sealedKey: string | null;
}
