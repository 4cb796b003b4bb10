import type { Instrument } from '@talent-os/contracts/productivity/wellness-instruments.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** When a person last left a check-in out; theirs alone, as the check-ins. */
@Entity({ schema: 'productivity', name: 'wellness_skip' })
@Index('wellness_skip_own', ['organizationId', 'userId', 'instrument'], { unique: true })
export class WellnessSkip extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  instrument: Instrument;

  @Column('timestamptz')
  at: Date;
}
