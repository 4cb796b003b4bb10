import type { OfferState } from '@talent-os/contracts/talent/offer-states.js';
import type { ApprovalStep } from '@talent-os/contracts/talent/requisition-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One step of an approval. Instants are ISO 8601. */
export type Approval = {
  readonly step: ApprovalStep;
  /** Which step of its workflow it is, counted from 1. */
  readonly place: number;
  /** Business days it has; see `WorkflowStep` for this and the next two. */
  readonly days: number;
  readonly reminds: boolean;
  readonly escalationDays: number | null;
  /** Who may decide it; null where whoever has the right to does: the chain every organization begins with. */
  readonly approverIds: readonly string[] | null;
  /** Null until its turn; so for steps that are older than their days. */
  readonly dueAt: string | null;
  readonly remindedAt: string | null;
  readonly escalatedAt: string | null;
  /** Who decided; null while it waits. */
  readonly by: string | null;
  readonly at: string | null;
  readonly decision: 'approved' | 'returned' | null;
  readonly comment: string | null;
};

/** Terms a person is offered for a seat. At most one that is still open keeps a seat: the database says so. */
@Entity({ schema: 'talent', name: 'offer' })
@Index('offer_live', ['organizationId', 'positionId'], {
  unique: true,
  where: "status in ('draft', 'in_approval', 'approved', 'sent', 'viewed')",
})
@Index('offer_application', ['organizationId', 'applicationId'])
@Index('offer_status', ['organizationId', 'status'])
@Index('offer_workflow', ['organizationId', 'workflowNumber'])
export class Offer extends TenantEntity {
  @Column('uuid')
  applicationId: string;

  @Column('uuid')
  positionId: string;

  /** The person of the application. */
  @Column('uuid')
  candidateId: string;

  /** For a year, in minor units of `currency`. */
  @Column('bigint')
  baseSalary: number;

  /** Paid on top in a year when every target is met, in minor units of `currency`. */
  @Column('bigint')
  variable: number;

  @Column('text')
  currency: string;

  @Column('date')
  startDate: string;

  /** What the person reads beside the terms. */
  @Column('text')
  message: string;

  /** Who wrote the terms that stand: never one of those who approve them. */
  @Column('uuid')
  authorId: string;

  @Column('jsonb')
  approvals: Approval[];

  /** The version of the workflow its approvals began with; null while nobody was asked. */
  @Column('int', { nullable: true })
  workflowNumber: number | null;

  @Column('text')
  status: OfferState;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  /** Null until it is sent. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  viewedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  /** Why it was declined or withdrawn, or what was noted when an answer was recorded for the person. */
  @Column('text', { nullable: true })
  answerNote: string | null;

  /** What the person typed in the place of a signature, at `answeredAt`. */
  @Column('text', { nullable: true })
  signedName: string | null;
}
