import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody said that they have read a version of a document. */
@Entity({ schema: 'identity', name: 'acknowledgement' })
@Index('acknowledgement_person', ['organizationId', 'documentId', 'versionNumber', 'personId'], { unique: true })
export class Acknowledgement extends TenantEntity {
  @Column('uuid')
  documentId: string;

  @Column('int')
  versionNumber: number;

  @Column('uuid')
  personId: string;
}
