import type { ScanState } from '@talent-os/contracts/identity/document-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { OrganizationDocumentKind } from './document.rules.js';

/** One file of a document. What is in it lies in `DocumentPiece`. */
@Entity({ schema: 'identity', name: 'document_version' })
@Index('document_version_number', ['organizationId', 'documentId', 'versionNumber'], { unique: true })
export class DocumentVersion extends TenantEntity {
  @Column('uuid')
  documentId: string;

  @Column('int')
  versionNumber: number;

  @Column('text')
  filename: string;

  @Column('text')
  kind: OrganizationDocumentKind;

  @Column('int')
  bytes: number;

  @Column('text')
  sha256: string;

  @Column('text')
  scan: ScanState;

  /** What its pieces were sealed as. */
  @Column('text')
  object: string;

  /** Opens its pieces; sealed for this organization. */
  @Column('text')
  sealedKey: string;
}
