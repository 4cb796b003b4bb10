import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { Party } from './collaboration.rules.js';

/** Something one of the four wrote, for the parties it names and its author. */
@Entity({ schema: 'talent', name: 'collaboration_note' })
@Index('collaboration_note_thread', ['organizationId', 'collaborationId', 'createdAt'])
export class CollaborationNote extends TenantEntity {
  @Column('uuid')
  collaborationId: string;

  @Column('uuid')
  authorId: string;

  @Column('text')
  body: string;

  @Column('text', { array: true })
  visibleTo: Party[];
}
