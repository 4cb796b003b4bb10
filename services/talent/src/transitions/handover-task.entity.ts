import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something that is handed over before a transition takes effect. */
@Entity({ schema: 'talent', name: 'handover_task' })
@Index('handover_task_transition', ['organizationId', 'transitionId'])
@Index('handover_task_owner', ['organizationId', 'ownerId'])
export class HandoverTask extends TenantEntity {
  @Column('uuid')
  transitionId: string;

  @Column('text')
  title: string;

  @Column('uuid')
  ownerId: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  due: string;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  @Column('uuid', { nullable: true })
  doneById: string | null;
}
