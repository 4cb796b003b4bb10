import type { DocumentKind } from '@talent-os/contracts/upload.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { SubjectKind } from './document.rules.js';

/** A file a person added to a credential of theirs or to the record of a course. What is in it lies in `DocumentPiece`. */
@Entity({ schema: 'healthcare', name: 'document' })
@Index('document_subject', ['organizationId', 'subjectId', 'createdAt'])
export class Document extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  subjectKind: SubjectKind;

  @Column('uuid')
  subjectId: string;

  @Column('text')
  name: string;

  @Column('text')
  kind: DocumentKind;

  @Column('int')
  bytes: number;

  @Column('text')
  sha256: string;

  /** What its pieces were sealed as. */
  @Column('text')
  object: string;

  /** Opens its pieces; sealed for this organization. */
  @Column('text')
  sealedKey: string;
}
