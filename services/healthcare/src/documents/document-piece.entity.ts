import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A piece of a document as it arrived: encrypted under the document's own key. */
@Entity({ schema: 'healthcare', name: 'document_piece' })
@Index('document_piece_place', ['organizationId', 'documentId', 'place'], { unique: true })
export class DocumentPiece extends TenantEntity {
  @Column('uuid')
  documentId: string;

  /** From 0. */
  @Column('int')
  place: number;

  @Column('bytea')
  content: Buffer;
}
