import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export const applicationSources = ['internal', 'referral', 'direct'] as const;
export const applicationStatuses = ['active', 'on_hold', 'rejected', 'withdrawn', 'hired'] as const;

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
  source: (typeof applicationSources)[number];

  /** Key of a stage of the position's pipeline. */
  @Column('text')
  stageKey: string;

  @Column('timestamptz')
  stageEnteredAt: Date;

  @Column('text')
  status: (typeof applicationStatuses)[number];

  @Column('jsonb')
  history: StageMove[];
}
