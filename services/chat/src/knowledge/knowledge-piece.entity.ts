import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A piece of a document's file as it arrived: encrypted under the file's own key. */
@Entity({ schema: 'chat', name: 'knowledge_piece' })
@Index('knowledge_piece_place', ['organizationId', 'knowledgeFileId', 'place'], { unique: true })
export class KnowledgePiece extends TenantEntity {
  @Column('uuid')
  knowledgeFileId: string;

  /** From 0. */
  @Column('int')
  place: number;

  @Column('bytea')
  content: Buffer;
}
