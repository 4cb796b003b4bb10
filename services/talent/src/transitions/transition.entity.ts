import type { ApprovalStep, TransitionState, TransitionType } from '@talent-os/contracts/talent/transition-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Not yet under way, not yet refused: what the marketplace counts as pending. */
export const pendingTransitions = ['requested', 'in_review', 'approved'] as const satisfies readonly TransitionState[];

/** One approval of a move. Instants are ISO 8601. */
export type Approval = {
  readonly step: ApprovalStep;
  /** Which step of its workflow it is, counted from 1. */
  readonly place: number;
  /** Business days it has; see `WorkflowStep` for this and the next two. */
  readonly days: number;
  readonly reminds: boolean;
  readonly escalationDays: number | null;
  /** Who may decide it; null where anybody of HR, or the administration, does. */
  readonly approverIds: readonly string[] | null;
  /** Null before the move is in review; so for approvals that are older than their days. */
  readonly dueAt: string | null;
  readonly remindedAt: string | null;
  readonly escalatedAt: string | null;
  /** Nobody approves for themselves. */
  readonly passedToAdmin: boolean;
  readonly decision: 'pending' | 'approved' | 'declined';
  readonly decidedById: string | null;
  readonly decidedAt: string | null;
};

/** An employee's move from one seat to another. Of a person, one runs at a time. */
@Entity({ schema: 'talent', name: 'transition' })
@Index('transition_employee', ['organizationId', 'employeeId'])
@Index('transition_workflow', ['organizationId', 'workflowNumber'])
@Index('transition_status', ['organizationId', 'status', 'effectiveDate'])
@Index('transition_running', ['organizationId', 'employeeId'], {
  unique: true,
  where: "status in ('requested', 'in_review', 'approved', 'in_progress')",
})
@Index('transition_application', ['organizationId', 'applicationId'], {
  unique: true,
  where: 'application_id is not null',
})
export class Transition extends TenantEntity {
  @Column('uuid')
  employeeId: string;

  @Column('text')
  type: TransitionType;

  /** Null where the seat they leave was never a row here. */
  @Column('uuid', { nullable: true })
  fromPositionId: string | null;

  @Column('uuid')
  toPositionId: string;

  /** `YYYY-MM-DD`. */
  @Column('date')
  effectiveDate: string;

  @Column('text')
  status: TransitionState;

  /** The application whose accepted offer it began with. */
  @Column('uuid', { nullable: true })
  applicationId: string | null;

  /** Null where an accepted offer asked for it. */
  @Column('uuid', { nullable: true })
  requestedById: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  /** Why it was declined or cancelled. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('jsonb', { default: [] })
  approvals: Approval[];

  /** The version of the workflow it is approved by. */
  @Column('int', { nullable: true })
  workflowNumber: number | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;
}
