import type { Industry } from '@talent-os/contracts';
import type {
  ApprovalStep,
  EmploymentType,
  RequisitionDecision,
  RequisitionReason,
  RequisitionStatus,
} from '@talent-os/contracts/talent/requisition-states.js';
import type { HardRequirement, RequiredSkill } from '@talent-os/contracts/talent/seats.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One step of an approval. Instants are ISO 8601. Every submission opens a new round of steps. */
export type Approval = {
  readonly round: number;
  readonly step: ApprovalStep;
  readonly passedFrom: ApprovalStep | null;
  /** Which step of its workflow it is, counted from 1. */
  readonly place: number;
  /** Business days it has; see `WorkflowStep` for this and the next two. */
  readonly days: number;
  readonly reminds: boolean;
  readonly escalationDays: number | null;
  /** Who may decide it. */
  readonly approverIds: readonly string[];
  readonly decision: RequisitionDecision | null;
  readonly decidedById: string | null;
  readonly comment: string | null;
  readonly decidedAt: string | null;
  /** Null until its turn. */
  readonly dueAt: string | null;
  readonly remindedAt: string | null;
  readonly escalatedAt: string | null;
  /** Who was asked and has left since, or may not approve any more. */
  readonly leftIds: readonly string[];
};

/** A request for seats on its way to approval. */
@Entity({ schema: 'talent', name: 'requisition' })
@Index('requisition_search_trigrams', { synchronize: false })
@Index('requisition_list', ['organizationId', 'requesterId', 'status', 'updatedAt', 'id'])
@Index('requisition_replaces', ['organizationId', 'replacesPositionId'])
@Index('requisition_status', ['organizationId', 'status', 'industry'])
@Index('requisition_workflow', ['organizationId', 'workflowNumber'])
@Index('requisition_team', ['organizationId', 'industry', 'department'])
export class Requisition extends TenantEntity {
  @Column('text')
  title: string;

  /** Empty while a draft leaves it open; so are the other texts. */
  @Column('text')
  department: string;

  @Column('text')
  industry: Industry;

  @Column('text')
  location: string;

  @Column('boolean')
  remote: boolean;

  @Column('int')
  headcount: number;

  @Column('text')
  employmentType: EmploymentType;

  @Column('text')
  reason: RequisitionReason;

  @Column('text')
  justification: string;

  @Column('text')
  description: string;

  /** A year's pay, in minor units. */
  @Column('bigint', { nullable: true })
  salaryMin: number | null;

  @Column('bigint', { nullable: true })
  salaryMax: number | null;

  @Column('date', { nullable: true })
  targetStartDate: string | null;

  @Column('jsonb')
  requiredSkills: RequiredSkill[];

  @Column('jsonb')
  hardRequirements: HardRequirement[];

  /** The seat it stands in for. */
  @Column('uuid', { nullable: true })
  replacesPositionId: string | null;

  @Column('uuid')
  requesterId: string;

  @Column('text')
  status: RequisitionStatus;

  @Column('jsonb')
  approvals: Approval[];

  /** Whom it waits for now: the approvers of its step, nobody while no decision is due. */
  @Column('uuid', { array: true })
  approverIds: string[];

  /** The version of the workflow it follows; null while it was never sent. */
  @Column('int', { nullable: true })
  workflowNumber: number | null;

  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @Column('text', { nullable: true })
  cancelReason: string | null;
}
