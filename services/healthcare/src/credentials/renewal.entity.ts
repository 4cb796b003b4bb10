import type { RenewalStatus, VerificationMethod } from '@talent-os/contracts/healthcare/credentials.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A new date asked for a credential. One at a time waits for its verification; until then the old date holds. */
@Entity({ schema: 'healthcare', name: 'credential_renewal' })
@Index('credential_renewal_waiting', ['organizationId', 'credentialId'], {
  unique: true,
  where: "status = 'submitted'",
})
@Index('credential_renewal_latest', ['organizationId', 'credentialId', 'createdAt'])
export class Renewal extends TenantEntity {
  @Column('uuid')
  credentialId: string;

  @Column('date')
  expirationDate: string;

  @Column('text')
  number: string;

  @Column('text')
  status: RenewalStatus;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Why it was rejected. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('text', { nullable: true })
  verifiedBy: VerificationMethod | null;

  @Column('text', { nullable: true })
  verifiedReference: string | null;
}
