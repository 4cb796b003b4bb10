import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A stretch of work with goals. One that comes out of a conversation is there once for it, however often it is told. */
@Entity({ schema: 'productivity', name: 'productivity_session' })
@Index('productivity_session_chat', ['organizationId', 'personId', 'source', 'chatSessionId'], { unique: true })
export class ProductivitySession extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  sessionType: string;

  @Column('text')
  hubContext: string;

  @Column('jsonb')
  goals: string[];

  @Column('text')
  source: string;

  @Column('boolean')
  integratedChat: boolean;

  @Column('uuid', { nullable: true })
  chatSessionId: string | null;
}
