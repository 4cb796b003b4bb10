import type { ApprovalDecider, ApprovalKind, ApprovalState } from '@talent-os/contracts/identity/approvals.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Something one person alone may not do. It lies with the organization it concerns, which keeps the names of who acted. */
@Entity({ schema: 'identity', name: 'approval' })
@Index('approval_waiting', ['organizationId', 'kind', 'subjectId'], { unique: true, where: `state = 'waiting'` })
@Index('approval_latest', ['organizationId', 'createdAt'])
export class Approval extends TenantEntity {
  @Column('text')
  kind: ApprovalKind;

  /** The person it is about, or the organization. */
  @Column('uuid')
  subjectId: string;

  @Column('text')
  reason: string;

  @Column('uuid')
  askedBy: string;

  @Column('text')
  askedByName: string;

  /** The organization of who asked. */
  @Column('uuid')
  askedIn: string;

  @Column('text')
  decider: ApprovalDecider;

  /** From then on nobody can approve it; where nobody has to, it takes effect then. */
  @Column('timestamptz')
  dueAt: Date;

  @Column('text')
  state: ApprovalState;

  @Column('uuid', { nullable: true })
  decidedBy: string | null;

  @Column('text', { nullable: true })
  decidedByName: string | null;

  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;

  @Column('text', { nullable: true })
  note: string | null;
}
