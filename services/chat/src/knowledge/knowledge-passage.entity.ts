import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A few sentences of a document, as they are searched for and quoted. */
@Entity({ schema: 'chat', name: 'knowledge_passage' })
@Index('knowledge_passage_place', ['organizationId', 'knowledgeFileId', 'place'], { unique: true })
// An index of words is one TypeORM has no words for: it stands in the migration.
@Index('knowledge_passage_words_index', { synchronize: false })
export class KnowledgePassage extends TenantEntity {
  @Column('uuid')
  knowledgeFileId: string;

  /** From 0, in the order of the document. */
  @Column('int')
  place: number;

  @Column('int', { nullable: true })
  page: number | null;

  @Column('text', { nullable: true })
  heading: string | null;

  @Column('text')
  text: string;

  /** Stems of the words of heading and text, in the language of the document. */
  @Column('tsvector')
  words: string;
}
