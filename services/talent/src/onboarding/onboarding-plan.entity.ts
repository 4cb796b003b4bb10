import type { Industry } from '@talent-os/contracts';
import type { CheckpointDay, PlanState, Proof } from '@talent-os/contracts/talent/onboarding-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export type HeldCheckpoint = {
  readonly day: CheckpointDay;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly rating: number;
  readonly notes: string;
  readonly by: string;
};

/** The way of one newcomer into their seat. Nobody has two that run, and a hire opens one: the database says so. */
@Entity({ schema: 'talent', name: 'onboarding_plan' })
@Index('onboarding_plan_search_trigrams', { synchronize: false })
@Index('onboarding_plan_running', ['organizationId', 'employeeId'], {
  unique: true,
  where: "status in ('not_started', 'preboarding', 'active')",
})
@Index('onboarding_plan_application', ['organizationId', 'applicationId'], { unique: true })
@Index('onboarding_plan_status', ['organizationId', 'status', 'startDate'])
@Index('onboarding_plan_manager', ['organizationId', 'managerId', 'status'])
export class OnboardingPlan extends TenantEntity {
  @Column('uuid')
  employeeId: string;

  /** As the directory called them when the plan was opened: lists search and sort by it. */
  @Column('text')
  employeeName: string;

  /** The hire it comes from; null where it was started by hand. */
  @Column('uuid', { nullable: true })
  applicationId: string | null;

  @Column('uuid', { nullable: true })
  positionId: string | null;

  @Column('text')
  title: string;

  @Column('text')
  department: string;

  @Column('text')
  industry: Industry;

  @Column('uuid')
  managerId: string;

  @Column('uuid')
  templateId: string;

  @Column('text')
  templateName: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  startDate: string;

  @Column('text')
  status: PlanState;

  @Column('text', { nullable: true })
  cancelReason: string | null;

  /** The checkpoints that were held. */
  @Column('jsonb')
  checkpoints: readonly HeldCheckpoint[];

  /** Day of the last checkpoint the manager was told to be due. */
  @Column('int', { nullable: true })
  toldCheckpoint: number | null;

  /** The proofs it was last told to wait for; null before anything was told. */
  @Column('text', { array: true, nullable: true })
  toldProofs: Proof[] | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
