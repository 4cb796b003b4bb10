import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What the placeholders of a conversation stand for, sealed: who is meant is known here and nowhere else. */
@Entity({ schema: 'chat', name: 'phi_vault' })
@Index('phi_vault_session', ['organizationId', 'sessionId'], { unique: true })
export class PhiVault extends TenantEntity {
  @Column('uuid')
  sessionId: string;

  @Column('text')
  sealed: string;
}
