import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What is to be done until somebody has left. */
@Entity({ schema: 'talent', name: 'offboarding_task' })
@Index('offboarding_task_of', ['organizationId', 'offboardingId'])
export class OffboardingTask extends TenantEntity {
  @Column('uuid')
  offboardingId: string;

  @Column('text')
  title: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  due: string;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  @Column('uuid', { nullable: true })
  doneById: string | null;
}
