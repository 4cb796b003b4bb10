import type { ApplicationSource, ApplicationStatus } from '@talent-os/contracts/talent/pipeline.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export type StageMove = {
  readonly from: string | null;
  readonly to: string;
  /** Who moved it. */
  readonly by: string;
  readonly at: string;
  readonly note: string | null;
};

/** One person on their way into one position. */
@Entity({ schema: 'talent', name: 'application' })
@Index('application_position', ['organizationId', 'positionId'])
@Index('application_active', ['organizationId', 'userId', 'positionId'], { unique: true, where: "status = 'active'" })
export class Application extends TenantEntity {
  @Column('uuid')
  positionId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  source: ApplicationSource;

  /** Key of a stage of the position's pipeline. */
  @Column('text')
  stageKey: string;

  @Column('timestamptz')
  stageEnteredAt: Date;

  @Column('text')
  status: ApplicationStatus;

  @Column('jsonb')
  history: StageMove[];
}
