import type { CredentialKind, VerificationMethod } from '@talent-os/contracts/healthcare/credentials.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A licence, certification or the like of one person. Its status is derived: see `credential.rules.ts`. */
@Entity({ schema: 'healthcare', name: 'credential' })
@Index('credential_search_trigrams', { synchronize: false })
@Index('credential_holder', ['organizationId', 'userId', 'expirationDate'])
@Index('credential_expiry', ['organizationId', 'expirationDate'])
@Index('credential_unverified', ['organizationId', 'expirationDate'], {
  where: 'revoked_at is null and verified_at is null',
})
export class Credential extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  name: string;

  @Column('text')
  kind: CredentialKind;

  @Column('text')
  issuer: string;

  @Column('text')
  number: string;

  /** Where it is valid, where it is bound to a state. */
  @Column('text', { nullable: true })
  state: string | null;

  @Column('date')
  issuedAt: string;

  /** The last day it is valid. */
  @Column('date')
  expirationDate: string;

  @Column('text', { nullable: true })
  verifiedBy: VerificationMethod | null;

  /** What the verifier looked it up under. */
  @Column('text', { nullable: true })
  verifiedReference: string | null;

  @Column('uuid', { nullable: true })
  verifiedById: string | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  revokeReason: string | null;

  /** Days before the expiration date of the last notice given for that date, -1 for the expiry itself. */
  @Column('int', { nullable: true })
  toldDays: number | null;
}
