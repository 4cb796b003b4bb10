import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A stretch of work with goals. One that comes out of a conversation is there once for it, however often it is told. */
@Entity({ schema: 'productivity', name: 'productivity_session' })
@Index('productivity_session_chat', ['organizationId', 'personId', 'source', 'chatSessionId'], { unique: true })
@Index('productivity_session_started', ['organizationId', 'personId', 'sessionType', 'startedAt'])
@Index('productivity_session_running', ['organizationId', 'personId'], {
  unique: true,
  where: "session_type = 'focus' and ended_at is null",
})
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

  @Column('timestamptz')
  startedAt: Date;

  /** Null while a focus session runs, and for sessions that are not timed. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
