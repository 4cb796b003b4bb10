import type { ProductivityContext } from '@talent-os/contracts/chat/context.js';
import type { messageStatuses } from '@talent-os/contracts/chat/messages.js';
import type { AnsweredBy, Fallback } from '@talent-os/contracts/chat/models.js';
import type { Mode, Part } from '@talent-os/contracts/chat/parts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A question or an answer. Messages of a conversation are a tree: what has the same parent are branches. */
@Entity({ schema: 'chat', name: 'chat_message' })
@Index('message_client', ['organizationId', 'personId', 'clientMessageId'], { unique: true })
@Index('message_person', ['organizationId', 'personId', 'createdAt', 'id'])
@Index('message_session', ['organizationId', 'sessionId', 'createdAt', 'id'])
export class ChatMessage extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('uuid')
  sessionId: string;

  @Column('uuid', { nullable: true })
  parentId: string | null;

  @Column('text')
  role: 'user' | 'assistant';

  @Column('text')
  content: string;

  @Column('jsonb')
  parts: Part[];

  @Column('text')
  status: (typeof messageStatuses)[number];

  @Column('text', { nullable: true })
  mode: Mode | null;

  /** Null for questions, and for answers no model wrote. */
  @Column('jsonb', { nullable: true })
  answeredBy: AnsweredBy | null;

  /** Why the model that was chosen for the conversation did not write it. */
  @Column('text', { nullable: true })
  fallback: Fallback | null;

  @Column('text')
  hubContext: string;

  @Column('text')
  hubTitle: string;

  @Column('text')
  pageContext: string;

  @Column('text')
  pageTitle: string;

  /** The screen the question was asked from. */
  @Column('text', { nullable: true })
  path: string | null;

  /** Given by the client to a question, or to an answer it wants again: whichever comes second finds the first. */
  @Column('text', { nullable: true })
  clientMessageId: string | null;

  /** Null until the productivity job has read it; always null for answers. */
  @Column('jsonb', { nullable: true })
  productivity: ProductivityContext | null;

  @Column('text', { array: true })
  contextTags: string[];

  @Column('boolean')
  isProductivityRelated: boolean;

  /** An answer from what concerns its owner alone, or the question it answers: nobody else and no model ever reads it. */
  @Column('boolean', { default: false })
  isPrivate: boolean;
}
