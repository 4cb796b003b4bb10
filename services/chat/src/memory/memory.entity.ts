import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something a person asked the assistant to remember. The database shows it to nobody but them: see `keepToOwner`. */
@Entity({ schema: 'chat', name: 'memory' })
@Index('memory_text', ['organizationId', 'userId', 'text'], { unique: true })
export class Memory extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  text: string;
}
