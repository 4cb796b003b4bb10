import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A conversation somebody lets a colleague read. The row is the permission: who stops sharing removes it. */
@Entity({ schema: 'chat', name: 'shared_session' })
@Index('shared_session_once', ['organizationId', 'sessionId', 'recipientId'], { unique: true })
@Index('shared_session_recipient', ['organizationId', 'recipientId'])
@Index('shared_session_owner', ['organizationId', 'ownerId'])
export class SharedSession extends TenantEntity {
  @Column('uuid')
  sessionId: string;

  @Column('uuid')
  ownerId: string;

  @Column('uuid')
  recipientId: string;
}
