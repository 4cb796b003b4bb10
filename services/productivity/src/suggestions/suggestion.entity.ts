import type { suggestionStates } from '@talent-os/contracts/productivity/suggestions.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A sentence of a conversation that states something its author wants to do. Once per session, however often it is told. */
@Entity({ schema: 'productivity', name: 'suggestion' })
@Index('suggestion_sentence', ['organizationId', 'sessionId', 'sentence'], { unique: true })
@Index('suggestion_person', ['organizationId', 'personId', 'status', 'createdAt'])
export class Suggestion extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** The productivity session it stands in. */
  @Column('uuid')
  sessionId: string;

  @Column('uuid', { nullable: true })
  chatSessionId: string | null;

  @Column('text')
  hubContext: string;

  @Column('text')
  text: string;

  /** The text without its case: the same sentence twice is one suggestion. */
  @Column('text')
  sentence: string;

  @Column('text')
  status: (typeof suggestionStates)[number];

  @Column('uuid', { nullable: true })
  taskId: string | null;

  @Column('uuid', { nullable: true })
  goalId: string | null;
}
