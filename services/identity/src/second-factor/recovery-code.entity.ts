import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A code that stands in for a lost device, once. */
@Entity({ schema: 'identity', name: 'recovery_code' })
@Index('recovery_code_person', ['organizationId', 'personId', 'hash'], { unique: true })
export class RecoveryCode extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  hash: string;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
