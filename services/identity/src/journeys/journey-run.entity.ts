import type { MilestoneKey } from '@talent-os/contracts/identity/journey-milestones.js';
import type { JourneyRunState } from '@talent-os/contracts/identity/journey-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A step as it was when the person began. */
export type RunStep = {
  readonly milestone: MilestoneKey;
  readonly title: string;
  readonly route: string;
  readonly dueOn: string;
  /** The task that productivity makes of it. */
  readonly taskId: string;
  readonly doneAt: string | null;
};

/** One person on one journey. */
@Entity({ schema: 'identity', name: 'journey_run' })
@Index('journey_run_once', ['organizationId', 'journeyId', 'personId'], { unique: true })
@Index('journey_run_person', ['organizationId', 'personId'])
@Index('journey_run_latest', ['organizationId', 'journeyId', 'startedOn', 'id'])
export class JourneyRun extends TenantEntity {
  @Column('uuid')
  journeyId: string;

  @Column('uuid')
  personId: string;

  @Column('int')
  journeyNumber: number;

  @Column('date')
  startedOn: string;

  @Column('text')
  state: JourneyRunState;

  @Column('jsonb')
  steps: RunStep[];

  /** How many steps are done. */
  @Column('int')
  done: number;

  /** What ends the first step that is not done; null once all are. */
  @Column('text', { nullable: true })
  nextStep: MilestoneKey | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
