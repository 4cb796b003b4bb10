import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Whether the assistant remembers for a person; without a row it does not. */
@Entity({ schema: 'chat', name: 'memory_switch' })
@Index('memory_switch_user', ['organizationId', 'userId'], { unique: true })
export class MemorySwitch extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('boolean')
  enabled: boolean;
}
