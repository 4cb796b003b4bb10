import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody talks about with the coach: a conversation about one goal, which ends by itself unless it is kept. */
@Entity({ schema: 'chat', name: 'coach_thread' })
@Index('coach_thread_once', ['organizationId', 'personId', 'goal'], { unique: true })
@Index('coach_thread_session', ['organizationId', 'sessionId'], { unique: true })
export class CoachThread extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('uuid')
  sessionId: string;

  @Column('text')
  goal: string;

  @Column('timestamptz', { nullable: true })
  keptAt: Date | null;
}
