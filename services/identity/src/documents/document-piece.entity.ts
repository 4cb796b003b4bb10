import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A piece of a document's file as it arrived: encrypted under the file's own key. */
@Entity({ schema: 'identity', name: 'document_piece' })
@Index('document_piece_place', ['organizationId', 'versionId', 'place'], { unique: true })
export class DocumentPiece extends TenantEntity {
  @Column('uuid')
  versionId: string;

  /** From 0. */
  @Column('int')
  place: number;

  @Column('bytea')
  content: Buffer;
}
