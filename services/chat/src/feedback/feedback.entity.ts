import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a person thinks of an answer, with what had written it. */
@Entity({ schema: 'chat', name: 'chat_feedback' })
@Index('feedback_message', ['organizationId', 'messageId', 'personId'], { unique: true })
@Index('feedback_prompt', ['organizationId', 'promptVersion', 'rating'])
export class ChatFeedback extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('uuid')
  sessionId: string;

  @Column('uuid')
  messageId: string;

  @Column('text')
  rating: 'up' | 'down';

  @Column('text', { nullable: true })
  reason: string | null;

  @Column('text', { nullable: true })
  provider: string | null;

  @Column('text', { nullable: true })
  promptVersion: string | null;
}
