import type { DocumentCategory } from '@talent-os/contracts/identity/document-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A document an organization publishes to its people. Its files are `DocumentVersion`s; the latest one is in force. */
@Entity({ schema: 'identity', name: 'document' })
@Index('document_title', { synchronize: false })
@Index('document_listed', ['organizationId', 'title', 'id'])
export class OrganizationDocument extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  category: DocumentCategory;

  /** Its present version. */
  @Column('int')
  versionNumber: number;

  @Column('date', { nullable: true })
  acknowledgeBy: string | null;

  /** Reminders of this version were sent up to this day. */
  @Column('date', { nullable: true })
  remindedOn: string | null;

  @Column('date', { nullable: true })
  retainUntil: string | null;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;
}
