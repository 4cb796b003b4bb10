import type { AttestationKind } from '@talent-os/contracts/healthcare/attestations.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person's word that they did the training or keep the statement. Rows are added, never changed. */
@Entity({ schema: 'healthcare', name: 'attestation' })
@Index('attestation_latest', ['organizationId', 'userId', 'kind', 'attestedOn'])
export class Attestation extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  kind: AttestationKind;

  @Column('date')
  attestedOn: string;
}
