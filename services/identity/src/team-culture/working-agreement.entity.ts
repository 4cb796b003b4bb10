import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How a team works together, version by version. */
@Entity({ schema: 'identity', name: 'working_agreement' })
@Index('working_agreement_number', ['organizationId', 'teamId', 'number'], { unique: true })
export class WorkingAgreement extends TenantEntity {
  @Column('uuid')
  teamId: string;

  /** From 1. */
  @Column('int')
  number: number;

  @Column('text')
  hours: string;

  @Column('text')
  channels: string;

  @Column('text')
  meetings: string;

  /** Who published it; null once they are erased. */
  @Column('uuid', { nullable: true })
  publishedBy: string | null;
}
