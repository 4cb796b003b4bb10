import type { Proof, TaskCategory, TaskState } from '@talent-os/contracts/talent/onboarding-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One task of an onboarding plan. What may become of it is decided in `task.rules.ts`. */
@Entity({ schema: 'talent', name: 'onboarding_task' })
@Index('onboarding_task_plan', ['organizationId', 'planId', 'position'])
@Index('onboarding_task_owner', ['organizationId', 'ownerId', 'status', 'dueOn'])
export class OnboardingTask extends TenantEntity {
  @Column('uuid')
  planId: string;

  /** Order in the plan, from 0. */
  @Column('int')
  position: number;

  @Column('text')
  title: string;

  @Column('text')
  category: TaskCategory;

  @Column('uuid')
  ownerId: string;

  /** Days from the plan's start date. */
  @Column('int')
  dueOffsetDays: number;

  /** `YYYY-MM-DD`: start date and offset. */
  @Column('date')
  dueOn: string;

  @Column('boolean')
  required: boolean;

  /** Tasks of the same plan that come before it. */
  @Column('uuid', { array: true })
  dependsOn: string[];

  @Column('text', { nullable: true })
  proof: Proof | null;

  @Column('text')
  status: TaskState;

  /** Said by a person; null where it only waits for other tasks. */
  @Column('text', { nullable: true })
  blockedReason: string | null;

  @Column('timestamptz', { nullable: true })
  doneAt: Date | null;

  /** Null where a proof settled it. */
  @Column('uuid', { nullable: true })
  doneBy: string | null;

  /** Its owner was told that its day has passed. */
  @Column('boolean')
  toldOverdue: boolean;
}
