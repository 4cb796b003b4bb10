import type { Module, Role } from '@talent-os/contracts';
import type { KnowledgeFile as Shown } from '@talent-os/contracts/chat/knowledge.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A document the assistant may answer from. Its file lies in `KnowledgePiece`, what was read in `KnowledgePassage`. */
@Entity({ schema: 'chat', name: 'knowledge_file' })
@Index('knowledge_file_title', ['organizationId', 'title', 'id'])
export class KnowledgeFile extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  filename: string;

  @Column('text')
  kind: Shown['kind'];

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

  @Column('text')
  state: Shown['state'];

  @Column('text', { nullable: true })
  problem: Shown['problem'];

  /** Null where a file of this kind knows none. */
  @Column('int', { nullable: true })
  pages: number | null;

  @Column('int')
  passages: number;

  /** A text search configuration of Postgres. */
  @Column('text', { nullable: true })
  language: Shown['language'];

  @Column('int')
  edition: number;

  @Column('text')
  readers: Shown['readers'];

  @Column('text', { array: true })
  roles: Role[];

  @Column('text', { array: true })
  hubs: Module[];

  @Column('timestamptz')
  uploadedAt: Date;
}
